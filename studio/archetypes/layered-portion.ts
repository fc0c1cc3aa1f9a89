// Lasagna, moussaka, tiramisu: a square cut from the dish, its layers to the viewer.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { around, garnish } from '#studio/laying.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import { type Band, banded, block } from '#studio/shapes/upright.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const BROWN = rgb('#8a4a1c')
const PORTION_HEIGHT = 164

/** What a cut through the dish shows, from the bottom up. */
function layersOf(dish: Dish): Band[] {
  const { dark, light } = dish.sauce
  if (dish.has(/ladyfinger|sponge/)) return soakedLayers(dish)
  if (dish.has(/eggplant/)) return eggplantLayers()
  const sheet = dish.first('pasta', 'noodle')?.look.colour ?? dish.find(/filo|phyllo|pastry/)?.look.colour
  const vegetable = dish.of('vegetable', 'leaf').find((part) => part.grams > 150)?.look.colour ?? light
  const plain = mix(sheet ?? vegetable, rgb('#f6e3b0'), 0.45)
  const repeat = [
    { colour: plain, share: 0.4, ruffle: 0.9 },
    { colour: mix(mix(dark, light, 0.4), rgb('#a8421a'), 0.5), share: 1.1, ruffle: 1.6, grainy: true },
    { colour: rgb('#f8ecc8'), share: 0.34, ruffle: 2 },
  ]
  return [...repeat, ...repeat, ...repeat, { colour: rgb('#f6deA0'), share: 1.1, ruffle: 0.8 }]
}

const EGGPLANT = { flesh: rgb('#d8b873'), skin: rgb('#3a1740') }
const EGGPLANT_ROWS = 3
/** Share of the height above which there is only the topping. */
const TOPPING_FROM = 0.78
const RED_SAUCE = rgb('#b53a14')

/** Slices of fried eggplant, each with a line of its skin, tomato sauce and melted cheese between them. */
function eggplantLayers(): Band[] {
  const repeat: Band[] = [
    { colour: rgb('#cfa052'), skin: EGGPLANT.skin, share: 1.2, ruffle: 0.9, pieces: true },
    { colour: rgb('#c03a16'), share: 0.6, ruffle: 1, grainy: true },
    { colour: rgb('#fbe9b8'), share: 0.35, ruffle: 1 },
  ]
  return [...repeat, ...repeat, ...repeat]
}

/** Cheese and tomato on top, as on a parmigiana, and no white sauce. */
function isCheesy(dish: Dish): boolean {
  return dish.grams('cream') < 60 && dish.has(/tomato/)
}

/** Thick slices of eggplant, each in its dark skin, with sauce between them. */
function eggplantSide(dish: Dish, base: number, seed: number): SidePaint {
  const { dark, light } = dish.sauce
  const meat = dish.of('meat', 'poultry', 'legume').length > 0
  const sauce = isCheesy(dish) ? RED_SAUCE : mix(mix(dark, light, 0.35), rgb('#8a4020'), 0.5)
  return (x, y, z) => {
    const along = x * 0.92 + y * 0.4
    const grain = layeredNoise(along * 0.05 + seed, z * 0.06, 3)
    const t = (z - base) / PORTION_HEIGHT + (layeredNoise(along * 0.016 + seed, seed, 2) - 0.5) * 0.07
    if (t > TOPPING_FROM) return scaled(isCheesy(dish) ? rgb('#f6dea0') : rgb('#f8e6b8'), 0.86 + 0.24 * grain)
    const row = Math.floor((t / TOPPING_FROM) * EGGPLANT_ROWS)
    const up = (t / TOPPING_FROM) * EGGPLANT_ROWS - row
    // Each row is shifted, as tiles are; a slice is a flat lens with skin along its edge.
    const s =
      along / (84 + 22 * noise(row * 3.7, seed)) + row * 0.43 + seed + 0.5 * noise(along * 0.012, row * 5 + seed)
    const across = (s - Math.floor(s)) * 2 - 1
    const q = Math.abs(across * 1.02) ** 4 + ((up - 0.36) / 0.34) ** 2
    if (q < 0.74) return scaled(mix(EGGPLANT.flesh, rgb('#9a6a2c'), 0.5 * smooth(0.2, 0.74, q)), 0.8 + 0.36 * grain)
    if (q < 1) return scaled(EGGPLANT.skin, 0.8 + 0.5 * grain)
    const lumps = meat ? 0.62 + 0.6 * smooth(0.35, 0.65, noise(along * 0.12 + seed, z * 0.15)) : 0.8 + 0.35 * grain
    return scaled(sauce, lumps)
  }
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
    halfWidth: 190,
    halfDepth: 118,
    height: PORTION_HEIGHT,
    turn: scene.random.between(-0.35, 0.2),
    corner: 16,
    edge: 12,
    side: (base) =>
      dish.has(/eggplant/) && !isCheesy(dish)
        ? eggplantSide(dish, base, seed)
        : banded(bands, base, PORTION_HEIGHT, seed),
    top: (x, y) => {
      const n = layeredNoise(x * 0.018 + seed, y * 0.018, 4)
      const m = layeredNoise(x * 0.06 + seed, y * 0.06, 3)
      const baked = mix(mix(rgb('#f6d98c'), rgb('#e3a54a'), n), BROWN, smooth(0.52, 0.72, m) * 0.75)
      // Sauce shows between patches of melted cheese.
      const bare = isCheesy(dish) ? smooth(0.5, 0.42, layeredNoise(x * 0.022 - seed, y * 0.022, 3)) : 0
      const cheese = mix(baked, scaled(RED_SAUCE, 0.8 + 0.5 * m), bare)
      const colour = dish.has(/cocoa/) ? mix(COCOA, rgb('#8a5c38'), smooth(0.5, 0.75, m) * 0.5) : cheese
      return [colour, (n - 0.5) * 18 + (m - 0.5) * 8, 0.55]
    },
  })
  garnish(scene, dish, around(scene, 120), 0.5, 0.9)
}
