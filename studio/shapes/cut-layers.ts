// What a knife shows of the layers in a sandwich: each kind of food as pieces of its own, lit from above.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'

/** Foods that one knows by their cut. */
export type CutKind = 'tomato' | 'leaf' | 'bacon' | 'chicken' | 'cucumber' | 'avocado' | 'onion' | 'cheese'

/** A place in a layer: scene units along the cut, and from 0 at its foot to 1 at its top. */
export interface CutPlace {
  along: number
  up: number
  seed: number
}

interface SliceAt {
  /** Which slice, and how far from its middle: -1 to 1 along it and up. */
  cell: number
  across: number
  above: number
  /** 0 in the middle, 1 at the edge. */
  rim: number
}

/** Two rows of slices, each lying a little over the next; null in the gaps between them. */
export function sliceAt({ along, up, seed }: CutPlace, length: number, rows: number): SliceAt | null {
  for (let row = rows - 1; row >= 0; row--) {
    const drift = 0.5 * (noise(along * 0.008 + row * 9, seed + row) - 0.5)
    const s = along / length + row * 0.43 + seed * 7 + drift
    const cell = Math.floor(s)
    const across = (s - cell) * 2 - 1
    const own = noise(cell * 5.3 + row * 2.7 + 0.5, seed * 3.1 + 0.5) - 0.5
    // Each sinks toward one end.
    const middle = (row + 0.5) / rows + (0.1 * across + 0.14 * own) / rows
    const above = (up - middle) / ((0.56 + 0.16 * own) / rows)
    const rim = Math.abs(across * 1.03) ** 6 + above * above
    if (rim < 1) return { cell: cell + row * 31, across, above, rim }
  }
  return null
}

/** Bright where a piece turns up to the light, dark at its foot. */
function lit({ above, rim }: SliceAt): number {
  return 1 + 0.2 * above - 0.2 * smooth(0.55, 1, rim)
}

const GAP = 0.3

const TOMATO = { flesh: rgb('#e8503a'), pale: rgb('#f59a76'), skin: rgb('#b3170a'), seed: rgb('#f6d488') }

function tomatoAt(place: CutPlace): Rgb {
  const slice = sliceAt(place, 150, 1)
  if (!slice) return scaled(TOMATO.skin, GAP * 2.2)
  const { across, cell } = slice
  const ribs = Math.abs(Math.sin(across * 4.2 + cell))
  const wet = layeredNoise(place.along * 0.06 + cell, place.up * 3, 2)
  const body = mix(TOMATO.flesh, TOMATO.pale, 0.65 * smooth(0.72, 0.9, ribs) + 0.25 * smooth(0.5, 0.7, wet))
  const pip = noise(place.along * 0.19 + cell * 3, place.up * 5 + cell)
  const seeded = mix(body, TOMATO.seed, 0.75 * smooth(0.8, 0.88, pip) * smooth(0.6, 0.4, ribs))
  return scaled(mix(seeded, TOMATO.skin, smooth(0.84, 0.93, Math.abs(across))), 1.08 * lit(slice))
}

/** Leaves folded on each other: pale ribs where they are thick, frilled edges that catch the light. */
function leafAt(colour: Rgb, { along, up, seed }: CutPlace): Rgb {
  const wave = 1.1 * layeredNoise(along * 0.021 + seed, seed, 2) + 0.5 * noise(along * 0.07 + seed, seed * 2)
  const lanes = up * 2.6 + wave
  const lane = Math.floor(lanes)
  const within = lanes - lane
  const rib = smooth(0.62, 0.78, layeredNoise(along * 0.017 + lane * 13 + seed, lane + seed, 2))
  const deep = mix(colour, rgb('#2f6a1a'), 0.5)
  const body = mix(mix(deep, mix(colour, rgb('#b4dc6a'), 0.55), smooth(0.25, 0.95, within)), rgb('#f0f4cc'), rib * 0.8)
  return scaled(body, 0.5 + 0.72 * smooth(0, 0.4, within))
}

const BACON = { lean: rgb('#a03a1e'), dark: rgb('#4f1608'), fat: rgb('#f3bf90') }

