// Halved vegetables with their filling scooped out: boats for a stuffing.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { put, SOLID } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface ShellLook {
  skin: Rgb
  flesh: Rgb
}

/** A hollow half filled to the brim: eggplants, zucchini, avocados, potatoes. */
export function boat(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  turn: number,
  look: ShellLook,
  aspect: number,
): number {
  const seed = scene.random.between(0, 99)
  const tall = 30
  const base = scene.field.settle(x, y, size * 0.6, size * aspect * 0.6, turn, 0.6, 0.05).z
  scene.field.stamp(x, y, size * 1.05, turn, (lx, ly, out) => {
    const d = hypot(lx / size, ly / (size * aspect))
    const edge = 0.95 + 0.05 * Math.sin(Math.atan2(ly, lx) * 3 + seed)
    if (d > edge) return false
    const wall = smooth(0.74, 0.86, d / edge)
    const round = Math.sqrt(Math.max(0, 1 - ((d / edge - 0.86) / 0.14) ** 2))
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
    return put(
      out,
      scaled(mix(look.flesh, look.skin, smooth(0.88, 0.93, d / edge)), 0.85 + 0.25 * n - (1 - wall) * 0.3),
      base + 8 + wall * tall * Math.max(0.25, round),
      0.5,
      SOLID,
    )
  })
  return base
}
