// What browns in the oven on top of a layered dish: a thick white sauce, or torn mozzarella on tomato.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, noise, pores, roundedBox, smooth } from '#studio/noise.ts'
import { MARGIN, type SlabSize } from './baked-slab.ts'
import type { Solid } from './carver.ts'
import { tabled } from './solids.ts'

const CREAM = { pale: rgb('#f4e2b4'), gold: rgb('#e6b964'), amber: rgb('#c88836'), brown: rgb('#7e4519') }

interface BakedTop extends SlabSize {
  /** Its underside. */
  from: number
  thick: number
  seed: number
}

const RIM = 20
/** Its bounds end this far above it: light is asked for 22 above the relief, and the edge of the bounds would show there as a line. */
const CLEAR = 50

/** How far the top hangs down over the edge in tongues. */
const tongueAt = (x: number, y: number, runs: number, seed: number): number =>
  runs * smooth(0.46, 0.8, noise((x * 0.95 + y * 0.62) * 0.024 + seed, seed))

/** A solid between a wavy upper face and a lower one, with a rounded rim. */
function topSolid(
  top: BakedTop,
  runs: number,
  over: number,
  high: (x: number, y: number) => number,
): Solid['distance'] {
  const { halfWidth, halfDepth, from, thick, seed } = top
  const raised = tabled(high, halfWidth + MARGIN, halfDepth + MARGIN)
  const hangs = tabled((x, y) => tongueAt(x, y, runs, seed), halfWidth + MARGIN, halfDepth + MARGIN)
  return (x, y, z) => {
    // Well above it the relief does not matter.
    const above = z - from - thick - CLEAR
    if (above > 3) return above
    const more = over + 7 * (noise((x * 0.95 + y * 0.62) * 0.022 + seed, seed + 5) - 0.5)
    const q = roundedBox(x, y, halfWidth + more, halfDepth + more, RIM)
    if (q > 12) return Math.max(q, z - from - thick - CLEAR) * 0.8
    const rim = smooth(-16, -2, q)
    const low = from - hangs(x, y) * rim
    const up = from + thick + raised(x, y)
    const half = (up - low) / 2
    const edge = Math.min(13, half * 0.9)
    const [qr, qz] = [q + edge, Math.abs(z - (up + low) / 2) - half + edge]
    return (hypot(Math.max(qr, 0), Math.max(qz, 0)) + Math.min(Math.max(qr, qz), 0) - edge) * 0.55
  }
}

function boundsOf({ halfWidth, halfDepth, from, thick }: BakedTop, runs: number): Solid['bounds'] {
  return { x: 0, y: 0, reach: hypot(halfWidth, halfDepth) + 6, from: from - runs - 4, to: from + thick + CLEAR }
}

/** Set white sauce: blistered, golden, brown where it stood up; pale at the cut. */
export function whiteSauceTop(top: BakedTop): Solid {
  const { from, thick, seed, halfWidth, halfDepth } = top
  const blister = (x: number, y: number): number =>
    Math.max(pores(x * 0.017 + seed, y * 0.017, 0.62), 0.7 * pores(x * 0.036 - seed, y * 0.036, 0.55))
  const high = (x: number, y: number): number =>
    13 * (layeredNoise(x * 0.013 + seed, y * 0.013, 3) - 0.5) +
    5 * blister(x, y) +
    3 * (noise(x * 0.11, y * 0.11) - 0.5)
  return {
    bounds: boundsOf(top, 30),
    distance: topSolid(top, 22, 2, high),
    colour: (x, y, z) => {
      const n = layeredNoise(x * 0.014 + seed * 2, y * 0.014, 3)
      const m = layeredNoise(x * 0.05 + seed, y * 0.05, 3)
      const q = roundedBox(x, y, halfWidth, halfDepth, RIM)
      // The knife went down through it: below the crust it is pale.
      const crust = smooth(from + thick - 17, from + thick - 5, z + 6 * (m - 0.5))
      const took = clamp(smooth(0.34, 0.7, n + 0.35 * (m - 0.5)) + 0.3 * blister(x, y) + 0.2 * smooth(-30, -4, q))
      const face = mix(
        mix(CREAM.gold, CREAM.amber, smooth(0.2, 0.7, took)),
        CREAM.brown,
        0.85 * smooth(0.62, 1.15, took),
      )
      const lightened = mix(face, CREAM.pale, 0.4 * smooth(0.5, 0.2, n))
      return mix(mix(CREAM.pale, CREAM.gold, 0.16 * m), lightened, crust)
    },
    gloss: 0.2,
    through: 0.2,
  }
}

