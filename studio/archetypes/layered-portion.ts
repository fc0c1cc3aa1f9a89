// Lasagna, moussaka, tiramisu: a square cut from the dish, its layers to the viewer.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { around, garnish } from '#studio/laying.ts'
import { layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import { specks } from '#studio/shapes/surface.ts'
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

/** What a cut through a moussaka shows, from the bottom up: where each layer ends as a share of the height. */
const MOUSSAKA = [
  [0.13, 'potato'],
  [0.35, 'eggplant'],
  [0.6, 'meat'],
  [0.79, 'eggplant'],
  [9, 'topping'],
] as const

/** Soft slices that lie over each other like shingles: `up` runs from the foot of the layer to its top. */
function shingledAt(along: number, up: number, seed: number): Rgb | null {
  for (const [k, shift] of [0, 0.5].entries()) {
    const s = along / 175 + shift + seed + 0.55 * noise(along * 0.007 + k * 9, seed + k)
    const cell = Math.floor(s)
    const across = (s - cell) * 2 - 1
    // Each sinks toward one end, and none is as thick as the next.
    const middle = (k ? 0.7 : 0.3) + 0.14 * across + 0.1 * (noise(cell * 5.3 + k, seed) - 0.5)
    const thick = 0.2 + 0.12 * noise(cell * 3.1 + k, seed + 4)
    const q = Math.abs(across * 1.04) ** 5 + ((up - middle) / thick) ** 2
    if (q > 1) continue
    const grain = layeredNoise(along * 0.035 + cell * 7, up * 2.4 + seed, 3)
    const flesh = mix(EGGPLANT.flesh, rgb('#8a5a26'), 0.55 * smooth(0.45, 1, q) + 0.3 * smooth(0.5, 0.75, grain))
    const skin = smooth(0.84, 0.92, Math.abs(across))
    return mix(scaled(flesh, 0.86 + 0.26 * grain), EGGPLANT.skin, skin)
  }
  return null
}

/** Potato, roasted eggplant and crumbled meat in its sauce, with a thick white sauce on top. */
function eggplantSide(dish: Dish, base: number, seed: number): SidePaint {
  const { dark, light } = dish.sauce
  const sauce = mix(mix(dark, light, 0.3), rgb('#7f3818'), 0.55)
  const crumb = dish.of('meat', 'poultry', 'legume').length ? rgb('#a9683e') : mix(sauce, rgb('#c98a4a'), 0.4)
  return (x, y, z) => {
    const along = x * 0.92 + y * 0.4
    const grain = layeredNoise(along * 0.05 + seed, z * 0.06, 3)
    const t = (z - base) / PORTION_HEIGHT + (layeredNoise(along * 0.014 + seed, seed, 2) - 0.5) * 0.08
    const at = MOUSSAKA.findIndex(([to]) => t < to)
    const [to, what] = MOUSSAKA[at] ?? [1, 'topping']
    const from = MOUSSAKA[at - 1]?.[0] ?? 0
    const up = (t - from) / (to - from)
    if (what === 'topping') {
      const baked = smooth(0.93, 0.99, t)
      return mix(scaled(rgb('#faeac0'), 0.92 + 0.12 * grain), rgb('#c98a3a'), baked * 0.8)
    }
    if (what === 'potato' && dish.has(/potato/)) {
      const gap = smooth(0.12, 0, Math.abs(up - 0.5 - 0.3 * Math.sin(along * 0.02 + seed)))
      return mix(scaled(rgb('#f0cf7c'), 0.88 + 0.22 * grain), sauce, 0.5 * gap)
    }
    const slice = what === 'meat' ? null : shingledAt(along, up, seed + at)
    if (slice) return slice
    const large = pores(along * 0.06 + seed, z * 0.075, 0.85)
    const small = pores(along * 0.12 - seed, z * 0.14 + seed, 0.8)
    const lump = Math.max(large, 0.85 * small)
    const tomato = smooth(0.7, 0.76, noise(along * 0.08 + seed * 2, z * 0.11))
    const lit = mix(scaled(sauce, 0.62), scaled(crumb, 0.85 + 0.3 * grain), smooth(0.05, 0.6, lump))
    return mix(lit, rgb('#b8371a'), 0.7 * tomato)
  }
}

/** Biscuits soaked in coffee or syrup between layers of cream. */
function soakedLayers(dish: Dish): Band[] {
  const cream = dish.first('cream', 'cheese')?.look.colour ?? rgb('#f8eed4')
  const pale = mix(cream, rgb('#fff6e0'), 0.6)
  const repeat: Band[] = [
    { colour: rgb('#a8713c'), share: 0.95, ruffle: 0.7, soaked: rgb('#54290f') },
    { colour: pale, share: 0.9, ruffle: 0.9 },
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
  const dusted = dish.has(/cocoa/)
  if (!dusted)
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
      if (dusted) {
        // Cocoa from a sieve: dry and even, a little cream showing where it lies thin.
        const fine = layeredNoise(x * 0.35 + seed, y * 0.35, 2)
        const powder = scaled(mix(COCOA, rgb('#7d4c2a'), 0.2 + 0.6 * n), 0.85 + 0.3 * fine)
        const thin = smooth(0.62, 0.8, n * 0.6 + fine * 0.4)
        return [mix(powder, rgb('#c9a27a'), thin * 0.5), (n - 0.5) * 9 + (fine - 0.5) * 1.5, 0]
      }
      return [cheese, (n - 0.5) * 18 + (m - 0.5) * 8, 0.55]
    },
  })
  if (dusted) specks(scene, 140, 300, [COCOA, rgb('#6a3f22')], 1.3)
  garnish(scene, dish, around(scene, 120), 0.5, 0.9)
}