/** Two crisp rashers in waves, streaked with fat. */
function baconAt({ along, up, seed }: CutPlace): Rgb {
  for (const row of [1, 0]) {
    const curl = 0.13 * Math.sin(along * 0.075 + row * 2 + seed) + 0.1 * (noise(along * 0.02 + row * 7, seed) - 0.5)
    const t = (up - 0.27 - 0.46 * row - curl) / 0.19
    if (Math.abs(t) > 1) continue
    const stripe = Math.sin(along * 0.05 + 5 * noise(along * 0.018 + row * 5, seed))
    const lean = mix(BACON.lean, BACON.dark, 0.6 * smooth(0.45, 0.75, noise(along * 0.09, t * 2 + row)))
    const body = mix(lean, BACON.fat, smooth(0.25, 0.7, stripe) * smooth(-0.9, -0.2, t))
    return scaled(mix(body, BACON.dark, smooth(0.7, 1, Math.abs(t)) * 0.55), 1.02 + 0.3 * t)
  }
  return scaled(BACON.dark, 0.6)
}

const CHICKEN = { flesh: rgb('#fbead0'), fiber: rgb('#e3bd8c'), sear: rgb('#b5691f'), gap: rgb('#7d4a22') }

/** Slices of breast that lean on each other: white, with fine fibers along them and a browned edge. */
function chickenAt({ along, up, seed }: CutPlace): Rgb {
  const s = along / 74 + (up - 0.5) * 0.9 + 0.35 * noise(along * 0.011 + seed, seed) + seed * 5
  const cell = Math.floor(s)
  const across = (s - cell) * 2 - 1
  const tall = 0.94 - 0.14 * noise(cell * 3.7 + 0.5, seed)
  const above = (up - 0.48) / (0.5 * tall)
  const rim = Math.abs(across * 1.05) ** 4 + Math.abs(above) ** 5
  if (rim > 1) return scaled(CHICKEN.gap, 0.75)
  const fiber = layeredNoise(across * 6 + cell * 5, up * 1.6 + cell, 3)
  const body = mix(CHICKEN.flesh, CHICKEN.fiber, 0.75 * smooth(0.46, 0.72, fiber))
  const seared = smooth(0.5, 0.85, Math.abs(above)) * 0.75 + 0.3 * smooth(0.75, 1, rim)
  return scaled(mix(body, CHICKEN.sear, clamp(seared)), 1.12 - 0.22 * smooth(0.1, 0.95, across) + 0.1 * above)
}

/** Rounds with a colored skin at both ends of the cut. */
function roundAt(flesh: Rgb, skin: Rgb, length: number, place: CutPlace): Rgb {
  const slice = sliceAt(place, length, 2)
  if (!slice) return scaled(skin, GAP * 1.5)
  const fine = layeredNoise(place.along * 0.05 + slice.cell, place.up * 2, 2)
  const body = mix(scaled(flesh, 0.94 + 0.14 * fine), skin, smooth(0.8, 0.92, Math.abs(slice.across)))
  return scaled(body, lit(slice))
}

const AVOCADO = { flesh: rgb('#f0e89a'), green: rgb('#86ad3c') }

function avocadoAt(place: CutPlace): Rgb {
  const slice = sliceAt(place, 92, 1)
  if (!slice) return scaled(AVOCADO.green, 0.5)
  return scaled(mix(AVOCADO.flesh, AVOCADO.green, smooth(0.35, 0.95, slice.rim)), 1.04 * lit(slice))
}

function cheeseAt(colour: Rgb, { along, up, seed }: CutPlace): Rgb {
  const soft = layeredNoise(along * 0.02 + seed, up, 2)
  return scaled(mix(colour, rgb('#ffe29a'), 0.3 * soft + 0.3 * smooth(0.6, 1, up)), 0.98 + 0.2 * up)
}

/** The color of a layer at a place of the cut. */
export function layerAt(kind: CutKind, colour: Rgb, place: CutPlace): Rgb {
  switch (kind) {
    case 'tomato':
      return tomatoAt(place)
    case 'leaf':
      return leafAt(colour, place)
    case 'bacon':
      return baconAt(place)
    case 'chicken':
      return chickenAt(place)
    case 'cucumber':
      return roundAt(rgb('#e6f0c0'), rgb('#3c7a34'), 84, place)
    case 'onion':
      return roundAt(rgb('#f6e6ee'), rgb('#8f3a6c'), 66, place)
    case 'avocado':
      return avocadoAt(place)
    case 'cheese':
      return cheeseAt(colour, place)
  }
}
