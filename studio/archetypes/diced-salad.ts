// Salads of boiled vegetables cut into small dice, as for vinegret.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { heaped } from '#studio/heap.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { chunk } from '#studio/shapes/solid.ts'
import { mound } from '#studio/shapes/surface.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

/** Boiled and peeled; the color of the flesh, not of the skin. */
const FLESH: readonly (readonly [RegExp, Rgb])[] = [
  [/\bbeet/, rgb('#7d1038')],
  [/potato/, rgb('#f2e0a6')],
  [/carrot/, rgb('#ea8128')],
  [/pickle|gherkin/, rgb('#8d9a3e')],
]
const BEET_JUICE = rgb('#b5285c')
const DICE = 640

function fleshOf({ name }: Part): Rgb | undefined {
  return FLESH.find(([food]) => food.test(name))?.[1]
}

/** Beets leave some of their juice on every neighbor, here more and there less. */
function stainedBy(scene: Scene, colour: Rgb, beets: boolean): Rgb {
  return beets ? mix(colour, BEET_JUICE, 0.12 + 0.6 * scene.random.unit() ** 1.7) : colour
}

export function dicedSalad(scene: Scene, dish: Dish, reach: number): void {
  const { random } = scene
  const beets = dish.has(/\bbeet/)
  const diced = dish.parts.filter((part) => fleshOf(part))
  const tone = beets ? mix(BEET_JUICE, rgb('#4a0a24'), 0.4) : rgb('#cbb27a')
  mound(scene, { radius: reach * 0.92, rise: 44, base: 20, dark: mix(tone, [0, 0, 0], 0.3), light: tone, rough: 6 })
  const total = diced.reduce((sum, { grams }) => sum + grams, 0) || 1
  const area = around(scene, reach * 0.9)
  const bag = diced.flatMap((part) => Array.from({ length: Math.round((part.grams / total) * DICE) }, () => part))
  const kraut = dish.find(/sauerkraut|cabbage/)
  heaped(scene, area, 26, () => {
    for (const part of random.shuffled(bag)) {
      const [x, y] = scene.spot(area.radius)
      const own = fleshOf(part) ?? part.look.colour
      const top = /\bbeet/.test(part.name) ? scene.vary(own, 0.2) : stainedBy(scene, scene.vary(own, 0.06), beets)
      const size = random.between(11.5, 16)
      chunk(scene, x, y, { size, top, side: mix(top, tone, 0.18), gloss: 0.6, edge: 2.2, bump: 1, uneven: 0.16 })
    }
    for (let i = 0; kraut && i < 60; i++) {
      const [x, y] = scene.spot(area.radius)
      const path = arc(x, y, random.between(30, 64), random.angle(), random.bell() * 2, 8)
      const paint = stainedBy(scene, rgb('#ead9a8'), beets)
      tube(scene, path, { radius: random.between(2.6, 4), paint, gloss: 0.6, flatten: 0.6, sink: 0.4 })
    }
    const peas = dish.parts.filter((part) => part.piece && /\bpeas?\b/.test(part.name))
    toss(scene, peas, area, { cover: 0.08, scale: 1.05, rise: 20 })
  })
  garnish(scene, dish, around(scene, reach * 0.8), 0.9)
}
