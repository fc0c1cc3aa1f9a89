// Lasagna, moussaka, tiramisu: a square cut from the dish, its layers to the viewer.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { around, garnish } from '#studio/laying.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import { type Band, banded, block } from '#studio/shapes/upright.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const BROWN = rgb('#8a4a1c')
const PORTION_HEIGHT = 118

/** What a cut through the dish shows, from the bottom up. */
function layersOf(dish: Dish): Band[] {
  const { dark, light } = dish.sauce
  if (dish.has(/ladyfinger|sponge/)) return soakedLayers(dish)
  if (dish.has(/eggplant/)) return eggplantLayers(dish)
  const sheet = dish.first('pasta', 'noodle')?.look.colour ?? dish.find(/filo|phyllo|pastry/)?.look.colour
  const vegetable = dish.of('vegetable', 'leaf').find((part) => part.grams > 150)?.look.colour ?? light
  const plain = mix(sheet ?? vegetable, rgb('#f6e3b0'), 0.45)
  const repeat = [
    { colour: plain, share: 0.5, ruffle: 0.5 },
    { colour: mix(dark, light, 0.4), share: 1, ruffle: 1.2 },
  ]
  return [...repeat, ...repeat, ...repeat, { colour: rgb('#f6deA0'), share: 1.1, ruffle: 0.8 }]
}

const EGGPLANT = { flesh: rgb('#c9a765'), skin: rgb('#34163a') }

/** Thick slices of eggplant, each in its dark skin, with sauce between them. */
function eggplantLayers(dish: Dish): Band[] {
  const { dark, light } = dish.sauce
  const slices: Band = { colour: EGGPLANT.flesh, share: 1, ruffle: 0.9 }
  const skin: Band = { colour: EGGPLANT.skin, share: 0.22, ruffle: 1.2 }
  const sauce: Band = { colour: mix(dark, light, 0.4), share: 0.85, ruffle: 1.1, grainy: dish.of('meat').length > 0 }
  return [slices, skin, sauce, slices, skin, sauce, slices, skin, { colour: rgb('#f6dea0'), share: 1.2, ruffle: 0.8 }]
}

/** Biscuits soaked in coffee or syrup between layers of cream. */
function soakedLayers(dish: Dish): Band[] {
  const cream = dish.first('cream', 'cheese')?.look.colour ?? rgb('#f8eed4')
  const pale = mix(cream, rgb('#fff6e0'), 0.6)
  const repeat = [
    { colour: rgb('#9a6a3a'), share: 0.9, ruffle: 0.5 },
    { colour: pale, share: 1, ruffle: 0.5 },
  ]
  return [...repeat, ...repeat]
}

const COCOA = rgb('#4a2a16')

/** A square cut from the dish: its layers show, its top is browned. */
export function layeredPortion({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 355, ...setting.ceramic })
  const seed = scene.random.between(0, 99)
  const bands = layersOf(dish)
  const { dark } = dish.sauce
  scene.field.stamp(scene.x + 10, scene.y + 40, 230, 0, (x, y, out) => {
    const edge = 0.82 + 0.18 * layeredNoise(Math.atan2(y, x) * 1.2 + seed, seed, 2)
    return Math.hypot(x / 220, y / 190) < edge && put(out, dark, 23, 0.9)
  })
  block(scene, scene.x, scene.y, {
    halfWidth: 196,
    halfDepth: 150,
    height: PORTION_HEIGHT,
    turn: scene.random.between(-0.35, 0.2),
    corner: 16,
    edge: 12,
    side: (base) => banded(bands, base, PORTION_HEIGHT, seed),
    top: (x, y) => {
      const n = layeredNoise(x * 0.018 + seed, y * 0.018, 4)
      const m = layeredNoise(x * 0.06 + seed, y * 0.06, 3)
      const baked = mix(mix(rgb('#f6d98c'), rgb('#e3a54a'), n), BROWN, smooth(0.52, 0.72, m) * 0.75)
      const colour = dish.has(/cocoa/) ? mix(COCOA, rgb('#8a5c38'), smooth(0.5, 0.75, m) * 0.5) : baked
      return [colour, (n - 0.5) * 18 + (m - 0.5) * 8, 0.55]
    },
  })
  garnish(scene, dish, around(scene, 120), 0.5, 0.9)
}
