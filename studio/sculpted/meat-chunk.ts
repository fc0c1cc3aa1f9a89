// A boneless piece of chicken that simmered in its sauce: two or three muscles that hold together, seared in patches,
// fibers that show where the searing ends, sauce over part of it and gathered in its seams.
import { mix, type Rgb, scaled, stained } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { BirdLook } from './bird-skin.ts'
import type { Solid } from './carver.ts'
import { softMin, toEllipsoid } from './limbs.ts'
import { evenLumps, moved, softMax, turned } from './solids.ts'

export interface MeatChunk {
  x: number
  y: number
  /** Half its width. */
  size: number
  turn: number
  look: BirdLook
  /** How much of it lies below the surface, in scene units. */
  sunk: number
  /** How many sides of it a knife left. */
  cuts: number
  /** Laid on last: the sauce lies on it in spots with an edge. A wash of sauce that fades out over it looks like glass. */
  bare?: boolean
  /** Above the sculpture's foot. */
  lift?: number
  /** Near falling apart, 0 to 1: furrows between its fibers, and no smooth face. */
  falling?: number
}

export function meatChunk({
  x,
  y,
  size,
  turn,
  look,
  sunk,
  cuts,
  bare = false,
  lift = 0,
  falling = 0,
}: MeatChunk): Solid {
  const { seed } = look
  const own = (k: number): number => noise(seed * 3.7 + k * 5.3, k * 2.9 + 0.5)
  const lies = own(1) > 0.5 ? 1 : -1
  const long = 1.04 + 0.34 * own(2)
  const [lean, lobeAt] = [0.9 * (own(3) - 0.5), 0.7 * (own(4) - 0.5)]
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  const tall = (0.5 + 0.14 * own(5)) * (bare ? 0.86 : 1)
  const end = own(6) > 0.5 ? 1 : -1
  const top = size * (tall + 0.5)
  // Bites are rounder than whole thighs.
  const [bentA, bentB] = bare && size > 50 ? [0.56, 0.64] : [0.4, 0.46]
  const groove = bare ? 0.02 : 0.035
  /** 0 where it comes out of the sauce, 1 on top. */
  const highAt = (z: number): number => z / Math.max(1, size * (tall + 0.26) - sunk)
  const planes = Array.from({ length: cuts }, (_, i) => {
    const angle = own(7) * TAU + i * (1.7 + own(8 + i))
    return { x: Math.cos(angle), y: Math.sin(angle), off: 0.6 + 0.3 * own(10 + i) }
  })
  /** The distance, how near the seam between two muscles is, and how far a cut is. */
  const at = (px: number, py: number, pz: number): readonly [number, number, number] => {
    const [u, v, w] = [px / size, py / size, (pz + sunk) / size]
    const a = u + bentA * (noise(u * 1.5 + seed, v * 1.5 + w) - 0.5)
    const b = v + bentB * (noise(u * 1.6 - seed, v * 1.6 + w) - 0.5)
    const main = toEllipsoid(a, b + 0.18 * lies, w - 0.28, long, 0.66, tall)
    const [la, lb] = [a - lobeAt, b - 0.46 * lies]
    const lobe = toEllipsoid(cos * la + sin * lb, cos * lb - sin * la, w - 0.22, long * 0.7, 0.42, tall * 0.8)
    const tip = toEllipsoid(a - 0.62 * end * long, b - 0.1 * lies, w - 0.2, 0.46, 0.54, tall * 0.78)
    const rest = softMin(lobe, tip, 0.1)
    let knife = -9
    for (const plane of planes) knife = Math.max(knife, a * plane.x + b * plane.y + 0.5 * w - plane.off)
    const meat = softMin(main, rest, groove)
    return [softMax(meat, knife * 0.9, 0.12), Math.abs(main - rest), knife - meat]
  }
  /** Bundles that wander a little along the piece, and the threads in them. */
  const fiberAt = (px: number, py: number, pz: number): number => {
    const along = px / size
    const across0 = (py + pz * 0.8) / size
    const across = across0 + 0.7 * (noise(along * 1.5 + seed, 4.5 + across0) - 0.5)
    return 0.6 * noise(along * 3.4 + seed, across * 7) + 0.4 * noise(along * 7 - seed, across * 17)
  }
  const sauceAt = (px: number, py: number, pz: number): number => {
    if (!look.sauce) return 0
    const ran = layeredNoise(px * 0.03 - seed + pz * 0.012, py * 0.03 + pz * 0.012, 3)
    if (bare) {
      const ragged = 0.6 * ran + 0.4 * noise(px * 0.021 - seed, py * 0.021 + pz * 0.02)
      const bank = smooth(0.2, 0.14, highAt(pz) + 0.5 * (ragged - 0.5))
      const spot = 0.78 - 0.36 * (look.coated ?? 0)
      return Math.max(bank, smooth(spot, spot + 0.03, ragged))
    }
    const foot = smooth(0.3, -0.02, highAt(pz) + 0.7 * (ran - 0.5))
    const from = 0.79 - 0.4 * (look.coated ?? 0)
    return clamp(Math.max(0.85 * foot, 0.9 * smooth(from - 0.06, from + 0.1, ran)))
  }
  const paint = meatPaint(look, bare, falling)
  const solid: Solid = {
    bounds: { x: 0, y: 0, reach: size * 1.6, from: 0, to: top - sunk },
    distance: (px, py, pz) => {
      // Far from all of it, its hull is enough.
      const hull = toEllipsoid(px, py, pz + sunk - size * 0.26, size * 1.6, size * 1.12, size * 0.86)
      if (hull > 8) return hull * 0.85
      const [near] = at(px, py, pz)
      const d = near * size
      if (d > 11) return (d - 8) * 0.75
      const wet = sauceAt(px, py, pz)
      const dry = 1 - 0.6 * wet
      const grain = (fiberAt(px, py, pz) - 0.5) * (1.5 + 6 * falling) * dry
      const rough =
        (3.4 * (evenLumps(px, py, pz, 0.05, seed) - 0.5) + 2.2 * (evenLumps(px, py, pz, 0.14, seed + 4) - 0.5)) * dry
      // The sauce climbs it a little.
      const bank = pz < 4 ? 2 * (1 - Math.max(0, pz) / 4) ** 2 : 0
      return (d - grain - rough - (bare ? 2.6 : 1.4) * wet - bank) * 0.62
    },
    colour: (px, py, pz) => {
      const [, fold, knife] = at(px, py, pz)
      return paint(px, py, pz, {
        high: highAt(pz),
        seam: smooth(0.09, 0.01, fold),
        cut: smooth(-0.05, 0.05, knife),
        fiber: fiberAt(px, py, pz),
        wet: sauceAt(px, py, pz),
      })
    },
    gloss: bare ? 0.2 : 0.3,
  }
  return moved(turned(solid, turn), x, y, lift)
}

