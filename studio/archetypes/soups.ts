// Soups: clear and cloudy ones with food in them, and smooth ones.
import { clearBroth, HAZY, paleInside, tintOf } from '#studio/clear-broth.ts'
import { lightness, mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Finish } from '#studio/field.ts'
import { sauced, washed } from '#studio/finish.ts'
import { type Area, around, garnish, toss, wedges } from '#studio/laying.ts'
import { LIQUID_TONES } from '#studio/liquids.ts'
import type { Tones } from '#studio/mixing.ts'
import { clamp, hypot, smooth } from '#studio/noise.ts'
import { type Part, withFinish } from '#studio/part.ts'
import { crowdOf } from '#studio/scatter.ts'
import type { Scene } from '#studio/scene.ts'
import { dollop } from '#studio/shapes/dairy.ts'
import { creamSwirl, oilDrops, spiral } from '#studio/shapes/drizzle.ts'
import { eggRags } from '#studio/shapes/egg-rags.ts'
import { eggThreads } from '#studio/shapes/egg-threads.ts'
import { fatCircles } from '#studio/shapes/fat-circles.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { kaleShreds } from '#studio/shapes/kale-shreds.ts'
import { meatball } from '#studio/shapes/meat.ts'
import { misoClouds } from '#studio/shapes/miso-clouds.ts'
import { torn } from '#studio/shapes/pieces.ts'
import { pour } from '#studio/shapes/pour.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { grains } from '#studio/shapes/starches.ts'
import { coat, liquid, mound, oilBeads, specks } from '#studio/shapes/surface.ts'
import { wakame } from '#studio/shapes/wakame.ts'
import { waterline } from '#studio/shapes/waterline.ts'
import { bowl, pot } from '#studio/vessels.ts'
import { type Archetype, HOT_BOWL } from './archetype.ts'
import { aromatics } from './aromatics.ts'
import { arrangedIn } from './arranged-soup.ts'
import { brothOf, CLEAR, clarityOf, hasBeets, isKaleBroth } from './broth-tones.ts'
import { cheeseToasts } from './cheese-toasts.ts'
import { creamOf, hasOil, isRedOil, OIL, RED_OIL } from './cream-and-oil.ts'
import { tortillaStrips } from './crisp-bread.ts'
import { freshOnTop, isFresh } from './fresh-on-top.ts'
import { pastaInBroth } from './in-broth.ts'
import { inSoup } from './soup-pieces.ts'

/** Oil with paprika, thin on a pale soup. */
const PAPRIKA_OIL = rgb('#d2661a')

/** Black stoneware, in which a soup still boils at the table. */
const POT = rgb('#2b2725')

/** What lies deeper in a cloudy soup is gone: seen through it, a piece would look like glass. */
const CLOUDY = 0.7
/** From this lightness a soup is cream, milk or cheese, and smooth; only what nearly comes up to its surface shows. */
const CREAMY = 62
const CREAM = 2.5

function brothLevel(scene: Scene, dish: Dish, broth: Tones, clarity: number | null): void {
  const gold = isRedOil(dish) ? PAPRIKA_OIL : mix(broth.light, rgb('#f3bd5c'), 0.6)
  const oil = hasOil(dish) ? gold : undefined
  if (clarity === null) {
    liquid(scene, { level: BROTH, radius: 309, ...broth, gloss: 1, clear: CLOUDY, rough: 1.6, pulp: 0.3, oil })
    return
  }
  const { dark, light } = broth
  pour(scene, { level: BROTH, radius: 309, tint: tintOf(light), body: mix(dark, light, 0.6), clear: clarity })
  if (oil) oilBeads(scene, { x: scene.x, y: scene.y, radius: 300, level: BROTH, oil })
  if (clarity > HAZY) fatCircles(scene, BROTH, 270, mix(light, rgb('#ffdc8a'), 0.5), oil ? 11 : 7)
}

/** How full of food a soup is: 0 is a broth with something in it, 1 a minestrone. */
function fullness(dish: Dish): number {
  const all = dish.parts.reduce((sum, { grams }) => sum + grams, 0)
  return smooth(0.2, 0.36, dish.simmered.reduce((sum, { grams }) => sum + grams, 0) / (all || 1))
}

