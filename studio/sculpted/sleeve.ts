// Paper or foil about the lower part of a wrap.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Solid } from './carver.ts'
import { softMax } from './solids.ts'
import type { OnWrap, Roll, Wrap } from './wrap.ts'

export type SleeveKind = 'paper' | 'foil'

const PAPER = { light: rgb('#fbf3e2'), crease: rgb('#cbb48c'), print: rgb('#c9563c') }
const FOIL = { dark: rgb('#767c84'), mid: rgb('#bcc0c4'), lit: rgb('#f4f5f6') }
/** Where it ends, as a share of half the length from the middle. */
export const SLEEVE_ENDS = -0.02

/** Flat facets between sharp creases: 0 in a valley, 1 on a ridge. */
function crumpled(a: number, b: number, seed: number): number {
  const first = Math.abs(2 * noise(a + seed, b) - 1)
  const second = Math.abs(2 * noise(a * 1.7 + b * 0.8 - seed, b * 1.9 - a * 0.6) - 1)
  return 0.6 * first + 0.4 * second
}

function crumpleOf(kind: SleeveKind, wrap: Wrap): (on: OnWrap) => number {
  const fine = kind === 'foil' ? 0.021 : 0.016
  return ({ u, angle }) => crumpled(u * fine, angle * wrap.radius * fine * (kind === 'foil' ? 1.15 : 1.6), wrap.seed)
}

export function sleeve(wrap: Wrap, roll: Roll, kind: SleeveKind, bounds: Solid['bounds']): Solid {
  const { length, radius, seed } = wrap
  const crumple = crumpleOf(kind, wrap)
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
      const hem = 1.8 * smooth(-24, -21, edge) + 4 * smooth(-75, -40, edge)
      return softMax((on.outside - 5 - 6 * crumple(on) - hem) * 0.62, edge * 0.9, 8)
    },
    colour: (px, py, pz) => {
      const on = roll(px, py, pz)
      return kind === 'foil' ? foilAt(on, crumple) : paperAt(on, crumple(on), beyond(on), seed)
    },
    gloss: kind === 'foil' ? 0.8 : 0.05,
    through: kind === 'foil' ? 0.1 : 0.3,
  }
}

function paperAt(on: OnWrap, crumple: number, edge: number, seed: number): Rgb {
  const n = layeredNoise(on.u * 0.02 + seed, on.angle * 2, 2)
  const line = smooth(3, 1.2, Math.abs(edge + 34)) + smooth(2.4, 1, Math.abs(edge + 44))
  const paper = mix(PAPER.light, PAPER.crease, 0.4 * smooth(0.14, 0, crumple) + 0.16 * n)
  return mix(paper, PAPER.print, 0.8 * clamp(line))
}

/** It mirrors the room: each facet is as bright as the part of it that it faces. */
function foilAt(on: OnWrap, crumple: (on: OnWrap) => number): Rgb {
  const here = crumple(on)
  const [along, across] = [crumple({ ...on, u: on.u + 5 }) - here, crumple({ ...on, angle: on.angle + 0.05 }) - here]
  const faces = clamp(0.5 + 3.2 * along - 4 * across)
  const metal = mix(mix(FOIL.dark, FOIL.mid, smooth(0.1, 0.55, faces)), FOIL.lit, smooth(0.5, 0.95, faces))
  return scaled(metal, 0.92 + 0.16 * here)
}
