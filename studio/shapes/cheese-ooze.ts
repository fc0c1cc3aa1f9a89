// Cheese that melted in a folded omelet and runs out along its open edge in tongues.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { Fold } from '#studio/shapes/omelets.ts'

const BUTTERY = rgb('#fbd978')

/** `base`: the height of the plate. */
export function cheeseOoze(scene: Scene, { x, y, radius, turn }: Fold, base: number, cheese: Rgb): void {
  const seed = scene.random.between(0, 99)
  const body = mix(cheese, BUTTERY, 0.55)
  scene.field.stamp(x, y, radius * 1.3, turn, (lx, ly, out) => {
    const [u, v] = [lx / radius, ly / radius]
    if (v < 0.1) return false
    const r = hypot(u * 0.92, v * 1.06)
    const along = Math.atan2(v, u)
    const tongue = layeredNoise(along * 2.6 + seed, seed, 3)
    const inward = 0.9 + 0.26 * smooth(0.35, 0.75, tongue) - r
    if (inward < 0 || r < 0.8) return false
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 2)
    const z = base + 3 + 15 * Math.sqrt(Math.min(1, inward / 0.16)) + (n - 0.5) * 3
    return put(out, mix(body, BUTTERY, 0.5 * n), z, 0.75, z - base + 2)
  })
}
