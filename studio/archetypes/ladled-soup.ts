// Soups ladled full: pieces lie close, lean on each other and come out of the surface where the ladle left most of them.
import { paleInside } from '#studio/clear-broth.ts'
import { lightness, mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { clamp, hypot, smooth } from '#studio/noise.ts'
import { crowdOf } from '#studio/scatter.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { choppedNut } from '#studio/shapes/chopped-nut.ts'
import { servedDollop } from '#studio/shapes/dairy.ts'
import { creamSwirl } from '#studio/shapes/drizzle.ts'
import { fatCircles } from '#studio/shapes/fat-circles.ts'
import { flood } from '#studio/shapes/flood.ts'
import { oilArc } from '#studio/shapes/oil-arc.ts'
import { crumb } from '#studio/shapes/pieces.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { coat, liquid } from '#studio/shapes/surface.ts'
import { bowl, pot } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { brothOf } from './broth-tones.ts'
import { creamOnTop, hasOil } from './cream-and-oil.ts'
import { isFresh } from './fresh-on-top.ts'
import { type LadledPart, ladledParts } from './ladled-pieces.ts'

const LEVEL = 72
const WALL = 302
const POT = rgb('#2b2725')
/** From this lightness a soup is cream or milk. */
const CREAMY = 62
const TRIES = 26
/** How much higher pieces lie in the middle of the heap. */
const HEAP = 15
/** From this share of its reach a piece stands; below it lies flat, and others may lie over it. */
const STANDS = 0.5
/** Kept free for a spoonful of cream. */
const CREAM_ROOM = 66
/** And for a heap of what is laid on raw. */
const FRESH_ROOM = 58
const CHILI_OIL = rgb('#e8780c')

export function isLadled(dish: Dish): boolean {
  return dish.scene.style === 'ladled'
}

export function ladledSoup({ scene, dish, setting }: Stage): void {
  const { ceramic } = setting
  if (dish.scene.vessel === 'pot') pot(scene, 336, scene.random.between(-0.3, 0.3), POT, paleInside(ceramic.body))
  else bowl(scene, { radius: 330, ...ceramic, depth: 88 })
  scene.field.withWall({ x: scene.x, y: scene.y, radius: WALL + 4 }, () => ladled(scene, dish))
}

function ladled(scene: Scene, dish: Dish): void {
  const { random } = scene
  const broth = brothOf(dish)
  const creamy = lightness(broth.light) > CREAMY
  const heart = scene.polar(random.angle(), random.between(30, 60))
  const cream = creamOnTop(dish)
  // In front, away from the heap.
  const spooned: Point = [scene.x - 96, scene.y + 92]
  const fresh = dish.pieces.filter(isFresh)
  const laidOn: Point = [scene.x + 120, scene.y + 70]
  coat(scene, 301, mix(broth.dark, broth.light, 0.5))
  liquid(scene, { level: LEVEL - 6, radius: 300, ...broth })
  const parts = ladledParts(
    dish,
    dish.simmered.filter((part) => !isFresh(part) && part.look.kind !== 'bread'),
  )
  scene.field.withFinish(sauced(broth.light, creamy ? 0.06 : 0.1, random.between(0, 99), 0.06), () =>
    lay(scene, dish, parts, heart, [
      ...(cream ? [{ x: spooned[0], y: spooned[1], reach: CREAM_ROOM, stands: true }] : []),
      ...(fresh.length ? [{ x: laidOn[0], y: laidOn[1], reach: FRESH_ROOM, stands: true }] : []),
    ]),
  )
  // Bread that fell apart leaves no broth: a spoon stands in it.
  const thick = dish.first('bread') !== undefined
  if (thick) mash(scene, mix(broth.dark, broth.light, 0.7))
  flood(scene, {
    level: LEVEL,
    radius: 309,
    ...broth,
    clear: creamy ? 1.3 : 1.8,
    pulp: thick ? 1.7 : creamy ? 0.06 : 0.4,
    climb: creamy ? 2.4 : 4,
    share: 0.45,
    scrap: thick ? 1 : 1.6,
  })
  const hot = dish.has(/chil[li]+|gochu|harissa|cayenne/)
  if (hot && creamy) fatCircles(scene, LEVEL, 284, CHILI_OIL, 12, 46, 0.56)
  else if (hot) fatCircles(scene, LEVEL, 280, mix(broth.light, CHILI_OIL, 0.7), 8, 12)
  else if (hasOil(dish)) fatCircles(scene, LEVEL, 274, mix(broth.light, rgb('#ffd070'), 0.6), 10, 12)
  if (!thick) sheen(scene, { level: LEVEL, radius: 302, share: 0.16, glints: false })
  if (thick && dish.has(/olive oil/)) oilArc(scene, { radius: 138, sweep: 4.6, colour: OLIVE_OIL })
  if (cream) {
    creamSwirl(scene, 82, 1.7, cream, ...spooned)
    servedDollop(scene, ...spooned, 38, cream, 0.6)
  }
  if (dish.has(/peanut/)) crushed(scene, heart)
  // Avocado goes on last and stays green.
  if (fresh.length)
    toss(
      scene,
      fresh,
      { x: laidOn[0], y: laidOn[1], radius: FRESH_ROOM },
      { cover: 0.9, afloat: LEVEL + 8, crowd: () => 1, scale: 1.2 },
    )
  garnish(scene, dish, around(scene, 190), 0.7)
}

interface Laid {
  x: number
  y: number
  reach: number
  stands: boolean
}

/** The large ones first; what the soup is about keeps to the middle of the heap. */
function lay(
  scene: Scene,
  { scene: { main } }: Dish,
  parts: readonly LadledPart[],
  heart: Point,
  taken: readonly Laid[],
): void {
  const { random, field } = scene
  const bag = parts.flatMap((part) => Array.from({ length: part.piece ? part.count : 0 }, () => part))
  // Of what there are few, all find a place; what lies flat comes after what stands.
  const rank = (part: LadledPart): number =>
    (part.piece?.reach ?? 0) * random.between(0.6, 1.4) * (part.count < 7 ? 3 : part.tall > STANDS ? 1.35 : 1)
  const order = bag.map((part) => ({ part, rank: rank(part) })).sort((a, b) => b.rank - a.rank)
  const laid: Laid[] = [...taken]
  const crowd = crowdOf(scene, around(scene, 276), 0.75)
  for (const { part } of order) {
    const { piece } = part
    if (!piece) continue
    const isMain = main !== '' && part.name.includes(main)
    const stands = part.tall > STANDS
    const free = ([x, y]: Point): boolean =>
      hypot(x - scene.x, y - scene.y) + piece.reach < WALL - 8 &&
      !laid.some((each) => {
        const apart = each.stands && stands ? 0.84 : each.stands !== stands ? 0.66 : 0.54
        return hypot(each.x - x, each.y - y) < (each.reach + piece.reach) * apart
      })
    const wanted = (): Point => {
      let spot = scene.spot(276)
      for (let i = 0; i < 8; i++) {
        const near = smooth(300, 50, hypot(spot[0] - heart[0], spot[1] - heart[1]))
        if (random.unit() < crowd(...spot) * ((isMain ? 0.12 : 0.3) + 0.8 * near)) break
        spot = scene.spot(276)
      }
      return spot
    }
    let spot: Point | undefined
    for (let i = 0; i < TRIES && !spot; i++) {
      const candidate = wanted()
      if (free(candidate)) spot = candidate
    }
    if (!spot) continue
    const [x, y] = spot
    laid.push({ x, y, reach: piece.reach, stands })
    const near = smooth(230, 40, hypot(x - heart[0], y - heart[1]))
    const tall = part.tall * piece.reach
    const crown =
      clamp(random.between(0.36, 0.62) * tall, Math.min(stands ? 6 : 8, 3 + 0.8 * tall), 24) +
      HEAP * near * (stands ? 0.7 : 1)
    field.withCeiling(
      () => LEVEL + crown - tall,
      () => piece.draw(scene, x, y, random.between(0.94, 1.06)),
    )
  }
}

/** Crumbs of bread and crushed beans, all over and a little above the surface. */
function mash(scene: Scene, colour: Rgb): void {
  const { random, field } = scene
  for (let i = 0; i < 420; i++) {
    const [x, y] = scene.spot(292)
    const rest = LEVEL - random.between(3, 9)
    field.withCeiling(
      () => rest,
      () => crumb(scene, x, y, random.between(6, 15), colour, 0.3),
    )
  }
}

const OLIVE_OIL = rgb('#bfa428')
const PEANUT = rgb('#e2b06c')

/** Pounded coarsely: most in one place, some all over. */
function crushed(scene: Scene, [hx, hy]: Point): void {
  const { random } = scene
  for (let i = 0; i < 90; i++) {
    const [x, y] = i % 4 ? scene.spot(i % 3 ? 96 : 150, hx, hy) : scene.spot(236)
    if (scene.facesUp(x, y, 6)) choppedNut(scene, x, y, 4 + 7 * random.unit() ** 1.8, PEANUT)
  }
}
