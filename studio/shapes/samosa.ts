// A samosa: three corners, a puffed middle, a sealed edge, blistered where it browned.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { DumplingLook } from '#studio/shapes/starches.ts'

const HALF = Math.sqrt(3) / 2
/** How softly its faces run into each other. */
const MELT = 0.06
const WHEAT = rgb('#f7c566')

export function samosa(scene: Scene, x: number, y: number, size: number, turn: number, look: DumplingLook): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const dough = scene.vary(look.dough, 0.05)
  const base = field.settle(x, y, size * 0.5, size * 0.5, turn, 0.7, 0.1).z
  // No two were folded alike.
  const [left, right] = [random.between(0.44, 0.52), random.between(0.44, 0.52)]
  const bow = random.between(0.1, 0.22)
  const plump = random.between(0.4, 0.48)
  field.stamp(x, y, size * 1.1, turn, (lx, ly, out) => {
    const wobble = layeredNoise((lx / size) * 2.2 + seed, (ly / size) * 2.2, 2) - 0.5
    const [u, v] = [lx / size + 0.06 * wobble, ly / size - 0.06 * wobble]
    // The sides swell outward, and run into each other without a crease.
    const sides = [0.46 + v + bow * (0.2 - u * u * 0.5), left - v * 0.5 - u * HALF, right - v * 0.5 + u * HALF] as const
    let sum = 0
    for (const d of sides) sum += Math.exp(-d / MELT)
    const inward = -MELT * Math.log(sum)
    if (inward < 0) return false
    const n = layeredNoise(u * 4 + seed, v * 4, 4)
    const blister = smooth(0.54, 0.68, layeredNoise(u * 11 + seed, v * 11, 2))
    const rim = smooth(0.085, 0.06, inward)
    const puffed = clamp((inward - 0.05) / 0.3) ** 0.62
    // One flap is folded over the other.
    const flap = u * 0.9 - v * 0.35 - 0.06 - 0.1 * Math.sin(v * 4 + seed)
    const over = smooth(-0.012, 0.012, flap) * smooth(0.06, 0.14, inward)
    const seam = smooth(0.022, 0, Math.abs(flap + 0.012)) * smooth(0.06, 0.14, inward)
    const crimp = rim * (0.5 + 0.5 * Math.sin(Math.atan2(v, u) * 34))
    const browned = clamp(
      smooth(0.42, 0.85, n) * look.browned * 0.7 + blister * 0.16 + 0.3 * smooth(0.26, 0.06, inward) * n + 0.1 * rim,
    )
    const gold = mix(dough, WHEAT, 0.4 * smooth(0.6, 0.3, n))
    const colour = scaled(mix(gold, look.fried, browned), 1 - seam * 0.3 - crimp * 0.1)
    const z = 7 + size * plump * puffed + over * 4 + blister * 2.4 + n * 5 - seam * 2 + crimp * 2
    return put(out, colour, base + z, 0.42, size * 0.4)
  })
}
