// Mashed vegetables in a bowl, with what was folded through them and laid on top.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import type { Scene } from '#studio/scene.ts'
import { foldedGreens } from '#studio/shapes/folded-greens.ts'
import { mashHeap, meltingButter, whippedMash } from '#studio/shapes/mash.ts'
import { bowl } from '#studio/vessels.ts'
import type { Archetype } from './archetype.ts'

/** Potatoes mashed with milk and butter. */
const CREAMED = rgb('#f8e4ac')

/** Kale that was mashed with the potatoes: scraps of all sizes, potato over part of each. */
function mashedGreens(scene: Scene, colour: Rgb): void {
  const { random } = scene
  const green = mix(colour, rgb('#4a7a26'), 0.45)
  for (const [x, y] of scene.spots(70, 258)) foldedGreens(scene, x, y, random.between(40, 74), scene.vary(green, 0.1))
  for (const [x, y] of scene.spots(240, 262)) {
    const size = random.between(9, 20) + 26 * random.unit() ** 3
    foldedGreens(scene, x, y, size, scene.vary(green, 0.14))
  }
}

/** Mashed vegetables: furrows from the spoon, butter in the hollow. */
export const mash: Archetype = {
  zoom: [1.3, 1.5],
  cameras: ['three-quarter', 'close'],
  cutlery: 'spoon',
  draw({ scene, dish, setting }) {
    bowl(scene, { radius: 310, ...setting.ceramic, depth: 74 })
    const blended = dish.blended(({ look }) => look.kind !== 'leaf' && look.kind !== 'herb')
    const creamed = dish.has(/potato/) && !dish.has(/sweet potato/)
    const light = creamed ? mix(blended.light, CREAMED, 0.7) : blended.light
    const dark = creamed ? scaled(mix(light, rgb('#e2b866'), 0.35), 0.9) : blended.dark
    const tops = dish.pieces.filter((part) => ['tofu', 'meat', 'poultry', 'egg'].includes(part.look.kind))
    const buttered = dish.has(/butter|oil|ghee/) && tops.length === 0
    const folded = dish.first('leaf')
    const whipped = creamed && buttered && !folded
    const level = whipped
      ? whippedMash(scene, { radius: 290, base: 44, rise: 62, dark, light, hollow: true })
      : mashHeap(scene, { radius: 276, base: 36, rise: 52, dark, light, hollow: buttered })
    if (folded) mashedGreens(scene, folded.look.colour)
    const green = dish
      .of('vegetable')
      .filter((part) => part.piece && !/potato|swede|parsnip|carrot|cauli|squash/.test(part.name))
    toss(scene, green, around(scene, 230), { cover: 0.12, scale: 0.6 })
    toss(scene, tops, around(scene, 120), { cover: 0.9, scale: 0.8 })
    if (buttered) meltingButter(scene, 276, level)
    garnish(scene, dish, { ...around(scene, whipped ? 170 : 225), even: true }, whipped ? 0.8 : 1.3, 0.72)
  },
}
