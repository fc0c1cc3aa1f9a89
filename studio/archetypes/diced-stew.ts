// Vegetables in small dice with just enough sauce to hold them, such as caponata: each food in sight, the sauce between them.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { around } from '#studio/laying.ts'
import { hypot } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { eggplantDice } from '#studio/shapes/eggplant-dice.ts'
import { celeryCrescent } from '#studio/shapes/salad-cuts.ts'
import { softOnion } from '#studio/shapes/soft-onion.ts'
import { coat, liquid } from '#studio/shapes/surface.ts'
import { tomatoBit } from '#studio/shapes/tomato-bit.ts'
import { waterline } from '#studio/shapes/waterline.ts'

const SAUCE = { dark: rgb('#8e2410'), light: rgb('#c8451a') }
const ONION = { pale: rgb('#d99a8c'), dark: rgb('#8e3a56') }

const [TOMATO, CELERY] = [rgb('#b81f0e'), rgb('#b3b04a')]

type Laid = readonly [count: number, draw: (x: number, y: number) => void]

/** What lies in it, as many of each as one would see. */
function foodsOf(scene: Scene, dish: Dish): Laid[] {
  const { random } = scene
  const laid: Laid[] = []
  const cooked =
    (colour: Rgb, share: number) =>
    (draw: Laid[1]): Laid[1] =>
    (x, y) =>
      scene.field.withFinish(sauced(colour, share, 5, 0), () => draw(x, y))
  const [red, soft] = [cooked(TOMATO, 0.55), cooked(CELERY, 0.3)]
  if (dish.has(/eggplant/)) laid.push([150, (x, y) => eggplantDice(scene, x, y, random.between(20, 28))])
  if (dish.has(/tomato/)) laid.push([70, red((x, y) => tomatoBit(scene, x, y, random.between(19, 29)))])
  if (dish.has(/celery/)) laid.push([48, soft((x, y) => celeryCrescent(scene, x, y, random.between(21, 28)))])
  if (dish.has(/onion/))
    laid.push([26, (x, y) => softOnion(scene, x, y, random.between(44, 76), 0.15, ONION.pale, ONION.dark)])
  for (const part of dish.parts.filter(({ name }) => /\bolives\b|caper|raisin/.test(name))) {
    const own = part.piece ?? part.look.pieces.plain
    if (own) laid.push([/olive/.test(part.name) ? 26 : 34, (x, y) => own.draw(scene, x, y, random.between(1, 1.2))])
  }
  return laid
}

export function dicedStew(scene: Scene, dish: Dish, radius: number, level: number): void {
  const { random, field } = scene
  const { dark, light } = SAUCE
  coat(scene, radius + 1, scaled(dark, 0.8))
  coat(scene, radius - 4, mix(dark, light, 0.4))
  liquid(scene, { level, radius, dark, light, rough: 7, gloss: 0.5, pulp: 1 })
  const foods = foodsOf(scene, dish)
  const layer = (share: number, reach: number): void => {
    const all = random.shuffled(
      foods.flatMap(([count, draw]) => Array.from({ length: Math.round(count * share) }, () => draw)),
    )
    const spots = scene.spots(all.length, reach)
    all.forEach((draw, i) => {
      const [x, y] = spots[i] ?? [scene.x, scene.y]
      if (hypot(x - scene.x, y - scene.y) < radius - 26) draw(x, y)
    })
  }
  const below = sauced(mix(dark, light, 0.6), 0.3, random.between(0, 99), 0.2)
  field.withFinish(below, () => heaped(scene, around(scene, radius), 22, () => layer(1, radius * 0.92)))
  waterline(scene, { level: level + 4, radius: radius - 6, dark, light, climb: 6, share: 0.5 })
  const above = sauced(mix(dark, light, 0.7), 0.1, random.between(0, 99), 0.15)
  field.withFinish(above, () => heaped(scene, around(scene, radius * 0.9), 34, () => layer(0.5, radius * 0.8)))
}
