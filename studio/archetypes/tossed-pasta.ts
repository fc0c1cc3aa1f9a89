// Pasta and its sauce: warm colors, sauce that clings, and strands or pieces that lie over the rest of the dish.

import { mix, type Rgb, rgb, scaled, stained, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Finish } from '#studio/field.ts'
import { sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { around } from '#studio/laying.ts'
import { crowdOf, gathered } from '#studio/scatter.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { wander } from '#studio/shapes/noodle-tangle.ts'
import { type PastaShape, pastaPiece } from '#studio/shapes/pasta.ts'
import { riceBand } from '#studio/shapes/rice-band.ts'
import { roastGnocco } from '#studio/shapes/roast-gnocchi.ts'
import { grainCount, grains } from '#studio/shapes/starches.ts'
import { tube } from '#studio/shapes/tube.ts'

/** Scene units that a heap of pasta rises above its bed. */
export const PASTA_RISE = 40
const GOLD = rgb('#f4c858')
const CREAM = rgb('#fbeecb')
/** Paprika turns a cream orange. */
const PAPRIKA_CREAM = rgb('#f0a45a')

/** Tossed in oil and its cooking water: fresh herbs lie on the strands and do not dye them. */
export function isOilDressed(dish: Dish): boolean {
  const sauces = dish.grams('sauce', 'cream', 'egg', 'meat', 'legume')
  return (
    sauces === 0 && dish.has(/olive oil/) && !dish.has(/tomato|passata|pesto/) && !dish.parts.some((p) => p.blended)
  )
}

/** Grams of canned or crushed tomatoes and paste that turn pasta red. */
const REDDENS = 60

export function isRedSauced(dish: Dish): boolean {
  const tomato = dish.parts.filter(({ name }) =>
    /(crushed|canned|peeled) .*tomato|diced tomato|passata|tomato (paste|sauce)/.test(name),
  )
  return tomato.reduce((sum, { grams }) => sum + grams, 0) > REDDENS
}

/** Fresh tomatoes that cooked down in the pasta's own water color it a little. */
function isBlushed(dish: Dish): boolean {
  return (
    dish.called(/tomato/) &&
    dish.parts.some(({ name, done, grams }) => /cherry tomato/.test(name) && done === 'soft' && grams > 300)
  )
}

const BLUSH = rgb('#e2581c')

/** Boiled in what became its sauce: the starch holds the red of the tomatoes on every strand. */
export function isOnePot(dish: Dish): boolean {
  return dish.called(/one-pot/) && isBlushed(dish)
}

const STARCHY_RED = rgb('#dd4a18')

/** Milk, cream or cheese that was made into the sauce. */
export function isCreamSauced(dish: Dish): boolean {
  const cheesy = dish.called(/cheese|alfredo|carbonara/) && dish.grams('cheese') > 60
  return dish.grams('cream') > 60 || dish.has(/cream cheese/) || cheesy
}

/** Eggs whisked with cheese that thickened in the heat of the pasta. */
export function isEggSauced(dish: Dish): boolean {
  return dish.called(/carbonara/)
}

const YOLK = rgb('#f6c94e')
const BUTTERY = rgb('#ffcf48')

/** What gathers around its foot, and how much of the plate it hides; null where it was cooked dry. */
export function poolOf(dish: Dish): { colour: Rgb; share: number } | null {
  const { dark, light } = dish.sauce
  if (isOnePot(dish)) return { colour: STARCHY_RED, share: 0.7 }
  if (isRedSauced(dish)) return { colour: mix(mix(dark, light, 0.6), rgb('#d8420f'), 0.6), share: 0.8 }
  if (isEggSauced(dish)) return { colour: mix(YOLK, CREAM, 0.5), share: 0.85 }
  if (isCreamSauced(dish)) return { colour: dish.has(/paprika/) ? PAPRIKA_CREAM : mix(CREAM, GOLD, 0.25), share: 0.85 }
  return dish.has(/butter|olive oil/) ? { colour: BUTTERY, share: 0.34 } : null
}

/** What stands between the pieces; null for a dish that was only tossed in oil. */
export function betweenOf(dish: Dish): Rgb | null {
  if (isOilDressed(dish) || dish.called(/primavera/)) return null
  if (isOnePot(dish)) return mix(GOLD, STARCHY_RED, 0.75)
  if (isBlushed(dish)) return mix(GOLD, BLUSH, 0.5)
  if (dish.first('pasta')?.look.pasta === 'gnocchi') return rgb('#d9782c')
  if (dish.has(/broccoli/) && !isCreamSauced(dish)) return rgb('#dccb62')
  const pool = poolOf(dish)
  // Oil and cooking water, stirred until they thicken.
  return pool?.colour === BUTTERY ? rgb('#e8c676') : (pool?.colour ?? null)
}

/** The colors of cooked pasta in its sauce: golden, reddened by tomato, pale in cream. */
export function pastaColours(dish: Dish, own: Rgb): Rgb[] {
  const gold = isEggSauced(dish) ? mix(own, YOLK, 0.5) : mix(own, GOLD, 0.35)
  const { light } = dish.sauce
  const body = isRedSauced(dish)
    ? stained(mix(own, GOLD, 0.7), mix(light, rgb('#e8541a'), 0.7), 0.28)
    : isCreamSauced(dish)
      ? mix(gold, dish.has(/paprika/) ? PAPRIKA_CREAM : mix(CREAM, light, 0.3), dish.has(/paprika/) ? 0.3 : 0.12)
      : isBlushed(dish)
        ? isOnePot(dish)
          ? mix(rgb('#fdce70'), STARCHY_RED, 0.28)
          : stained(gold, BLUSH, 0.09)
        : gold
  return [body, scaled(body, 0.92), mix(body, isRedSauced(dish) ? GOLD : WHITE, 0.14)]
}

/** What clings to it and makes it shine. */
export function pastaSauce(scene: Scene, dish: Dish): Finish {
  const seed = scene.random.between(0, 99)
  const { dark, light } = dish.sauce
  if (isRedSauced(dish)) return sauced(mix(mix(dark, light, 0.6), rgb('#d8420f'), 0.6), 0.34, seed, 0.3)
  if (isEggSauced(dish)) return sauced(mix(YOLK, CREAM, 0.62), 0.42, seed, 0.4)
  if (isCreamSauced(dish) && dish.has(/paprika/)) return sauced(PAPRIKA_CREAM, 0.5, seed, 0.35)
  if (isCreamSauced(dish)) return sauced(mix(CREAM, rgb('#f6d98c'), 0.45), 0.3, seed, 0.3)
  if (isOnePot(dish)) return sauced(rgb('#ec4c14'), 0.42, seed, 0.5)
  if (isBlushed(dish)) return sauced(BLUSH, 0.2, seed, 0.4)
  return sauced(GOLD, 0.12, seed, 0.3)
}

/** Scene units between two points of a strand: where it would have to climb more, it would run through a piece. */
const CLIMB = 13

function climbs({ field }: Scene, path: readonly Point[]): boolean {
  const heights = path.map(([x, y]) => field.heightAt(x, y))
  return heights.some((z, i) => i > 0 && Math.abs(z - (heights[i - 1] as number)) > CLIMB)
}

/** Single strands that fell over what was tossed with them. */
export function looseStrands(
  scene: Scene,
  count: number,
  reach: number,
  radius: number,
  colours: readonly Rgb[],
  flatten = 1,
): void {
  const { random } = scene
  const area = around(scene, reach)
  const ring = { x: scene.x, y: scene.y, reach, limit: () => reach }
  const spots = gathered(scene, count, area, crowdOf(scene, area, 0.5))
  heaped(scene, around(scene, reach * 1.25), 16, () => {
    for (const [x, y] of spots) {
      const path = wander(scene, [x, y], random.between(120, 280), ring)
      if (climbs(scene, path)) continue
      const body = scene.vary(random.pick(colours), 0.08)
      const wide = radius * random.between(0.9, 1.05)
      if (flatten === 0) riceBand(scene, path, wide, body)
      else tube(scene, path, { radius: wide, paint: body, gloss: 0.6, sink: 0.35, flatten })
    }
  })
}

const SHORT_PASTA_SIZE = 26
const SIZES: Partial<Record<PastaShape, number>> = { orzo: 15, filled: 34, gnocchi: 31, bow: 40 }
/** Grams of dry grain that make it half of a dish of pasta. */
const LEAST_FOLDED = 80

/** The shape, its size and its colors. */
export function shortPastaOf(dish: Dish): { shape: PastaShape; size: number; colours: Rgb[] } {
  const pasta = dish.first('pasta')
  const shape = pasta?.look.pasta ?? 'penne'
  const colours = pastaColours(dish, pasta?.look.colour ?? rgb('#f0cf80'))
  return { shape, size: SIZES[shape] ?? SHORT_PASTA_SIZE, colours }
}

/** Gnocchi that were fried are golden pillows. */
function layPiece(scene: Scene, dish: Dish, x: number, y: number): void {
  const { shape, size, colours } = shortPastaOf(dish)
  if (dish.first('pasta')?.done === 'fried' && shape === 'gnocchi') roastGnocco(scene, x, y, size * 0.95)
  else pastaPiece(scene, x, y, shape, size, scene.random.pick(colours))
}

export function shortPasta(scene: Scene, dish: Dish, reach: number): void {
  const { shape, size, colours } = shortPastaOf(dish)
  // Kasha and the like are folded in and fill the gaps.
  const grain = dish.first('grain')
  const folded = grain && grain.grams > LEAST_FOLDED ? grain.look.grain : undefined
  if (folded) grains(scene, grainCount(folded, reach), reach, folded)
  const count = Math.round(
    (folded ? 0.9 : 3.4) *
      (reach / size) ** 2 *
      (shape === 'orzo'
        ? 1.6
        : shape === 'gnocchi'
          ? 0.7
          : shape === 'filled'
            ? 0.75
            : shape === 'bow'
              ? folded
                ? 1.3
                : 0.5
              : 1),
  )
  const area = around(scene, reach)
  const spots = gathered(scene, Math.min(count, 480), area, crowdOf(scene, area, folded ? 0.4 : 0))
  heaped(scene, around(scene, reach), PASTA_RISE, () => {
    for (const [x, y] of spots) layPiece(scene, dish, x, y)
    if (shape === 'orzo')
      for (let i = 0; i < 900; i++) pastaPiece(scene, ...scene.spot(reach), shape, size, scene.random.pick(colours))
  })
  if (folded) grains(scene, 420, reach * 0.85, folded)
}

/** More of it over what was tossed with it, so that nothing lies on a bare heap. */
export function pastaOver(scene: Scene, dish: Dish, reach: number): void {
  const { size } = shortPastaOf(dish)
  const area = around(scene, reach)
  const spots = gathered(scene, Math.round(0.3 * (reach / size) ** 2), area, crowdOf(scene, area, 0.6))
  heaped(scene, around(scene, reach * 1.2), 14, () => {
    for (const [x, y] of spots) layPiece(scene, dish, x, y)
  })
}
