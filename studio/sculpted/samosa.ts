// A samosa: a plump pyramid of crisp pastry, blistered and golden, its seam folded over, its foot pinched; or cut open.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, pores, smooth, TAU } from '#studio/noise.ts'
import type { Solid } from './carver.ts'
import { evenLumps, softMax } from './solids.ts'

const PASTRY = { pale: rgb('#f2bd6a'), gold: rgb('#e0923a'), brown: rgb('#a8571a'), inside: rgb('#f3d9a0') }
const FILLING = {
  potato: rgb('#f0c250'),
  pale: rgb('#f8dd8a'),
  spice: rgb('#c07c1c'),
  pea: rgb('#7fae34'),
  dark: rgb('#4f7f20'),
}
/** How far its faces swell: the radius of the spheres that they are cut from, as a share of its size. */
const SWELL = 3.4
/** How steep its sides are. */
const STEEP = 0.52
const CRUST = 7

interface SamosaPlace {
  x: number
  y: number
  size: number
  turn: number
  /** How far the tip leans to the right and to the front. */
  lean: readonly [number, number]
  seed: number
  /** The half toward the viewer is gone. */
  cut?: boolean
}

export function samosa({ x: x0, y: y0, size, turn, lean, seed, cut = false }: SamosaPlace): Solid {
  const [cosUp, sinUp] = [Math.cos(STEEP), Math.sin(STEEP)]
  const swell = size * SWELL
  const faces = [0, 1, 2].map((i) => {
    const angle = turn + (i / 3) * TAU
    const [nx, ny] = [Math.cos(angle) * cosUp, Math.sin(angle) * cosUp]
    const off = size * 0.62 - swell
    return { x: nx * off, y: ny * off, z: sinUp * off, nx: Math.cos(angle), ny: Math.sin(angle) }
  })
  const flap = faces[0] as (typeof faces)[number] // there are three
  /** Along the foot of the face with the seam, from its middle. */
  const across = (x: number, y: number): number => (flap.nx * y - flap.ny * x) / size
  const onFlap = (x: number, y: number): number => (flap.nx * x + flap.ny * y) / size
  const local = (px: number, py: number, z: number): [number, number] => [px - x0 - lean[0] * z, py - y0 - lean[1] * z]
  const seam = (x: number, y: number, z: number): number =>
    across(x, y) - 0.34 + 0.5 * (z / size) + 0.05 * Math.sin(z * 0.06 + seed)
  const body = (x: number, y: number, z: number): number => {
    let d = -z
    for (const face of faces) d = softMax(d, hypot(hypot(x - face.x, y - face.y), z - face.z) - swell, size * 0.12)
    return d
  }
  /** The cut slants back, so that one looks into it. */
  const gash = (px: number, py: number, z: number): number =>
    (py - y0 - 0.12 * (px - x0) - size * 0.3 + 0.62 * z) * 0.84
  const broken = (px: number, z: number): number =>
    7 * (layeredNoise((px - x0) * 0.06 + seed, z * 0.07, 3) - 0.5) * smooth(8, 20, z)
  return {
    bounds: { x: x0, y: y0, reach: size * 1.6, from: 0, to: size * 1.6 },
    distance: (px, py, z) => {
      const [x, y] = local(px, py, z)
      const d = body(x, y, z)
      const sliced = cut ? gash(px, py, z) - broken(px, z) : -size
      if (d > 12) return Math.max(d, sliced) * 0.8
      const lumps = 5 * (evenLumps(x, y, z, 0.028, seed) - 0.5)
      const blister = 1.8 * smooth(0.55, 0.72, evenLumps(x, y, z, 0.075, seed + 4))
      const angle = Math.atan2(y, x)
      const pinched = (2 + 1.1 * Math.sin(angle * 26)) * smooth(14, 6, z)
      const folded = onFlap(x, y) > 0.05 ? 4 * smooth(-0.02, 0.02, seam(x, y, z)) : 0
      return Math.max(d - lumps - blister - pinched - folded, sliced) * 0.7
    },
    colour: (px, py, z) => {
      const [x, y] = local(px, py, z)
      if (cut && gash(px, py, z) - broken(px, z) > -1.6) return fillingAt(px - x0, z, -body(x, y, z), seed)
      const n = evenLumps(x, y, z, 0.024, seed)
      const fine = evenLumps(x, y, z, 0.11, seed + 7)
      const blister = smooth(0.55, 0.72, evenLumps(x, y, z, 0.075, seed + 4))
      // Corners and the tip take more color.
      const corner = smooth(0.62, 1.05, hypot(x, y) / size) + smooth(0.85, 1.2, z / size)
      const brown = clamp(
        0.8 * smooth(0.46, 0.74, n) + 0.25 * blister + 0.3 * smooth(20, 4, z) + 0.45 * corner * fine * 1.6,
      )
      const shadow = onFlap(x, y) > 0.05 ? smooth(0.03, 0, Math.abs(seam(x, y, z) + 0.015)) : 0
      const gold = mix(PASTRY.pale, PASTRY.gold, clamp(0.25 + 0.9 * fine))
      return scaled(mix(gold, PASTRY.brown, 0.8 * brown), 1 - 0.35 * shadow)
    },
    gloss: 0.35,
    through: 0.1,
  }
}

/** Crushed potato yellow with turmeric, whole peas, a thin pale crust about them. `deep`: how far below the crust's outside. */
function fillingAt(along: number, z: number, deep: number, seed: number): Rgb {
  if (deep < CRUST) return mix(PASTRY.gold, PASTRY.inside, smooth(0, CRUST * 0.7, deep))
  const n = layeredNoise(along * 0.06 + seed, z * 0.07, 3)
  const fine = layeredNoise(along * 0.2 - seed, z * 0.22 + seed, 2)
  // Pieces of potato side by side, the spices between them.
  const lump = pores(along * 0.05 + 0.8 * n, z * 0.06 + seed, 0.9)
  const potato = mix(mix(FILLING.spice, FILLING.potato, smooth(0, 0.3, lump)), FILLING.pale, 0.7 * smooth(0.45, 0.7, n))
  const pea = pores(along * 0.034 + 0.3 * fine + seed, z * 0.038 + seed, 0.6)
  const green = mix(FILLING.dark, FILLING.pea, smooth(0.3, 0.7, pea))
  const shade = (0.82 + 0.18 * smooth(CRUST, CRUST + 7, deep)) * (0.86 + 0.28 * fine)
  return scaled(mix(potato, green, smooth(0.28, 0.36, pea)), shade)
}
