// Cheese that melted over loose food: it fills the hollows, lets the tops stand out, and blisters.
import { mix, type Rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { smoothGround } from '#studio/heap.ts'
import { clamp, hypot, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface BlanketOptions {
  x: number
  y: number
  rx: number
  ry: number
  turn?: number
  pale: Rgb
  golden: Rgb
  brown: Rgb
  /** Scene units above the middle of the heap; what stands higher shows. */
  over: number
  /** Share of the area that it covers, 0 to 1. */
  share: number
  /** An oval instead of an oblong. */
  round?: boolean
}

export function meltedBlanket(scene: Scene, options: BlanketOptions): void {
  const { x, y, rx, ry, turn = 0, pale, golden, brown, over, share, round = false } = options
  const { random, field } = scene
  const ground = smoothGround(scene, x, y, Math.max(rx, ry) * 1.05)
  const seed = random.between(0, 99)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  field.stamp(x, y, hypot(rx, ry), turn, (lx, ly, out) => {
    const far = round ? hypot(lx / rx, ly / ry) : Math.max(Math.abs(lx) / rx, Math.abs(ly) / ry)
    const inside = round ? smooth(1, 0.6, far) : smooth(1, 0.86, far)
    const patch = layeredNoise(lx * 0.013 + seed, ly * 0.013, 3) - 0.35 * (1 - inside)
    const cover = smooth(0.7 - 0.55 * share, 0.8 - 0.55 * share, patch)
    if (cover <= 0 || inside <= 0) return false
    const soft = layeredNoise(lx * 0.03 - seed, ly * 0.03, 2)
    const bubble = layeredNoise(lx * 0.06 + seed, ly * 0.06 - seed, 2)
    // Round blisters of all sizes, in groups: gold about them, brown on top.
    const [bx, by] = [lx + 14 * bubble, ly + 14 * soft]
    const group = smooth(0.4, 0.62, layeredNoise(lx * 0.017 - seed, ly * 0.017 + seed, 2))
    const blister = Math.max(pores(bx * 0.03 + seed, by * 0.03, 0.55), pores(by * 0.052 - seed, bx * 0.052, 0.5))
    // It thins out towards its edge and goes under there.
    const z =
      ground(x + cos * lx - sin * ly, y + sin * lx + cos * ly) +
      over -
      16 * (1 - cover) +
      7 * soft +
      2.4 * bubble +
      1.3 * smooth(0.1, 0.7, blister) -
      5
    const gold = clamp(
      0.2 * smooth(0.4, 0.7, soft) +
        0.5 * (1 - cover) +
        0.35 * group +
        0.8 * smooth(0, 0.4, blister) * (0.3 + 0.7 * group),
    )
    const toasted = smooth(0.12, 1, blister + 0.5 * (bubble - 0.5)) * (0.2 + 0.8 * group)
    const paint = mix(mix(pale, golden, gold), brown, 0.8 * toasted)
    return put(out, paint, z, 0.7, 6)
  })
}
