// Soups that are full to the surface: food at all depths, so close that one sees little but food, each piece partly under.
import { HAZY } from '#studio/clear-broth.ts'
import { lightness, mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { around, garnish } from '#studio/laying.ts'
import { clamp, hypot } from '#studio/noise.ts'
import { type Crowd, crowdOf, dropped } from '#studio/scatter.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { baconBit } from '#studio/shapes/bacon-bit.ts'
import { citrusWedge } from '#studio/shapes/citrus.ts'
import { fatCircles } from '#studio/shapes/fat-circles.ts'
import { flood } from '#studio/shapes/flood.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { type GrainLook, grains } from '#studio/shapes/starches.ts'
import { coat, liquid } from '#studio/shapes/surface.ts'
import { wildRice } from '#studio/shapes/wild-rice.ts'
import { bowl, pot } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { brothOf, clarityOf } from './broth-tones.ts'
import { hasOil } from './cream-and-oil.ts'
import { type FullPart, fullParts } from './full-pieces.ts'
import { PISTOU_ROOM, pistouSpoonful } from './pistou.ts'

const [EARTH, GLAZE] = [rgb('#7a2a1c'), rgb('#e9dcc4')]
const LEVEL = 72
const WALL = 300
/** From this lightness a soup is cream, milk or porridge. */
const CREAMY = 62
/** How deep one sees into it. */
const [INTO_CREAM, INTO_BROTH, INTO_STOCK] = [1.5, 2.2, 5]
/** How often the surface would be covered by what hangs below it, and by what comes out of it. */
const [BELOW, ABOVE] = [0.8, 1.5]
/** Grams of food in a full pot. */
const PLENTY = 700
/** Half the length of a grain, below which it is a pearl. */
const FINE = 5
const BURST = { husk: ['#4a2c18', '#5e3a20', '#38220f'].map(rgb), split: 0.8 }

export function isFull({ scene }: Dish): boolean {
  return scene.style === 'full'
}

export function fullSoup({ scene, dish, setting }: Stage): void {
  const inPot = dish.scene.vessel === 'pot'
  if (inPot) pot(scene, 330, scene.random.between(-0.4, 0.4), mix(setting.ceramic.rim, EARTH, 0.15), GLAZE)
  else bowl(scene, { radius: 330, ...setting.ceramic, depth: 88 })
  scene.field.withWall({ x: scene.x, y: scene.y, radius: WALL + 6 }, () => ladled(scene, dish))
  lemonOnRim(scene, dish)
}

function ladled(scene: Scene, dish: Dish): void {
  const broth = brothOf(dish)
  const creamy = lightness(broth.light) > CREAMY
  const thin = (clarityOf(dish) ?? 0) > HAZY
  const clear = thin ? INTO_STOCK : creamy ? INTO_CREAM : INTO_BROTH
  const seed = scene.random.between(0, 99)
  coat(scene, 301, mix(broth.dark, broth.light, 0.5))
  liquid(scene, { level: LEVEL - clear * 3, radius: 300, ...broth })
  const parts = fullParts(dish, dish.simmered)
  // Where nearly all of it cooked to a pulp, little is left to lie in it.
  const full = clamp(parts.reduce((sum, { grams, small }) => sum + (small ? 0 : grams), 0) / PLENTY, 0.3, 1)
  const room = dish.called(/pistou/) ? PISTOU_ROOM - 8 : 0
  scene.field.withFinish(sauced(broth.light, creamy ? 0.1 : 0.16, seed, 0.08), () => {
    const large = parts.filter(({ small }) => !small)
    lay(scene, large, { cover: BELOW * full, room, own: false })
    swim(scene, dish)
    lay(scene, parts, { cover: ABOVE * full, room, own: true })
    // Fine ones lie over the feet of the pieces too.
    if ((dish.first('grain')?.look.grain?.length ?? 9) < FINE) swim(scene, dish)
  })
  flood(scene, {
    level: LEVEL,
    radius: 309,
    ...broth,
    clear,
    pulp: creamy ? 0.12 : 0.4,
    climb: creamy ? 3 : 4,
    share: 0.5,
    scrap: 1,
  })
  if (hasOil(dish)) fatCircles(scene, LEVEL, 274, mix(broth.light, rgb('#ffd070'), 0.6), 9, creamy ? 8 : 14)
  // Long grains would drown.
  burstRice(scene, dish)
  sheen(scene, { level: LEVEL, radius: 302, share: 0.14, glints: false })
  if (room) pistouSpoonful(scene, dish, LEVEL)
  if (dish.has(/bacon/)) {
    const at = scene.polar(scene.random.angle(), 60)
    for (const [x, y] of dropped(scene, 26, at, around(scene, 150))) baconBit(scene, x, y, scene.random.between(10, 19))
  }
  garnish(scene, dish, around(scene, 190), 0.7)
}

interface Spot {
  x: number
  y: number
  reach: number
}

interface Way {
  /** How often they would cover the surface. */
  cover: number
  /** What is left free in the middle. */
  room: number
  /** Each in a place of its own with its crown above the surface; else they hang just below it, over each other. */
  own: boolean
}

function lay(scene: Scene, parts: readonly FullPart[], way: Way): void {
  const { random, field } = scene
  const { cover, own } = way
  const crowd = crowdOf(scene, around(scene, 276), 0.3)
  const total = parts.reduce((sum, { share }) => sum + share, 0)
  const laid: Spot[] = []
  const bag = parts.flatMap((part) => {
    const count = clamp(Math.round(((cover * part.share) / total) * (276 / part.reach) ** 2), part.share ? 3 : 0, 420)
    return Array.from({ length: count }, () => part)
  })
  // Large ones first, so that small ones fill what is left; those of about one size are mixed.
  const rank = ({ small, reach }: FullPart): number => (small ? 0 : 100) + Math.round(reach / 18)
  for (const part of random.shuffled(bag).sort((a, b) => rank(b) - rank(a))) {
    const size = random.between(0.8, 1.18)
    const reach = part.reach * size
    const spot = freePlace(scene, reach, laid, crowd, way)
    if (!spot) continue
    laid.push({ x: spot[0], y: spot[1], reach })
    const tall = part.tall * reach
    const crown = own ? Math.max(LEAST_CROWN, random.between(0.22, 0.62) * tall) : random.between(-3.5, 0.5)
    const rest = LEVEL + crown - tall
    const draw = (): void => part.draw(scene, ...spot, size)
    field.withCeiling(
      () => rest,
      () => (part.small ? field.withFloor(rest, draw) : draw()),
    )
  }
}

const LEAST_CROWN = 3.2
const TRIES = 12
const APART = 0.76

function freePlace(scene: Scene, reach: number, laid: readonly Spot[], crowd: Crowd, way: Way): Point | undefined {
  for (let i = 0; i < TRIES; i++) {
    const [x, y] = scene.spot(WALL - 6 - reach)
    if (scene.random.unit() > crowd(x, y) || hypot(x - scene.x, y - scene.y) < way.room + reach * 0.4) continue
    if (way.own && laid.some((each) => hypot(each.x - x, each.y - y) < (each.reach + reach) * APART)) continue
    return [x, y]
  }
  return undefined
}

/** Barley, millet, wild rice: swollen, at the surface between the pieces and about their feet. */
function swim(scene: Scene, dish: Dish): void {
  const { field } = scene
  const grain = dish.first('grain')
  const look = grain?.look.grain
  if (!grain || !look || look.burst || dish.scene.hide.some((word) => grain.name.includes(word))) return
  const swollen: GrainLook =
    look.length < FINE
      ? { ...look, length: 5.4, round: 0.94, tall: 0.8, light: rgb('#f9e29a'), dark: rgb('#e9bd5e') }
      : { ...look, length: 9.5, round: 0.66, tall: 0.74, light: rgb('#efdcb0'), dark: rgb('#d0ad70') }
  field.withFloor(LEVEL - 1, () =>
    field.withCeiling(
      () => LEVEL + 0.4,
      () => grains(scene, clamp((grain.grams * 60) / swollen.length, 300, 2000), 280, swollen),
    ),
  )
}

function burstRice(scene: Scene, dish: Dish): void {
  const { random, field } = scene
  if (!dish.first('grain')?.look.grain?.burst) return
  for (const [x, y] of scene.spots(190, 276)) {
    // Between the pieces, not on them.
    if (field.heightAt(x, y) > LEVEL + 4) continue
    const rest = LEVEL + random.between(-2, 0.5)
    const husk = scene.vary(random.pick(BURST.husk), 0.1)
    field.withCeiling(
      () => rest + 4,
      () => field.withFloor(rest, () => wildRice(scene, x, y, random.between(18, 26), 0.2, husk, BURST.split)),
    )
  }
}

/** Leaning on the rim, to be squeezed at the table. */
function lemonOnRim(scene: Scene, dish: Dish): void {
  const { citrus } = dish
  if (!citrus || dish.find(/lemon|lime/)?.cut !== 'wedge') return
  const angle = scene.random.between(-0.75, -0.35)
  citrusWedge(scene, ...scene.polar(angle, 262), 56, citrus)
}
