// Wraps and rolls: a wrap cut at a slant with its filling at the cut, and crisp rolls.
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
