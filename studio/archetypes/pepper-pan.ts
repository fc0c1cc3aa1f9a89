// Peppers stewed with tomatoes and onion, eggs drawn through them at the end: lecsó and the like.

import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { heaped, smoothGround } from '#studio/heap.ts'
import { around, garnish } from '#studio/laying.ts'
import type { Scene } from '#studio/scene.ts'
import { limpPepper } from '#studio/shapes/limp-pepper.ts'
import { pepperTile } from '#studio/shapes/peppers.ts'
import { softOnion } from '#studio/shapes/soft-onion.ts'
import { type EggTones, eggFolds, eggHeap, type FoldCounts } from '#studio/shapes/soft-scramble.ts'
import { soupTomato } from '#studio/shapes/soup-tomato.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'

const [DARK, LIGHT] = [rgb('#a8300e'), rgb('#d9581c')]
const [GLASSY, GOLD] = [rgb('#f3d9a0'), rgb('#cf8a34')]
const EGG: EggTones = { colour: rgb('#ffd75c'), cream: 0.75, white: 0.3 }
const RIPE = rgb('#ee7c0a')
const SEVERAL = 250

/** So many peppers under scrambled eggs that the dish is named after them. */
export function isPepperPan(dish: Dish): boolean {
  const peppers = dish.parts.reduce((sum, { name, grams }) => sum + (/bell pepper/.test(name) ? grams : 0), 0)
  return dish.eggStyle === 'scrambled' && dish.of('egg').length > 0 && peppers > SEVERAL && dish.has(/tomato/)
}

export function pepperPan(scene: Scene, dish: Dish): void {
  const { random, field } = scene
  const skins = dish.parts.filter(({ name }) => /bell pepper/.test(name)).map(({ look }) => look.colour)
  const juice = sauced(mix(DARK, LIGHT, 0.6), 0.24, random.between(0, 99), 0.2)
  const stripAt = (x: number, y: number): void =>
    // No end of a strip hangs over the wall of the pan.
    field.withWall({ x: scene.x, y: scene.y, radius: 264 }, () => {
      const skin = mix(random.pick(skins), RIPE, random.between(0.3, 0.9))
      // Strips of all widths, as a knife cuts them, hanging limp.
      if (random.chance(0.12)) pepperTile(scene, x, y, random.between(20, 28), skin)
      else limpPepper(scene, x, y, random.between(92, 140), skin)
    })
  const vegetables = (peppers: number, tomatoes: number, onions: number, reach: number): void => {
    for (const [x, y] of scene.spots(peppers, reach - 18)) stripAt(x, y)
    for (const [x, y] of scene.spots(tomatoes, reach)) soupTomato(scene, x, y, random.between(38, 56))
    for (const [x, y] of scene.spots(onions, reach)) softOnion(scene, x, y, random.between(60, 100), 0.12, GLASSY, GOLD)
  }
  liquid(scene, { level: 34, radius: 272, dark: DARK, light: LIGHT, rough: 9, pulp: 0.8 })
  field.withFinish(juice, () => heaped(scene, around(scene, 268), 16, () => vegetables(104, 22, 18, 238)))
  liquid(scene, { level: 41, radius: 272, dark: DARK, light: LIGHT, rough: 6, gloss: 1, clear: 9, pulp: 0.8 })
  waterline(scene, { level: 41, radius: 268, dark: DARK, light: LIGHT })
  // A spatula drew the eggs through it: soft folds with the juice on them, peppers between and over them.
  const heap = eggHeap(scene, scene.x, scene.y, 238, 20)
  const wet = sauced(mix(DARK, LIGHT, 0.9), 0.2, random.between(0, 99), 0.25)
  const curds = (counts: FoldCounts, reach: number): void => {
    const onto = smoothGround(scene, scene.x, scene.y, 300)
    field.withFinish(wet, () => eggFolds(scene, heap, counts, EGG, reach, onto))
  }
  curds({ large: 17, middle: 20, small: 22 }, 214)
  field.withFinish(juice, () => heaped(scene, around(scene, 250), 10, () => vegetables(30, 11, 6, 222)))
  curds({ large: 3, middle: 7, small: 12 }, 180)
  garnish(scene, dish, around(scene, 215), 0.8)
}
