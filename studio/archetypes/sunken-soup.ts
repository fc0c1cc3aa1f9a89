// Soups in which the food lies deep: only the crowns of the pieces come out of it, each in its own place, wet at their feet.
import { lightness, mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { around, garnish } from '#studio/laying.ts'
import { clamp, hypot } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import { crowdOf, cutSize, dealt, dropped, gathered } from '#studio/scatter.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { baconBit } from '#studio/shapes/bacon-bit.ts'
import { fatCircles } from '#studio/shapes/fat-circles.ts'
import { flood } from '#studio/shapes/flood.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { grains } from '#studio/shapes/starches.ts'
import { coat, liquid } from '#studio/shapes/surface.ts'
import { bowl } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { brothOf, clarityOf } from './broth-tones.ts'
import { hasOil } from './cream-and-oil.ts'
import { tortillaStrips } from './crisp-bread.ts'
import { freshOnTop, isFresh } from './fresh-on-top.ts'
import { type SunkenPart, sunkenParts } from './sunken-pieces.ts'

const LEVEL = 72
const WALL = 302
/** From this lightness a soup is cream or milk. */
const CREAMY = 62
/** How deep one sees into cream, and into a thick soup. */
const CREAM = 1.3
const THICK = 1.5
/** A broth that its ingredients dyed. */
const THIN = 6
/** Where two pieces would overlap one is left out, so there are more of them than there is room for. */
const FULL = 1.7

/** How often a piece that must be seen looks for a free place. */
const TRIES = 9

interface Place {
  x: number
  y: number
  reach: number
}

/** Pieces share the surface and never stand in each other. */
class Places {
  readonly #laid: Place[] = []
  readonly #scene: Scene

  constructor(scene: Scene) {
    this.#scene = scene
  }

  take(x: number, y: number, reach: number, apart: number): boolean {
    if (hypot(x - this.#scene.x, y - this.#scene.y) + reach > WALL - 6) return false
    if (this.#laid.some((each) => hypot(each.x - x, each.y - y) < (each.reach + reach) * apart)) return false
    this.#laid.push({ x, y, reach })
    return true
  }
}

export function isSunken(dish: Dish): boolean {
  return dish.scene.style === 'sunken'
}

export function sunkenSoup({ scene, dish, setting }: Stage): void {
  bowl(scene, { radius: 330, ...setting.ceramic, depth: 88 })
  scene.field.withWall({ x: scene.x, y: scene.y, radius: WALL + 4 }, () => ladled(scene, dish))
}

function ladled(scene: Scene, dish: Dish): void {
  const broth = brothOf(dish)
  const creamy = lightness(broth.light) > CREAMY
  // Bread, pasta and swollen grains thicken it.
  const thick = dish.first('bread', 'pasta', 'grain') !== undefined && !dish.called(/tortilla/)
  const clear = creamy ? CREAM : thick ? THICK : (clarityOf(dish) ?? THIN)
  const seed = scene.random.between(0, 99)
  coat(scene, 301, mix(broth.dark, broth.light, 0.5))
  liquid(scene, { level: LEVEL - clamp(clear * 1.8, 4, 24), radius: 300, ...broth })
  const parts = sunkenParts(
    dish,
    dish.simmered.filter((part) => !isFresh(part) && part.look.kind !== 'bread'),
  )
  const places = new Places(scene)
  scene.field.withFinish(sauced(broth.light, creamy ? 0.06 : 0.12, seed, 0.06), () => {
    lay(scene, dish, parts, places, FULL * (thick && !creamy ? 1.7 : 1), clear > 4)
    swim(scene, dish)
  })
  const fine = dish.first('grain') !== undefined
  flood(scene, {
    level: LEVEL,
    radius: 309,
    ...broth,
    clear,
    pulp: creamy ? 0.05 : clear > 5 ? 0.08 : 0.55,
    climb: creamy ? 2.4 : 3.5,
    share: creamy ? 0.42 : 0.4,
    ...(fine && { scrap: 1 }),
  })
  if (hasOil(dish) || clear > 5)
    fatCircles(scene, LEVEL, 274, mix(broth.light, rgb('#ffd070'), 0.6), 10, creamy ? 5 : 12)
  sheen(scene, { level: LEVEL, radius: 302, share: 0.2, glints: clear > 5 })
  freshOnTop(scene, dish, 250)
  if (dish.called(/tortilla/)) tortillaStrips(scene, dish)
  crispBacon(scene, dish)
  garnish(scene, dish, around(scene, 200), 0.8)
}

/** What must be seen first, then the largest, so that small ones fill what is left. */
function lay(
  scene: Scene,
  dish: Dish,
  parts: readonly SunkenPart[],
  places: Places,
  full: number,
  seenInto: boolean,
): void {
  const { random, field } = scene
  const area = around(scene, 276)
  const crowd = crowdOf(scene, area, 0.55)
  const total = parts.reduce((sum, { grams }) => sum + grams ** 0.6, 0)
  const bag: SunkenPart[] = []
  for (const part of parts) {
    if (!part.piece) continue
    const room = (area.radius / part.piece.reach) ** 2
    const count = clamp(Math.round(((full * part.grams ** 0.6) / total) * room), 3, 260)
    for (let i = 0; i < count; i++) bag.push(part)
  }
  const first = gathered(scene, bag.length, area, crowd)
  const laid = dealt(scene, bag, first, area.radius).map((part, i) => ({
    part: part as SunkenPart,
    spot: first[i] as Point,
  })) // as many spots as parts
  const rank = (part: SunkenPart): number =>
    (isMain(dish, part) ? 200 : isShown(dish, part) ? 100 : 0) + (part.piece?.reach ?? 0)
  laid.sort((a, b) => rank(b.part) - rank(a.part))
  for (const { part, spot: wanted } of laid) {
    const { piece } = part
    if (!piece) continue
    const size = cutSize(scene, part) * (isMain(dish, part) ? 1.12 : 1)
    const reach = piece.reach * size
    const apart = piece.layer === 'chunk' ? 0.8 : 0.66
    // What the soup is about, and what it is known by, looks for another place.
    const tries = isMain(dish, part) || isShown(dish, part) ? TRIES : 0
    const spots = [wanted, ...scene.spots(tries, 250)]
    const spot = spots.find(([x, y]) => places.take(x, y, reach, apart))
    if (!spot) continue
    const tall = part.tall * reach
    // Most show a crown; where one sees into it, a few hang below.
    const hangs = seenInto && !isMain(dish, part) && random.chance(0.22)
    const crown = hangs ? -random.between(4, 10) : Math.max(4.5, random.between(0.4, 0.74) * tall)
    const rest = LEVEL + crown - tall
    const draw = (): void =>
      field.withCeiling(
        () => rest,
        () => piece.draw(scene, ...spot, size),
      )
    if (part.floats) field.withFloor(rest, draw)
    else draw()
  }
}

/** Broken small and strewn in one place. */
function crispBacon(scene: Scene, dish: Dish): void {
  if (!dish.has(/bacon/)) return
  const at = scene.polar(scene.random.angle(), 60)
  for (const [x, y] of dropped(scene, 30, at, around(scene, 150))) baconBit(scene, x, y, scene.random.between(10, 19))
}

function isShown({ scene }: Dish, { name }: Part): boolean {
  return scene.show.some((word) => name.includes(word))
}

function isMain({ scene }: Dish, { name }: Part): boolean {
  return scene.main !== '' && name.includes(scene.main)
}

/** Swollen grains at the surface. */
function swim(scene: Scene, dish: Dish): void {
  const grain = dish.first('grain')
  const look = grain?.look.grain
  if (!grain || !look) return
  scene.field.withFloor(LEVEL - 0.4, () =>
    scene.field.withCeiling(
      () => LEVEL + 0.6,
      () => grains(scene, clamp((grain.grams * 40) / look.length, 200, 1500), 276, look),
    ),
  )
}
