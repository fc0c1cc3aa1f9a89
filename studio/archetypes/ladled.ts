// What is ladled out of a pot: into a bowl, beside its rice, over it, or around a scoop of it.
import { lightness, mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced, washed } from '#studio/finish.ts'
import { type Area, around, garnish, pile, toss, wedges } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { clamp, hypot } from '#studio/noise.ts'
import { type Part, withFinish } from '#studio/part.ts'
import { crowdOf } from '#studio/scatter.ts'
import type { Scene } from '#studio/scene.ts'
import { creamSwirl } from '#studio/shapes/drizzle.ts'
import { flood } from '#studio/shapes/flood.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { saucePool } from '#studio/shapes/sauce-pool.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { grains } from '#studio/shapes/starches.ts'
import { coat, liquid, oilBeads, specks } from '#studio/shapes/surface.ts'
import { anyKale, tornKale } from '#studio/shapes/torn-kale.ts'
import { waterline } from '#studio/shapes/waterline.ts'
import { bowl, plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { type Bed, bedOf, FLATBREAD, isBesideStew } from './beds.ts'
import { creamOnTop, hasOil } from './cream-and-oil.ts'
import { freshOnTop, isFresh } from './fresh-on-top.ts'
import { isLaidChunks, laidChunks } from './laid-chunks.ts'
import { drawMain, mainOf } from './mains.ts'
import { meatInSauce } from './meat-in-sauce.ts'
import { coatedIn, DARK } from './sauce-on-pieces.ts'
import { fromThePot } from './stew-pieces.ts'
import { creaminess, isCreamy, sauceOf } from './stew-sauce.ts'
import { isManyOnions } from './stewed-onions.ts'

/** How much of the sauce clings to the pieces below its surface, and to those on top. */
export const COATED = 0.42
const GLAZED = 0.18
/** How deep one sees into a sauce: a piece that is half sunk ends at the surface, or it would look like glass. */
const OPAQUE = 0.7
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

/** The blue of rice is above this. */
const PALE = 0.55

const GROUND_NUT = rgb('#d3a066')

/** Cream makes a sauce smooth. */
function pulpOf(dish: Dish, light: Rgb): number {
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
function ladleful(dish: Dish): { onTop: Part | undefined; parts: Part[] } {
  const onTop = dish.scene.as ? mainOf(dish) : undefined
  const parts = dish.simmered.filter(
    (part) => part !== onTop && !dish.isBeside(part) && !isFresh(part) && !FLATBREAD.test(part.name),
  )
  const cooked = parts.map((part) => meatInSauce(dish, part) ?? fromThePot(dish, part))
  return { onTop, parts: cooked.map((part) => (isTornKale(part) ? { ...part, piece: SUNK_KALE } : part)) }
}

/** Less of the surface is covered where most of the pot is sauce; 1 is a pot full of pieces. */
function coverOf(dish: Dish, parts: readonly Part[]): number {
  if (dish.called(/caponata/)) return 1.3
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
  const meaty = parts.some(({ piece, look }) => piece?.sauced && look.kind === 'poultry')
  const crowd = crowdOf(scene, around(scene, radius), meaty ? 0.35 : 0.6)
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
    hypot(x - scene.x, y - scene.y) + Math.max(1.15 * reach, Math.min(reach, 28) + trailing) < radius + 8
  toss(scene, below, { ...around(scene, radius * 0.88), keep }, { cover: 0.95 * cover, crowd, scale: SIZE, ...depth })
  const grain = bedOf(dish) ? undefined : dish.first('grain')?.look.grain
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
  scene.field.withFloor(level + 5, () => swim(420, COATED * 0.3, level + 7))
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

interface Spread {
  x: number
  y: number
  radius: number
  /** The height of what it is spread on. */
  base: number
  rise?: number
}

/** A thick stew that holds its shape on a plate, in a little sauce. */
function spreadOut(scene: Scene, dish: Dish, { x, y, radius, base, rise = 26 }: Spread): void {
  const { dark, light } = sauceOf(dish)
  const { parts } = ladleful(dish)
  const seed = scene.random.between(0, 99)
  const oil = hasOil(dish) ? mix(light, rgb('#f0a83c'), 0.5) : undefined
  const pool = { x, y, radius, base, rise, dark, light, pulp: pulpOf(dish, light), seed }
  saucePool(scene, { ...pool, dark: scaled(dark, 0.85) })
  const crowd = crowdOf(scene, { x, y, radius }, 0.6)
  const below = coatedIn(parts, mix(dark, light, 0.4), COATED, seed)
  toss(scene, below, { x, y, radius: radius * 0.83 }, { cover: 0.95, rise: 36, crowd })
  // It follows the heap, so that its edge is nowhere seen as a step.
  saucePool(scene, { ...pool, rise: rise + 4, clear: OPAQUE })
  if (oil) oilBeads(scene, { x, y, radius: radius * 0.85, level: base + rise, oil })
  toss(scene, coatedIn(parts, light, GLAZED, seed), { x, y, radius: radius * 0.7 }, { cover: 0.34, crowd })
  waterline(scene, { x, y, radius: radius * 0.7, dark, light, level: base + rise * 0.9 })
  // Ground nuts that thickened it stay in it as fine grit.
  if (dish.grams('nut') > 120 && lightness(dark) < DARK)
    specks(
      scene,
      420,
      radius * 0.86,
      [mix(light, GROUND_NUT, 0.7), mix(light, GROUND_NUT, 0.35), scaled(dark, 0.8)],
      2.6,
      x,
      y,
    )
  // What a yassa is made of: they lie over the chicken too.
  const onions = coatedIn(parts.filter(isManyOnions), light, GLAZED, seed)
  if (onions.length === 0) return
  // In the sauce, not on the rice.
  const keep: Area['keep'] = (px, py) => scene.field.colourAt(px, py)[2] < PALE
  toss(scene, onions, { x, y, radius: radius * 0.74, keep }, { cover: 1.5, rise: 16, crowd: () => 1 })
  // The chicken is laid back into them, and a spoonful of them on it.
  const meat = parts
    .filter(({ look }) => look.kind === 'poultry')
    .map((part) => (part.piece?.sauced ? part : withFinish(part, washed(light, 0.3, seed))))
  toss(scene, meat, { x, y, radius: radius * 0.66 }, { cover: 0.62, rise: 34, crowd: () => 1 })
  toss(scene, onions, { x, y, radius: radius * 0.62, keep }, { cover: 0.2, rise: 12, crowd })
}

/** Half the plate each; where they meet, the sauce runs into the rice. */
function besideBed({ scene, dish, setting }: Stage, bed: Bed): void {
  plate(scene, { radius: 355, ...setting.ceramic, deep: 14 })
  const side = scene.random.chance(0.5) ? 1 : -1
  const [x, y] = [scene.x + side * 76, scene.y - 12]
  bed(scene, { x: scene.x - side * 104, y: scene.y + 22, radius: 212 })
  spreadOut(scene, dish, { x, y, radius: 236, base: 25 })
  const { onTop } = ladleful(dish)
  if (isLaidChunks(dish, onTop)) laidChunks(scene, dish, onTop, { x, y, radius: 190, level: 25 + 26 })
  else if (onTop) drawMain(scene, dish, onTop, scene.x - side * 20, scene.y + 10, 0.92)
  const heaps = dish.parts.filter((each) => dish.isBeside(each) && each.piece && !isBesideStew(each))
  // One behind the rice; a second one in front of it.
  heaps.forEach((part, i) => {
    const at = i % 2 ? { x: scene.x - side * 30, y: scene.y + 196 } : { x: scene.x - side * 84, y: scene.y - 188 }
    pile(scene, fromThePot(dish, part), { ...at, radius: 80 }, 1.2)
  })
  garnish(scene, dish, { x, y, radius: 160 }, onTop ? 0.4 : 1)
  wedges(scene, dish, 278)
}

/** The plate is covered with rice or noodles, and the stew is spooned over the middle. */
function overBed({ scene, dish, setting }: Stage, bed: Bed): void {
  plate(scene, { radius: 355, ...setting.ceramic, deep: 18 })
  bed(scene, { x: scene.x, y: scene.y, radius: 282 })
  const [x, y] = [scene.x + scene.random.between(-26, 26), scene.y - 12]
  // Its edge is lower than the grains, between which it runs out.
  spreadOut(scene, dish, { x, y, radius: 216, base: 44, rise: 44 })
  garnish(scene, dish, { x, y, radius: 150 })
  // Halves are too large to be strewn like seeds.
  const nut = dish.garnishes.find(
    (part) => part.look.kind === 'nut' && dish.scene.top.some((word) => part.name.includes(word)),
  )
  if (nut) for (const [px, py] of scene.spots(9, 150, x, y)) nut.piece?.draw(scene, px, py, 1.25)
  wedges(scene, dish, 262)
}

/** A bowl of stew with a scoop of rice in it. */
function aroundScoop({ scene, dish, setting }: Stage, bed: Bed): void {
  bowl(scene, { radius: 338, ...setting.ceramic, depth: 84 })
  // Behind what is laid on top, which would hide it.
  const laid = dish.scene.as === 'pile' ? scene.random.between(-1.9, -1.3) : undefined
  const behind = laid === undefined ? undefined : scene.polar(laid, 158)
  const clear = behind && ((x: number, y: number, reach: number) => hypot(x - behind[0], y - behind[1]) > 118 + reach)
  stewIn(scene, dish, 306, 56, clear)
  const angle = laid ?? scene.random.angle()
  const [x, y] = behind ?? scene.polar(angle, dish.scene.vessel === 'bowl' ? 158 : 60)
  freshOnTop(scene, dish, 270)
  const cream = creamOnTop(dish)
  if (cream) creamSwirl(scene, 150, 2.3, cream, ...scene.polar(angle + Math.PI, 70))
  garnish(scene, dish, around(scene, 235))
  for (const part of dish.parts.filter((each) => dish.isBeside(each) && each.piece)) {
    const [px, py] = scene.polar(angle + 1.5, 165)
    pile(scene, fromThePot(dish, part), { x: px, y: py, radius: 84 }, 1.2)
  }
  bed(scene, { x, y, radius: 128 }, 62)
}

const WITH_A_SCOOP = /gumbo|etouffee|red beans|chili|mole\b|feijoada/

/** A stew and what it is served on. */
export function stewOnBed(stage: Stage, bed: Bed): void {
  const { scene, dish } = stage
  const apart = dish.scene.as !== undefined || dish.scene.beside.length > 0
  const way = scene.random.unit()
  if (dish.scene.vessel === 'bowl' && (dish.scene.as === undefined || dish.scene.as === 'pile')) aroundScoop(stage, bed)
  else if (apart || dish.scene.vessel === 'plate') besideBed(stage, bed)
  else if (dish.called(WITH_A_SCOOP)) aroundScoop(stage, bed)
  else if (way < 0.4 || dish.called(/grits|polenta/)) overBed(stage, bed)
  else besideBed(stage, bed)
}
