// Omelets: folded over a filling, fried flat, or rolled up and sliced.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, pores, smooth } from '#studio/noise.ts'
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
  return edge - hypot(u * 0.92, v * 1.06)
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
    const colour = mix(panSide(lx, ly, seed, 1.05), EGG.gold, edge * 0.55)
    return put(out, colour, base + z - edge * 5, 0.4, Math.max(8, z - 6))
  })
}

/** Two sides folded over the middle: blunt, soft ends; the last fold ends in a lip off the middle, and the inside is creamy below it. */
export function threefold(scene: Scene, { x, y, radius, turn }: Fold): void {
  const seed = scene.random.between(0, 99)
  const base = scene.field.settle(x, y, radius * 0.5, radius * 0.2, turn, 0.4, 0).z
  scene.field.stamp(x, y, radius * 1.15, turn, (lx, ly, out) => {
    const u = lx / radius
    const n = layeredNoise(lx * 0.012 + seed, ly * 0.012, 3)
    const wide = radius * 0.47 * (0.93 + 0.16 * n + 0.03 * Math.sin(u * 5 + seed))
    const v = ly / wide
    const end = Math.abs(u) * (1 + 0.1 * (layeredNoise(ly * 0.02 + seed, u > 0 ? 3 : 9, 2) - 0.5))
    const q = end ** 5 + Math.abs(v) ** 3.4
    if (q > 1) return false
    const round = (1 - q) ** 0.42
    // The last fold: a soft lip that lies on the one below it, wavy along its edge.
    const lip = v - 0.4 - 0.07 * Math.sin(u * 3.4 + seed) - 0.16 * (n - 0.5)
    const over = smooth(0.1, -0.1, lip)
    const near = smooth(0.24, 0, lip) * (1 - over)
    const roll = smooth(-0.24, -0.06, lip) * over
    const fine = layeredNoise(lx * 0.05 + seed, ly * 0.05, 2)
    const wrinkle = Math.sin(lx * 0.03 + ly * 0.02 + 9 * n) * 2.4
    const z =
      4 +
      radius * 0.14 * round +
      (8 * over + 2 * roll - near) * smooth(1, 0.7, q) +
      (n - 0.5) * 8 +
      (fine - 0.5) * 3 +
      wrinkle
    const paint = mix(panSide(lx, ly, seed, 0.5), EGG.pale, 0.4 * smooth(0.4, 0.7, fine))
    const browned = mix(paint, EGG.gold, 0.5 * smooth(0.55, 0.75, n) * over)
    // Hardly set where the fold kept it from the pan.
    const creamy = mix(browned, EGG.pale, 0.35 * near)
    const foot = mix(creamy, EGG.gold, 0.5 * smooth(0.72, 0.98, q))
    return put(out, foot, base + z, 0.5 + 0.2 * near, Math.max(4, z))
  })
}

/** Egg that puffed up in hot oil: blisters of all sizes, brown on their backs, yellow between them. Color and relief. */
function blistered(x: number, y: number, seed: number): readonly [Rgb, number] {
  const wave = 26 * (layeredNoise(x * 0.02 + seed, y * 0.02, 2) - 0.5)
  const [u, v] = [x + wave, y - wave]
  const large = pores(u * 0.013 + seed, v * 0.015, 0.9)
  const small = pores(u * 0.042 - seed, v * 0.042 + seed, 0.8)
  const tiny = pores(u * 0.1 + seed, v * 0.1, 0.6)
  const n = layeredNoise(x * 0.012 - seed, y * 0.012, 3)
  const fine = layeredNoise(x * 0.09 + seed, y * 0.09, 3)
  const puff = 0.6 * large + 0.4 * small
  const warm = mix(EGG.yellow, EGG.pale, 0.5 * smooth(0.5, 0.75, fine))
  const took = clamp(0.9 * smooth(0.28, 0.7, puff * 0.5 + n * 0.6) + 0.35 * (fine - 0.5))
  const fried = mix(mix(warm, EGG.gold, 0.35 + 0.65 * took), EGG.brown, smooth(0.55, 1, took + 0.25 * small) * 0.75)
  return [fried, 10 * large + 2.4 * small + 0.8 * tiny + 2 * (fine - 0.5)]
}

/** Fried in hot oil: a puffed round with a crisp, lacy brown edge. Answers its seed, for what runs over it. */
export function friedOmelet(scene: Scene, x: number, y: number, radius: number): number {
  const seed = scene.random.between(0, 99)
  const base = scene.field.settle(x, y, radius * 0.6, radius * 0.6, 0, 0.6, 0).z
  scene.field.stamp(x, y, radius * 1.16, 0, (lx, ly, out) => {
    const angle = Math.atan2(ly, lx)
    const lobes = layeredNoise(Math.cos(angle) * 2.2 + seed, Math.sin(angle) * 2.2 + seed, 2)
    const frill = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
    const inward = 0.84 + 0.22 * lobes + 0.12 * (frill - 0.5) - hypot(lx, ly * 1.08) / radius
    if (inward < 0) return false
    // Drops of egg that set in the oil leave holes along the edge.
    const lace = smooth(0.085, 0.02, inward)
    if (lace * pores(lx * 0.06 + seed, ly * 0.06, 0.7) > 0.42) return false
    const [fried, relief] = blistered(lx, ly, seed)
    const crisp = smooth(0.15, 0.02, inward)
    const colour = mix(fried, mix(EGG.brown, EGG.gold, 0.5 * frill), 0.8 * crisp)
    const z = 5 + 24 * Math.sqrt(clamp(inward / 0.26)) + relief * (1 - 0.6 * crisp) + 4 * crisp * frill
    return put(out, colour, base + z, 0.5, z)
  })
  return seed
}

/** Egg that ran over what was stirred into it, and set: it hides some of it and holds the rest. */
export function eggOver(scene: Scene, x: number, y: number, radius: number, seed: number): void {
  scene.field.stamp(
    x,
    y,
    radius,
    0,
    (lx, ly, out) => {
      const inside = smooth(1, 0.8, hypot(lx, ly) / radius)
      const cover = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
      out.alpha = 0.94 * inside * smooth(0.4, 0.62, cover)
      if (out.alpha <= 0) return false
      const [fried] = blistered(lx, ly, seed)
      return put(out, fried, 2 * out.alpha, 0.5)
    },
    'decal',
  )
}
