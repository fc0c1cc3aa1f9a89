// A quarter of a poached pear: it lies on one cut face, shows the other, and its round back is up.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Solid } from './carver.ts'
import { softMax } from './solids.ts'

const FLESH = { pale: rgb('#f2dc9c'), honey: rgb('#dfae4c'), glassy: rgb('#e4c272'), core: rgb('#c8933c') }
const PEPPER = { dark: rgb('#2e2018'), light: rgb('#5a4232') }

export interface Quarter {
  x: number
  y: number
  radius: number
  /** Where its cut face looks; 0 is towards the viewer. */
  turn: number
  seed: number
  /** Peppercorns pressed into its back. */
  studs: number
  /** How much of it is under the surface, at height 0. */
  sunk: number
}

export function pearQuarter({ x, y, radius, turn, seed, studs, sunk }: Quarter): Solid[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const local = (px: number, py: number, pz: number): readonly [number, number, number] => {
    const [dx, dy] = [px - x, py - y]
    return [cos * dx + sin * dy, cos * dy - sin * dx + radius * 0.36, pz + sunk]
  }
  const shape = (u: number, v: number, w: number): number => {
    // A little longer along the core than across it.
    const round = hypot(hypot(u / 1.12, v), w) - radius * (1 + 0.05 * (noise(u * 0.02 + seed, w * 0.02) - 0.5))
    const wedge = softMax(round, v, 9)
    // The core was cut out.
    const along = Math.max(0, Math.abs(u) - radius * 0.2)
    const core = radius * 0.22 - hypot(along, hypot(v * 1.1, w))
    return softMax(wedge, core, 7)
  }
  const bounds = { x, y, reach: radius * 1.25, from: 0, to: radius - sunk + 6 }
  const pear: Solid = {
    bounds,
    distance: (px, py, pz) => Math.max(shape(...local(px, py, pz)) * 0.85, -pz),
    colour: (px, py, pz) => {
      const [u, v, w] = local(px, py, pz)
      const n = layeredNoise(u * 0.05 + seed, v * 0.05 + w * 0.05, 3)
      const grit = noise(u * 0.3, v * 0.3 + w * 0.3)
      const rim = smooth(radius * 0.72, radius * 0.98, hypot(u / 1.12, w))
      const face = smooth(-9, -2, v)
      const inner = smooth(radius * 0.36, radius * 0.2, hypot(Math.max(0, Math.abs(u) - radius * 0.2), w))
      // Fine lines run from the core to the skin.
      const ray = smooth(0.6, 0.8, noise(Math.atan2(w, u) * 14 + seed, hypot(u, w) * 0.02))
      const cut = mix(mix(FLESH.pale, FLESH.glassy, 0.7 * rim + 0.35 * ray), FLESH.core, 0.75 * inner)
      // The strokes of the peeler run along its back.
      const stroke = noise(Math.atan2(w, -v) * 5 + seed, u * 0.006)
      const back = scaled(mix(FLESH.pale, FLESH.honey, 0.3 + 0.4 * n), 0.94 + 0.12 * stroke)
      const body = scaled(mix(back, cut, face), 0.95 + 0.08 * grit)
      // It has drunk the broth, most of all where it lies in it.
      return mix(body, FLESH.honey, 0.5 * smooth(16, 0, pz))
    },
    gloss: 0.4,
    through: 0.3,
  }
  return [pear, ...corns(studs).map(([a, b]) => stud(local, radius, a, b, bounds))]
}

function corns(count: number): (readonly [number, number])[] {
  return Array.from({ length: count }, (_, i) => [(i - (count - 1) / 2) * 0.5, i % 2 ? 1.3 : 0.98] as const)
}

/** At an angle along the back and one up from its foot. */
function stud(
  local: (x: number, y: number, z: number) => readonly [number, number, number],
  radius: number,
  along: number,
  up: number,
  bounds: Solid['bounds'],
): Solid {
  const level = Math.cos(along) * radius
  const [u, v, w] = [Math.sin(along) * radius * 1.12, -Math.cos(up) * level, Math.sin(up) * level]
  return {
    bounds: { ...bounds, to: bounds.to + 8 },
    distance: (px, py, pz) => {
      const [lu, lv, lw] = local(px, py, pz)
      return hypot(hypot(lu - u, lv - v), lw - w) - 6.6 - 1.4 * noise(lu * 0.4, lv * 0.4 + lw * 0.4)
    },
    colour: (px, py, pz) => mix(PEPPER.dark, PEPPER.light, noise(px * 0.3, py * 0.3 + pz * 0.3)),
    gloss: 0.4,
  }
}
