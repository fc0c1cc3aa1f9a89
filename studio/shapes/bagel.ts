// A split bagel: its lower half spread with something white, its seeded lid, and folds of smoked salmon that hang over the edge.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { sesameAt } from '#studio/shapes/buns.ts'
import { crumbSide } from '#studio/shapes/upright.ts'

/** The ring: how far its middle line is from the hole's middle, and half of its width. */
export const RING = { middle: 104, half: 74 }
const HEEL = 40
const LID = 56
const CRUST = { gold: rgb('#d8963c'), brown: rgb('#8f4d16'), crumb: rgb('#f6e0b0'), toast: rgb('#d9a24e') }
const SEED = rgb('#fbeecb')

/** 0 along the middle of the ring, 1 at its inner and outer edge. */
function across(x: number, y: number): number {
  return Math.abs(hypot(x, y) - RING.middle) / RING.half
}

/** Crust below, then a line of crumb where it was split. */
function split(base: number, seed: number): SidePaint {
  const crust = crumbSide(CRUST.gold, mix(CRUST.gold, CRUST.brown, 0.6), seed, 0.03)
  return (x, y, z) => {
    const up = z - base
    const shade = 0.7 + 0.3 * smooth(0, HEEL * 0.6, up)
    return scaled(up > HEEL - 7 ? mix(CRUST.crumb, CRUST.toast, 0.3) : crust(x, y, z), shade * 1.1)
  }
}

/** The lower half with a thick, uneven spread. Answers the height of its top. */
export function lowerBagel(scene: Scene, x: number, y: number, spread: Rgb): number {
  const seed = scene.random.between(0, 99)
  const base = scene.field.heightAt(x, y)
  const extent = RING.middle + RING.half * 1.2
  scene.field.withSides(split(base, seed), () =>
    scene.field.stamp(x, y, extent, 0, (lx, ly, out) => {
      const d = across(lx, ly)
      if (d > 1) return false
      const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
      const round = 9 * smooth(0.8, 1, d) ** 2
      return put(out, mix(CRUST.crumb, CRUST.toast, 0.3 + 0.5 * n), base + HEEL - round, 0.1)
    }),
  )
  // The spread bulges over the edge here and there.
  const cream = mix(spread, rgb('#fffaf0'), 0.6)
  scene.field.stamp(x, y, extent, 0, (lx, ly, out) => {
    const a = Math.atan2(ly, lx)
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
    const d =
      across(lx, ly) / (0.93 + 0.16 * (layeredNoise(Math.cos(a) * 2.4 + seed, Math.sin(a) * 2.4 + seed, 2) - 0.4))
    if (d > 1) return false
    const knife = Math.sin(a * 9 + hypot(lx, ly) * 0.05 + n * 5)
    const z = base + HEEL + 17 * Math.sqrt(1 - d ** 3) + 2 * knife * (1 - d) + 5 * (n - 0.5) - 4
    return put(out, scaled(cream, 0.94 + 0.06 * n), z, 0.45, 16)
  })
  return base + HEEL + 12
}

/** The upper half, laid on or leaning: `foot` is the height of its cut at the middle, `tip` how much higher the front stands. */
export function bagelLid(scene: Scene, x: number, y: number, foot: number, tip: number): void {
  const seed = scene.random.between(0, 99)
  const extent = RING.middle + RING.half * 1.1
  // The cut below, a finger wide.
  scene.field.stamp(x, y, extent, 0, (lx, ly, out) => {
    if (across(lx, ly) > 1) return false
    const n = layeredNoise(lx * 0.06 + seed, ly * 0.06, 2)
    return put(out, mix(CRUST.crumb, CRUST.toast, 0.5 * n), foot + 7 + tip * ly, 0.1, 7)
  })
  scene.field.stamp(x, y, extent, 0, (lx, ly, out) => {
    const d = across(lx, ly)
    if (d > 1) return false
    const dome = Math.sqrt(clamp(1 - d ** 2.3))
    const z = 9 + LID * (0.22 + 0.78 * dome)
    const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 4)
    const fine = noise(lx * 0.22 + seed, ly * 0.22)
    const seeded = d < 0.84 ? sesameAt(lx, ly, Math.floor(seed)) : 0
    const baked = mix(CRUST.gold, CRUST.brown, clamp(0.75 * smooth(0.9, 0, d) * (0.55 + 0.8 * (n - 0.3))))
    const colour = seeded ? scaled(SEED, 0.84 + 0.18 * seeded) : scaled(baked, 0.95 + 0.1 * fine)
    return put(out, colour, foot + tip * ly + z + (seeded ? 1.5 + 3 * seeded : 0) + 4 * (n - 0.5), 0.4, z - 4)
  })
}

const SALMON = { flesh: rgb('#f28a5e'), deep: rgb('#dd6438'), fat: rgb('#fcdac2') }

/** A thin slice of smoked salmon over the ring at an angle, gathered in soft folds. `hangs`: its end looks out over the edge. */
export function salmonFold(scene: Scene, x: number, y: number, angle: number, top: number, hangs: boolean): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const half = random.between(0.36, 0.5)
  const folds = random.between(2.6, 4)
  const body = scene.vary(SALMON.flesh, 0.05)
  const end = hangs ? random.between(0.96, 1.04) : random.between(0.7, 0.92)
  scene.field.stamp(x, y, RING.middle + RING.half * 1.5, angle, (lx, ly, out) => {
    const r = hypot(lx, ly)
    const t = Math.atan2(ly, lx) / half
    const s = (r - RING.middle) / RING.half
    const n = layeredNoise(lx * 0.04 + seed, ly * 0.04, 3)
    const ragged = 0.24 * (n - 0.5)
    if (Math.abs(t) > 1 + ragged || s > end + ragged || s < -0.78 + ragged) return false
    const phase = t * folds + 0.7 * s + 2.2 * (n - 0.5) + seed
    const fold = 0.5 + 0.5 * Math.sin(phase * 1.5)
    const line = smooth(0.45, 0.95, Math.sin(s * 11 + 2.4 * t * t + 1.6 * fold + seed))
    const lit = mix(SALMON.deep, body, smooth(0.05, 0.7, fold))
    const colour = mix(lit, SALMON.fat, line * (0.2 + 0.55 * n))
    // It drops where nothing carries it.
    const droop = 24 * smooth(0.86, 1.2, s) ** 1.3 + 12 * smooth(-0.6, -0.9, s)
    const z = top + 5 + 13 * fold * smooth(1.2, 0.6, Math.abs(t)) - droop - 5 * smooth(0.8, 1.1, Math.abs(t))
    // Down to the spread, so that no gap shows below it; thin where it hangs free.
    return put(out, colour, z, 0.5, 8 + 18 * smooth(1, 0.9, s))
  })
}