/** Dumplings of flour, bread or matzo meal, afloat on a soup or a stew. */
export function flourDumplings(scene: Scene, dish: Dish, reach: number): void {
  if (dish.scene.style !== 'dumplings' && !dish.called(/dumpling|matzo ball/)) return
  for (const [x, y] of scene.spots(5, reach)) {
    meatball(scene, x, y, 58, rgb('#f0dfb6'), rgb('#d9b878'))
    herbFlecks(scene, 12, 36, rgb('#4f7a34'), 5, x, y)
  }
}

/** A spoonful of basil paste, and the green oil that runs from it. */
function pistouSpoonful(scene: Scene, dish: Dish): void {
  const green = dish.find(/basil/)?.look.colour
  if (!green) return
  const paste = scaled(green, 0.8)
  liquid(scene, {
    x: scene.x + 16,
    y: scene.y + 8,
    radius: 96,
    level: BROTH + 1.5,
    dark: scaled(green, 0.7),
    light: mix(green, OIL, 0.5),
    clear: 2.4,
    rough: 1,
  })
  mound(scene, { radius: 68, rise: 9, base: BROTH - 1, dark: scaled(paste, 0.7), light: paste, rough: 4, gloss: 0.7 })
  herbFlecks(scene, 60, 62, scaled(green, 0.55), 6)
  herbFlecks(scene, 40, 60, mix(green, WHITE, 0.25), 5)
}

/** Yesterday's bread, soft in the soup. */
function soakedBread(scene: Scene, wet: Finish): void {
  scene.field.withFinish(wet, () => {
    for (const [x, y] of scene.spots(10, 215))
      scene.field.withCeiling(
        () => BROTH - 12,
        () => torn(scene, x, y, scene.random.between(30, 44), rgb('#ecd2a0'), rgb('#b07a3c')),
      )
  })
}

/** The level of the broth, and how deep below it things hang. */
const BROTH = 72
const HANG = 4
const HANG_CLEAR = 26

