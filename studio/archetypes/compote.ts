// Berries in their thickened juice, in bowls: a thick, clear red jelly full of fruit, currants in clusters, all of it wet.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { sauced } from '#studio/finish.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { drupelets } from '#studio/shapes/berries-and-nuts.ts'
import { currantCluster } from '#studio/shapes/currant.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { strawberryHalf } from '#studio/shapes/strawberry.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'
import { bowl } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const JELLY = { dark: rgb('#680410'), light: rgb('#aa0818') }
const [CHERRY, CHERRY_DEEP, RASPBERRY] = [rgb('#8a0c1c'), rgb('#4e0410'), rgb('#c81c40')]
const LEVEL = 66

interface Place {
  x: number
  y: number
  inner: number
}

export function compoteCups({ scene, dish, setting }: Stage): void {
  const pale = mix(setting.ceramic.body, rgb('#fbf3e4'), 0.7)
  for (const [dx, dy, radius] of [
    [206, -114, 160],
    [-108, 52, 192],
  ] as const) {
    const at = { x: scene.x + dx, y: scene.y + dy }
    bowl(scene, { radius, ...setting.ceramic, body: pale, depth: 84, ...at })
    // Where the wall of the bowl comes out of the jelly.
    const place = { ...at, inner: radius * 0.91 }
    liquid(scene, { ...JELLY, level: LEVEL - 14, radius: place.inner, gloss: 1, rough: 3, ...at })
    fruitIn(scene, dish, place, LEVEL - 4, 0.7)
    thickJelly(scene, place)
    fruitIn(scene, dish, place, LEVEL, 1)
    waterline(scene, { ...JELLY, ...at, level: LEVEL, radius: place.inner - 6, climb: 13, share: 0.8, ring: 0.4 })
    sheen(scene, { ...at, level: LEVEL, radius: place.inner, share: 0.22 })
  }
}

/** Spooned in and set: soft folds, darker where it is deep, red light where it is thin over a berry. */
function thickJelly(scene: Scene, { x, y, inner }: Place): void {
  const seed = scene.random.between(0, 99)
  const { dark, light } = JELLY
  scene.field.stamp(
    x,
    y,
    inner + 6,
    0,
    (lx, ly, out) => {
      const r = hypot(lx, ly)
      if (r > inner + 6) return false
      const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 3)
      const m = layeredNoise(lx * 0.06 - seed, ly * 0.06, 2)
      const calm = smooth(inner, inner * 0.8, r)
      const paint = scaled(mix(dark, light, smooth(0.25, 0.7, 0.6 * n + 0.4 * m)), 0.95 + 0.2 * m)
      return put(out, paint, LEVEL + calm * (9 * (n - 0.5) + 3.5 * (m - 0.5)), 0.9)
    },
    12,
  )
}

/** `share`: of the fruit that is there. Each has juice on it; none stands far out. */
function fruitIn(scene: Scene, dish: Dish, { x, y, inner }: Place, level: number, share: number): void {
  const { random, field } = scene
  const places = (count: number, reach: number): Point[] =>
    scene.spots(Math.round(count * share * (inner / 175) ** 2), inner - reach * 1.5, x, y)
  const soaked = sauced(JELLY.light, 0.3, random.between(0, 99), 0.25)
  const sunk = (depth: number, draw: () => void): void => field.withCeiling(() => level - depth, draw)
  field.withFinish(soaked, () => {
    if (dish.has(/strawberr/))
      for (const [px, py] of places(5, 34))
        sunk(random.between(6, 12), () => strawberryHalf(scene, px, py, random.between(32, 40)))
    if (dish.has(/cherr/))
      for (const [px, py] of places(8, 20)) sunk(random.between(8, 15), () => cookedCherry(scene, px, py))
    if (dish.has(/raspberr/))
      for (const [px, py] of places(9, 22))
        sunk(random.between(8, 15), () => drupelets(scene, px, py, random.between(17, 23), scene.vary(RASPBERRY, 0.08)))
  })
  if (dish.has(/currant/))
    for (const [px, py] of places(11, 30)) currantCluster(scene, px, py, random.between(8.5, 11), level)
}

/** Pitted and simmered: slack skin, a dimple where the stone came out. */
function cookedCherry(scene: Scene, x: number, y: number): void {
  const { random } = scene
  const [px, py] = [random.bell() * 0.35, random.bell() * 0.35]
  const skin = scene.vary(CHERRY, 0.1)
  const r = random.between(18, 22)
  ellipsoid(scene, x, y, {
    rx: r,
    ry: r * random.between(0.8, 0.95),
    rz: r * 0.7,
    paint: (u, v, h) =>
      mix(mix(CHERRY_DEEP, skin, smooth(0.1, 0.7, h)), CHERRY_DEEP, 0.85 * smooth(0.3, 0.12, hypot(u - px, v - py))),
    gloss: 0.5,
    bump: 6,
    bumpScale: 0.07,
    power: 1.3,
  })
}
