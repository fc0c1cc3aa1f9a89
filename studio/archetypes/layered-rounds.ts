// Rounds built up in layers that show at their side: filled English muffins, a causa, bread filled with cheese.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { garnish, toss } from '#studio/laying.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import { griddled } from '#studio/shapes/breads.ts'
import { type Band, banded, drum } from '#studio/shapes/upright.ts'
import { board, plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const MUFFIN = { crumb: rgb('#f0dcb0'), rim: rgb('#e6c88e'), griddled: rgb('#a8672a') }
const EGG_WHITE = rgb('#fbf6e8')
const EGG = rgb('#f4cf63')

/** From the bottom up, as the recipe has it: ham, egg, cheese and leaves between the halves. */
function muffinBands(dish: Dish): Band[] {
  const colourOf = (pattern: RegExp): Rgb | undefined => dish.find(pattern)?.look.colour
  const [ham, cheese, leaf] = [colourOf(/\bham\b/), colourOf(/cheddar|cheese/), colourOf(/spinach|lettuce/)]
  return [
    { colour: MUFFIN.crumb, share: 3, crumb: true },
    ...(leaf ? [{ colour: leaf, share: 1, ruffle: 1 }] : []),
    ...(ham ? [{ colour: mix(rgb('#e09a92'), ham, 0.25), share: 1.1, sliced: true }] : []),
    { colour: mix(EGG, EGG_WHITE, 0.25), share: 1.9, flecks: [EGG_WHITE] },
    ...(cheese ? [{ colour: mix(cheese, rgb('#f7a82a'), 0.4), share: 0.8, cheese: true, ruffle: 0.6 }] : []),
    { colour: MUFFIN.crumb, share: 3, crumb: true },
  ]
}

/** Two of them: the top floury at its rim and brown in the middle from the griddle. */
export function englishMuffins({ scene, dish }: Stage): void {
  board(scene, 420, 290, scene.random.between(-0.06, 0.06))
  const bands = muffinBands(dish)
  for (const [dx, dy] of [
    [158, -58],
    [-152, 62],
  ] as const) {
    const seed = scene.random.between(0, 99)
    const [radius, height] = [152, 122]
    drum(scene, scene.x + dx, scene.y + dy, {
      radius,
      height,
      edge: 16,
      side: (base) => banded(bands, base, height, seed),
      top: (lx, ly) => {
        const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 4)
        const d = hypot(lx, ly) / radius + 0.14 * (n - 0.5)
        const brown = smooth(0.86, 0.7, d) * clamp(0.35 + 0.7 * n)
        return [mix(MUFFIN.rim, MUFFIN.griddled, brown), 10 * smooth(1, 0.7, d) + 4 * n, 0.12]
      },
    })
  }
}

const POTATO = rgb('#f0c03c')

/** Yellow mashed potato, a layer of tuna, potato again, turned out of a ring; what is laid on top last. */
export function causa({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 350, ...setting.ceramic })
  const seed = scene.random.between(0, 99)
  const [radius, height] = [205, 150]
  const bands: Band[] = [
    { colour: POTATO, share: 3, smooth: true },
    { colour: rgb('#ead9c0'), share: 1.7, bound: ['#c9a284', '#d8e0b4', '#b98aa0'].map(rgb) },
    { colour: POTATO, share: 3, smooth: true },
  ]
  drum(scene, scene.x, scene.y + 40, {
    radius,
    height,
    edge: 10,
    side: (base) => banded(bands, base, height, seed),
    top: (lx, ly) => {
      const n = layeredNoise(lx * 0.04 + seed, ly * 0.04, 3)
      return [mix(POTATO, rgb('#f8dc7c'), n * 0.6), 5 * n, 0.4]
    },
  })
  const top = { x: scene.x, y: scene.y + 40, radius: 130 }
  toss(
    scene,
    dish.pieces.filter(({ name }) => /avocado|olive/.test(name)),
    top,
    { cover: 0.5, scale: 0.9 },
  )
  garnish(scene, dish, top, 0.8)
}

const DOUGH = { crumb: rgb('#f3dfb4'), baked: rgb('#e0b064'), brown: rgb('#94561f') }
const CHEESE = rgb('#fbeec2')

/** A flat round filled with cheese and browned in a pan, a wedge of it taken: khachapuri from Imereti. */
export function cheeseBread({ scene, setting }: Stage): void {
  plate(scene, { radius: 350, ...setting.ceramic })
  const seed = scene.random.between(0, 99)
  const [radius, height] = [262, 62]
  const bands: Band[] = [
    { colour: DOUGH.crumb, share: 1, crumb: true },
    { colour: CHEESE, share: 1.5, smooth: true },
    { colour: DOUGH.crumb, share: 1, crumb: true },
  ]
  drum(scene, scene.x, scene.y + 10, {
    radius,
    height,
    edge: 20,
    keep: (lx, ly) => {
      const angle = Math.atan2(ly, lx)
      return angle < 0.75 || angle > 1.75
    },
    side: (base) => {
      const cut = banded(bands, base, height, seed)
      return (sx, sy, z) =>
        hypot(sx - scene.x, sy - scene.y - 10) > radius * 0.95
          ? mix(DOUGH.baked, DOUGH.brown, 0.35 * layeredNoise(sx * 0.03, z * 0.05, 3))
          : cut(sx, sy, z)
    },
    top: (lx, ly) => {
      const n = layeredNoise(lx * 0.018 + seed, ly * 0.018, 4)
      const spot = Math.max(griddled(lx + seed * 40, ly), smooth(0.55, 0.8, n) * 0.6)
      return [mix(mix(DOUGH.crumb, DOUGH.baked, 0.75), DOUGH.brown, 0.8 * spot), 8 * n, 0.35]
    },
  })
}
