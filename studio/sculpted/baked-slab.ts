// A square of moussaka, parmigiana or lasagna: soft layers that sag and bulge out of the cut, under a baked top.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, noise, roundedBox, smooth } from '#studio/noise.ts'
import type { Solid } from './carver.ts'
import { lined, lumps, tabled } from './solids.ts'

/** A layer from the bottom up; `share` of the height. */
export interface BakedLayer {
  what: 'sheet' | 'sauce' | 'white' | 'eggplant' | 'potato'
  share: number
}

export interface SlabSize {
  halfWidth: number
  halfDepth: number
}

/** A layer in its place: its foot, its height, and what makes it differ from the next of its kind. */
interface Lying extends SlabSize {
  from: number
  thick: number
  seed: number
}

const EGGPLANT = { flesh: rgb('#c69e60'), wet: rgb('#96703c'), brown: rgb('#62401f'), skin: rgb('#3c1830') }
const POTATO = { flesh: rgb('#f6dc8e'), brown: rgb('#c48a34') }
const SHEET = { pale: rgb('#fbe3a0'), deep: rgb('#dca850') }

/** How far a layer may stand out over the sides. */
export const MARGIN = 20

/** All layers sag together where the slab is softest. */
const sagAt = tabled((x, y) => 15 * (noise(x * 0.0085 + 3, y * 0.0085) - 0.5), 240, 160, 4)
/** As far as places along the edge run from the middle. */
const ALONG = 320

/** Along the edge, around its corners. */
const alongOf = (x: number, y: number): number => x * 0.95 + y * 0.62

function slab(x: number, y: number, w: number, size: SlabSize, half: number, edge: number, more: number): number {
  const q = roundedBox(x, y, size.halfWidth + more, size.halfDepth + more, 20) + edge
  const v = Math.abs(w) - half + edge
  return hypot(Math.max(q, 0), Math.max(v, 0)) + Math.min(Math.max(q, v), 0) - edge
}

function bounded({ halfWidth, halfDepth, from, thick }: Lying, below = 8, above = 9): Solid['bounds'] {
  return { x: 0, y: 0, reach: hypot(halfWidth, halfDepth) + 4, from: from - below, to: from + thick + above }
}

/** Within one slice of a row: -1 to 1 from end to end, and which one. */
function sliceAt(along: number, pitch: number, seed: number): readonly [across: number, cell: number] {
  const s = along / pitch + seed + 0.22 * noise(along * 0.011, seed)
  const cell = Math.floor(s)
  return [(s - cell) * 2 - 1, cell]
}

/** Roasted slices with rounded ends, each sunk onto the next and pressed out of the cut unevenly; skin shows where one ends. */
function eggplant(lying: Lying, pitch: number): Solid {
  const { from, thick, seed } = lying
  const middle = from + thick / 2
  const tiltOf = (across: number, own: number): number => thick * (0.26 * across + 0.16 * own)
  return {
    bounds: bounded(lying, 12, 13),
    distance: (x, y, z) => {
      const [across, cell] = sliceAt(alongOf(x, y), pitch, seed)
      const own = noise(cell * 5.3 + 0.5, seed + 0.5) - 0.5
      const end = smooth(0.6, 1, Math.abs(across))
      const w = z - middle - sagAt(x, y) - tiltOf(across, own)
      const half = thick * (0.52 + 0.14 * own - 0.2 * end * end)
      const d = slab(x, y, w, lying, half, thick * 0.4, 12 * own + 2 - 9 * end)
      if (d > 12) return (d - 2) * 0.8
      return (d - 6 * (lumps(x, y, z, 0.045, seed) - 0.5) - 3 * (lumps(x, y, z, 0.13, seed) - 0.5)) * 0.55
    },
    colour: (x, y, z) => {
      const along = alongOf(x, y)
      const [across, cell] = sliceAt(along, pitch, seed)
      const own = noise(cell * 5.3 + 0.5, seed + 0.5) - 0.5
      const w = z - middle - sagAt(x, y) - tiltOf(across, own)
      const up = Math.abs(w) / (thick * 0.5)
      const n = layeredNoise(along * 0.03 + cell * 7, z * 0.05 + seed, 3)
      // Soft fibers along the slice, and its pale seeds.
      const fiber = noise(along * 0.05 + cell * 3, z * 0.32 + seed)
      const pips = smooth(0.7, 0.78, noise(along * 0.16 + cell, z * 0.24)) * smooth(0.7, 0.3, up)
      const flesh = mix(EGGPLANT.flesh, EGGPLANT.wet, clamp(1.7 * (n - 0.34) + 0.5 * (fiber - 0.5)))
      const seeded = mix(flesh, rgb('#efd9a4'), 0.55 * pips)
      const roasted = mix(seeded, EGGPLANT.brown, 0.8 * smooth(0.5, 1.05, up + 0.6 * (n - 0.5)))
      // The skin bends around the end of the slice.
      const skin = smooth(0.78, 0.86, Math.abs(across) + 0.16 * (n - 0.5) + 0.05 * up)
      // Some lie with their rim to the cut: there the skin is seen from end to end.
      const rim = own > 0.08 ? smooth(0.86, 0.62, up + 0.5 * (n - 0.5)) : 0
      return mix(roasted, scaled(EGGPLANT.skin, 0.8 + 0.7 * n), 0.92 * Math.max(skin, rim))
    },
    gloss: 0.34,
    through: 0.22,
  }
}

