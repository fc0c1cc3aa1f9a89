// A leaf of Belgian endive: a crisp boat, white and thick along its rib, pale yellow at its thin edges, green at its tip.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [RIB, GROOVE, BLADE, EDGE, TIP] = [rgb('#fffdf4'), rgb('#e2e0bf'), rgb('#f8f3c6'), rgb('#e6e384'), rgb('#a9c440')]

export interface EndiveSpear {
  length: number
  /** Which way its tip points. */
  turn: number
  /** The stretch of it that is there, from its foot (0) to its tip (1): it may be cut across. */
  from?: number
  to?: number
  /** Lies on its back like a boat, or is turned over. */
  hollow?: boolean
}

/** Half its width at `t`, as a share of the widest. */
function outline(t: number): number {
  if (t < 0.6) return 0.44 + 0.56 * Math.sin((t / 0.6) * 1.57) ** 0.9
  return Math.max(0, 1 - ((t - 0.6) / 0.4) ** 2.1) ** 0.72
}

export function endiveSpear(scene: Scene, x: number, y: number, spear: EndiveSpear): void {
  const { length, turn, from = 0, to = 1, hollow = true } = spear
  const { random, field } = scene
  const seed = random.between(0, 99)
  const width = length * random.between(0.16, 0.19)
  const bend = random.bell() * 0.1
  const [middle, span] = [(from + to) / 2, to - from]
  const rest = field.settle(x, y, length * span * 0.36, width * 0.5, turn, 0.5, span < 1 ? 0.22 : 0.3)
  const green = random.between(0.75, 1)
  const cup = hollow ? random.between(0.5, 0.7) : -random.between(0.4, 0.52)
  const slant = random.bell() * 0.25
  field.stamp(x, y, length * span * 0.5 + width * 1.1, turn, (lx, ly, out) => {
    const t = lx / length + middle
    const cut = (slant * ly) / length
    if (t < Math.max(0.004, from + (from > 0 ? cut : 0)) || t > Math.min(0.998, to + (to < 1 ? cut : 0))) return false
    const off = ly - bend * length * ((t - 0.5) ** 2 - 0.08)
    const side = off > 0 ? 3 : 8
    // The thin edge is ruffled toward the tip, the foot is smooth.
    const ruffle = 0.13 * smooth(0.3, 0.7, t) * (layeredNoise(t * 15 + seed, side, 2) - 0.5)
    const half = width * outline(t) * (1 + ruffle)
    const v = off / (half || 1)
    if (Math.abs(v) > 1) return false
    const w = Math.abs(v)
    const rib = smooth(1, 0.5, w / (0.92 - 0.72 * t))
    const lines = noise(v * (7 - 2 * t) + seed, t * 2.4)
    const veins = smooth(0.62, 0.86, noise(v * 9 + 7 * t * Math.sign(v) + seed, t * 5)) * (1 - rib)
    const edge = clamp(smooth(0.5, 1, w) * smooth(0.12, 0.5, t))
    const tip = green * clamp(smooth(0.74, 1, t) + 0.6 * smooth(0.62, 1, w) * smooth(0.5, 0.86, t))
    const blade = mix(mix(BLADE, EDGE, 0.75 * edge), TIP, 0.85 * tip)
    const crisp = mix(RIB, GROOVE, 0.55 * smooth(0.4, 0.8, lines))
    const paint = mix(mix(blade, RIB, 0.35 * veins), crisp, rib)
    const wave = 2.4 * edge * (layeredNoise(t * 11 + seed, side + 20, 2) - 0.5)
    const keel = hollow ? 0.12 * rib * (1 - t) : 0.2 * rib
    const bow = 0.06 * length * (t - 0.5) ** 2
    const z = 6 + width * (cup * (v * v - 0.2) * outline(t) + keel) + wave + bow + (lines - 0.5) * 1.2 * rib
    const face = smooth(0.012, 0.004, Math.min(from > 0 ? t - from - cut : 1, to < 1 ? to + cut - t : 1))
    return put(
      out,
      mix(scaled(paint, 0.98), RIB, 0.5 * face),
      heightOn(rest, lx, ly) + z,
      0.5 + 0.2 * rib,
      span < 1 ? 20 : 10,
    )
  })
}
