// Plates of separate items with no main one.
import { mix, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { around, garnish, season, toss } from '#studio/laying.ts'
import { hypot, TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { nap } from '#studio/shapes/drizzle.ts'
import { mound } from '#studio/shapes/surface.ts'
import { plate as drawPlate } from '#studio/vessels.ts'
import type { Archetype } from './archetype.ts'
import { aroundSauce } from './around-sauce.ts'
import { cookedBreakfast } from './cooked-breakfast.ts'
import { heapOf } from './heaps.ts'

const LINSEED = rgb('#d99a1c')

/** Potatoes about a large spoonful of quark with oil on it; what was stirred into the quark shows in it. */
function aboutCream(scene: Scene, dish: Dish, cream: Part, shown: readonly Part[]): void {
  const others = shown.filter((part) => part !== cream && part.cut !== 'chop')
  const stirred = shown.filter((part) => part !== cream && part.cut === 'chop')
  const [first] = others
  const keep = (px: number, py: number, reach: number): boolean => hypot(px - scene.x, py - scene.y) + reach < 342
  const ring = first && others.length < 4 ? [first, ...others.slice(1), first] : others
  ring.forEach((part, i) => {
    const [x, y] = scene.polar(-2.4 + (i / ring.length) * TAU, 190)
    heapOf(scene, dish, part, { x, y, radius: part === first ? 150 : 116, keep })
  })
  const { x, y } = scene
  const white = mix(cream.look.colour, WHITE, 0.3)
  mound(scene, {
    x,
    y,
    radius: 152,
    rise: 62,
    base: 20,
    dark: scaled(white, 0.94),
    light: white,
    rough: 16,
    grain: 0.024,
    gloss: 0.5,
  })
  toss(scene, stirred, { x, y, radius: 130 }, { cover: 0.16, scale: 0.7, rise: 4 })
  if (dish.has(/oil/)) nap(scene, x, y - 4, { reach: 80, deep: 50, dark: LINSEED, light: mix(LINSEED, WHITE, 0.15) })
  garnish(scene, dish, { x, y, radius: 150 }, 0.7)
  season(scene, dish, around(scene, 225), 0.4)
}

/** Separate items with no main one: a cooked breakfast, a mezze. */
export const assorted: Archetype = {
  zoom: [1.2, 1.34],
  cameras: ['above', 'three-quarter'],
  draw(stage) {
    const { scene, dish, setting } = stage
    if (dish.scene.style === 'breakfast') return cookedBreakfast(stage)
    if (dish.called(/aioli/)) return aroundSauce(stage)
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
    const keep = (x: number, y: number, reach: number): boolean => hypot(x - scene.x, y - scene.y) + reach < 336
    const cream = shown.find((part) => dish.isBeside(part) && (part.look.kind === 'cream' || /quark/.test(part.name)))
    if (cream) return aboutCream(scene, dish, cream, shown)
    const middle = shown.length > 4 ? ring.shift() : undefined
    ring.forEach((part, i) => {
      const [x, y] = scene.polar(start + (i / ring.length) * TAU, 188)
      heapOf(scene, dish, part, { x, y, radius: Math.min(138, 800 / ring.length), keep })
    })
    if (middle) heapOf(scene, dish, middle, { x: scene.x, y: scene.y, radius: 126 })
    garnish(scene, dish, around(scene, 220), 0.5)
    season(scene, dish, around(scene, 225), 0.6)
  },
}
