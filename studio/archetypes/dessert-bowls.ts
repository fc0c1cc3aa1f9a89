// Sweet soups and set milk puddings in two wide bowls: large pieces half sunk, or a crescent of nuts and seeds on top.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import type { Scene } from '#studio/scene.ts'
import { aril, pistachioBit } from '#studio/shapes/aril.ts'
import { chestnutCrumb, dyedChestnut } from '#studio/shapes/chestnut.ts'
import { choppedNut } from '#studio/shapes/chopped-nut.ts'
import { limpPath, ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { softBanana, tapiocaPearl } from '#studio/shapes/soft-banana.ts'
import { liquid, specks } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'
import { bowl } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

interface Place {
  x: number
  y: number
  radius: number
}

const LEVEL = 62
/** One in front, one behind it. */
const PLACES = [
  [268, -150, 180],
  [-126, 44, 244],
] as const
const COCOA = { dark: rgb('#4a2210'), light: rgb('#743a1a') }
const COCONUT = { dark: rgb('#e6d6b4'), light: rgb('#fbf3df') }
const PUDDING = { dark: rgb('#ece0cc'), light: rgb('#fffaf0') }
const PEANUT = rgb('#d9a05a')

/** The bowls, each with what `fill` lays in it. */
function bowls({ scene, setting }: Stage, fill: (at: Place) => void): void {
  for (const [dx, dy, radius] of PLACES) {
    const [x, y] = [scene.x + dx, scene.y + dy]
    bowl(scene, { radius, ...setting.ceramic, depth: 84, x, y })
    fill({ x, y, radius: radius * 0.92 })
  }
}

/** Chestnuts or bananas that simmered in it, and lie in it to their shoulders. */
export function sunkenBowls(stage: Stage): void {
  const { scene, dish } = stage
  const cocoa = dish.has(/cocoa/)
  const { dark, light } = cocoa ? COCOA : COCONUT
  bowls(stage, ({ x, y, radius }) => {
    const body = { level: LEVEL, radius, dark, light, x, y, gloss: 1 }
    liquid(scene, { ...body, rough: cocoa ? 1.1 : 2.4 })
    if (cocoa) chestnuts(scene, dish, { x, y, radius })
    else bananas(scene, dish, { x, y, radius })
    waterline(scene, { ...body, radius: radius - 6, climb: 12, share: 0.75 })
    sheen(scene, { level: LEVEL, radius: radius - 4, share: 0.16, x, y })
    if (dish.has(/peanut/)) {
      const [nx, ny] = [x + radius * 0.1, y - radius * 0.06]
      for (const [px, py] of scene.spots(Math.round(radius / 7), radius * 0.34, nx, ny))
        choppedNut(scene, px, py, scene.random.between(6, 11), PEANUT)
    }
    if (dish.has(/sesame/))
      specks(scene, Math.round(radius * 0.45), radius * 0.62, [rgb('#f1d9a2'), rgb('#c99a50')], 3, x, y)
  })
}

/** Whole and broken ones in a loose heap, sunk to their shoulders, the crushed ones about them. */
function chestnuts(scene: Scene, dish: Dish, { x, y, radius }: Place): void {
  const { random, field } = scene
  const low = (depth: number, draw: () => void): void => field.withCeiling(() => LEVEL - depth, draw)
  const [mx, my] = [x - radius * 0.06, y + radius * 0.02]
  field.withFinish(sauced(COCOA.light, 0.7, random.between(0, 99), 0.5), () => {
    for (const [px, py] of scene.spots(Math.round(radius / 6), radius * 0.62, mx, my))
      low(random.between(4, 9), () => chestnutCrumb(scene, px, py, random.between(9, 17)))
  })
  field.withFinish(sauced(COCOA.light, 0.16, random.between(0, 99), 0.4), () => {
    for (const [i, [px, py]] of scene.spots(radius > 190 ? 14 : 9, radius * 0.6, mx, my).entries())
      low(random.between(14, 28), () => dyedChestnut(scene, px, py, random.between(38, 50), i % 3 === 1))
  })
  if (dish.has(/orange/)) peel(scene, { x: mx + radius * 0.1, y: my - radius * 0.1, radius: radius * 0.36 })
}

const PEEL = { outside: rgb('#f08a1c'), rim: rgb('#d9680c'), pith: rgb('#f8dca0') }

/** Thin strips of orange peel that were simmered with them. */
function peel(scene: Scene, { x, y, radius }: Place): void {
  const { random } = scene
  for (const [px, py] of scene.spots(radius > 55 ? 9 : 6, radius, x, y)) {
    const outside = scene.vary(PEEL.outside, 0.06)
    ribbon(scene, limpPath(scene, px, py, random.between(40, 72), random.bell() * 1.8), {
      width: random.between(9, 13),
      thick: 3,
      gloss: 0.8,
      roll: wanderingRoll(scene, 0.7),
      paint: (_t, v, under) => (under ? PEEL.pith : mix(outside, PEEL.rim, 0.6 * v * v)),
      sink: 0.3,
    })
  }
}

/** Thick slices among pearls that have turned clear. */
function bananas(scene: Scene, dish: Dish, { x, y, radius }: Place): void {
  const { random, field } = scene
  const pearls = (count: number): void => {
    if (!dish.has(/tapioca|sago/)) return
    for (let i = 0; i < count; i++) {
      const [px, py] = scene.spot(radius * 0.93, x, y)
      const rest = LEVEL - random.between(1, 4)
      field.withCeiling(
        () => rest,
        () => tapiocaPearl(scene, px, py, random.between(5.5, 8.5)),
      )
    }
  }
  pearls(Math.round(radius * 1.5))
  for (const [px, py] of scene.spots(radius > 190 ? 11 : 8, radius * 0.7, x, y)) {
    const rest = LEVEL - random.between(7, 14)
    field.withCeiling(
      () => rest,
      () => softBanana(scene, px, py, random.between(36, 46), COCONUT.light),
    )
  }
  pearls(Math.round(radius * 0.5))
}

/** Set and chilled: a smooth white face, pistachios and pomegranate in a crescent along one side. */
export function garnishedBowls(stage: Stage): void {
  const { scene, dish } = stage
  const { random } = scene
  bowls(stage, ({ x, y, radius }) => {
    const { dark, light } = PUDDING
    liquid(scene, { level: LEVEL, radius, dark, light, x, y, gloss: 0.85, rough: 0.7 })
    sheen(scene, { level: LEVEL, radius: radius - 4, share: 0.14, x, y })
    const lie = random.between(2.2, 2.9)
    const along = (spread: number, from: number, to: number): readonly [number, number] => {
      const a = lie + random.bell() * spread
      const off = radius * random.between(from, to)
      return [x + Math.cos(a) * off, y + Math.sin(a) * off]
    }
    const nuts = dish.has(/pistachio/) ? Math.round(radius * 1.1) : 0
    for (let i = 0; i < nuts; i++) pistachioBit(scene, ...along(1.3, 0.34, 0.8), 4 + 7 * random.unit() ** 1.6)
    const seeds = dish.has(/pomegranate/) ? Math.round(radius * 0.13) : 0
    for (let i = 0; i < seeds; i++) aril(scene, ...along(1.25, 0.3, 0.84), random.between(9.5, 12.5))
    // More of the nuts lie over some of them.
    for (let i = 0; i < nuts / 4; i++) pistachioBit(scene, ...along(1.2, 0.36, 0.76), 4 + 6 * random.unit() ** 1.6)
    // A few that rolled away.
    for (let i = 0; i < seeds / 5; i++) aril(scene, ...scene.spot(radius * 0.7, x, y), random.between(9, 12))
  })
}
