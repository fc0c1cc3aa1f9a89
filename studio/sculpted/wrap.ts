// A soft wrap: a tortilla rolled about its filling, slumped on its side, one end tucked in, the other cut at a slant.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import { griddled } from '#studio/shapes/breads.ts'
import type { Solid } from './carver.ts'
import type { CutFace } from './cut-face.ts'
import { SLEEVE_ENDS, type SleeveKind, sleeve } from './sleeve.ts'
import { softMax } from './solids.ts'

export interface Wrap {
  x: number
  y: number
  /** Where its cut looks, in the plane of the table. */
  turn: number
  length: number
  radius: number
  sheet: Rgb
  spots: Rgb
  /** Browned in the pan after it was rolled, 0 to 1. */
  toasted: number
  seed: number
  /** Of a sheet that one sees through; else it is a tortilla. */
  paint?: (along: number, v: number) => Rgb
  /** How far what lies under such a sheet lifts it, in scene units. */
  bumps?: (along: number, v: number) => number
  /** Null: not cut, and tucked in at both ends. */
  face: CutFace | null
}

/** At a place on or near a wrap: along it, around it from the top, and how far outside of it. */
export interface OnWrap extends Skin {
  v: number
  w: number
  outside: number
}

interface Skin {
  u: number
  angle: number
}

/** Further around it than this lies its foot. */
const SEEN = 2.5

/** Half of its height as a share of half of its width. */
const FLAT = 0.74
/** How far the cut leans back, and how far it is turned aside. */
const [LEAN, ASIDE] = [0.72, 0.2]
const CUT_LONG = Math.sqrt(1 + LEAN * LEAN + ASIDE * ASIDE)
const WALL = 8
const BRAN = rgb('#9a6a34')

export function halfHeight({ radius }: Wrap): number {
  return radius * FLAT
}

/** The seam is on the viewer's side. */
function sideOf({ turn }: Wrap): number {
  return Math.cos(turn) < 0 ? -1 : 1
}

export type Roll = (x: number, y: number, z: number) => OnWrap

/** The roll without its cut. */
function rollOf(wrap: Wrap): Roll {
  const { x, y, turn, length, radius, seed, face } = wrap
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const half = length / 2
  const on: OnWrap = { u: 0, v: 0, w: 0, angle: 0, outside: 0 }
  const put = (u: number, v: number, w: number, angle: number, outside: number): void => {
    on.u = u
    on.v = v
    on.w = w
    on.angle = angle
    on.outside = outside
  }
  const look = (px: number, py: number, pz: number): void => {
    const [dx, dy] = [px - x, py - y]
    const u = cos * dx + sin * dy
    const across = cos * dy - sin * dx
    // Far from it, the box that holds it will do.
    const box = Math.max(Math.abs(across) - radius * 1.1, Math.abs(u) - half - 24, pz - radius * FLAT * 2.1)
    if (box > 24) {
      put(u, across, 0, 0, box - 8)
      return
    }
    const v = across - 5 * Math.sin(u * 0.011 + seed)
    const end = face ? u + half : half - Math.abs(u)
    const tuck = clamp(end / (radius * 1.15))
    const full = tuck * (2 - tuck)
    const swell = 1 + 0.1 * (noise(u * 0.013 + seed, seed) - 0.5)
    const wide = radius * swell * (0.76 + 0.24 * full)
    const tall = radius * FLAT * swell * (0.36 + 0.64 * full)
    const w = pz - tall
    const [a, b] = [Math.abs(v) / wide, Math.abs(w) / tall]
    // Its foot is flatter than its back.
    const [a2, b2] = [a * a, b * b]
    const boxy = Math.sqrt(Math.sqrt(a2 * a2 + b2 * b2))
    const k = w > 0 ? 0.65 * Math.sqrt(a2 + b2) + 0.35 * boxy : boxy
    const cap = (0.2 * w * w) / tall + (0.12 * v * v) / wide - end
    const outside = softMax((k - 1) * tall, cap, 34)
    // Nobody asks for the angle far from it.
    put(u, v, w, outside < 26 ? Math.atan2(v, w * 1.2) : 0, outside)
  }
  // Every part of a wrap asks about the same places; one answer serves them all, until the next question.
  let lastX = Number.NaN
  let lastY = 0
  let lastZ = 0
  return (px, py, pz) => {
    if (px !== lastX || py !== lastY || pz !== lastZ) look(px, py, pz)
    lastX = px
    lastY = py
    lastZ = pz
    return on
  }
}

