// Flatbreads, slices, muffins and biscuits.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

export interface CrustLook {
  light: Rgb
  mid: Rgb
  dark: Rgb
}

export const WHEAT: CrustLook = { light: rgb('#f0d7a4'), mid: rgb('#e2b673'), dark: rgb('#8f5327') }
export const CORN: CrustLook = { light: rgb('#f2d58c'), mid: rgb('#e6b95c'), dark: rgb('#a86a2a') }
export const GOLDEN: CrustLook = { light: rgb('#e3a95a'), mid: rgb('#c9853a'), dark: rgb('#8a4c1c') }
export const DARK_CRUST: CrustLook = { light: rgb('#a9723c'), mid: rgb('#8a5428'), dark: rgb('#553014') }
export const TEFF: CrustLook = { light: rgb('#d2ae80'), mid: rgb('#bb9263'), dark: rgb('#8a6540') }

export interface RoundOptions {
  radius: number
  ry?: number
  thickness: number
  look: CrustLook
  /** How strongly it is blistered, 0 to 1. */
  blisters?: number
  rough?: number
  turn?: number
}

/** Brown spots from a hot griddle: round, of many sizes, darkest in the middle. Coordinates in scene units. */
export function griddled(x: number, y: number): number {
  const wavy = 16 * (layeredNoise(x * 0.05, y * 0.05, 2) - 0.5)
  const [u, v] = [x + wavy, y - wavy]
  return clamp(pores(u * 0.017, v * 0.017, 0.42) * 0.8 + pores(u * 0.05 + 31, v * 0.05, 0.4) * 0.6)
}

/** Crumb seen from above, with pores; the second number is how deep one is in them. */
export function crumbAt(crumb: Rgb, x: number, y: number): readonly [Rgb, number] {
  const n = layeredNoise(x * 0.02, y * 0.02, 3)
  const fine = layeredNoise(x * 0.2, y * 0.2, 2)
  const pore = Math.max(pores(x * 0.05, y * 0.05, 0.4), 0.7 * pores(x * 0.11 + 40, y * 0.11, 0.5))
  return [scaled(crumb, 0.95 + 0.08 * n + 0.06 * fine - 0.16 * pore), pore]
}

/** A flatbread, tortilla, pancake or pizza base. */
export function roundBread(scene: Scene, x: number, y: number, options: RoundOptions): void {
  const { radius, thickness, look, blisters = 0.5, rough = 5 } = options
  const seed = scene.random.between(0, 99)
  disc(scene, x, y, {
    radius,
    ry: options.ry ?? radius,
    thickness,
    turn: options.turn ?? scene.random.angle(),
    edge: Math.min(9, thickness),
    lean: 0.3,
    tilt: 0.01,
    sink: 0.45,
    face: (d, a, u, v) => {
      if (d > 0.965 + 0.035 * Math.sin(a * 3 + seed) * Math.cos(a * 2 + seed)) return null
      const n = layeredNoise(u * 3 + seed, v * 3, 4)
      const m = layeredNoise(u * 9 + seed, v * 9, 3)
      const toasted = mix(look.light, look.mid, smooth(0.35, 0.7, n))
      const blister = Math.max(griddled(u * radius + seed * 50, v * radius), smooth(0.62, 0.78, m) * 0.4)
      return [mix(toasted, look.dark, blister * blisters), (n - 0.5) * rough + (m - 0.5) * 2 + blister, 0.16]
    },
  })
}

/** The base of a pizza: flat in the middle, with a puffed and blistered rim. */
export function pizzaBase(scene: Scene, x: number, y: number, radius: number, aspect: number, look: CrustLook): void {
  const seed = scene.random.between(0, 99)
  disc(scene, x, y, {
    radius,
    ry: radius * aspect,
    thickness: 14,
    turn: 0,
    edge: 12,
    lean: 0,
    tilt: 0,
    sink: 0.75,
    face: (d, a, u, v) => {
      const outline = 0.95 + 0.05 * layeredNoise(Math.cos(a) * 2 + seed, Math.sin(a) * 2 + seed, 3)
      const q = d / outline
      if (q > 1) return null
      const bubbles = layeredNoise(Math.cos(a) * 5 + seed, Math.sin(a) * 5 + seed, 2)
      const rim = Math.sqrt(Math.max(0, 1 - ((q - 0.91) / 0.09) ** 2))
      const n = layeredNoise(u * 6 + seed, v * 6, 4)
      const char = smooth(0.62, 0.74, layeredNoise(u * 11 + seed, v * 11, 2)) * rim * 0.85
      const crust = mix(mix(look.light, look.mid, smooth(0.3, 0.7, n)), look.dark, clamp(char + 0.25 * rim * n))
      return [crust, rim * (16 + 16 * bubbles) + (n - 0.5) * 4, 0.15]
    },
  })
}

