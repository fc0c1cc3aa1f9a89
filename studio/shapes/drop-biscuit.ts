// Dough dropped from a spoon and baked: the lid of a cobbler.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const PALE = rgb('#f5d08a')
const GOLD = rgb('#e6a548')
const BROWN = rgb('#ad6424')

/** Craggy, cracked, pale in the cracks and brown on every peak. */
export function dropBiscuit(scene: Scene, x: number, y: number, size: number): void {
  const seed = scene.random.between(0, 99)
  const rest = scene.field.settle(x, y, size * 0.7, size * 0.7, 0, 0.3, 0)
  scene.field.stamp(x, y, size * 1.25, 0, (lx, ly, out) => {
    const angle = Math.atan2(ly, lx)
    const edge = 0.78 + 0.4 * layeredNoise(Math.cos(angle) * 1.5 + seed, Math.sin(angle) * 1.5 + seed, 3)
    const d = hypot(lx, ly) / (size * edge)
    if (d > 1) return false
    const crag = layeredNoise(lx * 0.035 + seed, ly * 0.035, 4)
    const fine = layeredNoise(lx * 0.12 + seed, ly * 0.12, 2)
    const crack = smooth(0.035, 0.008, Math.abs(crag - 0.47)) * smooth(0.95, 0.7, d)
    const dome = size * 0.5 * Math.sqrt(1 - d * d)
    const brown = clamp(smooth(0.44, 0.66, crag) * 0.75 + 0.3 * smooth(0.7, 1, d) + (fine - 0.5) * 0.5 - crack)
    const z = 4 + dome + (crag - 0.5) * size * 0.34 + (fine - 0.5) * 5 - crack * 5
    return put(
      out,
      scaled(mix(mix(PALE, GOLD, smooth(0.3, 0.5, crag)), BROWN, brown), 0.95 + 0.1 * fine),
      rest.z + z,
      0.15,
      z + 6,
    )
  })
}