/** How far the edge of the sheet is, across the roll: positive where the sheet lies double. */
function fromSeam(wrap: Wrap, { u, angle }: Skin): number {
  return 0.62 + 0.0011 * u + 0.1 * Math.sin(u * 0.017 + wrap.seed) - angle * sideOf(wrap)
}

/** Where the side of the sheet was folded in, across the roll. */
function fromFold(wrap: Wrap, { u, angle }: Skin): number {
  const along = wrap.face ? u + wrap.length / 2 : wrap.length / 2 - Math.abs(u)
  return along - wrap.radius * (0.92 + 0.42 * Math.sin(angle * 1.3 + wrap.seed))
}

function reliefAt(wrap: Wrap, on: Skin): number {
  const { seed, radius } = wrap
  const lumps = 8 * (layeredNoise(on.u * 0.022 + seed, on.angle * 1.7 + seed, 2) - 0.5)
  const wrinkle = 3.2 * (noise(on.u * 0.012 + seed, on.angle * 8 + 2 * noise(on.u * 0.03, seed)) - 0.5)
  const seam = 4.2 * smooth(-0.012, 0.018, fromSeam(wrap, on))
  const fold = 3.4 * smooth(-2, 3, fromFold(wrap, on)) - 3
  if (wrap.paint) return 0.55 * lumps + 0.5 * wrinkle + (wrap.bumps?.(on.u, on.angle / 1.8) ?? 0)
  const blister = 1.1 * griddled(on.u + seed * 50, on.angle * radius)
  return lumps + wrinkle + seam + fold + blister
}

/** The relief of the sheet, worked out once: rays ask for it many times. */
function reliefOf(wrap: Wrap): (on: Skin) => number {
  const [step, turn] = [1.6, 0.016]
  const half = wrap.length / 2 + 30
  const columns = Math.ceil((2 * half) / step) + 2
  const rows = Math.ceil((2 * SEEN) / turn) + 2
  const heights = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      heights[j * columns + i] = reliefAt(wrap, { u: i * step - half, angle: j * turn - SEEN })
  return ({ u, angle }) => {
    const x = clamp((u + half) / step, 0, columns - 1.001)
    const y = clamp((angle + SEEN) / turn, 0, rows - 1.001)
    const [xi, yi] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [x - xi, y - yi]
    const i = yi * columns + xi
    const k = i + columns
    const upper = (heights[i] as number) * (1 - fx) + (heights[i + 1] as number) * fx // inside, as x and y are
    return upper * (1 - fy) + ((heights[k] as number) * (1 - fx) + (heights[k + 1] as number) * fx) * fy
  }
}

/** Noise around the roll, without a seam at its foot. */
function about({ angle }: Skin, lumps: number, seed: number): number {
  return noise(Math.sin(angle) * lumps + seed, Math.cos(angle) * lumps + seed)
}

function fromCut(wrap: Wrap, { u, v, w }: OnWrap): number {
  return (u - wrap.length / 2 + ASIDE * v + LEAN * w + wrap.radius * 0.32) / CUT_LONG
}

function boundsOf({ x, y, length, radius, face }: Wrap): Solid['bounds'] {
  return {
    x,
    y,
    reach: Math.sqrt((length / 2) ** 2 + radius ** 2) + (face ? 26 : 8),
    from: 0,
    to: radius * FLAT * 2.25,
  }
}

function sheetAt(wrap: Wrap, on: OnWrap): Rgb {
  if (wrap.paint) return wrap.paint(on.u, on.angle / 1.8)
  const { sheet, spots, toasted, seed, radius } = wrap
  const across = on.angle * radius
  const n = layeredNoise(on.u * 0.02 + seed, across * 0.02, 3)
  const fine = noise(on.u * 0.12 + seed, across * 0.12)
  const bran = smooth(0.78, 0.9, noise(on.u * 0.42 + seed, across * 0.42))
  // More of them in some places than in others.
  const spot =
    griddled(on.u + seed * 50, across) * (0.3 + 0.7 * smooth(0.38, 0.58, noise(on.u * 0.011 + seed, across * 0.013)))
  // The pan took what stands highest.
  const onTop = smooth(1.5, 0.2, Math.abs(on.angle)) * toasted
  const golden = mix(sheet, rgb('#d39a4c'), clamp(0.18 * n + onTop * (0.25 + 0.5 * smooth(0.35, 0.7, n))))
  const browned = mix(golden, spots, clamp(0.72 * smooth(0.05, 0.95, spot) + 0.14 * smooth(0, 0.3, spot)))
  const lines =
    0.26 * smooth(0.035, 0, Math.abs(fromSeam(wrap, on) + 0.012)) + 0.2 * smooth(5, 0, Math.abs(fromFold(wrap, on)))
  return scaled(mix(browned, BRAN, 0.16 * bran), (0.97 + 0.07 * (fine - 0.5)) * (1 - lines))
}

