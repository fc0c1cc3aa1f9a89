// From the oven, in the dish it was baked in or cut from it.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { sauced } from '#studio/finish.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { type Tones, tones } from '#studio/mixing.ts'
import { clamp, layeredNoise, roundedBox, smooth } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { almondFlake } from '#studio/shapes/almond-flake.ts'
import { crispOnion } from '#studio/shapes/crisp-onion.ts'
import { meltedCheese } from '#studio/shapes/dairy.ts'
import { dropBiscuit } from '#studio/shapes/drop-biscuit.ts'
import { pastaPiece } from '#studio/shapes/pasta.ts'
import { waterline } from '#studio/shapes/waterline.ts'
import { ovenDish } from '#studio/vessels.ts'
import type { Archetype, Stage } from './archetype.ts'
import { bakedOats } from './baked-oats.ts'
import { cheeseOnPasta, isTomatoPasta, TOMATO } from './baked-pasta.ts'
import { CRUMBS, clumps, juiceOf, scoop, scoopedFruit } from './crumble.ts'
import { filoPie } from './filo-pie.ts'
import { fruitInBatter } from './fruit-in-batter.ts'
import { hotpot } from './hotpot.ts'
import { layeredPortion } from './layered-portion.ts'
import { macaroniBake } from './macaroni-bake.ts'
import { mashPie } from './mash-lid.ts'
import { HALF_DEPTH, HALF_WIDTH, insideDish, JUICE, spotsInDish } from './oven-dish.ts'

const BROWN = rgb('#8a4a1c')
const GOLDEN = rgb('#e2a040')
/** Flour, butter, milk and mushrooms: warm, where the mean of its ingredients is gray. */
const CREAM_SAUCE: Tones = { dark: rgb('#d3ad68'), light: rgb('#f3dfae') }
const MASHED = /shepherd|cottage pie|fish pie|fisherman|\bmash/
const CRUMBLE = /crumble|crisp|streusel|brown betty|baked oat/
const CUSTARD = /clafoutis|bread pudding|kugel|strata|baked oat|flognarde|bobotie/
const LAYERED = /lasagn|moussaka|pastitsio|parmigiana|spanakopita|baklava|b[oö]rek|burek|tian\b/

type Lid = 'potato-lid' | 'pastry-lid' | 'mash' | 'crumble' | 'custard' | 'cheese'

function lidOf(dish: Dish): Lid {
  const { style } = dish.scene
  if (
    style === 'potato-lid' ||
    style === 'pastry-lid' ||
    style === 'mash' ||
    style === 'crumble' ||
    style === 'custard'
  )
    return style
  if (dish.called(MASHED)) return 'mash'
  if (dish.called(CRUMBLE)) return 'crumble'
  return dish.called(CUSTARD) ? 'custard' : 'cheese'
}

/** Casserole, gratin, crumble: a browned top in an oven dish; lasagna and its like cut, on a plate. */
export const bake: Archetype = {
  zoom: [1.14, 1.28],
  cameras: (dish) => (isLayered(dish) ? ['three-quarter', 'close'] : ['three-quarter', 'close', 'above']),
  draw(stage) {
    const { dish } = stage
    if (isLayered(dish) && dish.has(/filo|phyllo/)) filoPie(stage)
    else if (isLayered(dish)) layeredPortion(stage)
    else inOvenDish(stage, lidOf(dish))
  },
}

function isLayered(dish: Dish): boolean {
  return dish.scene.style === 'layered' || (dish.scene.style === '' && dish.called(LAYERED))
}

function topColour(dish: Dish, lid: Lid): Rgb {
  if (lid === 'custard') return rgb('#f0c66a')
  if (lid === 'mash') return rgb(dish.has(/sweet potato/) ? '#e8964a' : '#f3dfae')
  if (lid === 'crumble') return CRUMBS
  if (lid === 'pastry-lid') return rgb('#d99a48')
  return rgb(dish.has(/mozzarella|ricotta/) ? '#f6d894' : '#f3cf7c')
}

