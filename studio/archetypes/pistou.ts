// A spoonful of basil paste on a soup, and the green oil that runs from it.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put, type Sample } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { mound } from '#studio/shapes/surface.ts'

/** What floats keeps this far from the middle. */
export const PISTOU_ROOM = 74

const GREEN_OIL = rgb('#8f9a1c')

export function pistouSpoonful(scene: Scene, dish: Dish, level: number): void {
  const green = dish.find(/basil/)?.look.colour
  if (!green) return
  oilAround(scene, level, mix(green, GREEN_OIL, 0.7))
  const paste = scaled(green, 0.85)
  mound(scene, { radius: 64, rise: 17, base: level - 2, dark: scaled(paste, 0.6), light: paste, rough: 5, gloss: 0.8 })
  herbFlecks(scene, 70, 56, scaled(green, 0.55), 6)
  herbFlecks(scene, 46, 54, mix(green, WHITE, 0.22), 5)
}

/** Thin, and drawn out in tongues; on what stands out of the soup there is none. */
function oilAround({ field, random, x: cx, y: cy }: Scene, level: number, oil: Rgb): void {
  const seed = random.between(0, 99)
  const shape = (x: number, y: number, out: Sample): boolean => {
    if (field.heightAt(cx + x, cy + y) > level + 3) return false
    const angle = Math.atan2(y, x)
    const tongue = layeredNoise(Math.cos(angle) * 2.4 + seed, Math.sin(angle) * 2.4 + seed, 3)
    const d = hypot(x, y) / (78 + 90 * tongue)
    if (d > 1) return false
    const drops = smooth(0.42, 0.56, layeredNoise(x * 0.05 + seed, y * 0.05, 2))
    out.alpha = 0.7 * smooth(1, 0.94, d) * Math.max(smooth(0.85, 0.5, d), drops)
    return out.alpha > 0 && put(out, oil, 0.8 * out.alpha, 1)
  }
  field.stamp(cx, cy, 175, 0, shape, 'decal')
}
