// A ring of squid: a flat, springy band, never quite round, faintly pink where the skin was.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [FLESH, GLASSY, PINK] = [rgb('#fdf1de'), rgb('#e2bd92'), rgb('#cf8a7c')]

export function squidRing(scene: Scene, x: number, y: number, radius: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const squeeze = random.between(0.66, 0.94)
  const band = radius * random.between(0.17, 0.25)
  const tall = radius * random.between(0.26, 0.42)
  const tilt = random.bell() * 0.18
  const flesh = scene.vary(FLESH, 0.03)
  const rest = field.settle(x, y, radius * 0.8, radius * 0.8 * squeeze, turn, 0.4, 0.25)
  field.stamp(x, y, radius * 1.6, turn, (lx, ly, out) => {
    const angle = Math.atan2(ly / squeeze, lx)
    const wave = layeredNoise(Math.cos(angle) * 1.3 + seed, Math.sin(angle) * 1.3 + seed, 2) - 0.5
    const r = hypot(lx, ly / squeeze)
    const v = (r - radius * (1 + 0.34 * wave)) / (band * (1 + 0.9 * wave))
    if (Math.abs(v) > 1) return false
    const n = layeredNoise(lx * 0.1 + seed, ly * 0.1, 2)
    const edge = smooth(0.45, 1, Math.abs(v))
    const body = mix(scaled(flesh, 0.92 + 0.14 * n), GLASSY, 0.7 * edge)
    const z = tall * (1 - v ** 4) ** 0.5 * (0.9 + 0.5 * wave) + tilt * lx + n * 1.4
    return put(out, mix(body, PINK, 0.5 * smooth(0.5, 0.95, v)), heightOn(rest, lx, ly) + z, 0.68, z + 4)
  })
}
