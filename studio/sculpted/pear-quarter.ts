// A quarter of a poached pear: two flat cut faces that meet where the core was scooped out, and a round back studded with peppercorns.
// It lies on one face with its back up, or on its back with both faces up.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Solid } from './carver.ts'
import { softMax } from './solids.ts'

const FLESH = { pale: rgb('#f6e6b4'), honey: rgb('#dcae50'), glassy: rgb('#e2c67c'), core: rgb('#c4953e') }
const SKIN = rgb('#a9813a')
const PEPPER = { dark: rgb('#2e2018'), light: rgb('#5a4232') }
/** Longer along the core than across it. */
const LONG = 1.18

export interface Quarter {
  x: number
  y: number
  radius: number
  /** Where its cut face looks; 0 is towards the viewer. */
  turn: number
  /** How far it is rolled off its lower face: -0.6 shows more of the other one, -2.36 lies on its back with both up. */
  roll: number
  seed: number
  /** Peppercorns pressed into its back. */
  studs: number
  /** How much of it is under the surface, at height 0. */
  sunk: number
}

type Local = (x: number, y: number, z: number) => readonly [number, number, number]

/** From the picture to the pear: u along its core, the flesh where v is below and w above 0. */
function localOf({ x, y, radius, turn, roll, sunk }: Quarter): Local {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [rollCos, rollSin] = [Math.cos(roll), Math.sin(roll)]
  // How high its core comes to lie: on its back as high as its radius, tipped off its face less.
  const down = Math.atan2(-rollCos, rollSin)
  const past = down < -Math.PI / 2 ? down + Math.PI : 0
  const deep = roll ? radius * Math.max(0, Math.cos(past)) : 0
  const off = roll ? radius * 0.36 * smooth(-1.6, 0, roll) : radius * 0.36
  return (px, py, pz) => {
    const [dx, dy] = [px - x, py - y]
    const [u, v, w] = [cos * dx + sin * dy, cos * dy - sin * dx + off, pz + sunk - deep]
    return [u, rollCos * v - rollSin * w, rollSin * v + rollCos * w]
  }
}

/** The distance to its surface. */
export function quarterShape(quarter: Quarter): (x: number, y: number, z: number) => number {
  const { radius, seed } = quarter
  const local = localOf(quarter)
  return (px, py, pz) => {
    const [u, v, w] = local(px, py, pz)
    // Far from all of it, its hull is enough.
    const far = Math.max(hypot(hypot(u, v), w) - radius * 1.22, v, -w)
    if (far > 12) return far
    const bumpy = radius * (1 + 0.04 * (noise(u * 0.025 + seed, w * 0.025) - 0.5))
    // Narrower toward the stem, and drawn in where it was.
    const thick =
      1 -
      0.1 * clamp(u / radius) -
      0.14 * smooth(0.34, 0, hypot(v, w) / radius) * smooth(0.7, 1.1, Math.abs(u) / radius)
    const round = hypot(hypot(u / LONG, v / thick), w / thick) - bumpy
    const wedge = softMax(softMax(round, v, 7), -w, 7)
    const along = Math.max(0, Math.abs(u) - radius * 0.26)
    const core = radius * 0.27 - hypot(along, hypot(v, w))
    return softMax(wedge, core, 6)
  }
}

export function pearQuarter(quarter: Quarter): Solid[] {
  const { x, y, radius, seed, studs, sunk } = quarter
  const local = localOf(quarter)
  const shape = quarterShape(quarter)
  const bounds = { x, y, reach: radius * 1.3, from: 0, to: radius - sunk + 6 }
  const pear: Solid = {
    bounds,
    distance: (px, py, pz) => Math.max(shape(px, py, pz) * 0.82, -pz),
    colour: (px, py, pz) => {
      const [u, v, w] = local(px, py, pz)
      // It has drunk the broth, most of all where it lies in it.
      return mix(paint(u, v, w, radius, seed), FLESH.honey, 0.45 * smooth(14, 0, pz))
    },
    gloss: 0.42,
    through: 0.4,
  }
  return [pear, ...corns(studs).map(([a, b]) => stud(local, radius, a, b, bounds))]
}

function paint(u: number, v: number, w: number, radius: number, seed: number): Rgb {
  const n = layeredNoise(u * 0.05 + seed, v * 0.05 + w * 0.05, 3)
  const grit = noise(u * 0.34, v * 0.34 + w * 0.34)
  const face = Math.max(smooth(-7, -2, v), smooth(7, 2, w))
  const off = v > -w ? w : v
  const far = hypot(u / LONG, off) / radius
  const inner = smooth(0.42, 0.24, hypot(Math.max(0, Math.abs(u) - radius * 0.26), off) / radius)
  // Glassy all through, paler in the middle of a face; fine lines run from the core to the skin.
  const ray = smooth(0.58, 0.8, noise(Math.atan2(off, u) * 15 + seed, far * 2))
  const cut = mix(
    mix(FLESH.pale, FLESH.glassy, clamp(0.15 + 0.7 * smooth(0.5, 0.95, far) + 0.3 * ray + 0.3 * (n - 0.5))),
    FLESH.core,
    0.7 * inner,
  )
  // A thread of skin is left along some of the edge, and about the stem.
  const left = smooth(0.5, 0.66, noise(u * 0.03 + seed, 5.5))
  const edged = mix(cut, SKIN, 0.6 * left * smooth(0.93, 0.99, far))
  // The strokes of the peeler run along its back.
  const stroke = noise(Math.atan2(w, -v) * 6 + seed, u * 0.006)
  const peeled = scaled(mix(FLESH.pale, FLESH.honey, 0.25 + 0.4 * n), 0.93 + 0.13 * stroke)
  const strip = smooth(0.64, 0.72, stroke) * smooth(0.42, 0.56, n)
  const stem = smooth(0.84, 1.02, Math.abs(u) / (radius * LONG) + 0.12 * (n - 0.5))
  const back = mix(peeled, SKIN, clamp(0.55 * strip + 0.7 * stem))
  return scaled(mix(back, edged, face), 0.95 + 0.08 * grit)
}

function corns(count: number): (readonly [number, number])[] {
  return Array.from({ length: count }, (_, i) => [(i - (count - 1) / 2) * 0.56, i % 2 ? 1.24 : 0.9] as const)
}

/** At an angle along the back and one up from its foot. */
function stud(local: Local, radius: number, along: number, up: number, bounds: Solid['bounds']): Solid {
  const level = Math.cos(along) * radius
  const [u, v, w] = [Math.sin(along) * radius * LONG, -Math.cos(up) * level, Math.sin(up) * level]
  return {
    bounds: { ...bounds, to: bounds.to + 8 },
    distance: (px, py, pz) => {
      const [lu, lv, lw] = local(px, py, pz)
      return hypot(hypot(lu - u, lv - v), lw - w) - 5 - 1.2 * noise(lu * 0.5, lv * 0.5 + lw * 0.5)
    },
    colour: (px, py, pz) => mix(PEPPER.dark, PEPPER.light, noise(px * 0.4, py * 0.4 + pz * 0.4)),
    gloss: 0.4,
  }
}
