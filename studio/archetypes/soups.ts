// Soups with food in them, clear and cloudy.
import { clearBroth, HAZY, paleInside } from '#studio/clear-broth.ts'
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced, washed } from '#studio/finish.ts'
import { both, heartOf } from '#studio/heart.ts'
import { type Area, around, garnish, toss, wedges } from '#studio/laying.ts'
import type { Tones } from '#studio/mixing.ts'
import { clamp, hypot, smooth } from '#studio/noise.ts'
import { type Part, withFinish } from '#studio/part.ts'
import { type Crowd, crowdOf } from '#studio/scatter.ts'
import type { Scene } from '#studio/scene.ts'
import { oilDrops, spiral } from '#studio/shapes/drizzle.ts'
import { eggRags } from '#studio/shapes/egg-rags.ts'
import { eggThreads } from '#studio/shapes/egg-threads.ts'
import { eggVeil } from '#studio/shapes/egg-veil.ts'
import { glazeRings } from '#studio/shapes/glaze-ring.ts'
import { kaleShreds } from '#studio/shapes/kale-shreds.ts'
import { misoClouds } from '#studio/shapes/miso-clouds.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { grains } from '#studio/shapes/starches.ts'
import { coat, liquid } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'
import { bowl, pot } from '#studio/vessels.ts'
import { type Archetype, HOT_BOWL } from './archetype.ts'
import { arrangedIn } from './arranged-soup.ts'
import { BROTH, brothLevel, CREAM, isCreamy, PAPRIKA_OIL } from './broth-level.ts'
import { brothOf, CLEAR, clarityOf, isKaleBroth } from './broth-tones.ts'
import { cheeseToasts } from './cheese-toasts.ts'
import { creamOf, isRedOil, RED_OIL } from './cream-and-oil.ts'
import { tortillaStrips } from './crisp-bread.ts'
import { flourDumplings } from './flour-dumplings.ts'
import { freshOnTop, isFresh } from './fresh-on-top.ts'
import { fullSoup, isFull } from './full-soup.ts'
import { pastaInBroth } from './in-broth.ts'
import { isLadled, ladledSoup } from './ladled-soup.ts'
import { isLaidChunks, laidChunks } from './laid-chunks.ts'
import { PISTOU_ROOM, pistouSpoonful } from './pistou.ts'
import { breadInBroth, eggsAndHarissa, layWakame, sideBySide } from './soup-additions.ts'
import { coverOf, fullness, wetness } from './soup-fullness.ts'
import { inSoup } from './soup-pieces.ts'
import { isSunken, sunkenSoup } from './sunken-soup.ts'

/** Black stoneware, in which a soup still boils at the table. */
const POT = rgb('#2b2725')

/** How deep below the level of the broth things hang. */
const HANG = 4
const HANG_CLEAR = 26
/** Down to here pieces hang in a clear broth. */
const LOWEST = 46
/** How deep those stand in it that come out of it. */
const STANDS = 14
/** Where the wall of the bowl is, at the level of the broth. */
const WALL = 306

export const soup: Archetype = {
  ...HOT_BOWL,
  draw(stage) {
    const { scene, dish, setting } = stage
    if (isSunken(dish)) return sunkenSoup(stage)
    if (isFull(dish)) return fullSoup(stage)
    if (isLadled(dish)) return ladledSoup(stage)
    const clarity = clarityOf(dish) ?? (isCreamy(brothOf(dish).light) ? CREAM : null)
    const clear = clarity !== null && clarity > HAZY
    const body = clear ? paleInside(setting.ceramic.body) : setting.ceramic.body
    if (dish.scene.vessel === 'pot') {
      pot(scene, 336, scene.random.between(-0.3, 0.3), POT, paleInside(body))
      // A napkin below it is higher than its thin floor, and would be seen through the broth.
      if (clear) coat(scene, 301, paleInside(body))
    } else bowl(scene, { radius: 330, ...setting.ceramic, body, depth: 88 })
    // Lines below egg or much food would be taken for a crack.
    if (clear && !dish.eggThreads) glazeRings(scene, 330, setting.ceramic.rim)
    scene.field.withWall({ x: scene.x, y: scene.y, radius: WALL }, () => ladledOut(scene, dish, clarity))
  },
}

