// Breaded and battered food: a cutlet under a golden crumb.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const CRUMB = { pale: rgb('#eebc62'), gold: rgb('#cf8a30'), brown: rgb('#8a4a16') }

/** Crumbs at a point: their color, and how high they stand. */
export function crumbCoat(x: number, y: number, seed: number): readonly [Rgb, number] {
  const coarse = layeredNoise(x * 0.022 + seed, y * 0.022, 3)
  const flake = noise(x * 0.16 + seed, y * 0.16 + seed) * 0.6 + noise(x * 0.34 + seed, y * 0.34) * 0.4
  const colour = mix(
    mix(CRUMB.pale, CRUMB.gold, smooth(0.25, 0.65, coarse)),
    CRUMB.brown,
    smooth(0.5, 0.85, coarse * 0.6 + flake * 0.5),
  )
  return [scaled(colour, 0.78 + 0.44 * flake), (flake - 0.4) * 9]
}

export interface CutletOptions {
  halfLength: number
  halfWidth: number
  turn: number
  /** How much narrower one end is, as of a chicken breast. */
  tapered?: number
}

/** A schnitzel, a katsu, a breaded fillet. */
export function cutlet(scene: Scene, x: number, y: number, options: CutletOptions): void {
  const { halfLength, halfWidth, turn, tapered = 0 } = options
  const seed = scene.random.between(0, 99)
  const base = scene.field.settle(x, y, halfLength * 0.7, halfWidth * 0.6, turn, 0.6, 0.08).z
  const thick = 36
  scene.field.withSides(
    (sx, sy, z) => crumbCoat(sx + sy, z * 2, seed)[0],
    () =>
      scene.field.stamp(x, y, halfLength * 1.2, turn, (lx, ly, out) => {
        const wobble = 1 + 0.22 * (layeredNoise(lx * 0.012 + seed, ly * 0.012, 3) - 0.5)
        const q =
          (Math.abs(lx / halfLength) * wobble) ** 2.6 +
          (Math.abs(ly / (halfWidth * (1 - (tapered * lx) / halfLength))) * wobble) ** 2.6
        if (q > 1) return false
        const [coat, relief] = crumbCoat(lx, ly, seed)
        const dome = thick * clamp(1 - q) ** 0.35
        return put(out, coat, base + 4 + dome + relief, 0.22)
      }),
  )
}
