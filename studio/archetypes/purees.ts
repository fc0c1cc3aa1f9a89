// Smooth soups.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { LIQUID_TONES } from '#studio/liquids.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { creamSwirl } from '#studio/shapes/drizzle.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { oilArc } from '#studio/shapes/oil-arc.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { liquid, specks } from '#studio/shapes/surface.ts'
import { bowl } from '#studio/vessels.ts'
import { type Archetype, HOT_BOWL } from './archetype.ts'
import { creamOf, hasOil, OIL } from './cream-and-oil.ts'

/** Cream, yogurt or coconut milk that a cook would keep a spoonful of for the top. */
function swirlOf(dish: Dish): Rgb | null {
  const cream = dish.of('cream').find(({ name, grams }) => /cream|yogh?urt|coconut|cr[eè]me/.test(name) && grams > 20)
  return cream ? mix(cream.look.colour, WHITE, 0.35) : creamOf(dish)
}

/** Some of what was blended, held back and diced for the top. */
function keptBack(dish: Dish): Part[] {
  return dish.parts
    .filter(({ name, cut }) => cut === 'puree' && dish.scene.top.some((word) => name.includes(word)))
    .map((part) => ({ ...part, cut: 'chop' as const, piece: part.look.pieces.chop ?? part.look.pieces.cube ?? null }))
}

const SPICED = rgb('#c4551a')
const SPICES = ['#7a1f0c', '#a83414', '#6b431c'].map(rgb)

/** Oil in which cumin and red pepper were warmed: it runs in broad arcs and carries its spices with it. */
function spicedOil(scene: Scene): void {
  for (const radius of [62, 112, 158]) oilArc(scene, { radius, sweep: scene.random.between(3, 4.4), colour: SPICED })
  specks(scene, 150, 165, SPICES, 2.2)
}

export const puree: Archetype = {
  ...HOT_BOWL,
  draw({ scene, dish, setting }) {
    bowl(scene, { radius: 330, ...setting.ceramic, depth: 88 })
    const { dark, light } = dish.scene.liquid ? LIQUID_TONES[dish.scene.liquid] : dish.blend
    liquid(scene, { level: 70, radius: 307, dark, light, gloss: 0.8, rough: 0.5, swirl: 0.9, grit: 0.25 })
    // Blended coarsely.
    if (dish.scene.liquid === 'green') herbFlecks(scene, 260, 280, rgb('#2c4a16'), 5)
    sheen(scene, { level: 70, radius: 302, share: 0.2 })
    const cream = swirlOf(dish)
    if (dish.scene.style === 'spiced-oil') spicedOil(scene)
    else if (cream) creamSwirl(scene, 165, scene.random.between(2.2, 2.8), cream)
    else if (hasOil(dish)) oilArc(scene, { radius: 118, colour: OIL })
    const crunchy = dish.of('nut', 'bread', 'seafood', 'meat').filter((part) => part.piece)
    toss(scene, crunchy, around(scene, 100), { cover: 0.5, scale: 0.8 })
    toss(scene, keptBack(dish), around(scene, 96), { cover: 0.5, rise: 8 })
    garnish(scene, dish, around(scene, 115), 1.7)
    specks(scene, 40, 170, [scaled(dark, 0.5), light], 2)
  },
}
