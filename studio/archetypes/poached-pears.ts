// Quarters of pear in the clear liquid that they were poached in.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { around, garnish } from '#studio/laying.ts'
import { clamp, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { pour } from '#studio/shapes/pour.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { coat } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'

const POACHING = { dark: rgb('#b06a14'), light: rgb('#d59a35') }
const GLASSY = rgb('#d9a544')
const LEVEL = 62
const LENGTH = 158
const WIDTH = 84
const HEIGHT = 78
/** Where the edge between the round back and the cut face lies, as a share of the width. */
const EDGE = 0.06

/** A peeled quarter on one of its cut faces: a boat with a round back, and the other cut face, its core hollowed out, beside it. */
function pearQuarter(scene: Scene, x: number, y: number, turn: number, flesh: Rgb): void {
  const seed = scene.random.between(0, 99)
  const rest = scene.field.settle(x, y, 60, 40, turn, 0.2, 0)
  const back = scene.vary(flesh, 0.03)
  scene.field.stamp(x, y, LENGTH * 1.1, turn, (lx, ly, out) => {
    const u = lx / LENGTH
    const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 3) - 0.5
    // Pointed at the stem and at the blossom end, and bowed as the fruit was.
    const arc = clamp(1 - Math.abs(u) ** 2.2) ** 0.62
    const v = ly / WIDTH + 0.3 * (u * u - 0.3) + 0.04 * n
    if (arc <= 0 || v < -arc || v > 0.78 * arc) return false
    const ridge = EDGE * arc
    const tall = HEIGHT * Math.sqrt(arc)
    if (v < ridge) {
      const down = (ridge - v) / (ridge + arc)
      const z = tall * Math.sqrt(clamp(1 - down ** 2.2))
      const paint = mix(scaled(back, 0.97 + 0.1 * n), GLASSY, 0.3 + 0.55 * smooth(0.3, 1, down) + 0.25 * (1 - arc))
      return put(out, paint, rest.z + 12 + z, 0.8, 60)
    }
    const low = (v - ridge) / (0.78 * arc - ridge || 1)
    const core = smooth(1, 0.78, Math.hypot(u / 0.34, (low - 0.86) / 0.36))
    // A darker line follows the hollow, where the flesh was fibrous.
    const ring = smooth(0.2, 0, Math.abs(Math.hypot(u / 0.5, (low - 0.86) / 0.56) - 1))
    const ray = noise(u * 9 + seed, low * 2)
    const z = tall * (1 - 0.8 * low) - 16 * core
    const paint = mix(
      scaled(mix(back, rgb('#fff3cf'), 0.45), 0.95 + 0.08 * ray),
      GLASSY,
      clamp(0.8 * core + 0.2 * low + 0.3 * ring),
    )
    return put(out, paint, rest.z + 12 + z, 0.6, 60)
  })
}

function peppercorn(scene: Scene, x: number, y: number): void {
  ellipsoid(scene, x, y, {
    rx: 8.5,
    ry: 8.5,
    rz: 8,
    paint: rgb('#2a1d14'),
    gloss: 0.45,
    bump: 3,
    bumpScale: 0.3,
    sink: 0.3,
  })
}

/** Three quarters, their backs outward and studded with peppercorns, in as much broth as the bowl holds. */
export function poachedPears(scene: Scene, dish: Dish, floor: Rgb): void {
  const flesh = mix(dish.of('fruit')[0]?.look.inside ?? rgb('#f3e6bc'), rgb('#efd594'), 0.85)
  const start = scene.random.angle()
  const studded = dish.has(/peppercorn/)
  coat(scene, 303, mix(floor, POACHING.light, 0.2))
  for (let i = 0; i < 3; i++) {
    const a = start + (i / 3) * TAU + scene.random.bell() * 0.15
    const [x, y] = scene.polar(a, 130 + scene.random.bell() * 10)
    const turn = a + Math.PI / 2 + 0.3 + scene.random.bell() * 0.15
    pearQuarter(scene, x, y, turn, flesh)
    if (!studded) continue
    for (const [u, v] of [
      [-0.42, -0.2],
      [0, -0.12],
      [0.42, -0.2],
    ] as const) {
      const [lx, ly] = [u * LENGTH, v * WIDTH]
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      peppercorn(scene, x + cos * lx - sin * ly, y + sin * lx + cos * ly)
    }
  }
  pour(scene, { level: LEVEL, radius: 306, tint: rgb('#e9b44c'), body: POACHING.light, clear: 70, rough: 0.6 })
  waterline(scene, { ...POACHING, level: LEVEL, radius: 300, climb: 5, share: 0.25 })
  sheen(scene, { level: LEVEL, radius: 302, share: 0.3 })
  garnish(scene, dish, around(scene, 150), 0.7)
}
