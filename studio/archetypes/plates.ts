// A main item with sides, stir-fries, and plates of separate items.
import { mix, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { around, garnish, season, toss, wedges, wheels } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import { zigzag } from '#studio/shapes/drizzle.ts'
import { liquid, mound } from '#studio/shapes/surface.ts'
import { plate as drawPlate } from '#studio/vessels.ts'
import { type Archetype, PLATE_ZOOM } from './archetype.ts'
import { creamOf } from './bowls.ts'
import { grainHeap, heapOf } from './heaps.ts'
import { drawMain, mainOf } from './mains.ts'

function sidesOf(dish: Dish, main: Part | undefined): Part[] {
  const minced = main?.look.main?.form === 'mince'
  const same = (part: Part): boolean => part === main || (minced && part.look.main?.form === 'mince')
  const sides = dish.pieces.filter((part) => !same(part) && part.grams > 25)
  const named = dish.parts.filter((part) => dish.isBeside(part) && !sides.includes(part))
  return [...named, ...sides]
}

export const plate: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: ['above', 'three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    drawPlate(scene, { radius: 355, ...setting.ceramic })
    const main = mainOf(dish)
    const sides = sidesOf(dish, main)
    const start = scene.random.between(0.3, 0.9)
    const cream = creamOf(dish)
    const saucy = dish.grams('sauce', 'cream') > 50
    const bed = dish.first('grain')
    const shares = [...(bed ? [bed] : []), ...sides].slice(0, 3)
    shares.forEach((part, i) => {
      const angle = start + (i / Math.max(2, shares.length)) * Math.PI * 1.25
      const [x, y] = scene.polar(angle, 150)
      heapOf(scene, dish, part, { x, y, radius: shares.length === 1 ? 150 : 124 })
    })
    const extra = sides.filter((part) => !shares.includes(part))
    toss(scene, extra, around(scene, 190), { cover: 0.25, scale: 0.8 })
    const [mx, my] = scene.polar(start + Math.PI * 1.45, 62)
    if (saucy && scene.random.chance(0.6)) {
      const { dark, light } = dish.sauce
      liquid(scene, { level: 22, radius: 170, dark, light, x: mx, y: my, rough: 2 })
    }
    if (main?.look.main) drawMain(scene, dish, main, mx, my, 0.98)
    else toss(scene, sides, around(scene, 200), { cover: 0.7 })
    if (saucy && dish.drizzled) zigzag(scene, 110, 5, 5, cream ?? dish.sauce.light, mx, my)
    if (main && /fish|seafood/.test(main.look.kind))
      wheels(scene, dish, [
        [mx - 40, my + 6],
        [mx + 34, my - 22],
      ])
    garnish(scene, dish, { x: mx, y: my, radius: 170 }, 0.8)
    season(scene, dish, around(scene, 225), 0.7)
    wedges(scene, dish, 255, 46)
  },
}

/** Separate items with no main one: a cooked breakfast, a mezze, a grand aïoli. */
export const assorted: Archetype = {
  zoom: [1.2, 1.34],
  cameras: ['above', 'three-quarter'],
  draw({ scene, dish, setting }) {
    drawPlate(scene, { radius: 375, ...setting.ceramic })
    const kinds = [
      'meat',
      'poultry',
      'fish',
      'seafood',
      'egg',
      'vegetable',
      'legume',
      'bread',
      'leaf',
      'fruit',
      'tofu',
      'cheese',
    ]
    const shown = dish.parts
      .filter((part) => dish.isBeside(part) || (kinds.includes(part.look.kind) && part.grams > 20 && !part.look.citrus))
      .filter((part) => part.piece?.layer !== 'garnish')
      .filter((part) => part.piece ?? (part.look.main || part.look.kind === 'bread' || dish.isBeside(part)))
      .slice(0, 8)
    const ring = shown.slice(0, 7)
    const start = scene.random.angle()
    const middle = shown.length > 4 ? ring.shift() : undefined
    ring.forEach((part, i) => {
      const [x, y] = scene.polar(start + (i / ring.length) * TAU, 178)
      heapOf(scene, dish, part, { x, y, radius: Math.min(136, 700 / ring.length) })
    })
    if (middle) heapOf(scene, dish, middle, { x: scene.x, y: scene.y, radius: 112 })
    garnish(scene, dish, around(scene, 220), 0.5)
    season(scene, dish, around(scene, 225), 0.6)
  },
}

export const stirFry: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: ['above', 'three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    drawPlate(scene, { radius: 355, ...setting.ceramic, deep: 10 })
    const rice = dish.first('grain')
    let [x, y] = [scene.x, scene.y]
    let radius = 230
    if (rice?.look.grain && rice.grams > 60) {
      const side = scene.random.chance(0.5) ? 1 : -1
      const [rx, ry] = [scene.x - side * 128, scene.y + 24]
      grainHeap(scene, rice, { x: rx, y: ry, radius: 168 })
      x += side * 88
      y -= 14
      radius = 178
    }
    const { dark, light } = dish.sauce
    mound(scene, {
      radius: radius * 1.05,
      rise: 26,
      base: 16,
      x,
      y,
      dark: scaled(dark, 0.8),
      light: dark,
      rough: 6,
      gloss: 0.9,
    })
    scene.field.withFinish(sauced(mix(dark, light, 0.5), 0.3, scene.random.between(0, 99)), () =>
      toss(scene, dish.pieces, { x, y, radius }, { cover: 1.7 }),
    )
    liquid(scene, { level: 30, radius: radius * 0.98, dark, light, x, y, rough: 6, gloss: 1, clear: 10 })
    garnish(scene, dish, { x, y, radius: radius * 0.9 })
    wedges(scene, dish, 262, 46)
  },
}
