// Porridge: soft and shining in its bowl, with fruit, nuts or vegetables laid in a crescent on top.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { type Tones, tones } from '#studio/mixing.ts'
import { isCookedIn, type Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { runout, zigzag } from '#studio/shapes/drizzle.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { softPorridge } from '#studio/shapes/soft-porridge.ts'
import { coat, liquid, specks } from '#studio/shapes/surface.ts'
import { bowl } from '#studio/vessels.ts'
import { type Archetype, HOT_BOWL } from './archetype.ts'
import { crescent } from './crescent.ts'
import { crumbsInMilk } from './crumbs-in-milk.ts'
import { offTheGrater } from './grated-apple.ts'
import { isRoundBerry, looseBerries } from './loose-berries.ts'
import { islandInMilk, wallBehindMilk } from './porridge-island.ts'
import { withCookedMushrooms } from './stewed-mushrooms.ts'
import { isThin, thinPorridge } from './thin-porridge.ts'

const HONEY = rgb('#c47a1c')
const JUICE = rgb('#7a1638')
const MILK = rgb('#fdf8ec')
const OATS = rgb('#f3d69a')
/** Where the flakes are thick. */
const TOASTED = rgb('#c9a066')
const STEEL_CUT = { length: 7.5, round: 0.72 }
const RYE = rgb('#9a7042')
const SPICE = [rgb('#7a3f16'), rgb('#9a5a2a')]

const PORRIDGE_KINDS = new Set(['grain', 'cream', 'liquid', 'sweet', 'spice', 'flour'])
/** The surface of the porridge. */
const LEVEL = 63

export const porridge: Archetype = {
  ...HOT_BOWL,
  draw(stage) {
    const { scene, dish, setting } = stage
    if (dish.scene.style === 'crumbs') return crumbsInMilk(stage)
    if (isThin(dish)) return thinPorridge(stage)
    const moat = dish.scene.style === 'moat'
    // Meal drinks up the milk that it cooks in.
    const milky = dish.has(/milk/) && !dish.called(/muesli/) && !dish.has(/cornmeal|polenta|semolina/)
    const wall = moat || milky ? { body: wallBehindMilk(setting.ceramic) } : {}
    bowl(scene, { radius: 325, ...setting.ceramic, ...wall, depth: 82 })
    if (moat) return islandInMilk(scene, dish, tonesOf(dish))
    const body = tonesOf(dish)
    const fruit = dish.of('fruit').filter(({ piece }) => piece && piece.layer !== 'garnish')
    const grated = fruit.filter(({ cut }) => cut === 'shred')
    filled(scene, dish, body, juiceOf(dish, fruit) ? [] : grated, milky)
    if (dish.has(/cinnamon|nutmeg/)) specks(scene, 170, 190, SPICE, 1.7)
    const savory = dish.of('vegetable', 'leaf', 'meat', 'seafood', 'egg', 'poultry').filter(isTopping)
    if (savory.length) savoryTops(scene, [...savory, ...fruit])
    else fruitTops(scene, dish, fruit)
    garnish(scene, dish, around(scene, savory.length ? 190 : 150), savory.length ? 0.75 : 1.3, savory.length ? 1 : 1.4)
    const sweet = dish.parts.find((part) => /honey|maple|syrup|molasses/.test(part.name) && !isCookedIn(part))
    if (sweet && !juiceOf(dish, fruit)) zigzag(scene, 150, 5, 4.2, HONEY)
  },
}

function isTopping({ piece, name, grams }: Part): boolean {
  return piece !== null && piece.layer !== 'garnish' && grams > 8 && !/garlic|ginger/.test(name)
}

function tonesOf(dish: Dish): Tones {
  const grain = dish.first('grain')
  const { light } = dish.blended((part) => PORRIDGE_KINDS.has(part.look.kind))
  if (dish.has(/rye/)) return tones(mix(light, RYE, 0.8))
  const mixed = mix(light, grain?.look.colour ?? OATS, 0.4)
  // Cornmeal is yellow, and stays so in coconut milk.
  return tones(dish.has(/cornmeal|polenta|grits/) ? mix(mixed, rgb('#f0c95e'), 0.55) : mix(mixed, OATS, 0.55))
}

/** The porridge itself, a little higher in the middle, and the milk that stands about it. */
function filled(scene: Scene, dish: Dish, { dark, light }: Tones, grated: readonly Part[], milky: boolean): void {
  const grain = dish.first('grain')
  const flakes = grain?.look.grain
  const fine = !flakes || flakes.length < 4
  const warm = fine ? { dark, light } : { dark: mix(dark, TOASTED, 0.35), light }
  coat(scene, 288, mix(light, MILK, 0.4))
  softPorridge(scene, {
    radius: 300,
    level: 48,
    rise: fine ? 22 : 26,
    ...warm,
    ...(!fine && { flake: /steel|pinhead/.test(grain?.name ?? '') ? STEEL_CUT : { length: 13, round: 0.78 } }),
  })
  // Bran and coarse meal.
  if (fine && dish.has(/rye/)) specks(scene, 900, 285, [dark, scaled(dark, 0.6), mix(light, OATS, 0.4)], 2)
  const stirred = grated.filter(({ done }) => done === null || done === 'raw').map(offTheGrater)
  toss(scene, stirred, around(scene, 225), { cover: 0.5, rise: 1, crowd: () => 1 })
  // It thins to its own cream at the wall, or stands in the milk that was poured on.
  const ring = milky ? mix(light, MILK, 0.9) : mix(warm.dark, light, 0.45)
  const level = ringLevel(milky)
  liquid(scene, {
    level,
    radius: 302,
    dark: scaled(ring, 0.93),
    light: ring,
    gloss: 1,
    rough: 0.8,
    clear: milky ? 3 : 5,
  })
  sheen(scene, { level, radius: 298, share: 0.2 })
}

function ringLevel(milky: boolean): number {
  return milky ? LEVEL - 1 : LEVEL - 2
}

function juiceOf(dish: Dish, fruit: readonly Part[]): boolean {
  const stewed = dish.called(/(warm|hot|stewed) (\w+ )?(berr|cherr|plum)/)
  return fruit.some(({ name, done }) => /berr|cherr|plum/.test(name) && (stewed || done === 'soft'))
}

function lessOfShreds(part: Part): Part {
  return part.cut === 'shred' ? { ...part, grams: part.grams * 0.15 } : part
}

/** Berries in a crescent along one side; what was warmed lies in its juice, and stains what lies with it. */
function fruitTops(scene: Scene, dish: Dish, fruit: readonly Part[]): void {
  if (juiceOf(dish, fruit)) {
    const juice = dish.has(/blackberr|blueberr/) ? rgb('#5a1240') : JUICE
    runout(scene, scene.x, scene.y, 235, scaled(juice, 0.9))
    scene.field.withFinish(sauced(juice, 0.5, scene.random.between(0, 99)), () =>
      toss(scene, fruit.map(lessOfShreds), around(scene, 158), { cover: 1.15, scale: 1.2, crowd: () => 1 }),
    )
    return
  }
  const stirredIn = dish.called(/muesli/)
  const strewn = stirredIn ? fruit.filter(({ cut }) => cut !== 'shred') : fruit
  const shown = strewn.filter((part) => !isRoundBerry(part))
  // The first sink in a little, the others lie on them.
  const area = crescent(scene, 226)
  toss(scene, shown, area, { cover: 0.85, scale: 1.2, rise: -4, crowd: () => 1 })
  toss(scene, shown, { ...area, radius: 214 }, { cover: 0.55, scale: 1.15, rise: 9, crowd: () => 1 })
  for (const part of strewn.filter(isRoundBerry))
    looseBerries(scene, part, area, { scale: 1.15, most: shown.length ? 14 : 60, second: 0.3 })
}

/** Two or three foods side by side, so large that they meet in the middle. */
function savoryTops(scene: Scene, tops: readonly Part[]): void {
  const shown = tops.slice(0, 3).map(withCookedMushrooms)
  const start = scene.random.between(-0.4, 0.4)
  shown.forEach((part, i) => {
    const [x, y] = scene.polar(start + (i / shown.length) * 2 * Math.PI, shown.length > 1 ? 104 : 0)
    const small = (part.piece?.reach ?? 0) < 30
    // Greens go far; of what was sliced and fried there must be many.
    const leaf = part.piece?.layer === 'leaf'
    const area = { x, y, radius: shown.length > 2 ? 118 : leaf ? 116 : 140 }
    toss(scene, [part], area, { cover: leaf ? 1 : 1.75, scale: small ? 1.4 : 1, rise: leaf ? 10 : 16, crowd: () => 1 })
  })
}
