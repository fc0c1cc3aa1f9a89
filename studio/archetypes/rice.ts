// Rice as the dish: pilafs, fried rice, paella, risotto.
import { mix, type Rgb, rgb, scaled, stained } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced, washed } from '#studio/finish.ts'
import { type Area, around, garnish, toss, wedges } from '#studio/laying.ts'
import { hypot } from '#studio/noise.ts'
import { type Part, withFinish } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { friedEgg } from '#studio/shapes/eggs.ts'
import { tomatoSlice } from '#studio/shapes/slices.ts'
import { type GrainLook, grainCount, grains } from '#studio/shapes/starches.ts'
import { liquid, mound } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'
import { bowl, plate, skillet } from '#studio/vessels.ts'
import { type Archetype, PLATE_ZOOM } from './archetype.ts'
import { biryani } from './biryani.ts'
import { vegetableCouscous } from './couscous.ts'
import { BROWN_ONIONS, crispShallots, SHALLOTS } from './crisp-shallots.ts'
import { crustyRice } from './crusty-rice.ts'
import { donburi } from './donburi.ts'
import { bitesOnRice } from './laid-chunks.ts'
import { laidOnRice } from './laid-rice.ts'
import { mainOf } from './main-serving.ts'
import { drawMain } from './mains.ts'
import { onRice } from './meat-in-sauce.ts'
import { nutsOver, softEgg } from './over-grains.ts'
import { isSeafoodPaella, shellfishOnRice } from './paella.ts'
import { raysOnRice, rimWedges } from './rays-on-rice.ts'
import { shavedRice } from './shaved-rice.ts'
import { withCookedMushrooms } from './stewed-mushrooms.ts'
import { turnedOutRice } from './turned-out.ts'

const WHITE_RICE: GrainLook = { light: rgb('#fbf6ea'), dark: rgb('#eee3cb'), length: 10, round: 0.35 }

const FRIED_RICE = rgb('#f2d190')
const IN_PAN = 0.74
const SAFFRON_RICE = rgb('#eea21e')
/** Meat was browned in burnt sugar first. */
const CARAMEL_RICE = rgb('#b5682a')
/** Rice that took up tomato is a warm orange-red, shiny with oil. */
const TOMATO_RICE = rgb('#e2541a')

/** Sticky rice is soaked with it for hours and comes out bright yellow. */
const TURMERIC_RICE = rgb('#f6bd12')

function isSoakedInTurmeric(dish: Dish): boolean {
  return dish.has(/turmeric/) && /glutinous|sticky|flattened/.test(dish.first('grain')?.name ?? '')
}

/** What gave rice its color, where that is more than its sauce; a tomato in the salad beside it did not. */
function dyeOf(dish: Dish): Rgb | null {
  if (!/rice/.test(dish.first('grain')?.name ?? '')) return null
  if (dish.has(/saffron/)) return SAFFRON_RICE
  if (isSoakedInTurmeric(dish)) return TURMERIC_RICE
  if (dish.has(/brown sugar/)) return CARAMEL_RICE
  const cooked = ({ name, done }: Part): boolean => /tomato/.test(name) && done !== null && done !== 'raw'
  return dish.parts.some((part) => cooked(part) && !(part.piece && dish.isBeside(part))) ? TOMATO_RICE : null
}

