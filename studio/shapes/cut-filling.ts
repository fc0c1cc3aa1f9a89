// The cut through a filling that was stirred together: flakes of one food in a dressing, or shreds in an omelet.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'

/** A number from 0 to 1 that belongs to a cell. */
function chance(i: number, j: number, salt: number): number {
  return noise(i * 7.31 + salt * 3.7, j * 5.17 + salt * 1.9)
}

interface Lump {
  /** Share of the way from the seam to the middle, 0 to 1. */
  inside: number
  /** Above its middle is positive. */
  up: number
  /** Its own number, 0 to 1. */
  own: number
}

/** Lumps that fill the plane without gaps, wider than high. */
function lumpAt(x: number, z: number, seed: number): Lump {
  const [xi, zi] = [Math.floor(x), Math.floor(z)]
  let [first, second, up, own] = [9, 9, 0, 0]
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const [cx, cz] = [xi + i, zi + j]
      const [dx, dz] = [cx + chance(cx, cz, seed) - x, cz + chance(cz, cx, seed + 9) - z]
      const d = Math.hypot(dx, dz)
      if (d < first) [second, first, up, own] = [first, d, -dz, chance(cx + 3, cz + 5, seed + 4)]
      else if (d < second) second = d
    }
  }
  return { inside: smooth(0, 0.42, second - first), up, own }
}

/** A bit of something else, few and far between: its color, or null. */
function bitAt(colours: readonly Rgb[], x: number, z: number, seed: number): Rgb | null {
  const [xi, zi] = [Math.floor(x), Math.floor(z)]
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const [cx, cz] = [xi + i, zi + j]
      if (chance(cx, cz, seed + 21) < 0.5) continue
      const lean = chance(cx, cz, seed + 13) * 3
      const [dx, dz] = [cx + chance(cx, cz, seed + 31) - x, cz + chance(cx, cz, seed + 41) - z]
      const [u, v] = [Math.cos(lean) * dx + Math.sin(lean) * dz, Math.cos(lean) * dz - Math.sin(lean) * dx]
      const d = Math.hypot(u / 0.34, v / 0.17)
      if (d > 1) continue
      const which = Math.abs(cx * 5 + cz * 3) % Math.max(1, colours.length)
      return scaled(colours[which] ?? [0, 0, 0], 1.08 - 0.34 * d - 0.3 * dz)
    }
  }
  return null
}

/** Flakes or crumbs of one food held by a dressing, a little darker in the seams; `bits` are chopped into it. */
export function boundAt(body: Rgb, bits: readonly Rgb[], x: number, z: number, seed: number): Rgb {
  const bit = bits.length ? bitAt(bits, x * 0.042, z * 0.05, seed) : null
  if (bit) return bit
  const bent = 5 * (noise(x * 0.05 + seed, z * 0.05) - 0.5)
  const { inside, up, own } = lumpAt((x + bent) * 0.05, (z - bent) * 0.085, seed)
  const fibre = noise(x * 0.08 + own * 40, z * 0.5 + own * 40) - 0.5
  const flake = scaled(mix(body, rgb('#f0c890'), 0.25), 0.98 + 0.3 * (own - 0.4) + 0.26 * up + 0.14 * fibre)
  return mix(scaled(mix(body, rgb('#e8c890'), 0.4), 0.87), flake, inside)
}

/** Egg that set in soft layers around shreds, brown where it lay on the pan. `t` runs from its foot to its top. */
export function omeletAt(egg: Rgb, shreds: readonly Rgb[], x: number, z: number, t: number, seed: number): Rgb {
  const layer = layeredNoise(x * 0.012 + seed, z * 0.11 + 1.4 * noise(x * 0.02, seed), 3)
  const browned = Math.max(smooth(0.13, 0.02, t), smooth(0.87, 0.98, t)) * (0.45 + 0.5 * noise(x * 0.04, seed))
  const set = mix(
    mix(scaled(egg, 0.8), mix(egg, rgb('#fff0b0'), 0.45), smooth(0.3, 0.7, layer)),
    rgb('#9a541a'),
    browned,
  )
  // Shreds lie level, and each shows a part of its length.
  for (const [k, colour] of shreds.entries()) {
    const bent = z * 0.085 + 0.9 * noise(x * 0.014 + k * 9, seed + k) + k * 0.37
    const lane = Math.floor(bent)
    const within = Math.abs(bent - lane - 0.5) / 0.2
    const run = noise(x * 0.022 + lane * 7.7 + k * 31, seed + lane)
    if (within < 1 && run > 0.6 && browned < 0.3) return scaled(mix(colour, egg, 0.14), 1.04 - 0.3 * within * within)
  }
  return set
}
