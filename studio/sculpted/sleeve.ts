// Paper or foil about the lower part of a wrap.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Solid } from './carver.ts'
import { softMax } from './solids.ts'
import type { OnWrap, Roll, Wrap } from './wrap.ts'

export type SleeveKind = 'paper' | 'foil'

const PAPER = { light: rgb('#fbf3e2'), crease: rgb('#cbb48c'), print: rgb('#c9563c') }
const FOIL = { dark: rgb('#8b8d91'), mid: rgb('#bcbec0'), lit: rgb('#f6f6f4'), table: rgb('#a8855e') }
/** Where it ends, as a share of half the length from the middle. */
export const SLEEVE_ENDS = -0.02

/** Flat facets between sharp creases: 0 in a valley, 1 on a ridge. */
function crumpled(a: number, b: number, seed: number): number {
  const first = Math.abs(2 * noise(a + seed, b) - 1)
  const second = Math.abs(2 * noise(a * 1.7 + b * 0.8 - seed, b * 1.9 - a * 0.6) - 1)
  return 0.6 * first + 0.4 * second
}

/** Random heights on a square of points, with flat triangles between them; 0 to 1. */
function triangles(x: number, y: number): number {
  const [xi, yi] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [x - xi, y - yi]
  const [a, b, c, d] = [noise(xi, yi), noise(xi + 1, yi), noise(xi, yi + 1), noise(xi + 1, yi + 1)]
  if ((xi + yi) % 2 === 0) return u > v ? a + (b - a) * u + (d - b) * v : a + (d - c) * u + (c - a) * v
  return u + v < 1 ? a + (b - a) * u + (c - a) * v : d + (c - d) * (1 - u) + (b - d) * (1 - v)
}

/** Foil keeps every fold: flat facets, large and small, with sharp creases between them; 0 to 1. */
function faceted(a: number, b: number, seed: number): number {
  const bent = 44 * (noise(a * 0.014 + seed, b * 0.014) - 0.5)
  const [x, y] = [a + bent, b - bent]
  return (
    0.56 * triangles((0.8 * x + 0.6 * y) / 52 + seed, (0.8 * y - 0.6 * x) / 34) +
    0.3 * triangles((0.96 * x - 0.28 * y) / 23 - seed, (0.96 * y + 0.28 * x) / 17 + seed) +
    0.14 * layeredNoise(x * 0.05 + seed, y * 0.09, 2)
  )
}

function crumpleOf(kind: SleeveKind, wrap: Wrap): (on: OnWrap) => number {
  if (kind === 'foil') return ({ u, angle }) => faceted(u, angle * wrap.radius, wrap.seed)
  return ({ u, angle }) => crumpled(u * 0.016, angle * wrap.radius * 0.0256, wrap.seed)
}

export function sleeve(wrap: Wrap, roll: Roll, kind: SleeveKind, bounds: Solid['bounds']): Solid {
  const { length, radius, seed } = wrap
  const crumple = crumpleOf(kind, wrap)
  // All of it stays within 16 of the roll, beyond which the roll answers roughly only.
  const [creased, folded] = kind === 'foil' ? [8, 0.4] : [6, 1]
  // Not quite straight.
  const beyond = ({ u, angle }: OnWrap): number =>
    u -
    (length / 2) * SLEEVE_ENDS -
    0.1 * radius * Math.sin(angle * 1.2 + seed) -
    10 * (noise(angle * 2.4 + seed, 3) - 0.5)
  return {
    bounds: { ...bounds, to: bounds.to + 12 },
    distance: (px, py, pz) => {
      const on = roll(px, py, pz)
      const coarse = Math.max(on.outside - 14, on.u - (length / 2) * SLEEVE_ENDS - 0.1 * radius - 5)
      if (coarse > 8) return coarse * 0.9
      const straight = on.u - (length / 2) * SLEEVE_ENDS
      const edge = straight < -110 ? straight : beyond(on)
      // It is folded over at its edge.
      const hem = folded * (1.8 * smooth(-24, -21, edge) + 4 * smooth(-75, -40, edge))
      return softMax((on.outside - 5 - creased * crumple(on) - hem) * 0.62, edge * 0.9, 8)
    },
    colour: (px, py, pz) => {
      const on = roll(px, py, pz)
      return kind === 'foil' ? foilAt(on, crumple) : paperAt(on, crumple(on), beyond(on), seed)
    },
    gloss: kind === 'foil' ? 0.55 : 0.05,
    through: kind === 'foil' ? 0.1 : 0.3,
  }
}

function paperAt(on: OnWrap, crumple: number, edge: number, seed: number): Rgb {
  const n = layeredNoise(on.u * 0.02 + seed, on.angle * 2, 2)
  const line = smooth(3, 1.2, Math.abs(edge + 34)) + smooth(2.4, 1, Math.abs(edge + 44))
  const paper = mix(PAPER.light, PAPER.crease, 0.4 * smooth(0.14, 0, crumple) + 0.16 * n)
  return mix(paper, PAPER.print, 0.8 * clamp(line))
}

/** It mirrors the room: each facet is as bright as the part of it that it faces; some face the table. */
function foilAt(on: OnWrap, crumple: (on: OnWrap) => number): Rgb {
  const here = crumple(on)
  const [along, across] = [crumple({ ...on, u: on.u + 3 }) - here, crumple({ ...on, angle: on.angle + 0.026 }) - here]
  const faces = clamp(0.58 + 4.4 * along - 5.4 * across)
  const metal = mix(mix(FOIL.dark, FOIL.mid, smooth(0.05, 0.5, faces)), FOIL.lit, smooth(0.52, 0.95, faces))
  const low = 0.3 * smooth(0.35, 0.1, faces) + 0.25 * smooth(1.1, 2, Math.abs(on.angle))
  return scaled(mix(metal, FOIL.table, low), 0.94 + 0.1 * here)
}
