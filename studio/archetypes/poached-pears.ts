// Quarters of pear in the clear liquid that they were poached in.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { around, garnish } from '#studio/laying.ts'
import { clamp, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'

const POACHING = { dark: rgb('#c98a2a'), light: rgb('#e3ac48') }
const GLASSY = rgb('#d9a548')
const LENGTH = 146
const DEPTH = 124

/** A peeled quarter on its side: the flat cut with the hollow of its core, a round back. `turn`: where the back points. */
function pearQuarter(scene: Scene, x: number, y: number, turn: number, flesh: Rgb): void {
  const seed = scene.random.between(0, 99)
  const rest = scene.field.settle(x, y, 50, 40, turn, 0.2, 0)
  scene.field.stamp(x, y, LENGTH * 1.1, turn - Math.PI / 2, (lx, ly, out) => {
    const u = lx / LENGTH
    const v = (ly + DEPTH * 0.42) / (DEPTH * (1 - 0.2 * u))
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
    const d = Math.hypot(u, v) + 0.04 * (n - 0.5)
    const notch = 0.15 * Math.sqrt(clamp(1 - ((u + 0.08) / 0.24) ** 2))
    if (v < notch || d > 1) return false
    const back = smooth(0.7, 1, d)
    const streak = noise(Math.atan2(v, u) * 16 + seed, d * 3)
    // About the core runs a line, and the flesh is clearer there and toward the back.
    const line = smooth(0.05, 0.015, Math.abs(Math.hypot((u + 0.08) / 0.42, v / 0.36) - 1))
    const clear = 0.55 * back + 0.2 * smooth(0.3, 0.05, v - notch) + 0.3 * line
    const z = 46 * Math.sqrt(clamp(1 - back * back * 0.94)) - 8 * smooth(0.1, 0, v - notch) - 1.5 * line
    return put(out, mix(scaled(flesh, 0.92 + 0.12 * streak), GLASSY, clear), rest.z + z, 0.95, 50)
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

/** Four quarters in a ring, their backs outward and studded with peppercorns. */
export function poachedPears(scene: Scene, dish: Dish, floor: Rgb): void {
  const flesh = mix(dish.of('fruit')[0]?.look.inside ?? rgb('#f3e6bc'), rgb('#f5e2a8'), 0.8)
  const start = scene.random.angle()
  const studded = dish.has(/peppercorn/)
  for (let i = 0; i < 4; i++) {
    const a = start + (i / 4) * TAU + scene.random.bell() * 0.08
    const [x, y] = scene.polar(a, 148)
    pearQuarter(scene, x, y, a + 0.2, flesh)
    if (!studded) continue
    for (const off of [-0.85, 0, 0.85]) {
      const back = a + 0.2 + off
      peppercorn(scene, x + Math.cos(back) * 52, y + Math.sin(back) * 52)
    }
  }
  const shallow = mix(mix(floor, WHITE, 0.2), POACHING.light, 0.55)
  liquid(scene, { ...POACHING, radius: 304, gloss: 1, rough: 0.6, level: 47, clear: 14, shallow })
  waterline(scene, { ...POACHING, level: 47, radius: 298, climb: 5, share: 0.3 })
  sheen(scene, { level: 47, radius: 300, share: 0.3 })
  garnish(scene, dish, around(scene, 120), 0.7)
}
