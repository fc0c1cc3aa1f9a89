// Mashed potatoes heaped in a bowl: furrows wound by the back of a spoon, and a hollow in which butter melts.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { chunk } from '#studio/shapes/solid.ts'

export interface MashLook {
  /** Its middle, where that is not the scene's. */
  x?: number
  y?: number
  radius: number
  base: number
  rise: number
  dark: Rgb
  light: Rgb
  /** A hollow for butter in the middle. */
  hollow: boolean
  /** How high the ridges beside the furrow are. */
  ridge?: number
}

/** Radius of the hollow as a share of the heap's. */
const HOLLOW = 0.27

/** How high the surface is at the middle of the hollow is told, so that butter can be poured into it. */
export function mashHeap(scene: Scene, look: MashLook): number {
  const { x: cx = scene.x, y: cy = scene.y, radius, base, rise, dark, light, hollow, ridge = 20 } = look
  const seed = scene.random.between(0, 99)
  const wind = scene.random.chance(0.5) ? 1 : -1
  scene.field.stamp(cx, cy, radius * 1.05, 0, (x, y, out) => {
    const a = Math.atan2(y, x)
    const edge = 0.94 + 0.08 * layeredNoise(Math.cos(a) * 1.6 + seed, Math.sin(a) * 1.6 + seed, 2)
    const r = hypot(x, y) / (radius * edge)
    if (r > 1) return false
    const n = layeredNoise(x * 0.012 + seed, y * 0.012, 3)
    const fine = layeredNoise(x * 0.07 + seed, y * 0.07, 3)
    // One furrow, wound outward: a soft ridge on each side of it.
    const turn = (a * wind) / TAU + r * 2.9 + (n - 0.5) * 0.55 + seed
    const across = turn - Math.floor(turn)
    const furrow = Math.sin(across * Math.PI) ** 1.6
    const wound = smooth(1, 0.82, r) * smooth(HOLLOW * 0.7, HOLLOW * 1.3, r)
    const dent = hollow ? smooth(HOLLOW * 1.25, HOLLOW * 0.55, r) : 0
    const z =
      base + rise * Math.sqrt(1 - r * r) + furrow * ridge * wound + (n - 0.5) * 14 + (fine - 0.5) * 5 - dent * 24
    const shade = clamp(0.2 + 0.55 * furrow * wound + 0.5 * (fine - 0.35) + 0.25 * (1 - wound) + 0.2 * n)
    return put(out, mix(dark, light, shade), z, 0.35)
  })
  return base + rise - 24
}

/** Where across a winding its lip is. */
const LIP = 0.62

/** How the back of a spoon leaves it, from 0 to 1 across one winding: a smooth hollow that rises to a soft lip and drops behind it. */
function swoop(across: number): number {
  return across < LIP ? (across / LIP) ** 1.6 : 0.5 + 0.5 * Math.cos(((across - LIP) / (1 - LIP)) * Math.PI)
}

/** Whipped smooth: wide strokes of a spoon wound about the middle, each with a lip that folds over. Tells the height of the hollow. */
export function whippedMash(scene: Scene, look: MashLook): number {
  const { x: cx = scene.x, y: cy = scene.y, radius, base, rise, dark, light, ridge = 21 } = look
  const seed = scene.random.between(0, 99)
  scene.field.stamp(cx, cy, radius * 1.02, 0, (x, y, out) => {
    const a = Math.atan2(y, x)
    const r = hypot(x, y) / (radius * (0.98 + 0.02 * layeredNoise(Math.cos(a) * 3 + seed, Math.sin(a) * 3, 2)))
    if (r > 1) return false
    const n = layeredNoise(x * 0.007 + seed, y * 0.007, 2) - 0.5
    const turn = (2 * a) / TAU + r * 4.4 - 0.9 * r * r + 1.1 * n + seed
    const across = turn - Math.floor(turn)
    const lip = swoop(across)
    // Here the spoon went deep, there it hardly touched.
    const deep = 0.35 + 1.2 * layeredNoise(Math.cos(a) * 1.4 + r * 2 + seed, Math.sin(a) * 1.4 - seed, 2)
    const swept = smooth(1, 0.9, r) * smooth(HOLLOW * 0.5, HOLLOW * 1.25, r)
    const grain = layeredNoise(turn * 9, a * 2.2 + seed, 3) - 0.5
    const lumps = layeredNoise(x * 0.05 + seed, y * 0.05, 2) - 0.5
    const dent = smooth(HOLLOW * 1.2, HOLLOW * 0.5, r)
    const z =
      base +
      rise * Math.sqrt(1 - r * r) +
      (ridge * lip * deep + 1.1 * grain) * swept +
      2.6 * lumps +
      1.5 * (layeredNoise(x * 0.15 - seed, y * 0.15, 2) - 0.5) -
      dent * 20 -
      8 * smooth(0.93, 1, r) ** 2
    const shade = clamp(0.5 + 0.5 * (lip - 0.5) * swept + 0.07 * grain + 0.2 * lumps + 0.2 * (1 - swept))
    return put(out, mix(dark, light, shade), z, 0.4)
  })
  return base + rise - 20
}

const BUTTER = { pool: rgb('#f0b83c'), deep: rgb('#d9971e'), pat: rgb('#fbe08a') }

/** Butter half melted: a pool, a run over the lip, and what is left of the pat. */
export function meltingButter(scene: Scene, radius: number, level: number): void {
  const seed = scene.random.between(0, 99)
  const run = scene.random.between(0.5, 1.4)
  const pool = radius * HOLLOW
  scene.field.stamp(
    scene.x,
    scene.y,
    radius,
    0,
    (x, y, out) => {
      const a = Math.atan2(y, x)
      const r = hypot(x, y)
      const toward = Math.abs(Math.atan2(Math.sin(a - run), Math.cos(a - run)))
      const reach = pool * (0.9 + 0.34 * layeredNoise(Math.cos(a) * 1.8 + seed, Math.sin(a) * 1.8 + seed, 2))
      const tongue = r * toward < 17 * smooth(pool * 2.6, pool * 0.9, r) ? pool * 2.6 : 0
      const inside = Math.max(reach, tongue) - r
      if (inside < 0) return false
      out.alpha = 0.9 * smooth(0, 9, inside)
      return put(out, mix(BUTTER.pool, BUTTER.deep, 0.5 * smooth(20, 0, inside)), 2 * smooth(0, 10, inside), 1)
    },
    'decal',
  )
  const size = radius * 0.105
  const pat = { aspect: 0.85, tall: 0.45, tip: 0.12, edge: size * 0.34, bump: 1, gloss: 0.8, uneven: 0.15 }
  scene.field.withCeiling(
    () => level + 4,
    () =>
      chunk(scene, scene.x - size * 0.3, scene.y - size * 0.2, {
        ...pat,
        size,
        side: scaled(BUTTER.pat, 0.94),
        top: BUTTER.pat,
      }),
  )
}
