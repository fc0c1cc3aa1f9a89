// Boneless chicken from a stew: browned on top, torn at one end and split where it comes apart, pale fibers inside.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

const [GOLDEN, DEEP, INSIDE] = [rgb('#c9822e'), rgb('#5e2c0e'), rgb('#f4dcb4')]

export function stewedChicken(scene: Scene, x: number, y: number, size: number, colours: MeatColours): void {
  const { random, field } = scene
  const { flesh, fat, sear } = colours
  const seed = random.between(0, 99)
  const turn = random.angle()
  const half = size * random.between(1.1, 1.4)
  const width = size * random.between(0.7, 0.88)
  const thick = size * random.between(0.42, 0.54)
  const inside = scene.vary(mix(fat, INSIDE, 0.5), 0.04)
  const gold = scene.vary(mix(flesh, GOLDEN, 0.3), 0.05)
  const brown = scene.vary(mix(sear, DEEP, 0.1), 0.06)
  // Half of them hold together.
  const tornFrom = random.chance(0.3) ? random.between(0.62, 0.88) : 2
  const splitAt = random.between(-0.5, 0.1)
  const splitLean = random.bell() * 0.5
  const splitWide = random.chance(0.1) ? random.between(0.05, 0.08) : 0
  const bend = random.bell() * 0.28
  const rest = field.settle(x, y, half * 0.7, width * 0.7, turn, 0.4, 0.3)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.12, rest.slopeY + random.bell() * 0.16]
  field.stamp(x, y, half * 1.4, turn, (lx, ly, out) => {
    const u = lx / half
    const v = (ly - bend * width * u * u) / width
    const angle = Math.atan2(v, u)
    const strand = layeredNoise(v * 5 + seed, 3.5, 2)
    // Two muscles of unequal size, and an edge that a knife trimmed by hand.
    const lobes = layeredNoise(Math.cos(angle) * 1.1 + seed, Math.sin(angle) * 1.1 + seed, 2)
    const nicks = layeredNoise(Math.cos(angle) * 4.5 - seed, Math.sin(angle) * 4.5, 2)
    const frayed = smooth(0.2, 0.8, u) * (strand - 0.5) * 0.1
    const d = (Math.abs(u) ** 2.6 + Math.abs(v) ** 2.6) ** (1 / 2.6) / (0.72 + 0.42 * lobes + 0.18 * nicks + frayed)
    if (d > 1) return false
    const n = layeredNoise(u * 2 + seed, v * 2, 3)
    const fine = layeredNoise(lx * 0.13 + seed, ly * 0.13, 2)
    const fiber = layeredNoise(u * 1.2 + seed, v * 11 + seed, 2)
    const bare = smooth(tornFrom - 0.06, tornFrom + 0.06, u + (strand - 0.5) * 0.14)
    const away = Math.abs(u - splitAt - splitLean * v + (noise(v * 5 + seed, 8.5) - 0.5) * 0.22)
    const split = splitWide ? smooth(splitWide, splitWide * 0.5, away) * smooth(0.95, 0.55, Math.abs(v)) : 0
    const raw = Math.max(bare, split)
    const seared = clamp(0.1 + 0.66 * smooth(0.34, 0.68, n * 0.8 + fine * 0.2) + 0.3 * smooth(0.72, 1, d))
    const crust = mix(gold, brown, seared)
    const groove = smooth(0.5, 0.32, fiber)
    const meat = scaled(mix(inside, flesh, 0.12 * groove + 0.45 * smooth(0.75, 1, d)), 0.98 + 0.04 * fiber)
    const paint = mix(scaled(crust, 0.9 + 0.12 * fine + 0.06 * fiber), meat, 0.78 * raw)
    // A muscle: one soft swell, with long fibers on it rather than lumps.
    const dome = (1 - d ** 2.6) ** 0.5 * (0.9 + 0.2 * n)
    const fall = bare * (0.14 + 0.4 * clamp(u - tornFrom)) + split * 0.22
    const z =
      3 +
      thick * dome * (1 - fall) +
      (fine - 0.5) * size * 0.025 +
      (fiber - 0.5) * size * 0.016 -
      raw * groove * size * 0.012
    return put(out, paint, rest.z + slopeX * lx + slopeY * ly + z, 0.5 - 0.25 * raw, z + 3)
  })
}
