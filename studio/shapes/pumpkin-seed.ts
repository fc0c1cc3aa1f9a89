// A hulled pumpkin seed: a flat drop with a pointed end, dark green with a paler rim, toasted brown in places.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [GREEN, RIM, TOASTED] = [rgb('#5c7436'), rgb('#c6cc98'), rgb('#8a6a34')]

export function pumpkinSeed(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const turn = random.angle()
  const seed = random.between(0, 99)
  const green = scene.vary(mix(GREEN, TOASTED, 0.4 * random.unit()), 0.08)
  const wide = size * random.between(0.54, 0.62)
  const rest = field.settle(x, y, size * 0.7, wide * 0.7, turn, 0.6, 0.5)
  field.stamp(x, y, size * 1.1, turn, (lx, ly, out) => {
    const u = lx / size
    const v = ly / (wide * (1 - 0.5 * smooth(0, 1, u)))
    const q = u * u + v * v
    if (q > 1) return false
    const rim = smooth(0.62, 0.85, q)
    const worn = smooth(0.5, 0.8, noise(lx * 0.2 + seed, ly * 0.2))
    const z = 2.5 + size * 0.24 * Math.sqrt(1 - q) + 0.8 * rim
    const paint = mix(mix(green, TOASTED, 0.35 * worn), RIM, 0.55 * rim)
    return put(out, scaled(paint, 0.95 + 0.1 * worn), heightOn(rest, lx, ly) + z, 0.5, z + 1)
  })
}
