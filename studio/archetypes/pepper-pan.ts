// Peppers stewed with tomatoes and onion, eggs drawn through them at the end: lecsó and the like.

import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { around, garnish } from '#studio/laying.ts'
import { hypot } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { eggCurds } from '#studio/shapes/egg-curds.ts'
import { pepperStrip, pepperTile } from '#studio/shapes/peppers.ts'
import { softOnion } from '#studio/shapes/soft-onion.ts'
import { soupTomato } from '#studio/shapes/soup-tomato.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'

const [DARK, LIGHT] = [rgb('#a8300e'), rgb('#d9581c')]
const [GLASSY, GOLD] = [rgb('#f3d9a0'), rgb('#cf8a34')]
const EGG = rgb('#fbdf72')
const RIPE = rgb('#f08c10')
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
  const stripAt = (x: number, y: number): void => {
    const skin = mix(random.pick(skins), RIPE, random.between(0, 0.5))
    // Strips of all widths, as a knife cuts them.
    if (random.chance(0.2)) pepperTile(scene, x, y, random.between(22, 30), skin)
    else pepperStrip(scene, x, y, random.between(90, 144), skin, false, true)
  }
  const strips = (count: number, reach: number): void => {
    for (const [x, y] of scene.spots(count, reach)) stripAt(x, y)
  }
  const onions = (count: number): void => {
    for (const [x, y] of scene.spots(count, 215)) softOnion(scene, x, y, random.between(60, 100), 0.12, GLASSY, GOLD)
  }
  liquid(scene, { level: 34, radius: 272, dark: DARK, light: LIGHT, rough: 9, pulp: 0.8 })
  field.withFinish(juice, () =>
    heaped(scene, around(scene, 268), 22, () => {
      strips(80, 205)
      for (const [x, y] of scene.spots(16, 215)) soupTomato(scene, x, y, random.between(40, 56))
      onions(18)
    }),
  )
  liquid(scene, { level: 41, radius: 272, dark: DARK, light: LIGHT, rough: 6, gloss: 1, clear: 9, pulp: 0.8 })
  waterline(scene, { level: 41, radius: 268, dark: DARK, light: LIGHT })
  // The eggs set in a few large, soft folds, paler than the peppers.
  const places = scene.spots(6, 184)
  heaped(scene, around(scene, 255), 20, () => {
    for (const [cx, cy] of places) {
      const wide = random.between(80, 104)
      eggCurds(scene, cx, cy, wide, { colour: EGG, white: 0.7, rise: 26, fold: 62, ry: wide * 0.7 })
      for (const [x, y] of scene.spots(4, wide * 0.8, cx, cy))
        eggCurds(scene, x, y, random.between(28, 48), { colour: EGG, white: 0.5, rise: 20, fold: 40 })
    }
  })
  const clear = (x: number, y: number): boolean => places.every(([px, py]) => hypot(px - x, py - y) > 74)
  field.withFinish(juice, () =>
    heaped(scene, around(scene, 250), 22, () => {
      for (const [x, y] of scene.spots(18, 222).filter((at) => clear(...at)))
        soupTomato(scene, x, y, random.between(38, 52))
      for (const [x, y] of scene.spots(52, 200).filter((at) => clear(...at))) stripAt(x, y)
      onions(6)
    }),
  )
  garnish(scene, dish, around(scene, 225), 0.8)
}