function inOvenDish({ scene, dish, setting }: Stage, lid: Lid): void {
  const turn = scene.random.between(-0.1, 0.1)
  const inside = mix(setting.ceramic.body, rgb('#e9dcc8'), 0.7)
  ovenDish(scene, 385, 252, turn, { body: inside, rim: setting.ceramic.rim })
  const seed = scene.random.between(0, 99)
  const keep = insideDish(scene, turn)
  const herbsOver = (): void => {
    for (const dx of [-150, 150]) garnish(scene, dish, { x: scene.x + dx, y: scene.y, radius: 175, keep }, 0.4)
  }
  if (lid === 'potato-lid') {
    hotpot(scene, dish, turn, seed)
    herbsOver()
    return
  }
  if (lid === 'mash') {
    mashPie(scene, dish, turn, seed, topColour(dish, lid))
    herbsOver()
    return
  }
  if (dish.scene.style === 'crust') {
    macaroniBake(scene, dish, turn, seed)
    return
  }
  if (dish.called(/baked oat/)) {
    bakedOats(scene, dish, turn, seed)
    return
  }
  const isCobbler = dish.called(/cobbler/)
  const juicy = isCobbler || lid === 'crumble'
  bubblingSauce(
    scene,
    juicy ? tones(mix(dish.sauce.light, juiceOf(dish), 0.6)) : dish.has(/green bean/) ? CREAM_SAUCE : dish.sauce,
    turn,
    seed,
    lid === 'crumble',
  )
  if (isCobbler) {
    cobbler(scene, dish, turn, seed)
    return
  }
  const { dark, light } = dish.sauce
  const inBatter = lid === 'custard' && dish.pieces[0]?.look.kind === 'fruit'
  if (lid === 'crumble') scoopedFruit(scene, dish, turn, seed)
  else if (!inBatter && lid !== 'pastry-lid')
    scene.field.withFinish(
      lid === 'custard'
        ? sauced(rgb('#4a0a14'), 0.5, seed, 0.2)
        : sauced(
            isTomatoPasta(dish) ? TOMATO : mix(dark, light, 0.5),
            dish.has(/green bean|broccoli/) ? 0.12 : 0.5,
            seed,
          ),
      () => fillDish(scene, dish, turn),
    )
  if (dish.has(/green bean/)) creamBetween(scene, turn)
  bakedLid(scene, dish, lid, turn, seed)
  if (lid === 'crumble') clumps(scene, dish, turn, seed)
  if (inBatter) fruitInBatter(scene, dish, turn)
  if (dish.has(/fried onion/)) crispOnions(scene, turn)
  const soft = lid === 'cheese' && dish.find(/mozzarella|goat|feta/)
  if (soft && isTomatoPasta(dish)) {
    cheeseOnPasta(scene, dish, turn)
  } else if (soft && soft.cut !== 'shred') {
    for (const [x, y] of spotsInDish(scene, 11, turn, 60))
      meltedCheese(scene, x, y, scene.random.between(34, 52), rgb('#fdf3dc'), rgb('#c98436'))
  }
  toss(scene, dish.pieces.filter(isFresh), around(scene, 150), { cover: 0.25, scale: 0.85 })
  herbsOver()
}

/** Where the biscuits of a cobbler lie, as shares of the dish. */
const BISCUITS = [
  [-0.6, -0.42],
  [0.02, -0.5],
  [0.62, -0.4],
  [-0.66, 0.46],
  [-0.08, 0.42],
  [0.56, 0.48],
] as const

/** Fruit in its thick juice, which bubbles up between spoonfuls of biscuit dough. */
function cobbler(scene: Scene, dish: Dish, turn: number, seed: number): void {
  const keep = insideDish(scene, turn)
  const fruit = dish.of('fruit').filter((part) => part.piece)
  scene.field.withFinish(sauced(JUICE, 0.34, seed), () => {
    for (const dx of [-190, 0, 190])
      toss(scene, fruit, { x: scene.x + dx, y: scene.y, radius: 215, keep }, { cover: 1.1, scale: 1.1, rise: 12 })
  })
  for (const [across, down] of BISCUITS) {
    const [u, v] = [across * (HALF_WIDTH - 30) + scene.random.bell() * 14, down * (HALF_DEPTH - 30)]
    const x = scene.x + u * Math.cos(turn) - v * Math.sin(turn)
    const y = scene.y + u * Math.sin(turn) + v * Math.cos(turn)
    dropBiscuit(scene, x, y, scene.random.between(80, 94))
    flakesOn(scene, dish, x, y)
  }
}

/** Flaked almonds that slid together on one shoulder of a biscuit: two or three apart from each other look like eyes. */
function flakesOn(scene: Scene, dish: Dish, x: number, y: number): void {
  const { random } = scene
  if (!dish.has(/flaked almond|sliced almond/) || random.chance(0.2)) return
  const side = random.angle()
  const [mx, my] = [x + Math.cos(side) * 34, y + Math.sin(side) * 26]
  for (let i = random.whole(7, 11); i > 0; i--)
    almondFlake(scene, ...scene.spot(27, mx, my), random.between(9, 15), 0.5)
}

/** Laid on after the oven: avocado, lettuce. */
function isFresh({ name, look, done }: Part): boolean {
  return done === null && (look.kind === 'leaf' || /avocado/.test(name))
}

/** Sauce up to the rim, darker where it caught. */
function bubblingSauce(scene: Scene, { dark, light }: Tones, turn: number, seed: number, scooped: boolean): void {
  scene.field.stamp(scene.x, scene.y, 470, turn, (x, y, out) => {
    const d = roundedBox(x, y, HALF_WIDTH, HALF_DEPTH, 30)
    if (d > 0) return false
    const n = layeredNoise(x * 0.014 + seed, y * 0.014, 4)
    const m = layeredNoise(x * 0.05 + seed, y * 0.05, 3)
    const caught = smooth(-30, 0, d) * (0.35 + 0.5 * m)
    return put(
      out,
      mix(mix(dark, light, n), BROWN, caught),
      40 + (n - 0.5) * 12 + (m - 0.5) * 5 - (scooped ? 16 * scoop(x, y, seed) : 0),
      0.75,
    )
  })
}

