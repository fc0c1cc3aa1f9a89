// Peppers stewed with tomatoes and onion, eggs drawn through them at the end: lecsó and the like.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { around, garnish } from '#studio/laying.ts'
import type { Scene } from '#studio/scene.ts'
import { eggFold } from '#studio/shapes/egg-folds.ts'
import { limpPepper } from '#studio/shapes/limp-pepper.ts'
import { softOnion } from '#studio/shapes/soft-onion.ts'
import { soupTomato } from '#studio/shapes/soup-tomato.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'

const [DARK, LIGHT] = [rgb('#a8300e'), rgb('#d9581c')]
const [GLASSY, GOLD] = [rgb('#f3d9a0'), rgb('#cf8a34')]
const EGG = rgb('#f9d04a')
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
  const strips = (count: number, reach: number): void => {
    for (const [x, y] of scene.spots(count, reach)) {
      const skin = mix(random.pick(skins), rgb('#f08a18'), random.between(0, 0.35))
      // Near the wall they lie along it.
      const out = Math.hypot(x - scene.x, y - scene.y)
      const along = Math.atan2(y - scene.y, x - scene.x) + Math.PI / 2 + random.bell() * 0.25
      limpPepper(scene, x, y, random.between(120, out > 150 ? 150 : 190), skin, out > 150 ? along : undefined)
    }
  }
  const onions = (count: number): void => {
    for (const [x, y] of scene.spots(count, 215)) softOnion(scene, x, y, random.between(60, 100), 0.15, GLASSY, GOLD)
  }
  liquid(scene, { level: 34, radius: 272, dark: DARK, light: LIGHT, rough: 9, pulp: 0.8 })
  field.withFinish(juice, () =>
    heaped(scene, around(scene, 255), 14, () => {
      strips(44, 236)
      for (const [x, y] of scene.spots(14, 215)) soupTomato(scene, x, y, random.between(36, 54))
      onions(18)
    }),
  )
  liquid(scene, { level: 41, radius: 272, dark: DARK, light: LIGHT, rough: 6, gloss: 1, clear: 9, pulp: 0.8 })
  waterline(scene, { level: 41, radius: 268, dark: DARK, light: LIGHT })
  // The eggs set in a few large, soft folds, not all over.
  const tinge = sauced(LIGHT, 0.14, random.between(0, 99))
  field.withFinish(tinge, () =>
    heaped(scene, around(scene, 250), 16, () => {
      for (const [cx, cy] of scene.spots(6, 170))
        for (const [x, y] of scene.spots(4, 58, cx, cy)) eggFold(scene, x, y, random.between(46, 70), EGG)
    }),
  )
  field.withFinish(juice, () =>
    heaped(scene, around(scene, 250), 22, () => {
      for (const [x, y] of scene.spots(7, 205)) soupTomato(scene, x, y, random.between(34, 48))
      strips(28, 220)
      onions(7)
    }),
  )
  garnish(scene, dish, around(scene, 225), 0.8)
}