/** Slices that overlap like tiles, golden where they were roasted. */
function potato(lying: Lying): Solid {
  const { from, thick, seed } = lying
  const middle = from + thick / 2
  return {
    bounds: bounded(lying),
    distance: (x, y, z) => {
      const [across, cell] = sliceAt(alongOf(x, y), 118, seed)
      const own = noise(cell * 3.1 + 0.5, seed) - 0.5
      const end = smooth(0.7, 1, Math.abs(across))
      const w = z - middle - 0.5 * sagAt(x, y) - thick * (0.3 * across + 0.14 * own)
      const half = thick * (0.52 - 0.14 * end)
      const d = slab(x, y, w, lying, half, Math.min(8, half * 0.8), 10 * own + 3 - 7 * end)
      return (d - 2.4 * (lumps(x, y, z, 0.09, seed) - 0.5)) * 0.65
    },
    colour: (x, y, z) => {
      const [across, cell] = sliceAt(alongOf(x, y), 118, seed)
      const own = noise(cell * 3.1 + 0.5, seed) - 0.5
      const n = layeredNoise(alongOf(x, y) * 0.05 + seed, z * 0.1, 3)
      const up = Math.abs(z - middle - 0.5 * sagAt(x, y) - thick * (0.3 * across + 0.14 * own)) / (thick * 0.5)
      const browned = 0.7 * smooth(0.55, 1.05, up + 0.7 * (n - 0.5)) + 0.3 * smooth(0.8, 1, Math.abs(across))
      return scaled(mix(POTATO.flesh, POTATO.brown, browned), 0.93 + 0.14 * n + 0.08 * own)
    },
    gloss: 0.2,
    through: 0.3,
  }
}

/** A sheet of pasta: thin, in waves, its edge hanging a little over what is below. */
function sheet(lying: Lying): Solid {
  const { from, thick, seed } = lying
  const middle = from + thick / 2
  const wave = lined((along) => 11 * (noise(along * 0.016 + seed, seed) - 0.5), ALONG)
  const more = lined((along) => 7 * (noise(along * 0.012 + seed * 2, seed) - 0.3), ALONG)
  return {
    bounds: bounded(lying, 12, 12),
    distance: (x, y, z) => {
      const along = alongOf(x, y)
      const w = z - middle - sagAt(x, y) - wave(along)
      return slab(x, y, w, lying, thick * 0.5, thick * 0.4, more(along)) * 0.62
    },
    colour: (x, y, z) => {
      const n = layeredNoise(alongOf(x, y) * 0.04 + seed, z * 0.2, 2)
      return mix(SHEET.pale, SHEET.deep, 0.7 * smooth(0.3, 0.8, n))
    },
    gloss: 0.3,
    through: 0.3,
  }
}

export interface Filling {
  sauce: Rgb
  crumb: Rgb
  /** Minced meat or lentils stand out of it. */
  coarse: boolean
}

