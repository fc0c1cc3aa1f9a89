// Coleslaw: fine, limp shreds of cabbage and carrot, bound with a creamy dressing that gathers at the bottom of the bowl.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { around, garnish } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { spoonfuls } from '#studio/shapes/drizzle.ts'
import { gratedRoot, headShred } from '#studio/shapes/shreds.ts'
import { mound } from '#studio/shapes/surface.ts'

const DRESSING = rgb('#fbf2da')
const SHREDS = 640

/** The colors of one food: cabbage is white at the rib and colored at the edge of the leaf. */
function coloursOf({ name, look }: Part): Rgb[] {
  if (/red cabbage/.test(name)) return [rgb('#6d2168'), rgb('#84307c'), rgb('#9c4a92')]
  if (/cabbage/.test(name)) return [rgb('#e6ebb4'), rgb('#cddb8c'), rgb('#a9c564'), rgb('#f3f0d2')]
  if (/carrot/.test(name)) return [rgb('#ee7a14'), rgb('#f4902c')]
  return [look.colour]
}

function ribOf({ name }: Part): Rgb {
  return rgb(/red cabbage/.test(name) ? '#d9a8d2' : '#f8f4dc')
}

/** Carrot is what one sees first, red cabbage a little less. */
function weightOf({ name, grams }: Part): number {
  return grams ** 0.75 * (/carrot/.test(name) ? 2.2 : /red cabbage/.test(name) ? 0.75 : 1)
}

export function isCreamySlaw(dish: Dish): boolean {
  return dish.called(/slaw/) && (dish.grams('cream') > 40 || dish.has(/mayonnaise/))
}

export function creamySlaw(scene: Scene, dish: Dish, reach: number): void {
  const { random } = scene
  const bed = { dark: scaled(DRESSING, 0.8), light: DRESSING, rough: 5, gloss: 0.85 }
  mound(scene, { ...bed, radius: reach * 0.92, rise: 58, base: 18 })
  const parts = dish.pieces.filter(({ name, cut }) => cut === 'shred' || /cabbage/.test(name))
  const total = parts.reduce((sum, each) => sum + weightOf(each), 0)
  const bag = parts.flatMap((part) => Array<Part>(Math.round((SHREDS * weightOf(part)) / total)).fill(part))
  const coat = sauced(mix(DRESSING, WHITE, 0.3), 0.07, random.between(0, 99), 0.4)
  heaped(scene, around(scene, reach), 34, () =>
    scene.field.withFinish(coat, () => {
      for (const part of random.shuffled(bag)) {
        const [x, y] = scene.spot(reach * 0.86)
        const body = scene.vary(random.pick(coloursOf(part)), 0.05)
        if (/carrot/.test(part.name)) gratedRoot(scene, x, y, random.between(36, 74), 7.5, body)
        else headShred(scene, x, y, random.between(64, 136), random.between(6, 11), body, ribOf(part))
      }
    }),
  )
  spoonfuls(scene, 6, reach * 0.6, 15, mix(DRESSING, WHITE, 0.4))
  garnish(scene, dish, around(scene, reach * 0.7), 1)
}
