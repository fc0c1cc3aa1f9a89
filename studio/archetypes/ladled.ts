// What is ladled out of a pot into a bowl.
import { lightness, mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { both, heartOf } from '#studio/heart.ts'
import { type Area, around, toss } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { clamp, hypot } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import { crowdOf } from '#studio/scatter.ts'
import type { Scene } from '#studio/scene.ts'
import { flood } from '#studio/shapes/flood.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { peppercorns } from '#studio/shapes/peppercorns.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { grains } from '#studio/shapes/starches.ts'
import { coat, liquid, oilBeads } from '#studio/shapes/surface.ts'
import { anyKale, tornKale } from '#studio/shapes/torn-kale.ts'
import { waterline } from '#studio/shapes/waterline.ts'
import { bedOf, FLATBREAD } from './beds.ts'
import { hasOil } from './cream-and-oil.ts'
import { isFresh } from './fresh-on-top.ts'
import { isLaidChunks, laidChunks } from './laid-chunks.ts'
import { mainOf } from './main-serving.ts'
import { drawMain } from './mains.ts'
import { cubesInSauce, meatInSauce } from './meat-in-sauce.ts'
import { coatedIn } from './sauce-on-pieces.ts'
import { fromThePot } from './stew-pieces.ts'
import { creaminess, isCreamy, sauceOf } from './stew-sauce.ts'

/** How much of the sauce clings to the pieces below its surface, and to those on top. */
export const COATED = 0.42
export const GLAZED = 0.18
/** How deep one sees into a sauce: a piece that is half sunk ends at the surface, or it would look like glass. */
export const OPAQUE = 0.7
const BROTHY = 7
/** How far what lies below the surface still shows, without an edge. */
const SEEN = 2
/** From this lightness a sauce has cream or coconut milk in it. */
const PALE_SAUCE = 55

const GREENS = ['#1f3a0e', '#6f8f3c', '#35561a'].map(rgb)

/** Pieces in a bowl are seen from nearer than those on a plate. */
const SIZE = 1.14

/** Below this it is a seasoning. */
const KNOWN_REACH = 14

/** Cream makes a sauce smooth. */
export function pulpOf(dish: Dish, light: Rgb): number {
  return isCreamy(dish) ? 0.3 : 0.8 - 0.5 * creaminess(light)
}

/** Limp leaves that lie in the sauce, with beans and roots standing through them. */
const SUNK_KALE = cookedPiece('leaf', 30, (s, x, y, k) =>
  tornKale(s, x, y, s.random.between(44, 92) * k, anyKale(s), 1),
)

function isTornKale({ name, piece }: Part): boolean {
  return /\bkale/.test(name) && piece?.layer === 'leaf' && piece.done === true
}

/** The main thing that is laid on top, if any, and the pieces that lie in the sauce. */
export function ladleful(dish: Dish): { onTop: Part | undefined; parts: Part[] } {
  const onTop = dish.scene.as ? mainOf(dish) : undefined
  const parts = dish.simmered.filter(
    (part) => part !== onTop && !dish.isBeside(part) && !isFresh(part) && !FLATBREAD.test(part.name),
  )
  const cooked = parts.map((part) => meatInSauce(dish, part) ?? cubesInSauce(dish, fromThePot(dish, part)))
  return { onTop, parts: cooked.map((part) => (isTornKale(part) ? { ...part, piece: SUNK_KALE } : part)) }
}

/** Less of the surface is covered where most of the pot is sauce; 1 is a pot full of pieces. */
function coverOf(dish: Dish, parts: readonly Part[]): number {
  const all = dish.parts.reduce((sum, { look, grams }) => sum + (look.kind === 'liquid' ? 0 : grams), 0)
  // A fish stew is ladled out with its fish on top; greens would fill the rest of the bowl.
  const full = parts.some(({ look }) => look.kind === 'leaf') ? 0 : 1.4
  const fish = dish.grams('fish', 'seafood') > 0.35 * all ? full : 0
  return Math.max(fish, clamp((1.7 * parts.reduce((sum, { grams }) => sum + grams, 0)) / (all || 1) + 0.3, 0.72, 1))
}

/** Sauce, chunks half sunk in it, sauce clinging to them, a few cleaner ones on top, beads of oil. */
export function stewIn(scene: Scene, dish: Dish, radius: number, level: number, clear?: Area['keep']): void {
  const { dark, light } = sauceOf(dish)
  const { onTop, parts } = ladleful(dish)
  const seed = scene.random.between(0, 99)
  const oil = hasOil(dish) ? mix(light, rgb('#f0a83c'), 0.55) : undefined
  coat(scene, radius + 1, scaled(dark, 0.8))
  coat(scene, radius - 4, mix(dark, light, 0.5))
  liquid(scene, { level: level - 12, radius, dark, light, rough: 6, gloss: 0.85 })
  // What is served for its meat is full of it.
  const meaty = parts.some(({ piece, look }) => piece?.sauced && (look.kind === 'poultry' || look.kind === 'meat'))
  // Large pieces of fish need the room.
  const fishy = parts.some(({ look }) => look.kind === 'fish')
  // What is laid on top, or the rice, is what one looks at first; else a heap to one side is.
  const heart =
    onTop || clear ? undefined : heartOf(scene, around(scene, radius), { lift: 26, thin: 0.35, off: fishy ? 0.2 : 0.3 })
  const groups = crowdOf(scene, around(scene, radius), meaty || heart ? 0.35 : 0.6)
  const crowd = heart ? both(groups, heart.dense) : groups
  const cover = coverOf(dish, parts) * (meaty ? 1.3 : 1)
  // A broth leaves the colors of what simmers in it; a sauce clings.
  const thin = dish.scene.liquid === 'golden' || dish.scene.liquid === 'pale'
  const clings = thin || dish.scene.liquid === 'saffron' ? COATED * 0.3 : COATED
  const below = coatedIn(parts, mix(dark, light, 0.4), clings, seed)
  // In much sauce they hang, in little they stand on each other.
  const depth = meaty || cover < 0.9 ? { afloat: level + 15 } : { rise: 40 }
  // Large pieces stay inside the wall, and shredded leaves are longer than their reach says.
  const trailing = parts.some(({ piece }) => piece?.layer === 'leaf') ? 32 : 0
  const keep: Area['keep'] = (x, y, reach) =>
    hypot(x - scene.x, y - scene.y) + Math.max(1.15 * reach, Math.min(reach, 28) + trailing) < radius + 8 &&
    clear?.(x, y, reach * 0.5) !== false
  toss(
    scene,
    below,
    { ...around(scene, radius * 0.88), keep },
    { cover: 0.95 * cover, crowd, scale: SIZE, heart, ...depth },
  )
  const cereal = bedOf(dish) ? undefined : dish.first('grain')
  const grain = cereal?.look.grain
  // A scene may say that there is much of it.
  const much = cereal && dish.scene.show.some((word) => cereal.name.includes(word)) ? 2.4 : 1
  // Between the pieces, not on them.
  const swim = (count: number, coated: number, top = level + 4): void => {
    if (!grain) return
    scene.field.withFinish(sauced(light, coated, seed), () =>
      scene.field.withCeiling(
        () => top,
        () => grains(scene, count, radius * 0.92, grain),
      ),
    )
  }
  swim(1100, COATED)
  const pulp = thin ? 0.1 : 0.6 - 0.4 * creaminess(light)
  liquid(scene, {
    level: level + 5,
    radius,
    dark,
    light,
    rough: 3,
    gloss: 0.95,
    clear: thin ? BROTHY : OPAQUE,
    pulp,
  })
  // Swollen grains come up to the surface too.
  scene.field.withFloor(level + 5, () => swim(Math.round(420 * much), COATED * 0.3, level + 7))
  // Greens that cooked to a pulp.
  if (dish.scene.liquid === 'olive') for (const green of GREENS) herbFlecks(scene, 240, radius * 0.95, green, 7)
  const glazed = dish.scene.liquid === 'olive' ? COATED * 0.6 : clings < COATED ? GLAZED * 0.4 : GLAZED
  toss(
    scene,
    coatedIn(parts, light, glazed, seed),
    { ...around(scene, radius * 0.84), keep },
    {
      cover: 0.6 * cover,
      crowd,
      scale: SIZE,
      afloat: level + 15,
      heart,
    },
  )
  // Beans stand on most of the kale; some of it lies about their tops.
  const kale = parts.filter(isTornKale)
  if (kale.length)
    toss(
      scene,
      coatedIn(kale, light, glazed, seed),
      { ...around(scene, radius * 0.8), keep },
      {
        cover: clamp(kale.reduce((sum, { grams }) => sum + grams, 0) / 1000, 0, 0.2),
        scale: SIZE * 0.9,
        afloat: level + 20,
      },
    )
  // A vegetable that the dish is known for, and that would be lost among the rest.
  const known = dish.garnishes.filter(
    ({ name, look, done, piece }) =>
      look.kind === 'vegetable' &&
      done === 'soft' &&
      (piece?.reach ?? 0) > KNOWN_REACH &&
      dish.scene.top.some((word) => name.includes(word)),
  )
  scene.field.withCeiling(
    () => level + 8,
    () => {
      for (const { piece } of coatedIn(known, light, glazed * 0.5, seed))
        for (const spot of scene.spots(26, radius * 0.86)) piece?.draw(scene, ...spot, scene.random.between(0.85, 1.3))
    },
  )
  // What cooked to a pulp would drown.
  if (dish.scene.liquid === 'olive') waterline(scene, { level: level + 5, radius: radius - 6, dark, light })
  else {
    const clear = thin ? BROTHY : SEEN
    // Over greens a pale sauce would be gray.
    const cling = parts.some(isTornKale)
      ? { climb: 3, share: 0.3 }
      : thin || lightness(light) > PALE_SAUCE
        ? { climb: 4, share: 0.35 }
        : { climb: 8, share: 0.5 }
    flood(scene, { level: level + 5, radius, dark, light, clear, pulp: pulp * 1.8, scrap: 1.7, ...cling })
  }
  if (dish.scene.liquid === 'pale' && dish.has(/peppercorns/)) peppercorns(scene, 34, radius * 0.86)
  if (oil) oilBeads(scene, { x: scene.x, y: scene.y, radius, level: level + 5, oil })
  sheen(scene, { level: level + 5, radius: radius - 4, share: 0.16, glints: false })
  if (!onTop) return
  if (isLaidChunks(dish, onTop)) {
    laidChunks(scene, dish, onTop, { ...around(scene, radius), level: level + 5, ...(clear && { keep: clear }) })
    return
  }
  // What the dish is named after lies about it, not under the sauce.
  const shown = parts.filter(({ name }) => dish.scene.show.some((word) => name.includes(word)))
  const glaze = coatedIn(shown, light, GLAZED * 0.4, seed)
  const close = { cover: 0.6, scale: SIZE, afloat: level + 17, crowd: () => 1 }
  if (shown.length) toss(scene, glaze, { ...around(scene, radius * 0.86), keep }, close)
  // It lies in the sauce, which is spooned over it.
  scene.field.withCeiling(
    () => level - 14,
    () => drawMain(scene, dish, onTop, scene.x, scene.y, radius / 240),
  )
  waterline(scene, { level: level + 5, radius: radius - 6, dark, light, climb: 20, share: 0.85 })
}
