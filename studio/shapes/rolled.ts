// Wraps and rolls: a wrap cut at a slant with its filling at the cut, and summer rolls that show what is in them.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { griddled } from '#studio/shapes/breads.ts'
import { type CutFood, cutFilling, morselAt } from '#studio/shapes/wrap-cut.ts'

export interface WrapLook {
  /** From the tucked end to the lower edge of the cut. */
  length: number
  radius: number
  wrapper: Rgb
  spots: Rgb
  /** How strongly it is browned in spots, 0 to 1. */
  spotted: number
  /** Thickness of the wrapper at the cut, as a share of the radius. */
  wall?: number
  fillings: readonly CutFood[]
}

/** Rise of the cut over its run. */
const SLANT = 1.35
/** A wrap lies on its side and is a little flattened. */
const FLAT = 0.86

/** Half a wrap on its side; the cut looks along `turn`, and up. */
export function cutWrap(scene: Scene, x: number, y: number, turn: number, look: WrapLook): void {
  const { length, radius, spots, spotted, wall = 0.13, fillings } = look
  const seed = scene.random.between(0, 99)
  const body = scene.vary(look.wrapper, 0.03)
  const crumb = scaled(mix(body, rgb('#f3d090'), 0.3), 1.1)
  const filling = cutFilling(scene, fillings)
  const base = scene.field.settle(x, y, length * 0.3, radius * 0.5, turn, 0.4, 0).z
  const half = length / 2
  const tall = radius * FLAT
  scene.field.stamp(x, y, half + radius, turn, (lx, ly, out) => {
    const tuck = clamp((lx + half) / (radius * 0.7))
    const girth = 0.62 + 0.38 * Math.sqrt(1 - (1 - tuck) ** 2)
    const v = ly / (radius * girth)
    if (lx < -half || Math.abs(v) > 1) return false
    const outside = tall + tall * girth * Math.sqrt(1 - v * v)
    const cut = (half - lx) * SLANT
    if (cut < 0) return false
    if (cut < outside) {
      const w = cut / tall - 1
      const d = Math.hypot(v, w)
      if (d > 1) return false
      if (d > 1 - wall) {
        const layers = noise(d * 26, Math.atan2(w, v) * 2 + seed)
        return put(out, scaled(crumb, 0.95 + 0.25 * layers), base + cut, 0.1, cut + 2)
      }
      const [colour, rise] = morselAt(filling, v / (1 - wall), w / (1 - wall))
      // Darker under the sheet, which stands over the filling a little.
      const shade = 1 - 0.35 * smooth(0.9, 1, d / (1 - wall))
      return put(out, scaled(colour, 1.14 * shade), base + cut + rise * radius * 0.09 + 1, 0.4, cut + 2)
    }
    const n = layeredNoise(lx * 0.022 + seed, ly * 0.022, 3)
    const toasted = spotted * clamp(griddled(lx + seed * 50, ly * 1.3) * 0.9 + smooth(0.55, 0.8, n) * 0.25)
    // The loose edge of the sheet runs along the roll; the end is folded in.
    const seam = smooth(0.05, 0.01, Math.abs(v - 0.3 - 0.12 * Math.sin(lx * 0.02 + seed)))
    const fold = smooth(9, 0, Math.abs(lx + half - radius * (0.55 + 0.25 * v))) * smooth(0.95, 0.6, Math.abs(v))
    const step = v > 0.3 + 0.12 * Math.sin(lx * 0.02 + seed) ? 0 : 2.4
    const colour = scaled(mix(body, spots, toasted), (0.94 + 0.12 * n) * (1 - 0.22 * seam - 0.2 * fold))
    const wrinkle = (layeredNoise(lx * 0.018 + seed, ly * 0.06, 2) - 0.5) * 7
    return put(
      out,
      colour,
      base + outside + wrinkle + step - fold * 3,
      0.12,
      Math.max(2 * tall * girth * Math.sqrt(1 - v * v) + 3, outside * 0.85),
    )
  })
}