/** A slice of a loaf, face up: crumb inside, crust around; `round` 2 is oval, 5 nearly square. */
export function breadSlice(
  scene: Scene,
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
  turn: number,
  crumb: Rgb,
  crust: Rgb,
  round = 5,
): number {
  const { field, random } = scene
  const seed = random.between(0, 99)
  const base = field.settle(x, y, halfWidth * 0.6, halfHeight * 0.6, turn, 0.8, 0).z
  const toasted = mix(crumb, crust, 0.38)
  field.stamp(x, y, hypot(halfWidth, halfHeight) * 1.1, turn, (lx, ly, out) => {
    // A loaf is a little wider where it rose above its tin.
    const shoulder = 1 + 0.06 * smooth(0, 0.5, -ly / halfHeight) * (round > 4 ? 1 : 0)
    const q = (Math.abs(lx) / (halfWidth * shoulder)) ** round + (Math.abs(ly) / halfHeight) ** round
    if (q > 1) return false
    const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 3)
    const fine = layeredNoise(lx * 0.16 + seed, ly * 0.16 + seed, 2)
    const [open, hole] = crumbAt(crumb, lx + seed * 60, ly)
    const face = scaled(mix(open, toasted, smooth(0.3, 0.7, n) * 0.8), 0.95 + 0.1 * fine)
    // The crust is a band of even width, whatever the shape.
    const rim = smooth(0.8, 0.92, q ** (2.4 / round))
    const z = 28 + (fine - 0.5) * 3 - hole * 4 + rim * 2 - smooth(0.9, 1, q) * 12
    return put(out, mix(face, crust, rim * 0.9), base + z, 0.08, z + 2)
  })
  return base + 30
}

/** A cookie: thick and soft in the middle, its edge thin, ragged and browner, its top cracked where it sank. */
export function cookie(scene: Scene, x: number, y: number, r: number, look: CrustLook): void {
  const seed = scene.random.between(0, 99)
  disc(scene, x, y, {
    radius: r,
    thickness: 13,
    edge: 9,
    lean: 0.3,
    face: (d, a, u, v) => {
      const edge = 0.9 + 0.16 * layeredNoise(Math.cos(a) * 1.7 + seed, Math.sin(a) * 1.7, 3)
      if (d > edge) return null
      const q = d / edge
      const n = layeredNoise(u * 3.4 + seed, v * 3.4, 4)
      // Short cracks where the dough spread, and a rough, bubbly top.
      const torn = smooth(0.42, 0.6, layeredNoise(u * 1.6 - seed, v * 1.6, 2)) * smooth(0.95, 0.75, q)
      const crack = smooth(0.03, 0, Math.abs(layeredNoise(u * 2.6 + seed, v * 2.6 + seed, 3) - 0.5)) * torn
      const dimple = pores(u * 6 + seed, v * 6, 0.5)
      const browned = smooth(0.66, 1, q) * 0.62 + crack * 0.5 + dimple * 0.1
      const body = mix(mix(look.light, rgb('#f2cf92'), 0.35 * smooth(0.8, 0.2, q)), look.mid, smooth(0.3, 0.7, n))
      const ripple = 2.4 * Math.sin(q * 17 + n * 3) * smooth(0.62, 0.9, q)
      return [
        mix(body, look.dark, browned),
        (n - 0.5) * 13 - crack * 5 - dimple * 2 + 15 * (1 - q * q) + ripple - 7 * smooth(0.85, 1, q),
        0.18,
      ]
    },
  })
}

const COCOA_CRUMB: CrustLook = { light: rgb('#6a3a20'), mid: rgb('#4f2812'), dark: rgb('#2f160a') }

/** The crumb of a cake or a loaf, by what is in the dough. */
export function crumbOf(dish: Dish): CrustLook {
  if (dish.has(/cocoa/) || dish.called(/chocolate(?! chip)|brownie/)) return COCOA_CRUMB
  if (dish.has(/carrot|pumpkin|ginger|molasses|date|rye|brown sugar|treacle/)) return DARK_CRUST
  return GOLDEN
}
