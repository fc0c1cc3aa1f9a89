// Lasagna, moussaka, tiramisu: a square cut from the dish, its layers to the viewer.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { around, garnish } from '#studio/laying.ts'
import { hypot, layeredNoise, roundedBox, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { type BakedLayer, bakedLayers, MARGIN } from '#studio/sculpted/baked-slab.ts'
import { basilLeaf, cheeseTop, whiteSauceTop } from '#studio/sculpted/baked-top.ts'
import { sculpture } from '#studio/sculpted/carver.ts'
import { stacked, turned } from '#studio/sculpted/solids.ts'
import { soakedCut } from '#studio/shapes/soaked-layers.ts'
import { specks } from '#studio/shapes/surface.ts'
import { block } from '#studio/shapes/upright.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const BROWN = rgb('#8a4a1c')
const PORTION = { halfWidth: 206, halfDepth: 124 }

/** Slices of eggplant are thicker than sheets of pasta. */
function heightOf(dish: Dish): number {
  return dish.has(/eggplant/) ? 176 : 148
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
    ]
  if (isCheesy(dish))
    return times(3, [
      { what: 'eggplant', share: 1.6 },
      { what: 'sauce', share: 0.5 },
      { what: 'white', share: 0.26 },
    ])
  return [
    ...(dish.has(/potato/) ? [{ what: 'potato', share: 0.13 } as const] : []),
    { what: 'eggplant', share: 0.25 },
    { what: 'sauce', share: 0.27 },
    { what: 'eggplant', share: 0.27 },
  ]
}

function sauceOf(dish: Dish): Rgb {
  const { dark, light } = dish.sauce
  return mix(mix(dark, light, 0.3), dish.has(/tomato/) ? rgb('#b5300c') : dark, 0.6)
}

/** The cream between biscuits that were soaked in coffee or syrup. */
function creamOf(dish: Dish): Rgb {
  return mix(dish.first('cream', 'cheese')?.look.colour ?? rgb('#f8eed4'), rgb('#fff0cc'), 0.75)
}

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
    const lobe = layeredNoise(Math.cos(angle) * 2.6 + seed, Math.sin(angle) * 2.6 + seed, 2)
    const inward = 40 * smooth(0.5, 0.8, lobe) - 8 - off
    if (inward < 0 || off < -30) return false
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
    const round = Math.sqrt(1 - (1 - Math.min(1, inward / 15)) ** 2)
    const colour = scaled(mix(scaled(sauce, 0.72), sauce, round), 0.84 + 0.34 * n)
    return put(out, colour, floor + 7 * round + (n - 0.5) * 4 * round, 0.7)
  })
}

const COCOA = rgb('#4a2a16')

/** A smaller, softer square, with cocoa from a sieve: dry and even, a little cream showing where it lies thin. */
function dustedBlock(scene: Scene, dish: Dish, turn: number, seed: number): void {
  const height = heightOf(dish)
  block(scene, scene.x, scene.y + 26, {
    halfWidth: 184,
    halfDepth: 122,
    height,
    turn,
    corner: 22,
    edge: 17,
    side: (base) => soakedCut(creamOf(dish), base, height, seed),
    top: (x, y) => {
      const n = layeredNoise(x * 0.018 + seed, y * 0.018, 4)
      const fine = layeredNoise(x * 0.35 + seed, y * 0.35, 2)
      const powder = scaled(mix(COCOA, rgb('#7d4c2a'), 0.2 + 0.6 * n), 0.85 + 0.3 * fine)
      const thin = smooth(0.56, 0.76, n * 0.6 + fine * 0.4)
      // The cream was spread with a spatula, in long soft waves.
      const spread = Math.sin(y * 0.07 + 4 * n + x * 0.012)
      return [mix(powder, rgb('#d3ae84'), thin * 0.6), (n - 0.5) * 12 + spread * 3 + (fine - 0.5) * 1.5, 0]
    },
  })
  specks(scene, 140, 300, [COCOA, rgb('#6a3f22')], 1.3)
  garnish(scene, dish, around(scene, 120), 0.5, 0.9)
}

/** Where basil lies on the top, and which way it points. */
const LEAVES = [
  [26, -14, 50, 0.5],
  [72, 22, 38, 2.4],
] as const

function bakedSlab(scene: Scene, dish: Dish, turn: number, seed: number): void {
  const [x, y] = [scene.x, scene.y + 26]
  const base = scene.field.heightAt(x, y)
  const { halfWidth, halfDepth } = PORTION
  const cheesy = isCheesy(dish) && dish.has(/eggplant/)
  const thick = cheesy ? 14 : 38
  const height = heightOf(dish) - thick
  // Below the sculpture, for its shadow on the plate.
  block(scene, x, y, {
    halfWidth: halfWidth * 0.94,
    halfDepth: halfDepth * 0.8,
    height: height - 16,
    base,
    turn,
    top: () => [BROWN, 0, 0],
    side: () => () => BROWN,
  })
  const coarse = dish.of('meat', 'poultry', 'legume').length > 0
  const sauce = sauceOf(dish)
  const crumb = rgb(coarse ? '#8a4e28' : '#c9441c')
  const top = { ...PORTION, from: height - 4, thick, seed }
  const baked = bakedLayers(layersOf(dish), PORTION, height, { sauce, crumb, coarse, white: rgb('#efd69c'), seed })
  const layers = [...baked, cheesy ? cheeseTop(top, sauce) : whiteSauceTop(top)]
  const solids = [stacked(layers, halfWidth + MARGIN, halfDepth + MARGIN, 0.4)]
  if (dish.has(/basil/))
    for (const [dx, dy, length, way] of LEAVES) solids.push(basilLeaf(dx, dy, height + thick + 3, length, way, seed))
  scene.field.overlays.push(
    sculpture(
      x,
      y,
      base,
      solids.map((solid) => turned(solid, turn)),
    ),
  )
}

/** A square cut from the dish: its layers show, its top is browned. */
export function layeredPortion({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 355, ...setting.ceramic })
  const seed = scene.random.between(0, 99)
  // Two of its sides are seen, or it would be a brick.
  const turn = scene.random.between(0.24, 0.4) * (scene.random.chance(0.6) ? -1 : 1)
  if (dish.has(/cocoa|ladyfinger|sponge/)) {
    dustedBlock(scene, dish, turn, seed)
    return
  }
  standingSauce(scene, dish, turn)
  bakedSlab(scene, dish, turn, seed)
}