export interface SummerRollLook {
  length: number
  radius: number
  /** Laid in a row under the sheet: shrimp or tofu. */
  row: { colour: Rgb; curled: boolean }
  leaf: Rgb
  /** Carrot, cucumber, pepper cut into matchsticks. */
  sticks: readonly Rgb[]
}

const PAPER = rgb('#f1ede2')
const NOODLE = rgb('#fbf8ee')

/** Rice paper around herbs, matchsticks and a row of shrimp or tofu, which show through. */
export function summerRoll(scene: Scene, x: number, y: number, turn: number, look: SummerRollLook): void {
  const { length, radius } = look
  const seed = scene.random.between(0, 99)
  const rest = scene.field.settle(x, y, length * 0.3, radius * 0.6, turn, 0.4, 0)
  const half = length / 2
  scene.field.stamp(x, y, half + radius * 0.2, turn, (lx, ly, out) => {
    const end = clamp((half - Math.abs(lx)) / (radius * 0.6))
    const girth = 0.72 + 0.28 * Math.sqrt(1 - (1 - end) ** 2)
    const wobble = 1 + 0.05 * Math.sin(lx * 0.05 + seed)
    const v = ly / (radius * girth * wobble)
    if (Math.abs(v) > 1 || Math.abs(lx) > half) return false
    const round = Math.sqrt(1 - v * v)
    const filling = rollFilling(look, lx, v, seed)
    const crease = layeredNoise(lx * 0.05 + v * 2 + seed, v * 5 + seed, 3)
    const folded = smooth(0.55, 0.15, end) * 0.5 + 0.4 * smooth(0.66, 0.78, crease)
    const sheet = clamp(0.06 + folded * 0.8 + 0.25 * (1 - round))
    const z = rest.z + radius * 0.8 * girth * (0.5 + round) + (crease - 0.5) * 5 + filling.rise * 3
    return put(out, mix(filling.colour, PAPER, sheet), z, 0.75, radius * 1.3 * girth * round + 3)
  })
}

function rollFilling(look: SummerRollLook, lx: number, v: number, seed: number): { colour: Rgb; rise: number } {
  const { radius, row, leaf, sticks } = look
  const pitch = radius * 1.25
  const along = ((((lx + seed) % pitch) + pitch) % pitch) / pitch - 0.5
  const u = (along * pitch) / radius
  if (row.curled) {
    const d = Math.hypot(u, v + 0.05)
    const sweep = Math.atan2(v + 0.05, u)
    if (d > 0.2 && d < 0.56 && (sweep < 1.9 || sweep > 2.7)) {
      const band = Math.abs(Math.sin(sweep * 4))
      return { colour: mix(row.colour, rgb('#fdeadd'), 0.25 + 0.5 * smooth(0.3, 0.9, band)), rise: 1 }
    }
  } else if (Math.abs(u) < 0.56 && Math.abs(v + 0.05) < 0.34) {
    const rim = Math.max(Math.abs(u) / 0.56, Math.abs(v + 0.05) / 0.34)
    return { colour: scaled(row.colour, rim > 0.88 ? 0.82 : 1), rise: 1 }
  }
  const patch = layeredNoise(lx * 0.04 + seed, v * 1.9 + seed, 3)
  if (patch > 0.52) {
    const vein = smooth(0.06, 0.02, Math.abs(((lx * 0.05 + v * 1.6 + seed) % 1) - 0.5))
    return { colour: scaled(leaf, 1 + 0.35 * vein), rise: 0.4 }
  }
  const lane = Math.floor((v + 1) * 7 + noise(lx * 0.012, seed) * 2.5)
  if (lane % 2 === 0 && sticks.length) return { colour: sticks[(lane / 2) % sticks.length] ?? NOODLE, rise: 0.5 }
  return { colour: scaled(NOODLE, 0.86 + 0.14 * Math.sin(v * 40 + noise(lx * 0.04, seed) * 6)), rise: 0 }
}

