// A pan of rice with its vegetables laid out by hand: long ones like the spokes of a wheel, hearts of artichoke between them.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { type Finish, put } from '#studio/field.ts'
import { sauced } from '#studio/finish.ts'
import { around, toss } from '#studio/laying.ts'
import { hypot, layeredNoise, smooth, TAU } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { artichokeHalf } from '#studio/shapes/artichoke-half.ts'
import { bean } from '#studio/shapes/beans.ts'
import { citrusWedge } from '#studio/shapes/citrus.ts'
import { flatBean } from '#studio/shapes/flat-bean.ts'
import { pepperStrip } from '#studio/shapes/peppers.ts'

const SAFFRON = rgb('#e8951c')
const CRUST = rgb('#7a3f10')
const [LIMA, CHAR] = [rgb('#e8d7a0'), rgb('#4a1c10')]
const SPOKES = 8

/** Along the wall the rice has dried and browned. */
function browned(scene: Scene, reach: number): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(
    scene.x,
    scene.y,
    reach * 1.06,
    0,
    (x, y, out) => {
      const r = hypot(x, y) / reach
      const n = layeredNoise(x * 0.02 + seed, y * 0.02, 3)
      out.alpha = r > 1.02 ? 0 : 0.62 * smooth(0.84, 1.04, r + 0.22 * (n - 0.5))
      return out.alpha > 0.01 && put(out, CRUST, 0, 0.4)
    },
    'decal',
  )
}

/** Blackened where it lay on the iron. */
function charred(scene: Scene): Finish {
  const seed = scene.random.between(0, 99)
  return (out, x, y, sceneX, sceneY) => {
    const n = layeredNoise(sceneX * 0.045 + seed, sceneY * 0.045, 3)
    const share =
      0.7 * smooth(0.5, 0.78, n + 0.0022 * Math.abs(x)) +
      0.25 * smooth(0.5, 0.62, layeredNoise(x * 0.14 + seed, y * 0.14, 2))
    out.red += (CHAR[0] - out.red) * Math.min(0.9, share)
    out.green += (CHAR[1] - out.green) * Math.min(0.9, share)
    out.blue += (CHAR[2] - out.blue) * Math.min(0.9, share)
  }
}

export function raysOnRice(scene: Scene, dish: Dish, reach: number): void {
  const { random, field } = scene
  const start = random.angle()
  browned(scene, reach)
  const pepper = dish.find(/bell pepper/)
  const hearts = dish.has(/artichoke/)
  const limas = dish.has(/butter bean|lima/)
  const others = dish.of('legume').filter(({ piece, name }) => piece && !/butter bean|lima/.test(name))
  toss(scene, others, around(scene, reach * 0.88), { cover: 0.32, scale: 0.92, rise: -6, crowd: () => 1 })
  const black = charred(scene)
  const bare = scene.spots(60, reach * 0.8).map(([x, y]) => ({ x, y, z: field.heightAt(x, y) }))
  for (let i = 0; i < SPOKES; i++) {
    const a = start + (i / SPOKES) * TAU
    const at = (angle: number, far: number): Point => scene.polar(angle, reach * far)
    // The beans cooked in the stock, and lie half under the grains.
    field.withFinish(sauced(SAFFRON, 0.14, random.between(0, 99), 0.25), () => {
      if (!dish.has(/green bean/)) return
      for (const [off, far] of [
        [0.2, 0.36],
        [-0.17, 0.74],
        [0.13, 0.82],
      ] as const)
        flatBean(scene, ...at(a + off, far), random.between(84, 112), a + off + random.bell() * 0.12)
    })
    const skin = pepper && mix(pepper.look.colour, rgb('#c8341a'), random.between(0.2, 0.6))
    const [px, py] = at(a + random.bell() * 0.05, random.between(0.54, 0.6))
    if (skin)
      field.withFinish(black, () =>
        pepperStrip(scene, px, py, random.between(112, 136), skin, true, true, a + random.bell() * 0.12),
      )
    const between = a + Math.PI / SPOKES + random.bell() * 0.05
    if (hearts)
      artichokeHalf(
        scene,
        ...at(between, random.between(0.62, 0.7)),
        random.between(50, 58),
        between + random.bell() * 0.3,
      )
  }
  if (hearts)
    for (const [off, far] of [
      [0.3, 0.15],
      [2.4, 0.16],
      [4.5, 0.14],
    ] as const)
      artichokeHalf(scene, ...scene.polar(start + off, reach * far), 50, start + off + random.bell() * 0.3)
  // Not on top of the rest.
  if (limas)
    limaBeans(
      scene,
      bare.filter(({ x, y, z }) => field.heightAt(x, y) < z + 1),
    )
}

/** Large, flat kidneys wherever the rice is bare. */
function limaBeans(scene: Scene, places: readonly { x: number; y: number }[]): void {
  const { random, field } = scene
  const look = { skin: LIMA, plump: 0.66, bend: 0.42, tall: 0.6, gloss: 0.35 }
  field.withFinish(sauced(SAFFRON, 0.12, random.between(0, 99), 0.2), () => {
    for (const { x, y } of places) bean(scene, x, y, { ...look, size: random.between(17, 23) })
  })
}

/** Wedges of lemon leaning on the wall of the pan, all around. */
export function rimWedges(scene: Scene, dish: Dish, reach: number): void {
  const { citrus } = dish
  if (!citrus) return
  const start = scene.random.angle()
  for (let i = 0; i < 4; i++) citrusWedge(scene, ...scene.polar(start + (i / 4) * TAU, reach * 0.9), 46, citrus)
}