/** Tomato sauce with melted cheese in pools, golden and blistered where it is thick. */
export function cheeseTop(top: BakedTop, red: Rgb): Solid {
  const { seed } = top
  const thickAt = (x: number, y: number): number =>
    smooth(0.24, 0.6, layeredNoise(x * 0.0135 - seed, y * 0.0135 + seed, 3))
  const high = (x: number, y: number): number =>
    11 * thickAt(x, y) +
    10 * (layeredNoise(x * 0.016 + seed, y * 0.016, 3) - 0.5) +
    3 * pores(x * 0.03 + seed, y * 0.03, 0.6) * thickAt(x, y)
  return {
    bounds: boundsOf(top, 44),
    distance: topSolid(top, 40, 3, high),
    colour: (x, y, z) => {
      const n = layeredNoise(x * 0.022 + seed, y * 0.022, 3)
      const fine = layeredNoise(x * 0.07 + seed, y * 0.07 + z * 0.05, 2)
      const thick = thickAt(x, y)
      const blister = pores(x * 0.03 + seed, y * 0.03, 0.6)
      const took = clamp(smooth(0.42, 0.72, n + 0.3 * (fine - 0.5)) + 0.35 * blister)
      const cheese = mix(
        mix(CREAM.pale, CREAM.gold, 0.3 + 0.7 * smooth(0, 0.45, took)),
        CREAM.brown,
        0.8 * smooth(0.45, 1.1, took),
      )
      const sauce = mix(scaled(red, 0.62 + 0.5 * fine), CREAM.amber, 0.14 + 0.3 * smooth(0.5, 0.7, n))
      return mix(sauce, cheese, smooth(0.22, 0.62, thick))
    },
    gloss: 0.34,
    through: 0.16,
  }
}

const BASIL = { deep: rgb('#1f4a16'), bright: rgb('#447a28') }

/** A basil leaf that lies on the top: a pointed oval, its halves arched, its tip curled. */
export function basilLeaf(cx: number, cy: number, z0: number, length: number, turn: number, seed: number): Solid {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const local = (x: number, y: number): readonly [number, number] => [
    (cos * (x - cx) + sin * (y - cy)) / length,
    (cos * (y - cy) - sin * (x - cx)) / length,
  ]
  const wide = (u: number): number => 0.56 * Math.sqrt(clamp(1 - Math.abs(u) ** 2.2)) * (1 - 0.25 * u)
  const level = (u: number, v: number): number =>
    z0 + length * (0.16 * (1 - u * u) + 0.3 * Math.abs(v) - 0.55 * v * v + 0.05 * Math.sin(u * 7 + seed))
  return {
    bounds: { x: cx, y: cy, reach: length * 1.05, from: z0 - length * 0.35, to: z0 + length * 0.5 },
    distance: (x, y, z) => {
      const [u, v] = local(x, y)
      const side = (Math.abs(v) - wide(u)) * length
      return Math.max(side * 0.7, (Math.abs(z - level(u, v)) - 1.6) * 0.6, (Math.abs(u) - 1) * length)
    },
    colour: (x, y) => {
      const [u, v] = local(x, y)
      const vein = smooth(0.12, 0, Math.abs(Math.sin((u - Math.abs(v) * 0.9) * 9)))
      const rib = smooth(0.05, 0.01, Math.abs(v))
      return mix(
        mix(BASIL.deep, BASIL.bright, 0.35 + 0.5 * noise(u * 3 + seed, v * 3)),
        BASIL.bright,
        0.3 * vein + 0.5 * rib,
      )
    },
    gloss: 0.2,
    through: 0.15,
  }
}