/** Grains stained by what they are cooked with. */
function stainedGrains(dish: Dish): GrainLook {
  const look = dish.first('grain')?.look.grain ?? WHITE_RICE
  const dyed = dyeOf(dish)
  const dye = dish.parts.reduce((sum, part) => sum + part.look.dye * part.grams, 0)
  // Rice of the day before takes little color.
  const leftover = /^cooked/.test(dish.first('grain')?.name ?? '')
  const strength = Math.min(
    leftover || dish.called(/fried/)
      ? 0.2
      : dyed === TOMATO_RICE
        ? 0.72
        : dyed === TURMERIC_RICE
          ? look.thin
            ? 0.42
            : 0.85
          : 0.6,
    dye / 700,
  )
  // Turned in hot oil, it is golden rather than gray.
  const fried = dish.called(/fried rice/) && leftover ? 0.4 : 0
  return {
    ...look,
    light: stained(
      mix(look.light, FRIED_RICE, fried),
      dyed ? mix(dish.sauce.light, dyed, 0.6) : dish.sauce.light,
      strength,
    ),
    dark: stained(
      mix(look.dark, FRIED_RICE, fried),
      dyed ? mix(dish.sauce.dark, dyed, 0.4) : dish.sauce.dark,
      strength,
    ),
  }
}

function isSlicedTomato({ name, cut }: Part): boolean {
  return cut === 'slice' && /^tomato/.test(name)
}

/** Slices of fresh tomato that overlap along the edge of the rice. */
function fannedTomato(scene: Scene, x: number, y: number, side: number): void {
  for (let i = -3; i <= 3; i++) tomatoSlice(scene, x - side * i * i * 9, y + i * 54, 60)
}

function isTurnedOut(dish: Dish): boolean {
  return dish.scene.style === 'turned-out' || dish.called(/maqluba|upside-down rice/)
}

/** Large pieces are laid on rice, and so are fried onions; only small ones are turned over with it. */
function isTurnedOver({ name, look, piece }: Part): boolean {
  const large = ['meat', 'poultry', 'seafood', 'fish'].includes(look.kind) && (piece?.reach ?? 0) > 30
  return !large && !/onion/.test(name)
}

/** A large and a smaller one that run into each other: no heap of rice is a circle. */
function twoSpoonfuls(scene: Scene, reach: number): Area[] {
  const side = scene.random.chance(0.5) ? 1 : -1
  const { x, y } = scene
  return [
    { x: x + side * reach * 0.3, y: y - reach * 0.18, radius: reach * 0.7 },
    { x: x - side * reach * 0.1, y: y + reach * 0.06, radius: reach * 0.9 },
  ]
}

/** A spoon that turned everything over left grains on top of the pieces. */
function grainsOver(scene: Scene, look: GrainLook, reach: number): void {
  for (const [x, y] of scene.spots(16, reach * 0.8)) grains(scene, 34, reach * 0.15, look, x, y)
}

/** Smaller in the picture, swollen with stock and shining; grains of many tones would look like oats. */
function inPan(look: GrainLook): GrainLook {
  return { ...look, length: look.length * IN_PAN, dark: mix(look.dark, look.light, 0.55), gloss: 0.55, tall: 0.34 }
}

