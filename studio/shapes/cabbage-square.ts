// Cabbage cut into squares and tossed in a hot pan: thin, wavy, still pale green, brown along an edge.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [RIB, SEARED] = [rgb('#f3f0d0'), rgb('#b8802c')]

export function cabbageSquare(scene: Scene, x: number, y: number, size: number, leaf: Rgb): void {
  const { field, random } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const green = scene.vary(leaf, 0.08)
  const [wide, deep] = [size * random.between(0.8, 1.1), size * random.between(0.55, 0.85)]
  const skew = random.between(-0.3, 0.3)
  const cup = random.between(-0.1, 0.22) * size
  const rib = random.between(-0.8, 0.8)
  const rest = field.settle(x, y, wide * 0.8, deep * 0.8, turn, 0.5, 0.35)
  field.stamp(x, y, size * 1.3, turn, (lx, ly, out) => {
    const rag = (layeredNoise(lx * 0.05 + seed, ly * 0.05, 3) - 0.5) * 0.7
    const u = (lx - ly * skew) / wide + rag
    const v = ly / deep + rag
    const edge = (Math.abs(u) ** 4 + Math.abs(v) ** 4) ** 0.25
    if (edge > 1) return false
    const n = layeredNoise(lx * 0.035 + seed, ly * 0.035 + seed, 2) - 0.5
    // One thick rib, and thin veins that branch off it.
    const off = Math.abs(v - rib - 0.15 * u)
    const thick = 0.6 * smooth(0.26, 0.04, off)
    const vein = 0.5 * smooth(0.1, 0.02, Math.abs(noise(u * 2.2 + off * 2 + seed, seed) - 0.5))
    const wave = Math.sin(u * 3 + seed + n * 5)
    const body = mix(scaled(green, 0.94 + 0.3 * n + 0.07 * wave), RIB, Math.min(0.9, thick + vein))
    const brown = smooth(0.78, 1, edge) * smooth(0.5, 0.62, noise(u * 1.4 + seed, v * 1.4)) * 0.75
    const z = 3 + cup * (u * u + v * v) * 0.5 + wave * 3.4 + n * size * 0.3 + thick * 2.2
    return put(out, mix(body, SEARED, brown), heightOn(rest, lx, ly) + z, 0.55, 4)
  })
}
