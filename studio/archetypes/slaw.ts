// Coleslaw: fine, limp shreds of cabbage and carrot, bound with a creamy dressing that gathers at the bottom of the bowl.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { type Area, around, garnish } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { spoonfuls } from '#studio/shapes/drizzle.ts'
import { gratedRoot, headShred } from '#studio/shapes/shreds.ts'
import { mound } from '#studio/shapes/surface.ts'

const DRESSING = rgb('#fbf2da')
const SHREDS = 600
/** How much wider the shreds of a whole bowl are cut than those of a spoonful beside fish. */
const COARSE = 1.2

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

/** Dressed shreds in a heap. */
export function slawHeap(
  scene: Scene,
  parts: readonly Part[],
  area: Area,
  rise: number,
  count: number,
  broad = 1,
): void {
  const { random } = scene
  const { x, y, radius } = area
  const bed = { dark: scaled(DRESSING, 0.8), light: DRESSING, rough: 5, gloss: 0.85, x, y }
  mound(scene, { ...bed, radius: (radius * 0.84) / broad, rise, base: 18 })
  const total = parts.reduce((sum, each) => sum + weightOf(each), 0)
  const bag = parts.flatMap((part) => Array<Part>(Math.round((count * weightOf(part)) / total)).fill(part))
  const coat = sauced(mix(DRESSING, WHITE, 0.3), 0.16, random.between(0, 99), 0.4)
  heaped(scene, area, rise * 0.6, () =>
    scene.field.withFinish(coat, () => {
      for (const part of random.shuffled(bag)) {
        const [px, py] = scene.spot((radius * 0.86) / Math.sqrt(broad), x, y)
        const body = scene.vary(random.pick(coloursOf(part)), 0.05)
        if (/carrot/.test(part.name)) gratedRoot(scene, px, py, random.between(36, 74), 7.5, body)
        else headShred(scene, px, py, random.between(76, 150) * broad, random.between(5, 10) * broad, body, ribOf(part))
      }
    }),
  )
}

export function creamySlaw(scene: Scene, dish: Dish, reach: number): void {
  const parts = dish.pieces.filter(({ name, cut }) => cut === 'shred' || /cabbage/.test(name))
  slawHeap(scene, parts, around(scene, reach), 58, SHREDS, COARSE)
  spoonfuls(scene, 9, reach * 0.62, 20, mix(DRESSING, WHITE, 0.4))
  garnish(scene, dish, around(scene, reach * 0.7), 1)
}
