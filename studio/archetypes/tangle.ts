// A salad that is all fine shreds: radish and pear with chili, white to red as it took them.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { heaped } from '#studio/heap.ts'
import { around, garnish } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { julienneLock } from '#studio/shapes/julienne.ts'
import { mound, specks } from '#studio/shapes/surface.ts'

const LOCKS = 170
const CREAM = rgb('#fbf3d6')
const CHILI = rgb('#e8701c')
/** Oranges, not pinks: the flakes dye it with their oil. */
const REDDENED = ['#f6b070', '#f09048', '#e8702c', '#df5418'].map(rgb)
const STAIN = rgb('#c8300c')
const BROWNED = rgb('#b98a3a')

/** What was salted with the chili took its color; fruit that came in last is still pale. */
function tonesOf({ look }: Part, chili: boolean): Rgb[] {
  const own = mix(look.colour, CREAM, 0.5)
  if (!chili) return [0, 0.05, 0.1].map((share) => mix(own, BROWNED, share))
  return look.kind === 'fruit' ? [0, 0.05, 0.12].map((share) => mix(own, CHILI, share)) : REDDENED
}

export function tangle(scene: Scene, dish: Dish, reach: number): void {
  const { random } = scene
  const chili = dish.has(/gochugaru|chili/)
  const ground = chili ? rgb('#c8642c') : mix(CREAM, BROWNED, 0.3)
  const bed = { dark: scaled(ground, 0.75), light: ground, rough: 9, gloss: 0.6 }
  mound(scene, { ...bed, radius: reach * 0.78, rise: 46, base: 20 })
  const total = dish.pieces.reduce((sum, { grams }) => sum + grams, 0)
  const bag = dish.pieces.flatMap((part) => Array<Part>(Math.round((LOCKS * part.grams) / total)).fill(part))
  const spots = scene.spots(bag.length, reach * 0.72)
  heaped(scene, around(scene, reach * 0.86), 40, () => {
    random.shuffled(bag).forEach((part, i) => {
      const [x, y] = spots[i] ?? [scene.x, scene.y]
      const tones = tonesOf(part, chili)
      const stain = chili && part.look.kind !== 'fruit' ? STAIN : undefined
      const size = { length: random.between(88, 132), width: random.between(8, 10.5), strands: random.whole(3, 6) }
      julienneLock(scene, x, y, { ...size, tones, ...(stain && { stain }) })
    })
  })
  if (chili) specks(scene, 120, reach * 0.72, [rgb('#b3200c'), rgb('#8a1808')], 2.6)
  garnish(scene, dish, around(scene, reach * 0.62), 1, 1.1)
}
