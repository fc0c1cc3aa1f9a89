// Quarters of pear in the clear liquid that they were poached in.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { around, garnish } from '#studio/laying.ts'
import { clamp, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { coat, liquid } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'

const POACHING = { dark: rgb('#b5781a'), light: rgb('#d59c2e') }
const GLASSY = rgb('#e0b862')
const LEVEL = 66
const LENGTH = 128
const WIDTH = 84
const HEIGHT = 64
/** Where the line of the core lies, as a share of the width. */
const CORE = 0.75

/** A peeled quarter that lies on one cut face: the other one leans toward the middle of the bowl, the back is round. */
function pearQuarter(scene: Scene, x: number, y: number, turn: number, flesh: Rgb): void {
  const seed = scene.random.between(0, 99)
  const rest = scene.field.settle(x, y, 60, 40, turn, 0.2, 0)
  const face = scene.vary(flesh, 0.03)
  scene.field.stamp(x, y, LENGTH * 1.15, turn, (lx, ly, out) => {
    const u = lx / LENGTH
    const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 3) - 0.5
    const v = ly / WIDTH + 0.07 * n
    const arc = Math.sqrt(clamp(1 - Math.abs(u) ** 2.2))
    const ridge = CORE - 0.78 * arc
    const outline = CORE - 1.72 * arc
    if (arc === 0 || v < outline || v > CORE) return false
    if (v < ridge) {
      const down = (ridge - v) / (ridge - outline)
      const z = HEIGHT * Math.sqrt(clamp(1 - down ** 2.4)) * (0.35 + 0.65 * arc)
      const paint = mix(scaled(face, 0.95 + 0.1 * n), GLASSY, 0.16 + 0.5 * smooth(0.5, 1, down))
      return put(out, paint, rest.z + 12 + z, 0.9, 60)
    }
    const low = (v - ridge) / (CORE - ridge)
    const hollow = smooth(1, 0.7, Math.hypot(u / 0.3, (v - CORE) / 0.3))
    // A line runs about the core, and fine rays from it to the edge.
    const line = smooth(0.07, 0.02, Math.abs(Math.hypot(u / 0.5, (v - CORE) / 0.46) - 1))
    const ray = noise(Math.atan2(v - CORE, u) * 14 + seed, 3)
    const z = HEIGHT * (1 - 0.72 * low) * (0.35 + 0.65 * arc) - 9 * hollow - 1.5 * line
    const paint = mix(scaled(mix(face, rgb('#fff8e2'), 0.35), 0.95 + 0.08 * ray), GLASSY, 0.35 * line + 0.4 * hollow)
    return put(out, paint, rest.z + 12 + z, 0.75, 60)
  })
}

function peppercorn(scene: Scene, x: number, y: number): void {
  ellipsoid(scene, x, y, {
    rx: 8,
    ry: 8,
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
  const flesh = mix(dish.of('fruit')[0]?.look.inside ?? rgb('#f3e6bc'), rgb('#f5e2a8'), 0.8)
  const start = scene.random.angle()
  const studded = dish.has(/peppercorn/)
  const shallow = mix(floor, POACHING.light, 0.82)
  coat(scene, 303, shallow)
  for (let i = 0; i < 3; i++) {
    const a = start + (i / 3) * TAU + scene.random.bell() * 0.15
    const [x, y] = scene.polar(a, 132 + scene.random.bell() * 12)
    const turn = a + Math.PI / 2 + 0.35 + scene.random.bell() * 0.2
    pearQuarter(scene, x, y, turn, flesh)
    if (!studded) continue
    for (const [u, v] of [
      [-0.42, -0.42],
      [0, -0.52],
      [0.42, -0.42],
    ] as const) {
      const [lx, ly] = [u * LENGTH, v * WIDTH]
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      peppercorn(scene, x + cos * lx - sin * ly, y + sin * lx + cos * ly)
    }
  }
  liquid(scene, { ...POACHING, radius: 306, gloss: 1, rough: 0.6, level: LEVEL, clear: 26, shallow })
  waterline(scene, { ...POACHING, level: LEVEL, radius: 300, climb: 5, share: 0.25 })
  sheen(scene, { level: LEVEL, radius: 302, share: 0.3 })
  garnish(scene, dish, around(scene, 150), 0.7)
}
