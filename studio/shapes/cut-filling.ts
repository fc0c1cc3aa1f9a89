// The cut through a filling that was stirred together: flakes of one food in a dressing, or shreds in an omelet.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'

/** A number from 0 to 1 that belongs to a cell. */
function chance(i: number, j: number, salt: number): number {
  return noise(i * 7.31 + salt * 3.7, j * 5.17 + salt * 1.9)
}

/** How high the torn surface of a cut stands out: heaps of lumps of many sizes. */
function reliefAt(x: number, z: number, seed: number): number {
  const bent = 14 * (noise(x * 0.03 + seed, z * 0.03) - 0.5)
  const large = layeredNoise((x + bent) * 0.034 + seed, (z - bent) * 0.052, 2)
  const small = layeredNoise((x - bent) * 0.11 - seed, (z + bent) * 0.17 + seed, 2)
  return large * 0.6 + small * 0.4
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

/** The edges of a filling lie in the shadow of the bread and the leaves. `t` runs from its foot to its top. */
function inShadow(t: number): number {
  return 0.72 + 0.28 * smooth(0, 0.1, t) * smooth(1, 0.8, t)
}

/** Flakes or crumbs of one food held by a dressing, darker in the gaps between them; `bits` are chopped into it. */
export function boundAt(body: Rgb, bits: readonly Rgb[], x: number, z: number, t: number, seed: number): Rgb {
  const shade = inShadow(t)
  const bit = bits.length ? bitAt(bits, x * 0.05, z * 0.062, seed) : null
  if (bit) return scaled(bit, shade)
  const relief = reliefAt(x, z, seed)
  // Lit from above: the upper side of each lump is bright, its lower side dark.
  const lit = relief - reliefAt(x, z + 5, seed)
  const flake = mix(body, rgb('#fff4dc'), 0.6 * smooth(0.45, 0.7, relief))
  const gap = mix(body, rgb('#a86a34'), 0.55)
  return scaled(mix(gap, flake, smooth(0.28, 0.46, relief)), clamp(1.06 + 2.6 * lit, 0.72, 1.3) * shade)
}

/** Egg that set in soft folds around shreds, brown where it lay on the pan. `t` runs from its foot to its top. */
export function omeletAt(egg: Rgb, shreds: readonly Rgb[], x: number, z: number, t: number, seed: number): Rgb {
  // Folds lie one on the other: each is light on its back, with a dark line below it.
  const folds =
    t * 4.2 + 0.75 * layeredNoise(x * 0.014 + seed, seed, 2) + 0.22 * layeredNoise(x * 0.05 + seed, t * 3, 2)
  const fold = Math.floor(folds)
  const within = folds - fold
  const soft = layeredNoise(x * 0.03 + fold * 7 + seed, within * 1.4, 2)
  const browned = 0.6 * smooth(0.45, 0.75, noise(x * 0.03 + fold * 5, seed)) * smooth(0.7, 1, within)
  const round = 0.66 + 0.5 * smooth(0, 0.32, within)
  const pale = mix(egg, rgb('#fff0b4'), 0.5 * soft)
  const set = scaled(mix(pale, rgb('#b5661c'), browned), round * inShadow(t))
  // Shreds stick out between the folds, and each shows a part of its length.
  for (const [k, colour] of shreds.entries()) {
    const bent = z * 0.075 + 1.1 * noise(x * 0.02 + k * 9, seed + k) + k * 0.37
    const lane = Math.floor(bent)
    const across = Math.abs(bent - lane - 0.5) / 0.2
    const run = noise(x * 0.03 + lane * 7.7 + k * 31, seed + lane)
    if (across < 1 && run > 0.58) return scaled(colour, (1.1 - 0.35 * across * across) * inShadow(t))
  }
  return set
}