function ladledOut(scene: Scene, dish: Dish, clarity: number | null): void {
  const clear = clarity !== null && clarity > HAZY
  const broth: Tones = clear && !dish.scene.liquid && !dish.has(/\bmiso\b/) ? clearBroth(dish) : brothOf(dish)
  const { light } = broth
  const seed = scene.random.between(0, 99)
  const hang = clarity === null ? HANG : clamp(clarity * 1.6, HANG, HANG_CLEAR)
  // A clear broth shows the floor of the bowl; the food hangs above it.
  if (!clear) {
    coat(scene, 301, mix(broth.dark, light, 0.5))
    liquid(scene, { level: BROTH - hang, radius: 300, ...broth })
  }
  const hung = (floor: number, layAll: () => void): void => (clear ? scene.field.withFloor(floor, layAll) : layAll())
  const first = dish.first('grain')
  const grain = dish.scene.hide.some((word) => first?.name.includes(word)) ? undefined : first
  const swollen = grain?.look.grain
  // Most of it lies just below the surface; in a cloudy soup one sees only what comes up to it.
  if (swollen)
    hung(BROTH - HANG_CLEAR, () =>
      scene.field.withCeiling(
        () => BROTH - (clear ? 8 : 2),
        () => grains(scene, clamp((grain?.grams ?? 0) * 6, 500, 1300), 280, swollen),
      ),
    )
  // One set of groups for all that is in the broth, so that what is sunk lies about what stands out.
  // Shredded kale alone fills the whole bowl.
  const greens = isKaleBroth(dish)
  const arranged = dish.scene.style === 'arranged'
  const full = fullness(dish)
  // In a full soup large pieces can be told apart.
  const scale = greens ? 1 : 1 + 0.32 * full
  const pistou = dish.called(/pistou/)
  const egg = clamp(dish.grams('egg') / 150, 0.4, 1)
  const afloat = dish.simmered
    .filter((part) => !isFresh(part))
    .map((part) => inSoup(dish, part))
    .map((part) => (part.look.kind === 'fish' ? withFinish(part, washed(light, 0.14, seed)) : part))
  const cover = coverOf(dish, afloat, !clear && isCreamy(light))
  // Many beans or chickpeas that crowd together would stick to each other in rows.
  const gramsOf = (parts: readonly Part[]): number => parts.reduce((sum, { grams }) => sum + grams, 0)
  const pulses = gramsOf(afloat.filter(({ look }) => look.kind === 'legume')) > 0.7 * gramsOf(afloat)
  const apart = pulses && afloat.some(({ name }) => /chickpea/.test(name)) ? sideBySide() : undefined
  const keep: Area['keep'] = (x, y, reach) => {
    const off = hypot(x - scene.x, y - scene.y)
    if (off + 1.2 * reach >= WALL || (pistou && off < PISTOU_ROOM)) return false
    return apart?.(x, y, reach) ?? true
  }
  // Where two would overlap one is left out.
  const tries = apart ? 1.9 : 1
  // Ladled over toasted bread, most of them lie on it.
  const toast = dish.of('bread').some(({ name }) => dish.scene.top.some((word) => name.includes(word)))
  const groups = crowdOf(scene, around(scene, 275), greens ? 0.75 : pulses ? 0.35 : 0.85 - 0.4 * full)
  // The ladle left most of it on one side.
  const heart = greens || apart ? undefined : heartOf(scene, around(scene, 275), { lift: 9, larger: 0.14, thin: 0.4 })
  const crowd = heart ? both(groups, heart.dense) : groups
  hung(BROTH - HANG_CLEAR, () => pastaInBroth(scene, dish, { level: BROTH, share: 1, crowd }))
  const wet = sauced(light, wetness(dish, light), seed, 0.08)
  if (greens) kaleShreds(scene, 520, 270, BROTH - 1, 5, crowd)
  // Large pieces of chicken are laid in last.
  const laid = arranged ? undefined : afloat.find((part) => isLaidChunks(dish, part))
  const tossed = greens || arranged ? [] : afloat.filter((part) => part !== laid)
  // Stirred in at the end, leaves stay green, and lie on top.
  const fresh = dish.eggThreads ? tossed.filter(({ look }) => look.kind === 'leaf') : []
  const ladled = tossed.filter((part) => !fresh.includes(part))
  const sunk = toast ? [] : ladled
  const layIn = (radius: number, share: number, height: number): void =>
    scene.field.withFinish(wet, () =>
      toss(
        scene,
        sunk,
        { ...around(scene, radius), keep },
        { cover: share * tries, crowd, scale, afloat: height, heart },
      ),
    )
  // One sees down to what lies deep in a clear broth.
  if (clear) scene.field.withFloor(BROTH - LOWEST, () => layIn(240, cover * 0.3, BROTH - 22))
  hung(BROTH - HANG_CLEAR, () => layIn(268, clear ? cover * 0.7 : cover, BROTH))
  if (arranged)
    scene.field.withFloor(BROTH - (clear ? STANDS : HANG), () =>
      scene.field.withFinish(wet, () => arrangedIn(scene, dish, afloat, { level: BROTH, keep })),
    )
  if (toast) {
    const beside = breadInBroth(scene, mix(broth.dark, light, 0.6), BROTH)
    const own = sideBySide(1.62)
    const close: Crowd = (x, y) => smooth(285, 130, hypot(x - scene.x, y - scene.y))
    scene.field.withFinish(wet, () =>
      toss(
        scene,
        ladled,
        { ...around(scene, 268), keep: (x, y, reach) => beside(x, y, reach) && own(x, y, reach) },
        { cover: 2.6, scale, crowd: close, afloat: BROTH + 7 },
      ),
    )
  }
  // Most of the egg hangs in the broth; what comes up last lies on it.
  // Stirred with a fork it sets in rags, poured into still broth in ribbons.
  const rags = dish.called(/stracciatella/)
  if (rags) hung(BROTH - HANG_CLEAR, () => eggRags(scene, 26, 250, BROTH, 2))
  else if (dish.eggThreads) eggThreads(scene, Math.round(34 * egg), 255, light, BROTH - 7)
  // What stands out of a clear broth is seen down to its foot, and was there before it.
  if (clear)
    scene.field.withFloor(BROTH - STANDS, () => {
      layIn(235, Math.min(0.14 + 0.16 * full, cover * 0.4), BROTH + 12)
      pastaInBroth(scene, dish, { level: BROTH, share: 0.2, crowd })
    })
  layWakame(scene, dish, 5, BROTH - 5)
  flourDumplings(scene, dish, 180, BROTH)
  // What swelled up to the surface; in a cloudy soup nothing else of it would be seen. It took up its color.
  if (swollen && (clarity ?? 0) < CLEAR)
    scene.field.withFinish(sauced(light, 0.14, seed, 0.1), () =>
      scene.field.withFloor(BROTH + 1, () =>
        scene.field.withCeiling(
          () => BROTH + 3,
          () => grains(scene, clamp((grain?.grams ?? 0) * 2.2, 90, 400), 262, swollen),
        ),
      ),
    )
  // In a cloudy one the uppermost stand higher, and all are wet at their feet.
  if (!clear) {
    scene.field.withFloor(BROTH - HANG, () => layIn(235, Math.min(0.3, cover * 0.6), BROTH + 6))
    pastaInBroth(scene, dish, { level: BROTH + 3, share: 0.38, crowd })
    if (greens)
      scene.field.withFloor(BROTH, () =>
        kaleShreds(scene, 540, 255, BROTH + 7, 5, crowdOf(scene, around(scene, 260), 0.7)),
      )
  }
  brothLevel(scene, dish, broth, clarity)
  toss(
    scene,
    fresh,
    { ...around(scene, 230), keep },
    { cover: rags ? 0.42 : 0.16, crowd, scale: 0.9, afloat: BROTH + 5 },
  )
  if (dish.has(/\bmiso\b/) && !dish.scene.liquid) misoClouds(scene, BROTH, 300)
  if (clear) waterline(scene, { level: BROTH, radius: 285, ...broth, climb: 5, share: 0.3, ring: 0.2 })
  layWakame(scene, dish, 11, BROTH)
  sheen(scene, { level: BROTH, radius: 302, share: clear ? 0.34 : greens ? 0.1 : 0.22, glints: clear })
  if (rags) eggRags(scene, 15, 232, BROTH, 4)
  else if (dish.eggThreads) eggVeil(scene, { reach: 262, share: egg, broth: light, level: BROTH })
  if (laid) laidChunks(scene, dish, laid, { ...around(scene, 262), level: BROTH })
  freshOnTop(scene, dish, 250)
  if (pistou) pistouSpoonful(scene, dish, BROTH)
  if (dish.scene.style === 'gratin') cheeseToasts(scene, dish, BROTH)
  const cream = creamOf(dish)
  if (cream && scene.random.chance(0.5)) spiral(scene, 110, 2.4, 6, cream)
  if (isRedOil(dish)) oilDrops(scene, greens ? PAPRIKA_OIL : RED_OIL, greens ? 28 : 34)
  if (toast) eggsAndHarissa(scene, dish, BROTH)
  if (dish.called(/tortilla/)) tortillaStrips(scene, dish)
  // Its eggs lie there already.
  const keepSmall: Area['keep'] = (_x, _y, reach) => reach < 30
  const strewn = { ...around(scene, 200), ...(toast && { keep: keepSmall }) }
  garnish(scene, dish, strewn, dish.has(/miso/) || arranged ? 0.4 : dish.simmered.length ? 1 : 2)
  if (dish.find(/lemon|lime/)?.cut === 'wedge') wedges(scene, dish, 180, 42)
}
