// A small round roll of cassava starch and cheese: blistered and golden where it puffed up; torn open it is hollow and stretchy.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { Solid } from './carver.ts'
import { moved, softMax, tabled, turned } from './solids.ts'

const SKIN = { pale: rgb('#f8d98e'), gold: rgb('#e8a93e'), brown: rgb('#b5701f') }
const INSIDE = { pale: rgb('#ffe7a4'), deep: rgb('#dfa94a') }

export interface CheeseRoll {
  x: number
  y: number
  /** The height of its foot. */
  up: number
  size: number
  turn: number
  seed: number
  /** The half of a roll, its torn side towards the viewer. */
  torn: boolean
}

export function cheeseRoll({ x, y, up, size, turn, seed, torn }: CheeseRoll): Solid {
  const tall = size * (0.76 + 0.1 * noise(seed * 3.1, 0.5))
  const wide = 1 + 0.12 * (noise(seed * 1.7, 3.5) - 0.5)
  const middle = tall * 0.86
  const [byX, byY, byZ] = [1 / (size * wide), wide / size, 1 / tall]
  const hull = (px: number, py: number, pz: number): number => {
    const u = px * byX
    const v = py * byY
    const w = (pz - middle) * byZ
    return (Math.sqrt(u * u + v * v + w * w) - 1) * tall
  }
  /** No two are quite round. */
  const uneven = tabled(
    (px, py) => size * 0.15 * (layeredNoise(px * 0.014 + seed, py * 0.016, 3) - 0.5),
    size * 1.2,
    size * 2.4,
  )
  const ball = (px: number, py: number, pz: number): number => softMax(hull(px, py, pz) - uneven(px, py - pz), -pz, 12)
  /** A place on the skin, spread out from where the viewer looks: no pattern is drawn out at its edge. */
  const spread = (px: number, py: number, pz: number): readonly [number, number] => {
    const up = (pz - middle) * (size / tall)
    const far = Math.sqrt(px * px + py * py + up * up) || 1
    const [p, q] = [px / far, (0.77 * py - 0.64 * up) / far]
    const d = Math.min(1, hypot(p, q))
    const bulge = (0.64 * py + 0.77 * up < 0 ? Math.PI - Math.asin(d) : Math.asin(d)) / (d || 1)
    return [p * bulge * size, q * bulge * size]
  }
  /** In patches, as cheese melts. */
  const blisterAt = (p: number, q: number): number =>
    pores(p * 0.05 + seed, q * 0.05, 0.5) * smooth(0.3, 0.5, noise(p * 0.03 - seed, q * 0.03))
  /** How deep the torn side is: hollow in the middle, with holes about it. */
  const hole = (px: number, pz: number): number => {
    const r = hypot(px / size, (pz - middle) / tall)
    return (
      24 * smooth(0.6, 0.12, r + 0.35 * (noise(px * 0.05 + seed, pz * 0.05) - 0.5)) +
      (13 * pores(px * 0.034 + seed, pz * 0.04, 0.6) + 5 * pores(px * 0.085 - seed, pz * 0.1, 0.55)) *
        smooth(0.9, 0.66, r)
    )
  }
  const holeAt = torn ? tabled(hole, size * 1.2, tall * 2) : hole
  /** Negative behind the tear, which is ragged and leans back. */
  const tearAt = (px: number, py: number, pz: number): number =>
    py - 0.34 * size + 0.34 * pz - 9 * (noise(px * 0.045 + seed, pz * 0.045) - 0.5) + holeAt(px, pz)
  const solid: Solid = {
    bounds: { x: 0, y: 0, reach: size * 1.12, from: 0, to: tall * 2 + 4 },
    distance: (px, py, pz) => {
      const far = hull(px, py, pz)
      if (far > 12) return far - 7
      const skin = ball(px, py, pz)
      return torn ? softMax(skin, tearAt(px, py, pz) * 0.8, 5) * 0.68 : skin * 0.92
    },
    colour: (px, py, pz) => {
      const [p, q] = spread(px, py, pz)
      const n = layeredNoise(p * 0.022 + seed, q * 0.022, 3)
      const fine = noise(p * 0.2 + seed, q * 0.2)
      const high = pz / (tall * 1.8)
      const baked = smooth(0.1, 0.9, high + 0.6 * (n - 0.5))
      const foot = 0.6 * smooth(0.16, 0, high)
      const spot = smooth(0.15, 0.7, blisterAt(p, q)) * smooth(0.35, 0.75, high)
      const brown = 0.6 * smooth(0.54, 0.74, n) * baked + 0.5 * spot + 0.35 * smooth(0.8, 1.1, high + 0.5 * (n - 0.5))
      const skin = scaled(
        mix(mix(SKIN.pale, SKIN.gold, Math.max(baked, foot)), SKIN.brown, clamp(brown)),
        0.95 + 0.1 * fine,
      )
      if (!torn) return skin
      const deep = smooth(4, 34, holeAt(px, pz))
      const open = smooth(-6, -2, tearAt(px, py, pz)) * smooth(-1, -5, ball(px, py, pz))
      const inner = mix(INSIDE.pale, INSIDE.deep, 0.7 * deep + 0.2 * noise(px * 0.1 + seed, pz * 0.1))
      return mix(skin, inner, open)
    },
    gloss: 0.14,
    through: torn ? 0.4 : 0.1,
  }
  return moved(turned(solid, turn), x, y, up)
}
