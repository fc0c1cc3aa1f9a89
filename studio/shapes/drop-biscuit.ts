// Dough dropped from a spoon and baked: the lid of a cobbler.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [DOUGH, CREAM, GOLD, BROWN] = [rgb('#fce6b6'), rgb('#f3cf8c'), rgb('#dfa04a'), rgb('#b8702a')]

/** Craggy and dry, the color of flour; golden on its tips only. */
export function dropBiscuit(scene: Scene, x: number, y: number, size: number): void {
  const seed = scene.random.between(0, 99)
  const rest = scene.field.settle(x, y, size * 0.7, size * 0.7, 0, 0.3, 0)
  scene.field.stamp(x, y, size * 1.25, 0, (lx, ly, out) => {
    const angle = Math.atan2(ly, lx)
    const edge =
      0.76 +
      0.34 * layeredNoise(Math.cos(angle) * 1.5 + seed, Math.sin(angle) * 1.5 + seed, 3) +
      0.16 * (layeredNoise(Math.cos(angle) * 6 + seed, Math.sin(angle) * 6, 2) - 0.5)
    const d = hypot(lx, ly) / (size * edge)
    if (d > 1) return false
    // Lumps of dough with clefts between them.
    const wx = lx + 16 * (noise(lx * 0.05 + seed, ly * 0.05) - 0.5)
    const wy = ly + 16 * (noise(lx * 0.05, ly * 0.05 + seed) - 0.5)
    const lump = Math.abs(noise(wx * 0.026 + seed, wy * 0.026 - seed) - 0.5) * 2
    const knob = Math.abs(noise(wx * 0.06 - seed, wy * 0.06 + seed) - 0.5) * 2
    const fine = layeredNoise(lx * 0.16 + seed, ly * 0.16, 3)
    const crag = smooth(0, 0.55, lump) * 0.62 + smooth(0, 0.6, knob) * 0.38
    const dome = size * 0.36 * (1 - d ** 3.2) ** 0.55
    const z = 4 + dome + (crag - 0.4) * size * 0.17 * (1 - 0.5 * d) + (fine - 0.5) * 7
    const tip = smooth(0.5, 0.92, crag + 0.5 * (fine - 0.5))
    const caught = clamp(0.85 * tip + 0.35 * smooth(0.78, 1, d) * fine)
    const dough = mix(DOUGH, CREAM, clamp(0.35 + (fine - 0.5) * 1.6 + 0.3 * crag))
    const paint = mix(mix(dough, GOLD, caught), BROWN, 0.55 * smooth(0.72, 1, caught))
    return put(out, scaled(paint, 0.95 + 0.1 * fine), rest.z + z, 0.02, z + 6)
  })
}