const PASTA_IN_DISH = 330
/** In tomato sauce under mozzarella the tubes are what one sees. */
const PASTA_IN_TOMATO = 270

/** Pasta and pieces in the sauce; the lid leaves some of them to be seen. */
function fillDish(scene: Scene, dish: Dish, turn: number): void {
  const pasta = dish.first('pasta')
  if (pasta?.look.pasta) {
    const { pasta: shape, colour } = pasta.look
    const [count, size] = isTomatoPasta(dish) ? [PASTA_IN_TOMATO, 33] : [PASTA_IN_DISH, 21]
    for (const [x, y] of spotsInDish(scene, count, turn, size))
      pastaPiece(scene, x, y, shape, size, mix(colour, rgb('#f4c858'), 0.35))
  }
  const shown = dish.pieces.filter((part) => !['cheese', 'bread'].includes(part.look.kind) && !isFresh(part))
  // With no cheese over them they are what one sees.
  const bare = !pasta && dish.grams('cheese') < 40
  const cover = pasta ? 0.2 : bare ? 1.05 : 0.62
  const keep = insideDish(scene, turn)
  for (const dx of [-190, 0, 190])
    toss(scene, shown, { x: scene.x + dx, y: scene.y, radius: 200, keep }, { cover, scale: bare ? 1.05 : 0.8 })
}

/** How much of the surface the lid covers, 0 to 1. */
function lidShare(dish: Dish, lid: Lid): number {
  if (lid === 'crumble') return 0.92
  if (lid !== 'cheese') return lid === 'custard' ? 1.05 : 0.96
  // Its cheese is a sheet of its own.
  if (isTomatoPasta(dish)) return -1
  return clamp(0.12 + dish.grams('cheese') / 420, 0, dish.first('pasta') ? 0.62 : 0.8)
}

const LID_LEVEL = { custard: 50, crumble: 56, 'pastry-lid': 56, cheese: 60 } as const

/** Cheese, custard or crumble over the filling, browned where it stands up. */
function bakedLid(
  scene: Scene,
  dish: Dish,
  lid: Exclude<Lid, 'potato-lid' | 'mash'>,
  turn: number,
  seed: number,
): void {
  const crumbly = lid === 'crumble'
  const pale = topColour(dish, lid)
  const share = lidShare(dish, lid)
  scene.field.stamp(scene.x, scene.y, 470, turn, (x, y, out) => {
    const d = roundedBox(x, y, HALF_WIDTH, HALF_DEPTH, 30)
    const n = layeredNoise(x * 0.014 + seed, y * 0.014, 4)
    // Fruit bubbles up around a crumble.
    if (d > (crumbly ? 4 - 52 * n : -6 - 22 * n)) return false
    const patch = layeredNoise(x * 0.026 - seed, y * 0.026, 4)
    const covered = smooth(0.74 - share * 0.62, 0.8 - share * 0.62, patch)
    if (covered <= 0 || (crumbly && scoop(x, y, seed) > 0.5)) return false
    const grain = crumbly ? 0.075 : 0.05
    const m = layeredNoise(x * grain + seed, y * grain, 4)
    const browned = smooth(0.48, 0.76, m) * 0.8 + smooth(-60, 0, d) * (lid === 'custard' ? 0.75 : 0.35)
    const level = LID_LEVEL[lid] - 10 + covered * 10
    const z = level + (n - 0.5) * 16 + (m - 0.5) * (crumbly ? 24 : 9)
    // Golden first, brown only where it caught.
    const golden = mix(pale, GOLDEN, clamp(browned * 1.6))
    return put(out, mix(golden, BROWN, clamp(browned) ** 1.6 * 0.9), z, crumbly ? 0.12 : 0.5)
  })
}

/** Beans lie in their sauce, not on it. */
function creamBetween(scene: Scene, turn: number): void {
  const { dark, light } = CREAM_SAUCE
  for (const along of [-132, 132])
    waterline(scene, {
      x: scene.x + along * Math.cos(turn),
      y: scene.y + along * Math.sin(turn),
      level: 47,
      radius: HALF_DEPTH - 12,
      dark: mix(dark, light, 0.7),
      light,
      climb: 18,
      share: 0.62,
      ring: 0.2,
    })
}

/** Onions from the fryer, broken up and scattered thickly. */
function crispOnions(scene: Scene, turn: number): void {
  const { random } = scene
  // Strewn by the handful: thick here, with the creamy beans between.
  const keep = insideDish(scene, turn)
  for (const [x, y] of spotsInDish(scene, 7, turn, 80))
    for (const [px, py] of scene.spots(26, random.between(58, 92), x, y))
      if (keep(px, py, 24)) crispOnion(scene, px, py, random.between(40, 86))
}
