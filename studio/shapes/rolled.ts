// Wraps and rolls: a wrap cut at a slant with its filling at the cut, and summer rolls that show what is in them.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { griddled } from '#studio/shapes/breads.ts'
import type { CutFood } from '#studio/shapes/morsel.ts'
import { cutFilling, morselAt } from '#studio/shapes/wrap-cut.ts'

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
  /** Fried together, so that they lie in no layers. */
  tossed?: boolean
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
  const filling = cutFilling(scene, fillings, look.tossed)
  const base = scene.field.settle(x, y, length * 0.3, radius * 0.5, turn, 0.4, 0).z
  const half = length / 2
  const tall = radius * FLAT
  scene.field.stamp(x, y, half + radius, turn, (lx, ly, out) => {
    const tuck = clamp((lx + half) / (radius * 0.7))
    const girth = 0.62 + 0.38 * Math.sqrt(1 - (1 - tuck) ** 2)
    const v = ly / (radius * girth)
    if (lx < -half || lx > half || Math.abs(v) > 1) return false
    const outside = tall + tall * girth * Math.sqrt(1 - v * v)
    const cut = (half - lx) * SLANT
    if (cut < 0) return false
    if (cut < outside) {
      const w = cut / tall - 1
      const d = hypot(v, w)
      if (d > 1) return false
      if (d > 1 - wall) {
        const angle = Math.atan2(w, v)
        const layers = noise(d * 26, angle * 2 + seed)
        // The sheet lies double where it was rolled: a fine dark line winds between its layers.
        const between = smooth(0.016, 0.004, Math.abs(d - 1 + wall * (0.5 + 0.16 * Math.sin(angle + seed))))
        const shown = scaled(crumb, (0.95 + 0.25 * layers) * (1 - 0.3 * between))
        return put(out, shown, base + cut + 3 * (layers - 0.5) - 3 * between, 0.1, cut + 2)
      }
      const [colour, rise] = morselAt(filling, v / (1 - wall), w / (1 - wall))
      // Darker under the sheet, which stands over the filling a little.
      const shade = 1 - 0.3 * smooth(0.93, 1, d / (1 - wall))
      return put(out, scaled(colour, 1.14 * shade), base + cut + rise * radius * 0.17 + 1, 0.45, cut + 2)
    }
    const n = layeredNoise(lx * 0.022 + seed, ly * 0.022, 3)
    // Not at the very side, where a spot would be drawn out to the board in a streak.
    const beside = smooth(0.97, 0.84, Math.abs(v))
    const toasted = spotted * clamp(griddled(lx + seed * 50, ly * 1.3) * 0.9 * beside + smooth(0.55, 0.8, n) * 0.25)
    // The loose edge of the sheet runs along the roll; the end is folded in.
    const seam = smooth(0.05, 0.01, Math.abs(v - 0.3 - 0.12 * Math.sin(lx * 0.02 + seed)))
    const fold = smooth(9, 0, Math.abs(lx + half - radius * (0.55 + 0.25 * v))) * smooth(0.95, 0.6, Math.abs(v))
    const step = v > 0.3 + 0.12 * Math.sin(lx * 0.02 + seed) ? 0 : 2.4
    const sheet = mix(body, spots, toasted)
    const colour = scaled(sheet, (0.94 + 0.12 * n) * (1 - 0.22 * seam - 0.2 * fold))
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

/** What lies under the sheet, from one side to the other: large leaves, a row of tofu or shrimp, sticks, noodles. */
export function rollFilling(look: SummerRollLook, lx: number, v: number, seed: number): { colour: Rgb; rise: number } {
  const { radius, row, leaf, sticks } = look
  const pitch = radius * 1.3
  const cells = (lx + seed * 9) / pitch
  const u = ((cells - Math.floor(cells) - 0.5) * pitch) / radius
  // Each leaf overlaps the next; a pale rib runs down it.
  const tilt = v + 0.54 + 0.3 * u
  const blade = hypot(u / 0.78, tilt / 0.46)
  if (blade < 1) {
    const vein = Math.max(
      smooth(0.07, 0.02, Math.abs(tilt)),
      0.22 * smooth(0.1, 0.03, Math.abs(((Math.abs(u) * 4 + Math.abs(tilt) * 4) % 1) - 0.5)),
    )
    return { colour: scaled(mix(leaf, rgb('#b4d890'), 0.5 * vein), 0.75 + 0.35 * smooth(1, 0.5, blade)), rise: 0.5 }
  }
  // Another row of leaves along the other side, half a leaf further on.
  const step = cells + 0.5
  const w = ((step - Math.floor(step) - 0.5) * pitch) / radius
  const lower = hypot(w / 0.76, (v - 0.78 + 0.2 * w) / 0.3)
  if (lower < 1)
    return { colour: scaled(mix(leaf, rgb('#8fc46a'), 0.35), 0.8 + 0.3 * smooth(1, 0.4, lower)), rise: 0.4 }
  if (row.curled) {
    const d = hypot(u, v + 0.02)
    const sweep = Math.atan2(v + 0.02, u)
    if (d > 0.16 && d < 0.54 && (sweep < 1.9 || sweep > 2.7)) {
      const band = Math.abs(Math.sin(sweep * 4))
      return { colour: mix(row.colour, rgb('#fdeadd'), 0.25 + 0.5 * smooth(0.3, 0.9, band)), rise: 1 }
    }
  } else if (Math.abs(u) < 0.645 && Math.abs(v + 0.06) < 0.24) {
    const rim = Math.max(Math.abs(u) / 0.645, Math.abs(v + 0.06) / 0.24)
    const golden = layeredNoise(lx * 0.05 + seed, v * 4, 2)
    return {
      colour: scaled(mix(row.colour, rgb('#b5752c'), 0.5 * smooth(0.5, 0.7, golden)), rim > 0.84 ? 0.78 : 1),
      rise: 1,
    }
  }
  if (v > 0.2 && v < 0.66 && sticks.length) {
    // Sticks of one kind lie together, not quite straight.
    const lanes = (v - 0.2) * 13 + 0.5 * Math.sin(lx * 0.02 + seed)
    const lane = Math.floor(lanes)
    const within = Math.abs(lanes - lane - 0.5)
    const colour = sticks[Math.abs(Math.floor(lane / 3)) % sticks.length] ?? NOODLE
    return { colour: scaled(colour, 1.05 - 0.5 * smooth(0.3, 0.5, within)), rise: 0.5 }
  }
  if (v < -0.3) return { colour: mix(leaf, PAPER, 0.45), rise: 0 }
  return { colour: scaled(NOODLE, 0.84 + 0.14 * Math.sin(v * 30 + noise(lx * 0.02, seed) * 9)), rise: 0.2 }
}

/** A spring roll from the oven or the fryer: a blistered golden sheet with a slanting seam. */
export function crispRoll(scene: Scene, x: number, y: number, turn: number, length: number, radius: number): void {
  const seed = scene.random.between(0, 99)
  const [pale, gold, brown] = [rgb('#eab963'), scene.vary(rgb('#d08a34'), 0.06), rgb('#7d4114')]
  const rest = scene.field.settle(x, y, length * 0.3, radius * 0.6, turn, 0.4, 0)
  const half = length / 2
  scene.field.stamp(x, y, half, turn, (lx, ly, out) => {
    const end = clamp((half - Math.abs(lx)) / (radius * 0.75))
    const girth = 0.5 + 0.5 * Math.sqrt(1 - (1 - end) ** 2)
    const v = ly / (radius * girth)
    if (Math.abs(v) > 1 || Math.abs(lx) > half) return false
    const round = Math.sqrt(1 - v * v)
    const n = layeredNoise(lx * 0.02 + seed, ly * 0.03, 3)
    const blister = smooth(0.5, 0.85, layeredNoise(lx * 0.07 + seed, ly * 0.07, 2))
    const past = lx * 0.32 - ly + radius * 0.3
    const seam = smooth(4, 0, Math.abs(past))
    const browned = clamp(smooth(0.45, 0.75, n) * 0.55 + blister * 0.3 + smooth(0.4, 0, end) * 0.4 + seam * 0.3)
    const z = rest.z + radius * girth * (0.14 + round) + blister * 3 + (past > 0 ? 2.5 : 0)
    return put(out, mix(mix(pale, gold, smooth(0.2, 0.6, n)), brown, browned), z, 0.3, radius * 1.3 * girth * round + 3)
  })
}
