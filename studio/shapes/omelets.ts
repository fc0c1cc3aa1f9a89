// Omelets: folded over a filling, fried flat, or rolled up and sliced.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const EGG = { yellow: rgb('#f4cb55'), pale: rgb('#f9e08c'), gold: rgb('#d9992f'), brown: rgb('#a8641c') }

/** Set egg from a hot pan: pale where it bubbled, golden brown in a net of spots. */
function panSide(x: number, y: number, seed: number, browned: number): Rgb {
  const n = layeredNoise(x * 0.011 + seed, y * 0.011, 3)
  const fine = layeredNoise(x * 0.06 + seed, y * 0.06, 3)
  const bubble = pores(x * 0.03 + seed, y * 0.03, 0.42)
  const warm = mix(EGG.yellow, EGG.pale, 0.8 * smooth(0.45, 0.75, fine))
  const spots = smooth(0.42, 0.7, n * 0.6 + fine * 0.4) * browned
  return mix(mix(warm, EGG.gold, spots), EGG.brown, (bubble * 0.35 + smooth(0.6, 0.78, fine) * 0.3) * browned)
}

export interface Fold {
  x: number
  y: number
  radius: number
  turn: number
}

/** How far in from the round edge, as a share of the radius; negative outside. */
function inwardOf(u: number, v: number, seed: number): number {
  const edge = 0.97 + 0.03 * Math.sin(Math.atan2(v, u) * 5 + seed)
  return edge - Math.hypot(u * 0.92, v * 1.06)
}

/** The half that lies on the plate; it looks out a little from under the other. */
export function lowerHalf(scene: Scene, { x, y, radius, turn }: Fold): void {
  const seed = scene.random.between(0, 99)
  const base = scene.field.settle(x, y, radius * 0.6, radius * 0.3, turn, 0.6, 0).z
  scene.field.stamp(x, y, radius * 1.2, turn, (lx, ly, out) => {
    const inward = inwardOf(lx / (radius * 1.03), ly / (radius * 1.03), seed)
    if (inward < 0 || ly < -0.3 * radius) return false
    const lip = smooth(0, 0.06, inward)
    return put(out, mix(EGG.pale, panSide(lx, ly, seed, 0.5), 0.4 + 0.6 * lip), base + 5 + 9 * lip, 0.35, 12)
  })
}

/** The half that was folded over: thickest at the fold, thin at its open edge. */
export function upperHalf(scene: Scene, { x, y, radius, turn }: Fold, base: number): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(x, y, radius * 1.15, turn, (lx, ly, out) => {
    const [u, v] = [lx / radius, ly / radius]
    const inward = inwardOf(u, v, seed)
    const back = v + 0.3 - 0.03 * Math.sin(u * 4 + seed)
    if (inward < 0 || back < 0) return false
    const folded = Math.sqrt(1 - (1 - clamp(back / 0.22)) ** 2)
    const open = 1 - (1 - clamp(inward / 0.6)) ** 2
    const n = layeredNoise(lx * 0.014 + seed, ly * 0.014, 3)
    const wrinkle = Math.sin(ly * 0.03 + n * 5) * 1.6
    const z = 16 + 40 * folded * (0.12 + 0.88 * open) + (n - 0.5) * 9 + wrinkle
    const edge = smooth(0.05, 0, inward)
    const colour = mix(panSide(lx, ly, seed, 0.75), EGG.gold, edge * 0.55)
    return put(out, colour, base + z - edge * 5, 0.4, Math.max(8, z - 6))
  })
}

/** Fried in hot oil: a puffed round with a crisp brown edge. Answers nothing; pieces are laid on it while it is wet. */
export function friedOmelet(scene: Scene, x: number, y: number, radius: number): void {
  const seed = scene.random.between(0, 99)
  const base = scene.field.settle(x, y, radius * 0.6, radius * 0.6, 0, 0.6, 0).z
  scene.field.stamp(x, y, radius * 1.12, 0, (lx, ly, out) => {
    const angle = Math.atan2(ly, lx)
    const lace = layeredNoise(Math.cos(angle) * 4 + seed, Math.sin(angle) * 4 + seed, 4)
    const inward = 0.86 + 0.24 * lace - Math.hypot(lx, ly * 1.08) / radius
    if (inward < 0) return false
    const n = layeredNoise(lx * 0.016 + seed, ly * 0.016, 4)
    const puff = smooth(0.4, 0.75, layeredNoise(lx * 0.03 - seed, ly * 0.03, 2))
    const crisp = smooth(0.16, 0, inward)
    const hole = pores(lx * 0.05 + seed, ly * 0.05, 0.4)
    const colour = mix(panSide(lx, ly, seed, 1), EGG.brown, clamp(crisp * 0.8 + puff * smooth(0.5, 0.7, n) * 0.6))
    const z = 6 + 22 * Math.sqrt(clamp(inward / 0.3)) + puff * 16 - hole * 3 * (1 - crisp) + (n - 0.5) * 8
    return put(out, scaled(colour, 1.04 - 0.08 * hole), base + z, 0.6, z)
  })
}

/** Egg that ran over what was stirred into it, and set: it hides some of it and holds the rest. */
export function eggOver(scene: Scene, x: number, y: number, radius: number): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(
    x,
    y,
    radius,
    0,
    (lx, ly, out) => {
      const inside = smooth(1, 0.8, Math.hypot(lx, ly) / radius)
      const cover = layeredNoise(lx * 0.024 + seed, ly * 0.024, 3)
      out.alpha = 0.94 * inside * smooth(0.52, 0.57, cover)
      if (out.alpha <= 0) return false
      return put(out, mix(panSide(lx, ly, seed, 0.35), EGG.pale, 0.25), 3 * out.alpha, 0.6)
    },
    'decal',
  )
}
