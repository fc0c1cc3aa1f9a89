// A stew on a plate or in a bowl with what it is served on: beside its rice, over it, or around a scoop of it.
import { lightness, mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { washed } from '#studio/finish.ts'
import { heartOf } from '#studio/heart.ts'
import { type Area, around, garnish, pile, toss, wedges } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { hypot } from '#studio/noise.ts'
import { type Part, withFinish } from '#studio/part.ts'
import { crowdOf } from '#studio/scatter.ts'
import type { Scene } from '#studio/scene.ts'
import { creamSwirl } from '#studio/shapes/drizzle.ts'
import { saucePool } from '#studio/shapes/sauce-pool.ts'
import { oilBeads, specks } from '#studio/shapes/surface.ts'
import { tomatoBit } from '#studio/shapes/tomato-bit.ts'
import { waterline } from '#studio/shapes/waterline.ts'
import { bowl, plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { type Bed, isBesideStew } from './beds.ts'
import { creamOnTop, hasOil } from './cream-and-oil.ts'
import { freshOnTop } from './fresh-on-top.ts'
import { COATED, GLAZED, ladleful, OPAQUE, pulpOf, stewIn } from './ladled.ts'
import { isLaidChunks, laidChunks } from './laid-chunks.ts'
import { drawMain } from './mains.ts'
import { coatedIn, DARK } from './sauce-on-pieces.ts'
import { fromThePot } from './stew-pieces.ts'
import { sauceOf } from './stew-sauce.ts'
import { isManyOnions, isWholeThigh, thighsInOnions } from './stewed-onions.ts'

/** The blue of rice is above this. */
const PALE = 0.5
/** From this lightness a sauce is mostly cream. */
const CREAM = 76
const GROUND_NUT = rgb('#d3a066')

interface Spread {
  x: number
  y: number
  radius: number
  /** The height of what it is spread on. */
  base: number
  rise?: number
}

/** Long strands stay in the sauce; on grains of rice they would be cut to crumbs. */
function offTheRice({ field }: Scene): NonNullable<Area['keep']> {
  return (x, y) =>
    [0, 1, 2, 3, 4, 5, 6].every((i) => {
      const far = i === 6 ? 0 : 50
      return field.colourAt(x + far * Math.cos(i), y + far * Math.sin(i))[2] < PALE
    })
}

const TOMATO = cookedPiece('chunk', 22, (s, x, y, k) => tomatoBit(s, x, y, s.random.between(20, 27) * k))

/** Canned tomatoes under large pieces of chicken are soft and slumped, no dice. */
function withSoftTomato(part: Part): Part {
  return /tomato/.test(part.name) && part.piece && !/cherry/.test(part.name) ? { ...part, piece: TOMATO } : part
}

/** A thick stew that holds its shape on a plate, in a little sauce. */
function spreadOut(scene: Scene, dish: Dish, { x, y, radius, base, rise = 26 }: Spread): void {
  const { dark, light } = sauceOf(dish)
  const { parts: ladled, onTop } = ladleful(dish)
  const parts = isLaidChunks(dish, onTop) ? ladled.map(withSoftTomato) : ladled
  const seed = scene.random.between(0, 99)
  const oil = hasOil(dish) ? mix(light, rgb('#f0a83c'), 0.5) : undefined
  const pool = { x, y, radius, base, rise, dark, light, pulp: pulpOf(dish, light), seed }
  saucePool(scene, { ...pool, dark: scaled(dark, 0.85) })
  const crowd = crowdOf(scene, { x, y, radius }, 0.6)
  const heart = heartOf(scene, { x, y, radius }, { lift: 22, larger: 0.14, off: 0.24 })
  // Onions by the pound lie on top of the rest, see below.
  const inSauce = parts.filter((part) => !isManyOnions(part))
  // Large pieces of chicken are laid on later; a little pepper shows between them.
  const few = inSauce.length < parts.length ? 0.24 : dish.scene.style === 'nokedli' && dish.scene.as ? 0.45 : 1
  const below = coatedIn(inSauce, mix(dark, light, 0.4), COATED, seed)
  const inIt = few < 1 ? { keep: offTheRice(scene) } : {}
  toss(scene, below, { x, y, radius: radius * 0.83, ...inIt }, { cover: 0.95 * few, rise: 36, crowd, heart })
  // It follows the heap, so that its edge is nowhere seen as a step. Meat lies deeper in a cream sauce, which would else be under it.
  const deeper = lightness(light) > CREAM && dish.first('meat') ? 2 : 0
  saucePool(scene, { ...pool, rise: rise + 4 + deeper, clear: OPAQUE })
  if (oil) oilBeads(scene, { x, y, radius: radius * 0.85, level: base + rise, oil })
  const above = coatedIn(inSauce, light, GLAZED, seed)
  toss(scene, above, { x, y, radius: radius * 0.7, ...inIt }, { cover: 0.34 * few, crowd, heart })
  waterline(scene, { x, y, radius: radius * 0.7, dark, light, level: base + rise * 0.9 + deeper })
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
  const keep = offTheRice(scene)
  toss(scene, onions, { x, y, radius: radius * 0.74, keep }, { cover: 1.7, rise: 16, crowd: () => 1 })
  // The chicken is laid back into them, and a spoonful of them on it.
  const meat = parts
    .filter(({ look }) => look.kind === 'poultry')
    .map((part) => (part.piece?.sauced ? part : withFinish(part, washed(light, 0.3, seed))))
  if (meat.some(isWholeThigh)) {
    thighsInOnions(scene, x, y, radius, mix(dark, light, 0.6))
    toss(scene, onions, { x, y, radius: radius * 0.6, keep }, { cover: 0.3, rise: 12, crowd })
    return
  }
  toss(scene, meat, { x, y, radius: radius * 0.52 }, { cover: 1.05, rise: 34, crowd: () => 1 })
  toss(scene, onions, { x, y, radius: radius * 0.62, keep }, { cover: 0.1, rise: 12, crowd })
}

/** Half the plate each; where they meet, the sauce runs into the rice. */
function besideBed({ scene, dish, setting }: Stage, bed: Bed): void {
  plate(scene, { radius: 355, ...setting.ceramic, deep: 14 })
  const side = scene.random.chance(0.5) ? 1 : -1
  // The rice lies more or less behind the stew.
  const tilt = scene.random.between(-0.25, 0.85)
  const [across, down] = [Math.cos(tilt), Math.sin(tilt)]
  const [x, y] = [scene.x + side * 76 * across, scene.y + 44 * down - 8]
  bed(scene, { x: scene.x - side * 104 * across, y: scene.y - 110 * down + 16, radius: 212 })
  spreadOut(scene, dish, { x, y, radius: 236 - 16 * down, base: 25 })
  const { onTop, parts } = ladleful(dish)
  if (isLaidChunks(dish, onTop)) {
    laidChunks(scene, dish, onTop, { x, y, radius: 236, level: 25 + 26, plated: true })
    // A few strands of the onions it simmered in stay on it.
    const keep = offTheRice(scene)
    for (const { piece } of parts.filter(isManyOnions))
      for (const spot of scene.spots(22, 140, x, y)) if (keep(...spot, 0)) piece?.draw(scene, ...spot, 0.9)
  } else if (onTop) drawMain(scene, dish, onTop, scene.x - side * 20, scene.y + 10, 0.92)
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
  // Behind the stew, a little to one side, and straight behind what is laid on top.
  const straight = dish.scene.as === 'pile' ? 0.3 : 0.95
  const angle = -Math.PI / 2 + scene.random.between(-straight, straight)
  const [x, y] = scene.polar(angle, 158)
  const clear = (px: number, py: number, reach: number): boolean => hypot(px - x, py - y) > 118 + reach
  stewIn(scene, dish, 306, 56, clear)
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
