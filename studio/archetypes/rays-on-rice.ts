// A pan of rice with its vegetables laid out by hand: long ones like the spokes of a wheel, hearts of artichoke between them.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { sauced } from '#studio/finish.ts'
import { around, toss } from '#studio/laying.ts'
import { hypot, layeredNoise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { artichokeQuarter } from '#studio/shapes/artichoke.ts'
import { citrusWedge } from '#studio/shapes/citrus.ts'
import { cutGreenBean } from '#studio/shapes/cut-green-bean.ts'
import { pepperStrip } from '#studio/shapes/peppers.ts'

const SAFFRON = rgb('#e8951c')
const CRUST = rgb('#7a3f10')
const SPOKES = 9

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

export function raysOnRice(scene: Scene, dish: Dish, reach: number): void {
  const { random, field } = scene
  const start = random.angle()
  browned(scene, reach)
  field.withFinish(sauced(SAFFRON, 0.12, random.between(0, 99), 0.25), () => {
    // Beans cooked in the stock, and lie half under the grains.
    const beans = dish.of('legume').filter(({ piece }) => piece)
    toss(scene, beans, around(scene, reach * 0.88), { cover: 0.32, scale: 0.92, rise: -6, crowd: () => 1 })
    if (dish.has(/green bean/))
      for (const [x, y] of scene.spots(46, reach * 0.86))
        cutGreenBean(scene, x, y, random.between(54, 84), random.between(7, 8.6), 0.5)
  })
  const pepper = dish.find(/bell pepper/)
  const hearts = dish.has(/artichoke/)
  for (let i = 0; i < SPOKES; i++) {
    const a = start + (i / SPOKES) * TAU
    const [px, py] = scene.polar(a + random.bell() * 0.05, reach * random.between(0.52, 0.6))
    const skin = pepper && mix(pepper.look.colour, rgb('#e2401c'), random.between(0, 0.4))
    if (skin)
      for (const off of i % 3 ? [0] : [-0.04, 0.06])
        pepperStrip(
          scene,
          px + Math.cos(a + 1.57) * off * reach,
          py + Math.sin(a + 1.57) * off * reach,
          random.between(104, 132),
          skin,
          true,
          true,
          a + random.bell() * 0.12,
        )
    const between = a + Math.PI / SPOKES + random.bell() * 0.06
    const [hx, hy] = scene.polar(between, reach * random.between(0.6, 0.74))
    if (hearts) artichokeQuarter(scene, hx, hy, random.between(62, 74), between + random.bell() * 0.5)
  }
  if (hearts) for (const [x, y] of scene.spots(3, reach * 0.16)) artichokeQuarter(scene, x, y, 62)
}

/** Wedges of lemon leaning on the wall of the pan, all around. */
export function rimWedges(scene: Scene, dish: Dish, reach: number): void {
  const { citrus } = dish
  if (!citrus) return
  const start = scene.random.angle()
  for (let i = 0; i < 4; i++) citrusWedge(scene, ...scene.polar(start + (i / 4) * TAU, reach * 0.9), 46, citrus)
}
