// Wakame that has swollen in a broth: dark, thin, slippery pieces with ruffled edges.
import { mix, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [DARK, GREEN] = [rgb('#163a20'), rgb('#4c8c44')]

export function wakame(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const slim = random.between(0.45, 0.8)
  const rest = field.settle(x, y, size * 0.7, size * 0.4, turn, 0.3, 0.3)
  field.stamp(x, y, size * 1.4, turn, (lx, ly, out) => {
    const [u, v] = [lx / size, ly / (size * slim)]
    const a = Math.atan2(v, u)
    const edge = 0.55 + 0.85 * layeredNoise(Math.cos(a) * 1.9 + seed, Math.sin(a) * 1.9 + seed, 3)
    const d = Math.hypot(u, v) / edge
    if (d > 1) return false
    const ruffle = Math.sin(a * 7 + seed + layeredNoise(lx * 0.05 + seed, ly * 0.05, 2) * 8)
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
    const z = 3 + 5 * ruffle * smooth(0.25, 1, d) + 5 * n
    return put(out, mix(DARK, GREEN, 0.75 * smooth(0.4, 0.7, n) + 0.2 * ruffle * d), rest.z + z, 0.9, 5)
  })
}
