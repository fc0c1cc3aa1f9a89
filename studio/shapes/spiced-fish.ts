// A thick piece of white fish that was turned in turmeric and fried: mustard gold, brown at its corners, white where a fork broke it.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [MUSTARD, GOLD, BROWN, DARK] = [rgb('#bb8018'), rgb('#d9a438'), rgb('#8a4c12'), rgb('#5a300c')]
const [PEARL, GLASSY, BETWEEN] = [rgb('#f8efdc'), rgb('#e6d2aa'), rgb('#b08a54')]
/** Leaves of muscle that show where it broke. */
const LEAVES = 2

export interface SpicedFish {
  halfLength: number
  halfWidth: number
  turn: number
  /** Where it broke, as a share of the half length; 1 and more is a whole piece. */
  broken: number
}

export function spicedFish(scene: Scene, x: number, y: number, fish: SpicedFish): void {
  const { halfLength, halfWidth, turn, broken } = fish
  const { random, field } = scene
  const seed = random.between(0, 99)
  const thick = halfWidth * random.between(0.62, 0.74)
  const rest = field.settle(x, y, halfLength * 0.7, halfWidth * 0.6, turn, 0.25, 0.12)
  const skew = random.between(-0.3, 0.3)
  const bow = random.between(0.12, 0.26)
  const done = random.between(0.75, 1.1)
  const scale = 1 / halfWidth
  /** How far past the break: 0 there, 1 at the end of the piece. */
  const pastBreak = (u: number, v: number): number => {
    const ragged = layeredNoise(v * 2.6 + seed, seed, 2) - 0.5
    return (u - broken - 0.26 * ragged + bow * v * v - 0.5 * bow) / Math.max(0.1, 1 - broken)
  }
  const flakeAt = (past: number, n: number): { leaf: number; along: number } => {
    const s = clamp(past, 0, 0.999) * LEAVES + 0.5 * (n - 0.5)
    return { leaf: Math.max(0, Math.floor(s)), along: s - Math.floor(s) }
  }
  field.stamp(x, y, hypot(halfLength, halfWidth) * 1.1, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * 1.5 * scale + seed, ly * 1.5 * scale, 3)
    const [u, v] = [lx / halfLength + skew * (ly / halfWidth) * 0.3, ly / halfWidth]
    const past = pastBreak(u, v)
    const { leaf, along } = flakeAt(past, n)
    const bare = smooth(-0.02, 0.05, past)
    // Each leaf ends a little short of the one above it.
    const narrow = 1 + 0.05 * bare * leaf + 0.1 * bare * (noise(leaf * 3.1 + seed, v > 0 ? 4 : 9) - 0.2)
    const q = Math.abs(u) ** 4 + Math.abs(v * narrow) ** 3.4 + 0.5 * (n - 0.5)
    if (q > 1) return false
    const fine = layeredNoise(lx * 0.11 + seed, ly * 0.11, 2)
    const fibre = layeredNoise(lx * 0.05 + seed, ly * 0.26, 2)
    const edge = smooth(0.2, 0.7, q)
    const patch = smooth(0.36, 0.66, layeredNoise(lx * 0.028 + seed * 1.3, ly * 0.034, 2) * 0.75 + fine * 0.25)
    // Seams of the flakes show faintly through the crust.
    const wave = u * 2.3 + 1.5 * bow * v * v * 4 + 0.9 * (n - 0.5) + seed
    const faint = smooth(0.5, 0.72, layeredNoise(lx * 0.03 - seed, ly * 0.03, 2))
    const seam = faint * smooth(0.12, 0.02, Math.abs(wave - Math.round(wave)))
    const corner = smooth(0.55, 1.05, Math.abs(u * v) + 0.5 * Math.max(Math.abs(u), Math.abs(v)))
    const brown = clamp(done * (0.22 + 0.72 * patch + 0.5 * edge + 0.4 * corner - 0.2 * seam))
    const gold = mix(mix(GOLD, MUSTARD, clamp(0.25 + 1.1 * (n - 0.2))), BROWN, 0.85 * smooth(0.42, 0.95, brown))
    const crust = mix(gold, DARK, 0.5 * smooth(0.85, 1.15, brown + 0.5 * (fine - 0.5)))
    const ridge = Math.sin(Math.PI * clamp(along))
    const moist = mix(mix(GLASSY, PEARL, 0.5 + 0.5 * ridge), BETWEEN, 0.6 * smooth(0.2, 0.04, along))
    const white = mix(scaled(moist, 0.95 + 0.1 * fibre), GOLD, 0.22 * smooth(0.6, 1, Math.abs(v)))
    // The torn lip of the crust.
    const lip = smooth(-0.14, -0.02, past) * (1 - bare)
    // On its sides the paste is thin and the flakes show through.
    const side = smooth(0.66, 0.9, q + 0.3 * (fine - 0.5)) * (1 - bare)
    const sideLeaf = noise(u * 6 + seed, v * 3)
    const flank = mix(mix(GOLD, PEARL, 0.35 + 0.5 * sideLeaf), BETWEEN, 0.4 * smooth(0.36, 0.22, sideLeaf))
    const face = mix(mix(mix(crust, BROWN, 0.3 * lip), flank, 0.8 * side), white, bare)
    const crown = (1 - clamp(q)) ** 0.4
    const step = bare * (0.1 + 0.17 * leaf + 0.1 * along)
    const relief =
      (1 - bare) * ((fine - 0.5) * 3 + (n - 0.5) * 5 - 2.6 * seam) + bare * (3 * ridge + (fibre - 0.5) * 1.6)
    const z = 4 + thick * crown * (1 - Math.min(0.7, step)) + relief
    return put(out, scaled(face, 0.93 + 0.13 * fine), rest.z + z, 0.5 - 0.12 * brown + 0.1 * bare, z + 3)
  })
}
