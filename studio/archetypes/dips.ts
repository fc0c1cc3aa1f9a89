// Soft food with the marks of a spoon: dips, spreads, sauces, mash.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { tones } from '#studio/mixing.ts'
import { TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { appleSlice } from '#studio/shapes/apple-slice.ts'
import { celeryBoat } from '#studio/shapes/celery-boat.ts'
import { choppedEgg } from '#studio/shapes/chopped-egg.ts'
import { coarsePaste, type PasteLook } from '#studio/shapes/coarse-paste.ts'
import { cornChip } from '#studio/shapes/corn-chip.ts'
import { pepperSticks, radishes } from '#studio/shapes/crudites.ts'
import { creamSwirl, spiral } from '#studio/shapes/drizzle.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { mashedAvocado } from '#studio/shapes/mashed-avocado.ts'
import { softOnion } from '#studio/shapes/soft-onion.ts'
import { liquid, specks } from '#studio/shapes/surface.ts'
import { swoosh } from '#studio/shapes/swoosh.ts'
import { vegetableSticks } from '#studio/shapes/vegetable-stick.ts'
import { platter } from '#studio/vessels.ts'
import type { Archetype, Stage } from './archetype.ts'
import { coarseSalsa } from './coarse-salsa.ts'
import { setOut } from './dip-layouts.ts'
import { jarOfDressing } from './dressing-jar.ts'
import { gratedInYogurt } from './grated-in-yogurt.ts'
import { heapOf } from './heaps.ts'
import { greenOil, oilInFurrows, PESTO } from './oil-on-dips.ts'
import { spoonInSauce } from './served-sauce.ts'
import { smokyEggplant } from './smoky-eggplant.ts'
import { tomatoSauce } from './tomato-sauce.ts'

const OIL = rgb('#cfa53a')
/** Chopped and fried slowly: short, soft, golden bits. */
const SLOW_ONION = cookedPiece('slice', 12, (s, x, y, k) =>
  softOnion(s, x, y, s.random.between(26, 50) * k, 0.15, rgb('#bf8a44'), rgb('#75441a')),
)
const SIMMERED = rgb('#a8280c')
const PEANUT = rgb('#cf8f46')
const BRICK = { light: rgb('#cf5a26'), dark: rgb('#98300f'), bits: rgb('#c98a4c'), gritty: 0.6, rough: 6, oil: true }

/** Nearer than this two colors are taken for one. */
const ALIKE = 0.26

function alike(one: Rgb, other: Rgb): boolean {
  return Math.hypot(...one.map((c, k) => Math.cbrt(c) - Math.cbrt(other[k] ?? 0))) < ALIKE
}

const WHITE_YOGURT = rgb('#fbf8ee')

/** A spread that was mashed with a fork: its flakes of fish or lumps of cheese are paler than what binds them. */
function mashed(dish: Dish, colour: Rgb, isAside: (part: Part) => boolean): PasteLook {
  const flesh = dish.parts.find((part) => !isAside(part) && (part.look.kind === 'fish' || part.look.kind === 'cheese'))
  const bits =
    flesh?.look.kind === 'fish'
      ? mix(colour, rgb('#c98a5a'), 0.7)
      : flesh
        ? mix(colour, WHITE, 0.6)
        : // Chilies from the fire keep bits of their blackened skin.
          scaled(colour, 0.4)
  return { light: mix(colour, WHITE, 0.2), dark: scaled(colour, 0.8), bits, gritty: 0.5, rough: 8, oil: false }
}

/** The nuts that were kept for the top, in a heap in the middle. */
function walnutsOn(scene: Scene, dish: Dish, radius: number): void {
  const nut = dish.of('nut')[0]?.look
  const bit = nut?.pieces.chop ?? nut?.pieces.plain
  for (const [x, y] of scene.spots(9, radius * 0.3)) bit?.draw(scene, x, y, scene.random.between(0.8, 1.25))
}

/** Chips or slices of apple in a wreath around the bowl, each leaning on the one before. */
function laidAround(scene: Scene, aside: readonly Part[]): boolean {
  const [only, second] = aside
  if (!only || second) return false
  const { random } = scene
  if (/apple/.test(only.name)) {
    const skins = [rgb('#b8202a'), rgb('#c43a2e'), rgb('#c8583a')]
    for (let i = 0; i < 19; i++) {
      const angle = 0.3 + (i / 19) * TAU
      const [x, y] = scene.polar(angle, 262 + random.bell() * 7)
      const size = random.between(70, 82)
      const lie = angle + 0.5 + random.bell() * 0.16
      // The last leans on the first, not on top of all.
      scene.field.withCeiling(
        () => 26,
        () => appleSlice(scene, x, y, size, lie, random.pick(skins)),
      )
    }
    return true
  }
  if (!/\bchips?\b/.test(only.name)) return false
  // Points outward in the outer row; the inner one lies on it as it fell.
  for (let i = 0; i < 31; i++) {
    const outer = i < 17
    const angle = (outer ? i / 17 : (i - 17) / 14) * TAU + random.bell() * 0.08
    const [x, y] = scene.polar(angle, (outer ? 264 : 234) + random.bell() * 8)
    scene.field.withCeiling(
      () => (outer ? 44 : 62),
      () =>
        cornChip(
          scene,
          x,
          y,
          random.between(62, 78),
          only.look.colour,
          outer ? angle + Math.PI / 2 + random.bell() * 0.5 : undefined,
        ),
    )
  }
  return true
}

/** What was stirred in last and still shows: a swirl of coconut milk, drops of chili sauce, bits of ground nuts. */
function sauceOnTop(scene: Scene, dish: Dish, radius: number): void {
  if (dish.has(/peanut butter/))
    specks(scene, 170, radius * 0.82, [rgb('#8a5420'), rgb('#e3bc7c'), rgb('#a86c30')], 2.4)
  if (dish.has(/coconut milk/)) creamSwirl(scene, radius * 0.5, 1.8, rgb('#fff4dc'))
  if (dish.has(/tahini/) && dish.first('cream')) creamSwirl(scene, radius * 0.72, 2.2, rgb('#d9b878'))
  if (dish.has(/cumin/)) specks(scene, 120, radius * 0.6, [rgb('#8a5a24'), rgb('#b98440')], 1.7)
  if (dish.has(/sriracha|chili sauce/)) spiral(scene, radius * 0.62, 1.4, 3.4, rgb('#c62a0e'))
}

/** A vinaigrette: mostly oil. */
function isPourable(dish: Dish): boolean {
  const total = dish.parts.reduce((sum, { grams }) => sum + grams, 0)
  return dish.types.includes('sauce') && dish.grams('fat') > total * 0.35
}

/** Short lengths of celery filled with the spread, side by side. */
function filledCelery({ scene, dish, setting }: Stage): void {
  platter(scene, 420, 262, scene.random.between(-0.06, 0.06), setting.ceramic)
  const flecks = dish.parts.filter((part) => part.piece && part.look.kind === 'vegetable' && !/celery/.test(part.name))
  const red = dish.find(/pimento|pepper/)?.look.colour
  const colours = red ? [red] : flecks.map((part) => part.look.colour)
  for (const [dx, dy, lean] of [
    [-222, -150, -0.2],
    [-8, -166, 0.1],
    [216, -152, -0.16],
    [-152, -62, 0.14],
    [104, -66, -0.3],
    [-232, 42, -0.42],
    [-4, 36, 0.06],
    [206, 22, 0.3],
    [-140, 146, -0.1],
    [122, 138, -0.24],
  ] as const) {
    const [x, y] = [scene.x + dx + scene.random.bell() * 6, scene.y + dy + scene.random.bell() * 6]
    celeryBoat(scene, x, y, lean + scene.random.bell() * 0.06, mix(dish.sauce.light, rgb('#f29a30'), 0.65), colours)
    for (const side of [-60, 0, 60]) garnish(scene, dish, { x: x + side, y: y + side * lean, radius: 30 }, 0.5, 0.8)
  }
}

export const dip: Archetype = {
  zoom: [1.3, 1.5],
  // A sauce shows the plate that its bowl stands on.
  cameras: (dish) => (dish.types.includes('sauce') ? ['three-quarter'] : ['three-quarter', 'close']),
  draw(stage) {
    const { scene, dish, setting } = stage
    if (dish.scene.style === 'boats') {
      filledCelery(stage)
      return
    }
    if (isPourable(dish)) {
      jarOfDressing(stage)
      return
    }
    // Sticks are for dipping.
    const isStick = (part: Part): boolean => part.cut === 'strip' && part.look.kind === 'vegetable'
    const isRadish = (part: Part): boolean => /\bradish/.test(part.name) && !dish.isBeside(part)
    const isAside = (part: Part): boolean => dish.isBeside(part) || isStick(part) || isRadish(part)
    const aside = dish.parts.filter((part) => isAside(part) && (part.piece ?? part.look.kind === 'bread'))
    // A sauce comes in a small bowl on a plate of its own, not as a bowlful.
    const served = dish.types.includes('sauce') && !aside.length
    const mixedIn = dish.blended((part) => !isAside(part) && !['wedge', 'slice', 'whole'].includes(part.cut))
    const coarse = dish.called(/pesto|chimichurri|zhoug|salsa verde|chermoula/)
    const eggplant = dish.called(/melitzano|baba|mutabal/)
    const salsa = dish.called(/\bsalsa\b/) && dish.has(/tomato/)
    const rough = dish.scene.style === 'rough'
    // Paprika turns a cheese spread orange.
    const orange = rough && dish.has(/paprika/) ? tones(mix(mixedIn.light, rgb('#e59a58'), 0.6)) : null
    // Ground walnuts turn roasted peppers to brick.
    const paste = rough && dish.has(/red bell pepper/) && dish.grams('nut') > 60 ? BRICK : null
    // Vegetables that were grated into yogurt show all through it, and leave it white.
    const grated =
      dish.grams('cream') > 200
        ? dish.parts.filter((part) => part.piece && part.cut === 'shred' && part.look.kind === 'vegetable')
        : []
    const white = grated.length ? tones(WHITE_YOGURT) : null
    const colours = orange ?? paste ?? white ?? (dish.scene.sauce ? dish.sauce : mixedIn)
    const nutty = served && dish.has(/peanut butter/)
    const { dark, light } = nutty
      ? tones(PEANUT)
      : coarse
        ? dish.called(/pesto/)
          ? PESTO
          : tones(scaled(mixedIn.light, 0.55))
        : colours
    const simmered = served && dish.has(/crushed tomato/)
    // A bowl of the sauce's own color would be one with it.
    const glaze = served && alike(setting.ceramic.rim, light) ? setting.ceramic.body : setting.ceramic.rim
    const { radius, level } = setOut(stage, {
      aside,
      served,
      glaze,
      wreath: () => laidAround(scene, aside),
      lay: (part, x, y) => {
        if (isStick(part) && vegetableSticks(scene, x, y, part.name)) return
        if (isRadish(part)) radishes(scene, x, y, 52)
        else if (isStick(part) && /pepper/.test(part.name)) pepperSticks(scene, x, y, part.look.colour)
        else heapOf(scene, dish, part, { x, y, radius: 74 })
      },
    })
    if (eggplant) return smokyEggplant(scene, dish, radius * 0.93, level)
    const body = salsa ? { gloss: 0.95, rough: 3, pulp: 0.8 } : { gloss: served ? 0.7 : 0.35, rough: 4, swirl: 1.5 }
    if (simmered) tomatoSauce(scene, radius * 0.93, level)
    else liquid(scene, { level, radius: radius * 0.93, dark, light, ...body })
    const oiled = dish.has(/olive oil/) && dish.drizzled
    const smoothDip = dish.scene.vessel === 'plate' && !rough && !paste && !salsa && !coarse
    if (smoothDip) swoosh(scene, radius * 0.93, level, { dark, light, oil: oiled ? OIL : null })
    if (served && !smoothDip) sauceOnTop(scene, dish, radius)
    if (coarse) herbFlecks(scene, 1300, radius * 0.9, light, 6.5)
    if (coarse && dish.called(/pesto/)) greenOil(scene, radius, level)
    const guacamole = dish.called(/guacamole/)
    if (guacamole) mashedAvocado(scene, radius * 0.93, level)
    if (salsa) coarseSalsa(scene, radius, level)
    if (paste) coarsePaste(scene, radius * 0.93, level, paste)
    else if (rough) {
      coarsePaste(scene, radius * 0.93, level, mashed(dish, light, isAside))
      const stirred = dish.parts.filter((part) => part.piece && !isAside(part) && part.look.kind === 'vegetable')
      toss(scene, stirred, around(scene, radius * 0.7), { cover: 0.07, scale: 0.55 })
    }
    const oil = { dark: scaled(OIL, 0.85), light: OIL, gloss: 1, rough: 1.5, clear: 7 }
    const spread = !dish.types.includes('sauce') || dish.called(/\bdip\b/)
    if (dish.has(/oil/) && dish.drizzled && !paste && spread && !smoothDip)
      liquid(scene, { ...oil, level: level - 1, radius: radius * 0.66 })
    if (grated.length) {
      swoosh(scene, radius * 0.93, level + 3, { dark: scaled(light, 0.93), light, oil: null })
      gratedInYogurt(scene, grated, radius * 0.93)
      if (dish.has(/olive oil/)) oilInFurrows(scene, radius, level + 3)
    }
    if (dish.scene.style === 'chopped' && dish.eggs.length) {
      const onion = dish.parts
        .filter((part) => part.piece && !isAside(part) && part.look.kind === 'vegetable')
        .map((part) => (/\bonion/.test(part.name) && part.done !== 'raw' ? { ...part, piece: SLOW_ONION } : part))
      scene.field.withWall({ x: scene.x, y: scene.y, radius: radius * 0.94 }, () => {
        choppedEgg(scene, radius * 0.86, scene.x, scene.y)
        toss(scene, onion, around(scene, radius * 0.8), { cover: 0.34, rise: 5 })
      })
    } else if (dish.scene.style === 'chopped')
      toss(
        scene,
        dish.parts.filter((part) => part.piece && !isAside(part)),
        around(scene, radius * 0.84),
        { cover: 1.5, scale: 0.85 },
      )
    const tops = dish.pieces.filter(
      (part) =>
        !rough &&
        !simmered &&
        !grated.includes(part) &&
        !isAside(part) &&
        (part.look.dye < 1 || part.look.kind === 'legume'),
    )
    // What is folded through shows all over; the rest is heaped in the middle.
    if (guacamole) toss(scene, tops.slice(0, 3), around(scene, radius * 0.78), { cover: 0.24, scale: 0.8 })
    // In a gravy they lie all over, half sunk.
    else if (dish.called(/gravy/))
      toss(scene, tops.slice(0, 2), around(scene, radius * 0.76), { cover: 0.5, scale: 0.8, afloat: level - 2 })
    else toss(scene, tops.slice(0, 3), around(scene, radius * 0.35), { cover: 0.42, scale: 0.8 })
    if (rough)
      toss(
        scene,
        dish.parts.filter(({ name, piece }) => piece && /pomegranate seed/.test(name)),
        around(scene, radius * 0.6),
        { cover: 0.12 },
      )
    if (paste) walnutsOn(scene, dish, radius)
    garnish(scene, dish, around(scene, radius * 0.5), rough && !paste ? 1.6 : 0.9)
    if (served && !grated.length) spoonInSauce(scene, simmered ? SIMMERED : mix(dark, light, 0.55))
    if (dish.has(/paprika|sumac|za.atar/) && dish.drizzled)
      specks(scene, 150, radius * 0.3, [rgb('#a83414'), rgb('#c4501c')], 1.4, scene.x - radius * 0.3, scene.y)
  },
}
