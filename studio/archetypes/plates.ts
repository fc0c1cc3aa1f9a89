// A main item with sides.

import { mix, rgb, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Finish } from '#studio/field.ts'
import { breadcrumbs, sauced } from '#studio/finish.ts'
import { type Area, around, garnish, season, toss, wedges, wheels } from '#studio/laying.ts'
import { LIQUID_TONES } from '#studio/liquids.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { hypot } from '#studio/noise.ts'
import { isMeltedTomato, type Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { servedDollop } from '#studio/shapes/dairy.ts'
import { creamDrops, nap, zigzag } from '#studio/shapes/drizzle.ts'
import { goldenClove } from '#studio/shapes/garlic-clove.ts'
import { julienneLock } from '#studio/shapes/julienne.ts'
import { liquid, mound } from '#studio/shapes/surface.ts'
import { plate as drawPlate } from '#studio/vessels.ts'
import { type Archetype, PLATE_ZOOM } from './archetype.ts'
import { spreadOver } from './blankets.ts'
import { braisedHalves, friedBed, layerUnder, mustardGrains } from './braised-fish.ts'
import { creamOf, isRedOil, RED_OIL } from './cream-and-oil.ts'
import { crispCoated, sweetGlaze } from './crisp-coated.ts'
import { dipDish } from './dip-dish.ts'
import { freeAngle } from './free-place.ts'
import { eggPair, heapOf, tossedTogether } from './heaps.ts'
import { inPaper, onPlank } from './in-paper.ts'
import { mainOf, servingOf } from './main-serving.ts'
import { drawMain } from './mains.ts'
import { brothAround, panSauce, sauceOnSlices, spoonOver } from './meat-sauces.ts'
import { onLeaves } from './on-leaves.ts'
import { overRice } from './over-rice.ts'
import { sidesOf } from './plate-sides.ts'
import { poachedPlate } from './poached-plate.ts'
import { roastLemon } from './roast-lemon.ts'
import { isCreamySlaw, slawHeap } from './slaw.ts'
import { smotheredCutlets } from './smothered.ts'
import { strewNuts } from './strewn-nuts.ts'
import { wingsPlate } from './wings-plate.ts'

/** Radish or cucumber tossed with chili flakes, as for bossam. */
function chiliDressing(dish: Dish, part: Part): Finish | null {
  const chili = dish.find(/gochugaru/)
  return chili && /daikon|radish|cucumber/.test(part.name)
    ? sauced(mix(chili.look.colour, rgb('#e2501c'), 0.7), 0.4, 5)
    : null
}

/** Salted and dressed: limp matchsticks, some redder than others. */
const CHILI_STICK = cookedPiece('slice', 17, (s, x, y, k) => {
  const size = { length: s.random.between(72, 104) * k, width: s.random.between(9, 12) * k }
  julienneLock(s, x, y, { ...size, tones: CHILI_TONES, stain: CHILI_STAIN, strands: 3 })
})
const CHILI_TONES = ['#e8703c', '#dc4c20', '#f09a68', '#f6bd94'].map(rgb)
const CHILI_STAIN = rgb('#c8300c')

function inSticks(dish: Dish, part: Part): Part {
  return part.cut === 'shred' && chiliDressing(dish, part) ? { ...part, piece: CHILI_STICK } : part
}

/** Nothing hangs over the rim of a plate that is free this far from its middle. */
function within({ x, y }: Scene, free: number): NonNullable<Area['keep']> {
  return (px, py, reach) => hypot(px - x, py - y) + reach < free
}

/** A handful that lies between the rest, never in a heap of its own. */
function isStrewn({ name, grams }: Part): boolean {
  return /olive|prune|raisin|apricot|caper/.test(name) && grams < 130
}

const COOKED_DOWN = rgb('#8f3414')
const SOFT_TOMATO = rgb('#c8622e')
const COCONUT = rgb('#fbeeda')

/** With no side dish, with one, with more. */
const MAIN_SIZES = [1.36, 1.26, 1.14]

/** Balls and legs that were rolled in crumbs, wings that were tossed in their sauce. */
function serveMain(scene: Scene, dish: Dish, main: Part, x: number, y: number, size: number): void {
  const seed = scene.random.between(0, 99)
  // Thighs have a crust of their own.
  const crumbed = dish.breaded && ['balls', 'drumsticks'].includes(servingOf(dish, main)) && !/thigh/.test(main.name)
  const glazed =
    dish.scene.style === 'glazed' && servingOf(dish, main) !== 'wings'
      ? sauced(mix(dish.sauce.dark, dish.sauce.light, 0.4), 0.62, seed)
      : null
  const crisp = dish.scene.as === 'pile' && sweetGlaze(dish) !== null
  scene.field.withFinish(crumbed ? breadcrumbs(seed) : crisp ? null : glazed, () =>
    drawMain(scene, dish, crisp ? crispCoated(main, dish) : main, x, y, size),
  )
}

export const plate: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: ['above', 'three-quarter', 'close'],
  draw(stage) {
    const { scene, dish, setting } = stage
    if (dish.scene.style === 'poached') return poachedPlate(stage)
    if (dish.scene.style === 'paper' || dish.called(/papillote|in (paper|parchment)/)) return inPaper(stage)
    if (dish.scene.style === 'over-rice') return overRice(stage)
    if (dish.scene.style === 'on-leaves') return onLeaves(stage)
    if (dish.scene.style === 'plank' || dish.called(/\bplank/)) return onPlank(stage)
    const main = mainOf(dish)
    if (main && dish.scene.as === 'wings') return wingsPlate(stage, main)
    const under = layerUnder(dish, main)
    if (main?.done === 'soft' && under.length) return braisedHalves(stage, main)
    drawPlate(scene, { radius: 355, ...setting.ceramic })
    const sides = sidesOf(dish, main).filter(
      (part) => (dish.scene.style !== 'blanket' || dish.isBeside(part)) && !under.includes(part),
    )
    const start = scene.random.between(0.3, 0.9)
    const cream = creamOf(dish)
    const melted = dish.parts.filter(isMeltedTomato).reduce((sum, { grams }) => sum + grams, 0)
    const simmered = dish.of('sauce', 'cream').filter(({ done }) => done !== null)
    const cookedIn = dish.called(/rice and (peas|beans)/) // the coconut milk is in the rice
    const saucy = !cookedIn && simmered.reduce((sum, { grams }) => sum + grams, melted) > 50
    const spooned = dish.of('cream').find(({ grams, done }) => done === null && grams > 50)
    const blanket = dish.scene.style === 'blanket'
    // Cornmeal that the main thing was rolled in is no side dish.
    const bed = dish.of('grain').find(({ name }) => !(dish.breaded && /cornmeal/.test(name)))
    const peas = bed && cookedIn ? dish.first('legume') : undefined
    const together = tossedTogether(dish, sides)
    const apart = sides.filter((part) => part !== peas && !together.slice(1).includes(part))
    const shares = [
      ...(bed ? [bed] : []),
      ...apart.filter((part) => part !== bed && (!isStrewn(part) || dish.isBeside(part))),
    ].slice(0, 3)
    // Vegetables that were cooked together are the bed of what is served with nothing else.
    const bedded =
      shares.length === 1 &&
      together.length > 1 &&
      main?.look.kind !== 'fish' &&
      !together.some((part) => dish.isBeside(part)) &&
      together.some(({ done }) => done === 'soft' || done === 'fried')
    const laidLast: (() => void)[] = []
    // Carved slices are so broad that they would hide what lies near the middle.
    const broad =
      main !== undefined && main.look.kind !== 'fish' && ['slices', 'shreds', 'cutlet'].includes(servingOf(dish, main))
    // A long fillet needs room among three heaps.
    const crowded = main?.look.kind === 'fish' && shares.length > 2
    // Thin fillets that were fried lie flat, and nothing lies on them but their blanket.
    const flatFish = main?.look.kind === 'fish' && blanket && dish.scene.done === 'fried'
    shares.forEach((part, i) => {
      const angle = start + (i / Math.max(2, shares.length)) * Math.PI * 1.25
      // A spoonful of mustard lies near the rim, clear of the main thing.
      const [x, y] = scene.polar(
        angle,
        part.look.kind === 'sauce' ? 238 : broad || crowded ? 188 : flatFish ? 216 : 156,
      )
      const area = { x, y, radius: flatFish ? 122 : shares.length === 1 ? 158 : 138, keep: within(scene, 318) }
      if (part === together[0] && bedded) toss(scene, together, around(scene, 262), { cover: 1.6, rise: 24 })
      else if (part === together[0] && isCreamySlaw(dish)) slawHeap(scene, together, { ...area, radius: 122 }, 24, 250)
      else if (part === together[0]) toss(scene, together, area, { cover: 1.7, rise: 34, scale: 0.95 })
      // Eggs with soft yolks are laid on last, or the main thing would lie on them.
      else if (part.look.kind === 'egg') {
        const ground = scene.field.heightAt(x, y)
        const greens = shares.findIndex(({ look, done }) => look.kind === 'leaf' && done !== null && done !== 'raw')
        // Poached eggs go on wilted greens; others along the rim and down on the plate, clear of the main thing.
        const nested = dish.eggStyle === 'poached' && greens >= 0
        const at = nested ? start + (greens / Math.max(2, shares.length)) * Math.PI * 1.25 : angle
        const [ex, ey] = scene.polar(at, nested ? 176 : 224)
        laidLast.push(() =>
          scene.field.withCeiling(
            () => ground + (nested ? 46 : 8),
            () => eggPair(scene, dish, { x: ex, y: ey, radius: 128 }, nested ? 0.3 : angle + Math.PI / 2),
          ),
        )
      } else if (main?.look.kind === 'fish' && /bok choy/.test(part.name))
        // Beside the fish, where it leaves room: under it, its stalks would come through.
        laidLast.push(() => heapOf(scene, dish, part, area))
      else scene.field.withFinish(chiliDressing(dish, part), () => heapOf(scene, dish, inSticks(dish, part), area))
      // Cooked in one pot with the rice.
      const mixed = { cover: 0.42, rise: 20, scale: 0.8, crowd: () => 1 }
      if (peas && part === bed) toss(scene, [peas], { ...area, radius: area.radius * 0.92 }, mixed)
    })
    const extra = apart.filter((part) => !shares.includes(part))
    toss(scene, extra, around(scene, 190), { cover: 0.25, scale: 0.9 })
    const [mx, my] = scene.polar(start + Math.PI * 1.45, bedded ? 20 : shares.length ? (broad || crowded ? 84 : 62) : 0)
    const size = (MAIN_SIZES[Math.min(2, shares.length)] ?? 1) * ((broad && shares.length > 1) || crowded ? 0.9 : 1)
    const napped = dish.scene.style === 'napped'
    const carved = dish.scene.as === 'slices'
    const pooled =
      (napped && !carved && under.length === 0) || (blanket && (melted > 150 || dish.scene.as === 'steaks'))
    const pasty = blanket && !pooled // the vegetables hold their sauce
    // What has a crust lies dry.
    const sauce = dish.scene.liquid ? LIQUID_TONES[dish.scene.liquid] : dish.sauce
    const meat = main !== undefined && /meat|poultry/.test(main.look.kind)
    const dipped = dish.called(/\bdip\b/) && !spooned
    const smothered = dish.scene.style === 'smothered'
    const crusted = dish.breaded && dish.scene.as === 'drumsticks'
    if (meat && dish.scene.liquid && !napped) brothAround(scene, mx, my, sauce, dish.scene.as === 'pile')
    else if (
      (saucy && !pasty && !dipped && !smothered && !under.length && !dish.called(/crusted/) && !crusted) ||
      pooled
    ) {
      const { dark, light } = sauce
      const radius = pooled ? (dish.scene.as === 'steaks' ? 212 : dish.scene.as === 'chops' ? 218 : 232) * size : 195
      if (meat && !blanket) panSauce(scene, mx, my, radius, pooled ? 0.68 : 0.82, sauce)
      else {
        // Tomatoes that cooked down with vegetables are duller than fresh ones, and rough.
        const tones = blanket
          ? { dark: mix(dark, COOKED_DOWN, 0.5), light: mix(light, SOFT_TOMATO, 0.6) }
          : { dark, light }
        const body = blanket
          ? { rough: 1.8, grain: 0.05, rise: 9, base: 20 }
          : { rough: 1.5, grain: 0.015, rise: 7, base: 17 }
        const aspect = pooled ? (blanket ? 0.62 : 0.68) : 0.82
        const wide = blanket ? radius * 0.88 : radius
        mound(scene, { ...tones, ...body, radius: wide, aspect, x: mx, y: my, gloss: 0.9 })
      }
    }
    const redOil = main?.done === 'soft' && isRedOil(dish)
    if (redOil)
      liquid(scene, {
        level: 24,
        radius: 235,
        x: mx,
        y: my,
        dark: RED_OIL,
        light: RED_OIL,
        clear: 1.4,
        gloss: 1,
        rough: 3,
      })
    if (under.length) friedBed(scene, mx, my, size)
    // A dip for what is eaten with the fingers or in a crust, a spoonful for the rest.
    const dipBowl = spooned && main && ['wings', 'cutlet'].includes(servingOf(dish, main))
    // A long fillet leaves room for the bowl.
    const [aside, shorter] = dipBowl && main.look.kind === 'fish' ? [74, 0.82] : [0, 1]
    if (main && smothered) smotheredCutlets(scene, dish, mx, my, size)
    else if (main?.look.main) serveMain(scene, dish, main, mx - aside, my, size * shorter)
    else toss(scene, sides, around(scene, 200), { cover: 0.7 })
    for (const lay of laidLast) lay()
    roastLemon(scene, dish, main, mx, my)
    strewNuts(scene, dish, main, mx, my)
    // A salsa is spooned over the fish, too.
    if (together.length && dish.called(/salsa/))
      toss(scene, together, { x: mx, y: my, radius: 92 }, { cover: 0.9, rise: 10 })
    if (blanket) spreadOver(scene, dish, [main, ...under], mx, my)
    if (napped && carved) sauceOnSlices(scene, dish, main, mx, my, size)
    else if (napped && meat) spoonOver(scene, dish, mx, my, size, sauce)
    else if (napped) {
      // Over a crust it lies in the middle, so that the crust shows.
      const fish = main?.look.kind === 'fish'
      const [reach, deep] = main?.done === 'fried' ? [128, 66] : fish ? [158, 74] : [185, 92]
      nap(scene, mx, my, { reach: reach * size, deep: deep * size, ...sauce })
      if (dish.has(/wholegrain mustard/)) mustardGrains(scene, mx, my, reach * size * 0.8, deep * size * 0.75)
      if (dish.has(/coconut (milk|cream)/)) creamDrops(scene, mx, my, COCONUT)
    }
    if (dipped) dipDish(scene, dish, setting, ...scene.polar(start - 0.75, 226), mix(sauce.dark, sauce.light, 0.7))
    if (spooned) {
      const [dx, dy] = scene.polar(freeAngle(scene, 232, 62, start - 0.75), 232)
      if (dipBowl)
        dipDish(scene, dish, setting, ...scene.polar(start - 0.75, 238), mix(spooned.look.colour, WHITE, 0.2))
      else servedDollop(scene, dx, dy, 62, mix(spooned.look.colour, WHITE, 0.2))
    }
    if (redOil) zigzag(scene, 150, 5, 4, RED_OIL, mx, my)
    if (saucy && dish.drizzled && !napped && !smothered) zigzag(scene, 110, 5, 5, cream ?? dish.sauce.light, mx, my)
    if (main && /fish|seafood/.test(main.look.kind) && dish.find(/lemon|lime/)?.cut === 'slice')
      wheels(scene, dish, [
        [mx - 40, my + 6],
        [mx + 34, my - 22],
      ])
    if (dish.called(/ajillo/)) for (const [px, py] of scene.spots(16, 205, mx, my)) goldenClove(scene, px, py, 25)
    const topped = main?.look.kind === 'fish' && (blanket || dish.scene.as === 'whole')
    garnish(scene, dish, { x: mx, y: my, radius: topped ? 120 : 170 }, topped ? 0.5 : 0.8)
    // Nothing is strewn on the free plate about a fish that lies under its topping.
    if (!topped) season(scene, dish, around(scene, 225), 0.7)
    wedges(scene, dish, 255, 46, freeAngle(scene, 255, 80, scene.random.angle()) - 0.15)
  },
}
