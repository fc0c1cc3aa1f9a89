// Shelled clams: a plump, pale belly with a darker frill along one side.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const BELLY = rgb('#dcaa70')
const FRILL = rgb('#643a20')

export function clamMeat(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const body = scene.vary(BELLY, 0.08)
  const edge = scene.vary(FRILL, 0.12)
  const [rx, ry] = [size * random.between(1, 1.3), size * random.between(0.7, 0.9)]
  const rest = field.settle(x, y, rx * 0.7, ry * 0.7, turn, 0.4, 0.3)
  field.stamp(x, y, rx * 1.4, turn, (lx, ly, out) => {
    const [u, v] = [lx / rx, ly / ry]
    const angle = Math.atan2(v, u)
    const frilly = v > 0 ? 0.04 * Math.sin(angle * 6 + seed) : 0
    const d =
      Math.hypot(u, v) / (0.62 + 0.66 * layeredNoise(Math.cos(angle) * 1.2 + seed, Math.sin(angle) * 1.2, 2) + frilly)
    if (d > 1) return false
    const n = layeredNoise(u * 2.5 + seed, v * 2.5, 3)
    const frill = smooth(-0.1, 0.4, v) * smooth(0.5, 0.72, d)
    const dome = size * 0.62 * Math.sqrt(1 - d * d) * (1 - 0.45 * frill)
    const paint = mix(scaled(body, 0.88 + 0.22 * n), edge, 0.92 * frill + 0.25 * smooth(0.6, 0.75, n))
    const z = 2 + dome + frill * (1.5 + Math.sin(angle * 6 + seed))
    return put(out, paint, rest.z + z, 0.6, z + 2)
  })
}
