// A roulade of beef: a slice rolled up around its filling and braised, gravy spooned over its back.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Solid } from './carver.ts'
import { softMax } from './solids.ts'

const BEEF = { tender: rgb('#a9683a'), brown: rgb('#7d421d'), seared: rgb('#50260f'), fiber: rgb('#c99468') }
const TWINE = { light: rgb('#ecd9b0'), dark: rgb('#a98a5a') }
const INSIDE = { meat: rgb('#a86c48'), bacon: rgb('#c4695a'), fat: rgb('#e8c79e'), pickle: rgb('#8d9a42') }

export interface RouladePlace {
  x: number
  y: number
  turn: number
  half: number
  radius: number
  seed: number
}

type Local = (x: number, y: number, z: number) => readonly [u: number, v: number, w: number]

/** Where it is tied, as shares of its half, and how thick the string is. */
const KNOTS = [-0.5, 0.02, 0.52] as const
const STRING = 3.6

/** 1 in the middle of a string, 0 beside it. */
function stringAt(half: number, u: number, w: number, seed: number): number {
  let near = 0
  for (const knot of KNOTS) {
    const off = (u - knot * half - 0.1 * w - 3 * Math.sin(w * 0.05 + knot * 9 + seed)) / STRING
    near = Math.max(near, 1 - off * off)
  }
  return near
}

/** How much lower than a circle it lies: soft meat sags. */
const SQUASH = 1.14

function localTo({ x, y, turn, radius }: RouladePlace): Local {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return (px, py, pz) => [
    cos * (px - x) + sin * (py - y),
    cos * (py - y) - sin * (px - x),
    (pz - radius * 0.8) * SQUASH,
  ]
}

/** The outer edge of the slice lies along the roll, on the side of the viewer. */
const LAP = 0.9

function outside({ half, radius, seed }: RouladePlace, u: number, v: number, w: number): number {
  const t = u / half
  const around = (Math.atan2(w, v) - LAP - 0.16 * Math.sin(t * 2.4 + seed)) / TAU
  const way = around - Math.floor(around)
  // Tied, and plumper between.
  let tied = 0
  for (const knot of KNOTS) tied += Math.exp(-(((t - knot) / 0.1) ** 2))
  const lumps = 0.3 * (layeredNoise(t * 1.9 + seed, v * 0.022 + w * 0.03, 2) - 0.5)
  const wide = radius * (1.04 + lumps - 0.1 * tied - 0.24 * smooth(0.45, 1.05, Math.abs(t)))
  // Each turn lies on the last; its edge is thin.
  const d = hypot(v, w) - wide + 9 * (way - 0.5) * smooth(1, 0.94, way) - 4.5 * smooth(0.94, 1, way)
  return softMax(d, Math.abs(u) - half + 7 * (noise(v * 0.04 + seed, w * 0.04) - 0.5), radius * 0.5)
}

function boundsOf({ x, y, half, radius }: RouladePlace): Solid['bounds'] {
  return { x, y, reach: hypot(half, radius) + 12, from: -6, to: radius * 1.85 + 8 }
}

function insideAt(q: number, angle: number, seed: number): Rgb {
  const wound = q * 3.2 - angle / TAU
  const layer = Math.floor(wound)
  const gap = 0.18 + 0.16 * noise(angle * 1.2 + layer * 3 + seed, layer * 5)
  const fiber = layeredNoise((wound - layer) * 6 + layer * 9, angle * 3 + seed, 2)
  const meat = scaled(INSIDE.meat, 0.82 + 0.34 * fiber)
  if (q < 0.26) return INSIDE.pickle
  if (wound - layer > gap) return meat
  return noise(angle * 1.4 + seed, layer * 7.3) > 0.5 ? INSIDE.bacon : mix(INSIDE.fat, meat, 0.3)
}

/** `gravy` lies over the middle of its back and runs down the front in tongues, thin at their edge. */
export function roulade(place: RouladePlace, gravy: { dark: Rgb; light: Rgb }): Solid {
  const { half, radius, seed } = place
  const local = localTo(place)
  /** How far a place is above the edge of the gravy. */
  const covered = (u: number, v: number, w: number): number => {
    const tongue = smooth(0.36, 0.7, layeredNoise(u * 0.024 + seed * 3, v * 0.016 + seed, 2))
    return w - radius * (0.94 - 1.7 * tongue + 0.6 * smooth(0.4, 0.9, Math.abs(u / half)))
  }
  // Its fibers run around it, a little slanted.
  const fiberAt = (u: number, v: number, w: number): number =>
    layeredNoise(u * 0.17 + w * 0.04 + 3 * noise(v * 0.03 + seed, w * 0.03 + u * 0.02), (v + w) * 0.09, 3)
  return {
    bounds: boundsOf(place),
    distance: (x, y, z) => {
      const [u, v, w] = local(x, y, z)
      const far = Math.max(hypot(v, w) - radius * 1.12, Math.abs(u) - half - 4)
      if (far > 10) return far * 0.85
      const d = outside(place, u, v, w)
      if (d > 9) return d * 0.75
      const film = smooth(-2, 4, covered(u, v, w))
      const string = 3.4 * Math.sqrt(stringAt(half, u, w, seed))
      return (d - Math.max(string, (3.4 - 2 * film) * (fiberAt(u, v, w) - 0.5) + 2.4 * film)) * 0.6
    },
    colour: (x, y, z) => {
      const [u, v, w] = local(x, y, z)
      const angle = Math.atan2(w, v)
      const n = layeredNoise(u * 0.022 + seed, angle * 1.4, 3)
      const body = mix(mix(BEEF.brown, BEEF.tender, smooth(0.36, 0.64, n)), BEEF.seared, 0.6 * smooth(0.58, 0.76, n))
      const soaked = mix(gravy.dark, gravy.light, 0.5)
      const fine = noise(u * 0.21 + seed, v * 0.21 + w * 0.17)
      const grain = mix(body, BEEF.fiber, 0.3 * smooth(0.52, 0.74, fiberAt(u, v, w)) * smooth(0.3, 0.6, fine))
      const skin = mix(scaled(grain, 0.84 + 0.3 * fine), soaked, 0.1)
      const sauce = mix(gravy.dark, gravy.light, clamp(n * 1.1 - 0.2))
      const sauced = mix(skin, sauce, 0.95 * smooth(-2, 3, covered(u, v, w)))
      const string = stringAt(half, u, w, seed)
      const ply = Math.sin((u * 0.5 + angle * radius) * 0.9)
      const twine = mix(mix(TWINE.dark, TWINE.light, clamp(0.5 + 0.4 * ply + 0.4 * string)), soaked, 0.25)
      const back = string > 0 ? mix(sauced, twine, smooth(0, 0.3, string)) : sauced
      const end = smooth(half - 12, half - 5, Math.abs(u)) * smooth(0.96, 0.84, hypot(v, w) / radius)
      return end > 0 ? mix(back, mix(insideAt(hypot(v, w) / radius, angle, seed), soaked, 0.2), end) : back
    },
    gloss: 0.32,
    through: 0.08,
  }
}