export const soup: Archetype = {
  ...HOT_BOWL,
  draw({ scene, dish, setting }) {
    const clarity = clarityOf(dish) ?? (lightness(brothOf(dish).light) > CREAMY ? CREAM : null)
    const clear = clarity !== null && clarity > HAZY
    const body = clear ? paleInside(setting.ceramic.body) : setting.ceramic.body
    if (dish.scene.vessel === 'pot') pot(scene, 336, scene.random.between(-0.3, 0.3), POT, paleInside(body))
    else bowl(scene, { radius: 330, ...setting.ceramic, body, depth: 88 })
    const broth: Tones = clear && !dish.scene.liquid ? clearBroth(dish) : brothOf(dish)
    const { light } = broth
    const seed = scene.random.between(0, 99)
    const hang = clarity === null ? HANG : clamp(clarity * 1.6, HANG, HANG_CLEAR)
    // A clear broth shows the floor of the bowl.
    const floor = clear ? { dark: scaled(body, 0.92), light: body, rough: 1 } : broth
    if (!clear) coat(scene, 301, mix(broth.dark, light, 0.5))
    liquid(scene, { level: BROTH - hang, radius: 300, ...floor })
    const grain = dish.first('grain')
    const swollen = grain?.look.grain
    // Most of it lies just below the surface; in a cloudy soup one sees only what comes up to it.
    if (swollen)
      scene.field.withCeiling(
        () => BROTH - (clear ? 8 : 2),
        () => grains(scene, clamp((grain?.grams ?? 0) * 6, 500, 1300), 280, swollen),
      )
    // One set of groups for all that is in the broth, so that what is sunk lies about what stands out.
    // Shredded kale alone fills the whole bowl.
    const greens = isKaleBroth(dish)
    const arranged = dish.scene.style === 'arranged'
    const full = fullness(dish)
    // In a full soup large pieces can be told apart.
    const scale = greens ? 1 : 1 + 0.32 * full
    const keep: Area['keep'] = (x, y, reach) => hypot(x - scene.x, y - scene.y) + 1.2 * reach < 306
    const egg = clamp(dish.grams('egg') / 150, 0.4, 1)
    const afloat = dish.simmered
      .filter((part) => !isFresh(part))
      .map((part) => inSoup(dish, part))
      .map((part) => (part.look.kind === 'fish' ? withFinish(part, washed(light, 0.14, seed)) : part))
    const few = afloat.every(({ look }) => look.kind === 'fish' || look.kind === 'tofu')
    // A thin soup with a little in it; in one with pasta, that needs its room.
    const cover = dish.called(/rasam/)
      ? 0.4
      : dish.called(/stracciatella/)
        ? 0.6
        : dish.eggThreads
          ? 0.3
          : few
            ? 0.45
            : dish.first('pasta')
              ? 0.5
              : 0.85
    // Many beans or chickpeas that crowd together would stick to each other in rows.
    const gramsOf = (parts: readonly Part[]): number => parts.reduce((sum, { grams }) => sum + grams, 0)
    const pulses = gramsOf(afloat.filter(({ look }) => look.kind === 'legume')) > 0.7 * gramsOf(afloat)
    const crowd = crowdOf(scene, around(scene, 275), greens ? 0.75 : pulses ? 0.35 : 0.85 - 0.4 * full)
    pastaInBroth(scene, dish, { level: BROTH, share: 1, crowd })
    const wet = sauced(
      light,
      // Tomato over white fish would be pink.
      greens || dish.first('fish')
        ? 0.04
        : hasBeets(dish)
          ? 0.62
          : lightness(light) > CREAMY
            ? 0.07
            : clamp(0.6 * dish.strength, 0.1, 0.3),
      seed,
      0.08,
    )
    if (greens) kaleShreds(scene, 680, 270, BROTH - 2, 8, crowd)
    scene.field.withFinish(wet, () =>
      toss(
        scene,
        greens || arranged ? [] : afloat,
        { ...around(scene, 268), keep },
        {
          cover,
          crowd,
          scale,
          afloat: BROTH,
        },
      ),
    )
    if (dish.called(/ribollita/)) soakedBread(scene, wet)
    // Most of the egg hangs in the broth; what comes up last lies on it.
    // Stirred with a fork it sets in rags, poured into still broth in ribbons.
    const rags = dish.called(/stracciatella/)
    if (rags) eggRags(scene, 16, 245, light, BROTH - 6)
    else if (dish.eggThreads) eggThreads(scene, Math.round(34 * egg), 255, light, BROTH - 7)
    brothLevel(scene, dish, broth, clarity)
    if (dish.has(/\bmiso\b/) && !dish.scene.liquid) misoClouds(scene, BROTH, 300)
    if (arranged) scene.field.withFinish(wet, () => arrangedIn(scene, dish, afloat, { level: BROTH, keep }))
    scene.field.withFinish(wet, () =>
      toss(
        scene,
        greens || arranged ? [] : afloat,
        { ...around(scene, 235), keep },
        {
          cover: clear ? Math.min(0.14 + 0.16 * full, cover * 0.4) : Math.min(0.3, cover * 0.6),
          crowd,
          scale,
          afloat: BROTH + 12,
        },
      ),
    )
    if (greens) kaleShreds(scene, 420, 245, BROTH + 1, 2, crowdOf(scene, around(scene, 250), 0.8))
    // What swelled up to the surface; in a cloudy soup nothing else of it would be seen.
    if (swollen && (clarity ?? 0) < CLEAR)
      // They took up its color.
      scene.field.withFinish(sauced(light, 0.3, seed, 0.1), () =>
        scene.field.withCeiling(
          () => BROTH + 0.5,
          () => grains(scene, clamp((grain?.grams ?? 0) * 2.4, 90, 420), 268, swollen),
        ),
      )
    pastaInBroth(scene, dish, { level: BROTH, share: clear ? 0.2 : 0.38, crowd })
    // Shreds as fine as hair would be gone under it.
    if (!greens)
      waterline(scene, {
        level: BROTH,
        radius: clear ? 285 : 303,
        ...broth,
        climb: clear ? 5 : 9,
        share: clear ? 0.3 : 0.6,
      })
    if (dish.has(/wakame/))
      for (const [x, y] of scene.spots(12, 215))
        scene.field.withCeiling(
          () => BROTH + 2,
          () => wakame(scene, x, y, scene.random.between(34, 58)),
        )
    aromatics(scene, dish, BROTH)
    sheen(scene, { level: BROTH, radius: 306, share: clear ? 0.12 : greens ? 0.06 : 0.15 })
    if (rags) eggRags(scene, 11, 220, light, BROTH + 1)
    else if (dish.eggThreads) eggThreads(scene, Math.round(22 * egg), 235, light, BROTH - 1)
    flourDumplings(scene, dish, 180)
    freshOnTop(scene, dish, 250)
    // Cream is spooned in at the table.
    const dolloped = dish.called(/ajiaco/) ? dish.first('cream') : undefined
    if (dolloped) dollop(scene, scene.x - 84, scene.y + 46, 52, mix(dolloped.look.colour, WHITE, 0.3), 0.7)
    if (dish.called(/pistou/)) pistouSpoonful(scene, dish)
    if (dish.scene.style === 'gratin') cheeseToasts(scene, dish)
    const cream = creamOf(dish)
    if (cream && scene.random.chance(0.5)) spiral(scene, 110, 2.4, 6, cream)
    if (isRedOil(dish)) oilDrops(scene, greens ? PAPRIKA_OIL : RED_OIL, greens ? 16 : 34)
    if (dish.called(/tortilla/)) tortillaStrips(scene, dish)
    garnish(scene, dish, around(scene, 200), dish.has(/miso/) ? 0.4 : dish.simmered.length ? 1 : 2)
    if (dish.find(/lemon|lime/)?.cut === 'wedge') wedges(scene, dish, 180, 42)
  },
}

