// Half a toasted sandwich with an omelet in it, cut from corner to corner: the layers bulge out of the cut.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { hypot, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { Random } from '#studio/random.ts'
import type { Solid } from './carver.ts'
import { lumps, softMax } from './solids.ts'
import type { Rod } from './strands.ts'

/** Half of the cut, and how far the corner lies behind it. */
export const CUT = 200
export const CORNER = 186
const BREAD = {
  crumb: rgb('#f2d9a4'),
  dark: rgb('#d9ad68'),
  crust: rgb('#8f5320'),
  gold: rgb('#d2903a'),
  brown: rgb('#8a4a16'),
}
const EGG = { pale: rgb('#ffe07a'), yellow: rgb('#f8bf2c'), brown: rgb('#b8741c') }

/** How far outside of the triangle a point lies; the cut is its front edge. */
function outside(x: number, y: number): number {
  const behind = CORNER / 2 - y
  const slanted = ((CUT - Math.abs(x)) * CORNER - behind * CUT) / hypot(CUT, CORNER)
  return softMax(-behind, -slanted, 16)
}

/** A layer of the triangle's shape with round edges; `more`: how far it stands out over the bread. */
function slab(x: number, y: number, z: number, half: number, edge: number, more: number): number {
  const q = outside(x, y) - more + edge
  const w = Math.abs(z) - half + edge
  return hypot(Math.max(q, 0), Math.max(w, 0)) + Math.min(Math.max(q, w), 0) - edge
}

const bounded = (from: number, to: number): Solid['bounds'] => ({ x: 0, y: 0, reach: CUT * 1.12 + 20, from, to })

/** A slice of toast: porous crumb at the cut, crust on the two outer sides, fried golden above and below. */
export function toastSlice(from: number, thick: number, seed: number): Solid {
  const middle = from + thick / 2
  return {
    bounds: bounded(from - 4, from + thick + 5),
    distance: (x, y, z) => {
      const bow = 5 * (noise(x * 0.008 + seed, y * 0.008) - 0.5)
      const d = slab(x, y, z - middle - bow, thick / 2, 6, 0)
      if (d > 6) return d * 0.85
      const hole = pores(x * 0.09 + seed, (y + z) * 0.11, 0.5)
      return (d + 2.6 * hole + 1.4 * (noise(x * 0.16, y * 0.16 + z * 0.2) - 0.5)) * 0.7
    },
    colour: (x, y, z) => {
      const n = layeredNoise(x * 0.022 + seed, y * 0.022, 4)
      const fine = noise(x * 0.2, y * 0.2 + z * 0.25)
      const face = Math.abs(z - middle) / (thick / 2)
      const toast = mix(BREAD.gold, BREAD.brown, 0.8 * smooth(0.4, 0.68, n))
      const crumb = mix(BREAD.crumb, BREAD.dark, 0.35 * fine + 0.35 * smooth(0.45, 0.95, face))
      const crust = mix(BREAD.crust, BREAD.brown, 0.5 * fine)
      const cutSide = smooth(-12, -5, y - CORNER / 2)
      const rim = smooth(-11, -4, outside(x, y)) * (1 - cutSide)
      const flat = smooth(0.8, 0.96, face)
      const hole = pores(x * 0.09 + seed, (y + z) * 0.11, 0.5)
      const body = mix(crumb, mix(toast, crumb, 0.2 * fine), flat)
      return scaled(mix(body, crust, rim * 0.9), 1 - 0.22 * hole)
    },
    gloss: 0.12,
  }
}

/** Egg set in soft folds. */
export function omeletSlab(from: number, thick: number, seed: number): Solid {
  const middle = from + thick / 2
  return {
    bounds: bounded(from - 8, from + thick + 8),
    distance: (x, y, z) => {
      const wave = 7 * (noise(x * 0.012 + seed, y * 0.012) - 0.5)
      const bulge = 5 + 9 * (noise(x * 0.018 + seed * 2, z * 0.03) - 0.5)
      const d = slab(x, y, z - middle - wave, thick / 2, 13, bulge)
      if (d > 10) return d * 0.8
      const folds = 4 * Math.sin(z * 0.26 + 5 * noise(x * 0.02 + seed, y * 0.02)) * smooth(-30, -4, outside(x, y))
      return (d - 0.45 * folds - 4 * (lumps(x, y, z, 0.1, seed) - 0.5)) * 0.62
    },
    colour: (x, y, z) => {
      const n = lumps(x, y, z, 0.06, seed)
      const up = Math.abs(z - middle) / (thick / 2)
      const set = mix(EGG.yellow, EGG.pale, smooth(0.35, 0.7, n))
      return mix(set, EGG.brown, 0.7 * smooth(0.62, 1, up + 0.5 * (lumps(x, y, z, 0.12, seed + 4) - 0.5)))
    },
    gloss: 0.35,
    through: 0.15,
  }
}

/** Shreds that look out of the egg at the cut. */
export function shredsInEgg(from: number, thick: number, colours: readonly Rgb[], random: Random): Rod[] {
  const rods: Rod[] = []
  for (let i = 0; i < 150; i++) {
    const x = random.between(-CUT * 0.93, CUT * 0.93)
    const y = CORNER / 2 + random.between(-2, 7)
    const z = from + thick * random.between(0.12, 0.88)
    const lean = random.bell() * 0.45
    const into = random.bell() * 0.3
    const half = random.between(4, 19)
    const [dx, dy, dz] = [Math.cos(lean) * half, into * half, Math.sin(lean) * half * 0.8]
    const bend = random.bell() * 3
    const colour = scaled(random.pick(colours), random.between(0.85, 1.12))
    const radius = random.between(1.7, 3.1)
    rods.push(
      { from: [x - dx, y - dy, z - dz], to: [x, y, z + bend], radius, colour },
      { from: [x, y, z + bend], to: [x + dx, y + dy, z + dz], radius: radius * 0.85, colour },
    )
  }
  return rods
}

/** Cheese or ketchup between two layers: it comes out at the cut and hangs down in places. */
export function oozingAtCut(
  z: number,
  half: number,
  runs: number,
  colour: Rgb,
  gloss: number,
  seed: number,
  over = 9,
): Solid {
  const tongue = (x: number): number => runs * smooth(0.48, 0.8, noise(x * 0.026 + seed, seed))
  return {
    bounds: bounded(z - half - runs - 4, z + half + 5),
    distance: (x, y, pz) => {
      const wave = 5 * (noise(x * 0.014 + seed, y * 0.014) - 0.5)
      const more = over + 9 * (noise(x * 0.03 + seed, seed + 3) - 0.5)
      const low = z - half - tongue(x) * smooth(CORNER / 2 - 6, CORNER / 2 + 6, y)
      const high = z + half
      const d = slab(x, y, pz - wave - (high + low) / 2, (high - low) / 2, Math.min(half, 6), more)
      return d * 0.6
    },
    colour: (x, y, pz) => scaled(colour, 0.93 + 0.14 * noise(x * 0.04 + seed, y * 0.04 + pz * 0.08)),
    gloss,
    through: 0.2,
  }
}