export const pilaf: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: (dish) => (isTurnedOut(dish) ? ['three-quarter', 'close'] : ['above', 'three-quarter', 'close']),
  draw(stage) {
    const { scene, dish, setting } = stage
    if (isTurnedOut(dish)) return turnedOutRice(stage, stainedGrains(dish))
    if (dish.scene.style === 'spokes') return vegetableCouscous(stage)
    if (dish.scene.style === 'shaved') return shavedRice(stage, stainedGrains(dish))
    if (dish.scene.style === 'crusty') return crustyRice(stage, stainedGrains(dish))
    if (dish.scene.style === 'donburi') return donburi(stage, WHITE_RICE)
    const wanted = dish.scene.vessel === 'skillet' ? 'pan' : dish.scene.vessel
    const aside = dish.parts.filter((part) => part.piece && dish.isBeside(part))
    const usual = aside.length ? 'plate' : scene.random.pick(['plate', 'bowl', 'plate'] as const)
    const vessel = wanted ?? (dish.called(/paella/) ? 'pan' : usual)
    if (vessel === 'pan') skillet(scene, 320, scene.random.pick([0.55, 2.6, -0.5]))
    else if (vessel === 'plate') plate(scene, { radius: 350, ...setting.ceramic })
    else bowl(scene, { radius: 330, ...setting.ceramic })
    const side = scene.random.chance(0.5) ? 1 : -1
    const { x, y } = scene
    if (aside.length) {
      const sliced = aside.filter(isSlicedTomato)
      const at = { x: x + side * 176, y: y - 34 }
      toss(
        scene,
        aside.filter((part) => !sliced.includes(part)),
        { ...at, radius: 124 },
        { cover: 1.9, rise: 34, scale: 1.15 },
      )
      if (sliced.length) fannedTomato(scene, at.x + side * 14, y, side)
      scene.x -= side * 62
    }
    const layered = dish.called(/biryani/) && dish.has(/saffron/)
    const reach = aside.length ? 218 : vessel === 'plate' ? 252 : 280
    if (layered) return biryani(scene, dish, WHITE_RICE, reach)
    const usualGrain = stainedGrains(dish)
    // A paella pan is wider than a plate: its grains are smaller in the picture.
    const fried = dish.called(/fried/)
    const look = vessel === 'pan' && !fried ? inPan(usualGrain) : usualGrain
    // A scene may say how its meat is laid on top.
    const onTop = dish.scene.as ? mainOf(dish) : undefined
    const loose = vessel === 'plate' && !aside.length && !onTop && !/laid|rays/.test(dish.scene.style ?? '')
    const heaps = loose ? twoSpoonfuls(scene, reach) : [around(scene, reach)]
    const keep: Area['keep'] = (px, py) => heaps.some((heap) => hypot(px - heap.x, py - heap.y) < heap.radius * 0.9)
    for (const heap of heaps) {
      mound(scene, {
        ...heap,
        rise: vessel === 'plate' ? 48 : 14,
        base: vessel === 'bowl' ? 48 : vessel === 'pan' ? 26 : 14,
        dark: scaled(look.dark, 0.85),
        light: look.light,
        rough: 6,
      })
      grains(scene, grainCount(look, heap.radius), heap.radius * 1.02, look, heap.x, heap.y)
    }
    const cooked = dish.simmered.filter(
      (part) => part !== onTop && !dish.isBeside(part) && (part.look.kind !== 'egg' || part.cut !== 'plain'),
    )
    // What a scene says the rice is about lies in sight.
    const bites = onRice(dish, cooked)
    const parts = bites ? cooked.filter(({ look: own }) => own.kind !== 'poultry') : cooked
    const rays = dish.scene.style === 'rays'
    const laid = dish.scene.style === 'laid' || rays
    // Bites of chicken took up the same stock, unless they were glazed.
    const drinks = ({ look: own }: Part): boolean => own.kind === 'poultry' && !dish.scene.main
    if (rays) raysOnRice(scene, dish, reach)
    else if (laid) laidOnRice(scene, parts, reach)
    else if (vessel === 'pan' && isSeafoodPaella(parts)) shellfishOnRice(scene, parts, reach, look)
    // In a pan they cooked in the stock with the rice, and have its color on them.
    else
      scene.field.withFinish(
        vessel === 'pan' && !fried ? sauced(look.light, 0.34, scene.random.between(0, 99), 0.15) : null,
        () =>
          toss(
            scene,
            parts.map((part) => (drinks(part) ? withFinish(part, washed(look.light, 0.45, 5)) : part)),
            { ...around(scene, reach * 0.86), ...(loose && { keep }) },
            look.thin ? { cover: 0.62, scale: 1.1 } : vessel === 'pan' ? { cover: 0.92, scale: 1.12 } : { cover: 0.72 },
          ),
      )
    // Beans that give the dish its name are not lost among the grains.
    const beans = parts.filter((part) => part.look.kind === 'legume' && dish.called(/beans?\b|mujadd?ara/))
    toss(scene, beans, around(scene, reach * 0.86), { cover: 0.34, scale: 1.2 })
    // Flakes would hide the dice under them.
    if (!laid && !look.thin && parts.every(isTurnedOver)) grainsOver(scene, look, reach)
    if (bites) bitesOnRice(scene, scene.x, scene.y, reach * 0.72, 11)
    if (dish.scene.style === 'scrambled') softEgg(scene, look, reach)
    const egg = dish.eggs.find((part) => part.cut === 'plain')
    if (egg && dish.called(/egg|bibim|nasi|kimchi|fried rice/)) friedEgg(scene, scene.x + 20, scene.y - 10, 112)
    if (onTop) drawMain(scene, dish, onTop, scene.x + 4, scene.y - 6, 0.92)
    garnish(scene, dish, around(scene, reach * 0.85))
    nutsOver(scene, dish, reach)
    if (dish.called(/mujadd?ara/)) crispShallots(scene, reach * 0.62, 300, BROWN_ONIONS)
    else if (dish.find(/shallot/)?.done === 'fried') crispShallots(scene, reach * 0.6, 110, SHALLOTS)
    scene.x = x
    const free = aside.length ? (side > 0 ? Math.PI : 0) - 0.15 : undefined
    if (rays) rimWedges(scene, dish, reach)
    else wedges(scene, dish, vessel === 'plate' ? 262 : reach * 0.86, 48, free)
  },
}