interface Place {
  high: number
  seam: number
  cut: number
  fiber: number
  wet: number
}

/** Golden brown where it lay in the pan, paler between, each fiber lighter than the gap beside it. */
function meatPaint({ tones, browned, seed, sauce, coated = 0 }: BirdLook, bare: boolean, falling: number) {
  const film = sauce && mix(sauce.dark, sauce.light, 0.55)
  return (x: number, y: number, z: number, { high, seam, cut, fiber, wet }: Place): Rgb => {
    const broad = layeredNoise(x * 0.019 + seed + z * 0.006, y * 0.019 + z * 0.012, 3)
    const fine = evenLumps(x, y, z, 0.15, seed + 11)
    // A hot pan browns it nearly all over, and less in dots.
    const hot = bare
      ? 0.42 + 0.26 * high + 1.7 * (broad - 0.5) + 0.3 * (fine - 0.5)
      : 0.28 + 0.34 * high + 2.6 * (broad - 0.5) + 0.8 * (fine - 0.5)
    const heat = browned * clamp(hot - 0.35 * cut - 0.2 * seam)
    // Fibers show faintly, and only where nothing browned: lines all over it would be wood.
    const raw = mix(tones.gold, tones.pale, 0.3 + 0.5 * smooth(0.4, 0.62, 1 - broad) + 0.3 * (fiber - 0.5))
    const gold = mix(raw, tones.amber, smooth(0.12, 0.42, heat))
    const brown = mix(mix(gold, tones.brown, smooth(0.4, 0.72, heat)), tones.dark, 0.7 * smooth(0.74, 1, heat))
    const strand = falling
      ? 1 - falling * (0.3 - 0.34 * smooth(0.25, 0.6, fiber) - 0.2 * (fiber - 0.5))
      : 0.975 + 0.05 * fiber
    const meat = scaled(brown, strand * (0.92 + 0.16 * fine) - 0.14 * seam)
    if (!sauce || !film) return meat
    if (bare) {
      const juice = scaled(mix(sauce.dark, sauce.light, 0.35 + 0.3 * high), 0.82 + 0.2 * fine)
      // Green over brown would be gray.
      const soaked = film[1] > film[0] ? meat : stained(meat, film, 0.1)
      return mix(soaked, juice, clamp(Math.max(0.94 * wet, 0.6 * seam * (1 - 0.6 * high))))
    }
    const soaked = stained(meat, film, 0.3 * coated + 0.12 * (1 - high))
    const lies = clamp(Math.max(wet, 0.7 * seam * (1 - 0.4 * high)))
    return mix(soaked, scaled(mix(sauce.dark, sauce.light, 0.3 + 0.35 * high), 0.9 + 0.2 * fine), 0.92 * lies)
  }
}
