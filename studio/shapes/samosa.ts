// A samosa: three corners, a puffed middle, a sealed edge, blistered where it browned.
import { mix, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { DumplingLook } from '#studio/shapes/starches.ts'

const HALF = Math.sqrt(3) / 2

export function samosa(scene: Scene, x: number, y: number, size: number, turn: number, look: DumplingLook): void {
  const seed = scene.random.between(0, 99)
  const dough = scene.vary(look.dough, 0.05)
  const base = scene.field.settle(x, y, size * 0.5, size * 0.5, turn, 0.7, 0.1).z
  scene.field.stamp(x, y, size * 1.1, turn, (lx, ly, out) => {
    const [u, v] = [lx / size, ly / size]
    // Distance from the nearest of three sides; the corners are blunt.
    const inward = Math.min(0.5 + v, 0.5 - v * 0.5 - u * HALF, 0.5 - v * 0.5 + u * HALF)
    if (inward < 0 || hypot(u, v) > 0.94) return false
    const n = layeredNoise(u * 4 + seed, v * 4, 4)
    const blister = smooth(0.56, 0.7, layeredNoise(u * 9 + seed, v * 9, 3))
    const puffed = Math.sqrt(clamp(inward / 0.46))
    // One flap is folded over the other.
    const seam = smooth(0.03, 0, Math.abs(u * 0.9 - v * 0.35 - 0.06)) * smooth(0.08, 0.2, inward)
    // Plain low on the sides, where a pattern would be drawn out into streaks.
    const upper = smooth(0.05, 0.16, inward)
    const browned = clamp(
      smooth(0.4, 0.75, n) * look.browned * (0.3 + 0.7 * upper) + blister * 0.3 * upper + smooth(0.12, 0, inward) * 0.2,
    )
    const colour = scaled(mix(dough, look.fried, browned), 1 - seam * 0.3)
    return put(out, colour, base + 8 + size * 0.44 * puffed + n * 5 - seam * 3, 0.35, size * 0.4)
  })
}
