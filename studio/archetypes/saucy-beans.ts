// Beans in tomato sauce, spooned over toast: they lie in their sauce, which runs together between them.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put, type Sample } from '#studio/field.ts'
import { hypot, layeredNoise } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { bean } from '#studio/shapes/beans.ts'
import { OUTLINES, type Toast } from '#studio/shapes/toasts.ts'

const SAUCE = { dark: rgb('#9c2a0a'), light: rgb('#cf5416') }
const BEANS = ['#e39a54', '#dc8844', '#e8ab68'].map(rgb)
const RISE = 24
/** How deep one sees into the sauce. */
const CLEAR = 5

/** `top`: the height of the toast. */
export function saucyBeans(scene: Scene, { x, y, halfWidth, halfHeight, turn, kind }: Toast, top: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  /** 0 in the middle of the heap, 1 at its edge, which no spoon leaves straight. */
  const out = (lx: number, ly: number): number =>
    OUTLINES[kind](lx / halfWidth, ly / halfHeight) / (0.76 + 0.24 * layeredNoise(lx * 0.012 + seed, ly * 0.012, 2))
  const levelAt = (lx: number, ly: number): number => {
    const d = out(lx, ly)
    return top + 2 + RISE * Math.sqrt(Math.max(0, 1 - d * d)) + 5 * (layeredNoise(lx * 0.03 + seed, ly * 0.03, 2) - 0.5)
  }
  const sauce =
    (lift: number) =>
    (lx: number, ly: number, sample: Sample): boolean => {
      if (out(lx, ly) > 1) return false
      const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
      return put(sample, mix(SAUCE.dark, SAUCE.light, 0.2 + 0.8 * n), levelAt(lx, ly) + lift + 2 * (n - 0.5), 0.7)
    }
  const extent = hypot(halfWidth, halfHeight)
  field.stamp(x, y, extent, turn, sauce(0))
  const local = (px: number, py: number): readonly [number, number] => [
    (px - x) * cos + (py - y) * sin,
    (py - y) * cos - (px - x) * sin,
  ]
  for (const [px, py] of scene.spots(270, extent * 0.86, x, y)) {
    const [lx, ly] = local(px, py)
    const d = out(lx, ly)
    if (d > 0.96) continue
    const skin = mix(random.pick(BEANS), SAUCE.light, random.between(0.05, 0.4))
    const sunk = levelAt(lx, ly) - random.between(0, 8)
    field.withCeiling(
      () => sunk,
      () =>
        bean(scene, px, py, {
          skin,
          size: random.between(14.5, 18),
          plump: 0.64,
          bend: 0.26,
          scar: scaled(skin, 0.9),
          gloss: 0.8,
        }),
    )
  }
  // It stands between them, and lies in a film on what is low.
  field.stamp(x, y, extent, turn, sauce(3), CLEAR)
}