/** A wrap with all that it is made of. */
export function wrapSolids(wrap: Wrap, kind: SleeveKind | undefined): Solid[] {
  const roll = rollOf(wrap)
  const relief = reliefOf(wrap)
  const solids = [tortilla(wrap, roll, relief, kind ? (wrap.length / 2) * SLEEVE_ENDS - 32 : Number.NEGATIVE_INFINITY)]
  if (wrap.face) solids.push(filling(wrap, roll, wrap.face))
  if (kind) solids.push(sleeve(wrap, roll, kind, boundsOf(wrap)))
  return solids
}

/** The tortilla, hollow, from a place along it; at the cut one sees that it lies double. */
function tortilla(wrap: Wrap, roll: Roll, relief: (on: Skin) => number, from: number): Solid {
  // A sharp knife cuts rice paper clean.
  const ragged = wrap.paint ? 2 : 8
  const lip = (on: OnWrap): number => fromCut(wrap, on) - ragged * (about(on, 2, wrap.seed) - 0.6)
  return {
    bounds: boundsOf(wrap),
    distance: (x, y, z) => {
      const on = roll(x, y, z)
      const straight = wrap.face ? fromCut(wrap, on) : -99
      const coarse = Math.max(on.outside, straight - 4, from - on.u)
      if (coarse > 16) return (coarse - 6) * 0.9
      // The lip is near the cut only, and the inside of the sheet matters only to what is in it.
      const cut = straight > -14 ? lip(on) : straight
      const outside = on.outside - relief(on)
      const shell = wrap.face && outside < 0 ? Math.max(outside, -(outside + wallAt(wrap, on))) : outside
      return Math.max(softMax(shell * 0.8, cut, 3), from - on.u)
    },
    colour: (x, y, z) => {
      const on = roll(x, y, z)
      const atCut = wrap.face ? smooth(-2.4, -0.6, lip(on)) : 0
      const into = (relief(on) - on.outside) / wallAt(wrap, on)
      const inner = smooth(0.75, 0.95, into)
      const layers = smooth(0.16, 0.04, Math.abs(into - 0.5 - 0.1 * Math.sin(on.angle * 2 + wrap.seed)))
      const grain = layeredNoise(on.angle * 14 + wrap.seed, into * 3, 2)
      const crumb = scaled(mix(wrap.sheet, rgb('#fdf0d2'), 0.5), 0.94 + 0.14 * (grain - 0.5) - 0.3 * layers)
      return mix(sheetAt(wrap, on), crumb, Math.max(atCut, inner))
    },
    gloss: wrap.paint ? 0.5 : 0.07,
    through: wrap.paint ? 0.1 : 0.16,
  }
}

function wallAt(wrap: Wrap, on: OnWrap): number {
  return (wrap.paint ? WALL * 0.36 : WALL) * (1 + 0.5 * about(on, 1.4, wrap.seed + 7))
}

/** What is in it: pieces of all heights that swell out of the cut. */
function filling(wrap: Wrap, roll: Roll, face: CutFace): Solid {
  // Rice paper is thin.
  const wall = wrap.paint ? WALL * 0.45 : WALL
  const [wide, tall] = [wrap.radius - wall * 0.9, wrap.radius * FLAT - wall * 0.9]
  const stands = (wrap.paint ? 0.04 : 0.125) * wrap.radius
  return {
    bounds: boundsOf(wrap),
    distance: (x, y, z) => {
      const on = roll(x, y, z)
      const cut = fromCut(wrap, on)
      const coarse = Math.max(on.outside + wall, cut - 26)
      if (coarse > 8) return coarse * 0.9
      if (cut < -30) return Math.max(on.outside + wall, -20)
      const [v, w] = [on.v / wide, on.w / tall]
      const swell = 0.08 * wrap.radius * smooth(1, 0.3, v * v + w * w)
      const out = stands * face.rise(v, w) + swell - 4
      return Math.max(on.outside + wall * 0.6 + 0.3 * Math.max(0, cut), (cut - out) * 0.45)
    },
    colour: (x, y, z) => {
      const on = roll(x, y, z)
      return scaled(face.colour(on.v / wide, on.w / tall), 1.08)
    },
    gloss: 0.34,
    through: 0.2,
  }
}
