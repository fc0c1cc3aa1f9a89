// The cut through a filling that was stirred together: flakes of one food in a dressing, or shreds in an omelet.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'

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
function bitAt(
  colours: readonly Rgb[],
  x: number,
  z: number,
  seed: number,
  [long, thin] = [0.34, 0.17] as readonly [number, number],
): Rgb | null {
  const [xi, zi] = [Math.floor(x), Math.floor(z)]
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const [cx, cz] = [xi + i, zi + j]
      if (chance(cx, cz, seed + 21) < 0.5) continue
      const lean = chance(cx, cz, seed + 13) * 3
      const [dx, dz] = [cx + chance(cx, cz, seed + 31) - x, cz + chance(cx, cz, seed + 41) - z]
      const [u, v] = [Math.cos(lean) * dx + Math.sin(lean) * dz, Math.cos(lean) * dz - Math.sin(lean) * dx]
      const d = hypot(u / long, v / thin)
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

/** Chickpeas, some whole and some crushed, in a dressing; `bits` are chopped into it. */
export function beansAt(
  body: Rgb,
  bean: Rgb,
  bits: readonly Rgb[],
  x: number,
  z: number,
  t: number,
  seed: number,
): Rgb {
  const shade = inShadow(t)
  const [u, w] = [x / 31, z / 27]
  const [ui, wi] = [Math.floor(u), Math.floor(w)]
  let nearest = 1
  let colour: Rgb | null = null
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const [cx, cz] = [ui + i, wi + j]
      // A fork crushed most of them.
      if (chance(cx, cz, seed + 51) < 0.56) continue
      const size = 0.34 + 0.2 * chance(cx, cz, seed + 3)
      const dx = cx + 0.5 + 1.1 * (chance(cx, cz, seed + 11) - 0.5) - u + (cz % 2 ? 0.45 : 0)
      const dz = cz + 0.5 + 1.1 * (chance(cx, cz, seed + 17) - 0.5) - w
      const d = hypot(dx, dz) / size
      if (d >= nearest) continue
      nearest = d
      // Lit from above, darker toward the edge, no two of one color.
      const own = mix(bean, rgb('#f9e3b0'), 0.25 + 0.5 * chance(cx, cz, seed + 29))
      const shine = smooth(0.5, 0.1, hypot(dx / size + 0.25, dz / size + 0.4))
      const lit = mix(scaled(own, clamp(1.14 - 0.5 * d ** 3 - 0.75 * dz, 0.5, 1.25)), rgb('#fff6e0'), 0.4 * shine)
      colour = scaled(lit, shade)
    }
  }
  // What was chopped into it shows between and on them.
  const bit = bits.length ? bitAt(bits, x * 0.075, z * 0.085, seed + 5, [0.3, 0.2]) : null
  if (bit) return scaled(bit, shade)
  if (colour) return colour
  return boundAt(mix(body, bean, 0.3), [], x * 1.2, z * 1.2, t, seed)
}

/** Slices of roast meat laid on each other: pale flesh, a darker line between two of them. */
export function slicedAt(flesh: Rgb, x: number, t: number, seed: number): Rgb {
  const drift = 0.8 * layeredNoise(x * 0.007 + seed, seed, 2) + 0.25 * layeredNoise(x * 0.03 + seed, seed, 2)
  const folds = t * 2.6 + drift
  const slice = Math.floor(folds)
  const within = folds - slice
  const fiber = layeredNoise(x * 0.02 + slice * 9 + seed, within * 5, 3)
  const seared = 0.7 * smooth(0.16, 0, within) + 0.35 * smooth(0.86, 1, within)
  const tone = mix(mix(flesh, rgb('#fdeed6'), 0.55), rgb('#a8662e'), seared)
  return scaled(tone, (0.86 + 0.26 * fiber) * inShadow(t))
}