/** A spring roll from the oven or the fryer: a blistered golden sheet with a slanting seam. */
export function crispRoll(scene: Scene, x: number, y: number, turn: number, length: number, radius: number): void {
  const seed = scene.random.between(0, 99)
  const [pale, gold, brown] = [rgb('#eab963'), scene.vary(rgb('#d08a34'), 0.06), rgb('#7d4114')]
  const rest = scene.field.settle(x, y, length * 0.3, radius * 0.6, turn, 0.4, 0)
  const half = length / 2
  scene.field.stamp(x, y, half, turn, (lx, ly, out) => {
    const end = clamp((half - Math.abs(lx)) / (radius * 0.5))
    const girth = 0.8 + 0.2 * Math.sqrt(1 - (1 - end) ** 2)
    const v = ly / (radius * girth)
    if (Math.abs(v) > 1 || Math.abs(lx) > half) return false
    const round = Math.sqrt(1 - v * v)
    const n = layeredNoise(lx * 0.02 + seed, ly * 0.03, 3)
    const blister = smooth(0.5, 0.85, layeredNoise(lx * 0.07 + seed, ly * 0.07, 2))
    const past = lx * 0.32 - ly + radius * 0.3
    const seam = smooth(4, 0, Math.abs(past))
    const browned = clamp(smooth(0.45, 0.75, n) * 0.55 + blister * 0.3 + smooth(0.4, 0, end) * 0.4 + seam * 0.3)
    const z = rest.z + radius * 0.8 * girth * (0.5 + round) + blister * 3 + (past > 0 ? 2.5 : 0)
    return put(out, mix(mix(pale, gold, smooth(0.2, 0.6, n)), brown, browned), z, 0.3, radius * 1.3 * girth * round + 3)
  })
}

/** A cabbage or vine leaf around its filling: ribs that meet at the middle one, the sides tucked under. */
export function leafRoll(scene: Scene, x: number, y: number, turn: number, size: number, leaf: Rgb, rib: Rgb): void {
  const seed = scene.random.between(0, 99)
  const green = scene.vary(leaf, 0.06)
  const half = size * scene.random.between(0.95, 1.1)
  const width = size * 0.52
  const rest = scene.field.settle(x, y, half * 0.6, width * 0.6, turn, 0.4, 0.1)
  scene.field.stamp(x, y, half * 1.05, turn, (lx, ly, out) => {
    const bulge = 1 + 0.06 * Math.sin(lx * 0.05 + seed)
    const u = lx / half
    const v = ly / (width * bulge)
    const q = Math.abs(u) ** 4.5 + Math.abs(v) ** 2.4
    if (q > 1) return false
    const round = Math.sqrt(1 - q)
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
    const middle = smooth(0.1, 0.03, Math.abs(v + 0.25 + 0.08 * Math.sin(u * 3 + seed)))
    const branch = Math.abs(((((u * 3.2 + Math.abs(v + 0.25) * 1.1 + seed) % 1) + 1) % 1) - 0.5)
    const vein = Math.max(middle, 0.7 * smooth(0.09, 0.03, branch))
    const edge = v - 0.35 - 0.1 * Math.sin(u * 4 + seed)
    const colour = scaled(
      mix(scaled(mix(green, rgb('#a9a24c'), 0.5 * smooth(0.5, 0.75, n)), 0.82 + 0.36 * n), rib, vein * 0.34),
      1 - 0.3 * smooth(0.06, 0, Math.abs(edge)),
    )
    const z = rest.z + width * 0.85 * (0.5 + round) + vein * 2 + (n - 0.5) * 15 + (edge < 0 ? 2.5 : 0)
    return put(out, colour, z, 0.45, width * 1.1 * round + 4)
  })
}
