// Lasagna, moussaka, tiramisu: a square cut from the dish, its layers to the viewer.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { around, garnish } from '#studio/laying.ts'
import { hypot, layeredNoise, pores, roundedBox, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { type BakedLayer, bakedCut, eggplantTop } from '#studio/shapes/baked-layers.ts'
import { dripAt, dripShadow } from '#studio/shapes/cut-edge.ts'
import { soakedCut } from '#studio/shapes/soaked-layers.ts'
import { specks } from '#studio/shapes/surface.ts'
import { block } from '#studio/shapes/upright.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const BROWN = rgb('#8a4a1c')
const PORTION = { halfWidth: 206, halfDepth: 124 }

/** Biscuits soaked in coffee or syrup between layers of cream: a smaller square. */
const SOFT_PORTION = { halfWidth: 184, halfDepth: 122 }

function isSoaked(dish: Dish): boolean {
  return dish.has(/ladyfinger|sponge/)
}

function creamOf(dish: Dish): Rgb {
  return mix(dish.first('cream', 'cheese')?.look.colour ?? rgb('#f8eed4'), rgb('#fff0cc'), 0.75)
}

/** Slices of eggplant are thicker than sheets of pasta. */
function heightOf(dish: Dish): number {
  return dish.has(/eggplant/) ? 172 : 148
}

/** Cheese and tomato on top, as on a parmigiana, and no white sauce. */
function isCheesy(dish: Dish): boolean {
  return dish.grams('cream') < 60 && dish.has(/tomato/)
}

const times = (count: number, layers: readonly BakedLayer[]): BakedLayer[] =>
  Array.from({ length: count }, () => layers).flat()

/** What a cut through the dish shows, from the bottom up. */
function layersOf(dish: Dish): BakedLayer[] {
  if (!dish.has(/eggplant/))
    return [
      ...times(3, [
        { what: 'sheet', share: 0.32 },
        { what: 'sauce', share: 1 },
        { what: 'white', share: 0.4 },
      ]),
      { what: 'sheet', share: 0.32 },
      { what: 'white', share: 0.55 },
    ]
  if (isCheesy(dish))
    return times(3, [
      { what: 'eggplant', share: 1.3 },
      { what: 'sauce', share: 0.5 },
      { what: 'white', share: 0.36 },
    ])
  return [
    ...(dish.has(/potato/) ? [{ what: 'potato', share: 0.13 } as const] : []),
    { what: 'eggplant', share: 0.22 },
    { what: 'sauce', share: 0.27 },
    { what: 'eggplant', share: 0.2 },
    { what: 'white', share: 0.22 },
  ]
}

function sideOf(dish: Dish, base: number, seed: number): SidePaint {
  const height = heightOf(dish)
  if (isSoaked(dish)) return soakedCut(creamOf(dish), base, height, seed)
  const { dark, light } = dish.sauce
  const red = dish.has(/tomato/)
  const cut = bakedCut({
    layers: layersOf(dish),
    base,
    height,
    seed,
    sauce: mix(mix(dark, light, 0.3), red ? rgb('#b5300c') : dark, 0.6),
    crumb: dish.of('meat', 'poultry', 'legume').length ? rgb('#96512a') : rgb('#c9441c'),
    white: rgb('#fbeecb'),
  })
  // The melted top ran down with the knife here and there.
  return (x, y, z) => {
    const along = x * 0.92 + y * 0.5
    const below = base + height - 10 - z
    const drip = below < 0 ? MELTED : dripAt(MELTED, along, below, 62, seed)
    return drip ?? scaled(cut(x, y, z), dripShadow(along, below, 62, seed))
  }
}

const SCORCHED = rgb('#7d3f12')
const MELTED = rgb('#f6d07a')

/** Sauce that stands about the foot of the slice here and there: thick, with a rounded edge. */
function standingSauce(scene: Scene, dish: Dish, turn: number): void {
  // Meat makes it browner.
  const ragout = rgb(dish.of('meat').length ? '#a44c20' : '#b8481a')
  const sauce = mix(dish.sauce.light, dish.has(/tomato/) ? ragout : dish.sauce.dark, 0.8)
  const seed = scene.random.between(0, 99)
  const floor = scene.field.heightAt(scene.x, scene.y)
  const { halfWidth, halfDepth } = PORTION
  scene.field.stamp(scene.x, scene.y + 26, hypot(halfWidth, halfDepth) + 50, turn, (lx, ly, out) => {
    const off = roundedBox(lx, ly, halfWidth, halfDepth, 16)
    const angle = Math.atan2(ly / halfDepth, lx / halfWidth)
    const lobe = layeredNoise(Math.cos(angle) * 1.5 + seed, Math.sin(angle) * 1.5 + seed, 2)
    const inward = 34 * smooth(0.46, 0.7, lobe) - 6 - off
    if (inward < 0 || off < -30) return false
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
    const round = Math.sqrt(1 - (1 - Math.min(1, inward / 15)) ** 2)
    const colour = scaled(mix(scaled(sauce, 0.72), sauce, round), 0.84 + 0.34 * n)
    return put(out, colour, floor + 11 * round + (n - 0.5) * 4 * round, 0.8)
  })
}

const COCOA = rgb('#4a2a16')

/** A square cut from the dish: its layers show, its top is browned. */
export function layeredPortion({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 355, ...setting.ceramic })
  const seed = scene.random.between(0, 99)
  const dusted = dish.has(/cocoa/)
  const turn = scene.random.between(-0.35, 0.2)
  const roasted = isCheesy(dish) && dish.has(/eggplant/) ? eggplantTop(seed) : null
  if (!dusted) standingSauce(scene, dish, turn)
  block(scene, scene.x, scene.y + 26, {
    ...(isSoaked(dish) ? SOFT_PORTION : PORTION),
    height: heightOf(dish),
    turn,
    corner: isSoaked(dish) ? 22 : 16,
    edge: isSoaked(dish) ? 17 : 12,
    side: (base) => sideOf(dish, base, seed),
    top: (x, y) => {
      const n = layeredNoise(x * 0.018 + seed, y * 0.018, 4)
      const m = layeredNoise(x * 0.06 + seed, y * 0.06, 3)
      const baked = mix(mix(rgb('#f6d98c'), rgb('#e3a54a'), n), BROWN, smooth(0.52, 0.72, m) * 0.75)
      if (dusted) {
        // Cocoa from a sieve: dry and even, a little cream showing where it lies thin.
        const fine = layeredNoise(x * 0.35 + seed, y * 0.35, 2)
        const powder = scaled(mix(COCOA, rgb('#7d4c2a'), 0.2 + 0.6 * n), 0.85 + 0.3 * fine)
        const thin = smooth(0.56, 0.76, n * 0.6 + fine * 0.4)
        // The cream was spread with a spatula, in long soft waves.
        const spread = Math.sin(y * 0.07 + 4 * n + x * 0.012)
        return [mix(powder, rgb('#d3ae84'), thin * 0.6), (n - 0.5) * 12 + spread * 3 + (fine - 0.5) * 1.5, 0]
      }
      // Blisters that the heat raised, darkest on their backs.
      const blister = pores(x * 0.019 + seed, y * 0.019, 0.5)
      const scorched = mix(baked, SCORCHED, 0.5 * smooth(0.3, 0.95, blister) * smooth(0.4, 0.6, m))
      if (roasted) return roasted(x, y)
      return [scorched, (n - 0.5) * 20 + (m - 0.5) * 8 + 8 * blister, 0.55]
    },
  })
  if (dusted) specks(scene, 140, 300, [COCOA, rgb('#6a3f22')], 1.3)
  garnish(scene, dish, around(scene, 120), 0.5, 0.9)
}