const CREAMED = rgb('#faeac4')

/** Creamy: a flat pool on a wide plate, grains swimming in it. */
export const risotto: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: ['above', 'three-quarter'],
  draw({ scene, dish, setting }) {
    const inBowl = dish.scene.vessel === 'bowl' || dish.called(/congee|jook/)
    if (inBowl) bowl(scene, { radius: 330, ...setting.ceramic, depth: 84 })
    else plate(scene, { radius: 355, ...setting.ceramic, deep: 16 })
    const own = stainedGrains(dish)
    // Butter and cheese make it paler than its broth.
    const look = inBowl ? own : { ...own, light: mix(own.light, CREAMED, 0.6), dark: mix(own.dark, CREAMED, 0.45) }
    const cream = mix(look.light, dish.blend.light, inBowl ? 0.16 : 0.06)
    // A porridge is wetter than a risotto.
    const soft = { dark: scaled(cream, 0.88), light: cream, rough: inBowl ? 4 : 6, gloss: inBowl ? 0.9 : 0.6 }
    const [radius, base] = inBowl ? [300, 50] : [250, 16]
    mound(scene, { ...soft, radius, rise: 20, base })
    grains(scene, 1500, radius * 0.95, { ...look, light: mix(look.light, cream, 0.4) })
    const [pool, above] = inBowl ? [radius + 8, 17] : [radius * 0.9, 12]
    liquid(scene, { ...soft, level: base + above, radius: pool, gloss: inBowl ? 1 : 0.7, clear: inBowl ? 5 : 7 })
    const [spread, scale] = inBowl ? [235, 1.3] : [205, 0.95]
    // In a porridge they lie half under it.
    if (inBowl) {
      const level = base + above + 6
      const chunks = dish.pieces.filter(({ piece }) => piece?.layer === 'chunk')
      const small = dish.pieces.filter(({ piece }) => piece?.layer !== 'chunk')
      // The porridge clings to them.
      scene.field.withFinish(sauced(mix(cream, rgb('#f0a23c'), 0.5), 0.12, scene.random.between(0, 99), 0.3), () =>
        toss(scene, chunks, around(scene, spread + 10), { cover: 0.5, scale: 1.55, afloat: level + 3 }),
      )
      toss(scene, small, around(scene, spread), { cover: 0.2, scale: 1.35, afloat: level + 5 })
      waterline(scene, { level, radius, ...soft, climb: 5, share: 0.25 })
    } else
      toss(scene, dish.pieces.map(withCookedMushrooms), around(scene, spread * 0.86), {
        cover: 0.95,
        scale: scale * 1.25,
      })
    garnish(scene, dish, around(scene, spread), inBowl ? 0.8 : 1, inBowl ? scale : 1)
  },
}
