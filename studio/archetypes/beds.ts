// What a stew is served on: rice, noodles, little dumplings or mash.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { heaped } from '#studio/heap.ts'
import { type Area, pile } from '#studio/laying.ts'
import { type Cut, cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { wholeBoiledPotato } from '#studio/shapes/boiled-potatoes.ts'
import { eggNoodle } from '#studio/shapes/egg-noodle.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { mashHeap } from '#studio/shapes/mash.ts'
import { noodles } from '#studio/shapes/noodle-tangle.ts'
import { boiledPotato } from '#studio/shapes/potatoes.ts'
import { scrapedDumpling } from '#studio/shapes/scraped-dumpling.ts'
import { mound } from '#studio/shapes/surface.ts'
import { grainHeap, heapOf } from './heaps.ts'

/** `base`: the height of what it lies on. */
export type Bed = (scene: Scene, area: Area, base?: number) => void

/** Grains that simmer in the stew itself. */
const IN_THE_POT = /barley|farro|spelt|wheat berr|buckwheat/
/** Ground corn, stirred to a soft mush. */
const MUSH = /polenta|grits/
const CREAM = rgb('#f8edcf')
const LEAST_GRAIN = 80
const LEAST_NOODLES = 150
const WHOLE: ReadonlySet<Cut> = new Set<Cut>(['plain', 'whole', 'half'])
/** Peeled, boiled and cut in two or three. */
const CHUNK = cookedPiece('chunk', 42, (s, x, y, k) => boiledPotato(s, x, y, s.random.between(38, 54) * k))
/** Small and whole, one in three cut open. */
const IN_THEIR_SKIN = cookedPiece('chunk', 42, (s, x, y, k) =>
  wholeBoiledPotato(s, x, y, s.random.between(38, 48) * k, { jacket: true, open: s.random.chance(0.34) }),
)
const NOKEDLI = rgb('#f0d68e')

/** Bread that lies beside the bowl. */
export const FLATBREAD = /naan|pita|roti\b|chapati|flatbread|paratha|lavash|tortilla/

/** Null when the stew comes alone. */
export function bedOf(dish: Dish): Bed | null {
  const grain = dish.first('grain')
  if (grain && grain.grams > LEAST_GRAIN && MUSH.test(grain.name)) {
    const cream = mix(grain.look.colour, CREAM, 0.45)
    return (scene, { x, y, radius }, base = 12) => {
      const soft = { rough: 4, grain: 0.009, gloss: 0.55, dark: scaled(cream, 0.86), light: cream }
      mound(scene, { ...soft, radius, rise: 34, base, x, y })
    }
  }
  if (grain && grain.grams > LEAST_GRAIN && !IN_THE_POT.test(grain.name))
    return (scene, area, base) => grainHeap(scene, grain, area, base)
  if (dish.scene.style === 'nokedli') return nokedli
  const noodle = dish.first('noodle')
  const strand = noodle?.look.strand
  if (noodle && strand && noodle.grams > LEAST_NOODLES) {
    const { colour } = noodle.look
    if (/egg noodle/.test(noodle.name)) return eggNoodles
    return (scene, { x, y, radius }, base = 14) => {
      mound(scene, { radius, rise: 30, base, x, y, dark: scaled(colour, 0.6), light: scaled(colour, 0.8) })
      noodles(scene, Math.round(620 / strand), radius, strand * 1.2, [colour, scaled(colour, 0.93)], x, y)
    }
  }
  const potatoes = dish.parts.find((part) => dish.isBeside(part) && isBesideStew(part))
  if (potatoes && /new potato/.test(potatoes.name))
    return (scene, { x, y, radius }) => {
      pile(scene, { ...potatoes, piece: IN_THEIR_SKIN }, { x, y, radius: radius * 0.84 }, 1.15)
      const herb = dish.first('herb')
      if (herb) herbFlecks(scene, 44, radius * 0.7, herb.look.colour, 6, x, y)
    }
  if (potatoes && WHOLE.has(potatoes.cut))
    return (scene, { x, y, radius }) =>
      pile(scene, { ...potatoes, piece: CHUNK }, { x, y, radius: radius * 0.86 }, 1.15)
  if (potatoes) return (scene, { x, y, radius }) => pile(scene, potatoes, { x, y, radius: radius * 0.86 }, 1.1, 1.25)
  const mash = dish.parts.find((part) => dish.isBeside(part) && part.cut === 'puree')
  if (mash && /^potato|russet/.test(mash.name)) return (scene, area) => creamedPotatoes(scene, dish, area)
  return mash ? (scene, area) => heapOf(scene, dish, mash, area) : null
}

const CREAMED = rgb('#fbeabb')

/** Wound by the spoon, with the scallions that were mashed with them. */
function creamedPotatoes(scene: Scene, dish: Dish, { x, y, radius }: Area): void {
  mashHeap(scene, { x, y, radius, base: 14, rise: 40, dark: scaled(CREAMED, 0.86), light: CREAMED, hollow: false })
  const green = dish.find(/scallion|chive/)
  if (!green?.piece) return
  const { field, random } = scene
  for (const [px, py] of scene.spots(54, radius * 0.88, x, y)) {
    const under = random.between(0, 4)
    field.withCeiling(
      (sx, sy) => field.heightAt(sx, sy) - under,
      () => green.piece?.draw(scene, px, py, random.between(0.6, 0.95)),
    )
  }
}

/** Boiled potatoes that take the place of rice. */
export function isBesideStew({ name, piece, cut }: Part): boolean {
  return piece !== null && cut !== 'puree' && /potato/.test(name)
}

const EGG_NOODLE = rgb('#fbe0a0')

/** Short and wide, tipped out of the colander. */
function eggNoodles(scene: Scene, { x, y, radius }: Area, base = 14): void {
  mound(scene, { radius: radius * 0.94, rise: 26, base, x, y, dark: scaled(EGG_NOODLE, 0.55), light: EGG_NOODLE })
  heaped(scene, { x, y, radius: radius * 1.05 }, 16, () => {
    for (const [px, py] of scene.spots(120, radius * 0.84, x, y))
      eggNoodle(scene, px, py, scene.random.between(44, 66), EGG_NOODLE)
  })
}

/** Small dumplings scraped from a board. */
function nokedli(scene: Scene, { x, y, radius }: Area): void {
  mound(scene, { radius, rise: 26, base: 12, x, y, dark: scaled(NOKEDLI, 0.7), light: NOKEDLI, rough: 6 })
  for (const [px, py] of scene.spots(190, radius * 0.94, x, y))
    scrapedDumpling(scene, px, py, scene.random.between(16, 30), NOKEDLI)
}