/** Cream, yogurt or coconut milk that a cook would keep a spoonful of for the top. */
function swirlOf(dish: Dish): Rgb | null {
  const cream = dish.of('cream').find(({ name, grams }) => /cream|yogh?urt|coconut|cr[eè]me/.test(name) && grams > 20)
  return cream ? mix(cream.look.colour, WHITE, 0.35) : creamOf(dish)
}

/** Some of what was blended, held back and diced for the top. */
function keptBack(dish: Dish): Part[] {
  return dish.parts
    .filter(({ name, cut }) => cut === 'puree' && dish.scene.top.some((word) => name.includes(word)))
    .map((part) => ({ ...part, cut: 'chop' as const, piece: part.look.pieces.chop ?? part.look.pieces.cube ?? null }))
}

export const puree: Archetype = {
  ...HOT_BOWL,
  draw({ scene, dish, setting }) {
    bowl(scene, { radius: 330, ...setting.ceramic, depth: 88 })
    const { dark, light } = dish.scene.liquid ? LIQUID_TONES[dish.scene.liquid] : dish.blend
    liquid(scene, { level: 70, radius: 307, dark, light, gloss: 0.85, rough: 0.5, swirl: 0.9 })
    // Blended coarsely.
    if (dish.scene.liquid === 'green') herbFlecks(scene, 260, 280, rgb('#2c4a16'), 5)
    sheen(scene, { level: 70, radius: 300, share: 0.16 })
    const cream = swirlOf(dish)
    if (cream) creamSwirl(scene, 165, scene.random.between(2.2, 2.8), cream)
    else if (hasOil(dish)) oilDrops(scene, OIL)
    const crunchy = dish.of('nut', 'bread', 'seafood', 'meat').filter((part) => part.piece)
    toss(scene, crunchy, around(scene, 100), { cover: 0.5, scale: 0.8 })
    toss(scene, keptBack(dish), around(scene, 96), { cover: 0.5, rise: 8 })
    garnish(scene, dish, around(scene, 115), 1.7)
    specks(scene, 40, 170, [scaled(dark, 0.5), light], 2)
  },
}