/** Sauce: smooth and running down in tongues, or full of crumbs. */
function sauce(lying: Lying, { sauce: red, crumb, coarse }: Filling): Solid {
  const { from, thick, seed } = lying
  const runs = coarse ? 18 : 26
  const tongue = lined((along) => runs * smooth(0.5, 0.82, noise(along * 0.03 + seed, seed)), ALONG)
  const more = lined(
    (along) => (coarse ? 3 : 4) + (coarse ? 14 : 8) * (noise(along * 0.028 + seed, seed + 3) - 0.5),
    ALONG,
  )
  return {
    bounds: bounded(lying, runs + 10),
    distance: (x, y, z) => {
      const along = alongOf(x, y)
      const rim = smooth(-14, 2, roundedBox(x, y, lying.halfWidth, lying.halfDepth, 20))
      const low = from - 3 - tongue(along) * rim
      const high = from + thick + 3
      const w = z - sagAt(x, y) - (high + low) / 2
      const d = slab(x, y, w, lying, (high - low) / 2, Math.min(8, thick * 0.45), more(along))
      if (d > 10) return d * 0.8
      const grain = coarse
        ? 15 * (lumps(x, y, z, 0.062, seed) - 0.5) + 8 * (lumps(x, y, z, 0.14, seed + 5) - 0.5)
        : 4 * (lumps(x, y, z, 0.07, seed) - 0.5) + 2 * (lumps(x, y, z, 0.19, seed) - 0.5)
      return (d - grain) * 0.55
    },
    colour: (x, y, z) => {
      const body = 0.6 * lumps(x, y, z, 0.062, seed) + 0.4 * lumps(x, y, z, 0.14, seed + 5)
      const wet = scaled(red, 0.82 + 0.4 * lumps(x, y, z, 0.05, seed + 9))
      if (!coarse) return wet
      const own = mix(scaled(crumb, 0.82), scaled(crumb, 1.3), smooth(0.35, 0.7, lumps(x, y, z, 0.11, seed + 2)))
      return mix(wet, own, smooth(0.44, 0.56, body))
    },
    gloss: coarse ? 0.4 : 0.55,
    through: 0.12,
  }
}

/** Melted cheese or a little white sauce between two layers. */
function melted(lying: Lying, colour: Rgb): Solid {
  const { from, thick, seed } = lying
  const tongue = lined((along) => 22 * smooth(0.6, 0.95, noise(along * 0.045 + seed, seed)), ALONG)
  // It is not everywhere: torn pieces lay here and there.
  const there = lined((along) => smooth(0.3, 0.55, noise(along * 0.013 + seed * 3, seed)), ALONG)
  return {
    bounds: bounded(lying, 34),
    distance: (x, y, z) => {
      const along = alongOf(x, y)
      const rim = smooth(-10, 3, roundedBox(x, y, lying.halfWidth, lying.halfDepth, 20))
      const low = from - tongue(along) * rim
      const high = from + thick
      const w = z - sagAt(x, y) - (high + low) / 2
      return slab(x, y, w, lying, (high - low) / 2, Math.min(7, thick * 0.45), -10 + 16 * there(along)) * 0.55
    },
    colour: (x, y, z) =>
      mix(colour, rgb('#e2b25a'), 0.6 * smooth(0.35, 0.75, layeredNoise(alongOf(x, y) * 0.03 + seed, z * 0.06, 2))),
    gloss: 0.4,
    through: 0.3,
  }
}

const LIES: Record<BakedLayer['what'], (lying: Lying, filling: Filling, white: Rgb) => Solid> = {
  eggplant: (lying) => eggplant(lying, 138),
  potato: (lying) => potato(lying),
  sheet: (lying) => sheet(lying),
  sauce: (lying, filling) => sauce(lying, filling),
  white: (lying, _filling, white) => melted(lying, white),
}

/** The layers one on the other; the top is laid on by the caller. */
export function bakedLayers(
  layers: readonly BakedLayer[],
  size: SlabSize,
  height: number,
  filling: Filling & { white: Rgb; seed: number },
): Solid[] {
  const total = layers.reduce((sum, { share }) => sum + share, 0)
  let from = 0
  return layers.map(({ what, share }, i) => {
    const thick = (share / total) * height
    const solid = LIES[what]({ ...size, from, thick, seed: filling.seed + i * 7.3 }, filling, filling.white)
    from += thick
    return solid
  })
}
