// A fillet that was fried on its skin and is served skin up: flat, the skin crisp and drawn in, a moist edge of flesh below it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put, type SidePaint } from '#studio/field.ts'
import { clamp, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

interface SkinTones {
  back: Rgb
  middle: Rgb
  belly: Rgb
  spot: Rgb
  /** Where it blistered on the pan. */
  crisp: Rgb
  flesh: Rgb
  glassy: Rgb
  between: Rgb
}

export const CRISP_SKINS = {
  spotted: {
    back: rgb('#4c4a26'),
    middle: rgb('#b8864a'),
    belly: rgb('#f3dcae'),
    spot: rgb('#2c2414'),
    crisp: rgb('#9a5c1e'),
    flesh: rgb('#fbd0ac'),
    glassy: rgb('#eda27a'),
    between: rgb('#bd6a40'),
  },
  red: {
    back: rgb('#96281c'),
    middle: rgb('#c24e38'),
    belly: rgb('#e6ae8a'),
    spot: rgb('#6f120e'),
    crisp: rgb('#a4541c'),
    flesh: rgb('#fbf2de'),
    glassy: rgb('#f0dcb4'),
    between: rgb('#c09a68'),
  },
} as const satisfies Record<string, SkinTones>

export interface CrispFillet {
  halfLength: number
  halfWidth: number
  turn: number
  skin: keyof typeof CRISP_SKINS
  /** Where it was scored before it was fried, as shares of the half length. */
  scores?: readonly number[]
  /** What was pressed into the cuts. */
  stuffing?: Rgb
  /** Where a fork took the thick end apart, as a share of the half length; left out, it is whole. */
  opened?: number
}

/** Cuts across the skin that the heat has opened: 1 in the middle of one. */
function scoreAt(scores: readonly number[], wide: number, t: number, v: number): number {
  const lens = wide * (1 - smooth(0.1, 0.78, Math.abs(v)))
  if (lens <= 0) return 0
  let at = 1
  for (const cut of scores) at = Math.min(at, Math.abs(t - cut - v * 0.14))
  return smooth(lens, lens * 0.6, at)
}

/** Rows of scales that overlap toward the tail: 0 in the middle of one, 1 along the free edge. */
function scaleAt(x: number, y: number): number {
  const row = Math.floor(x / SCALE)
  const u = x / SCALE - row
  const w = (((y / (SCALE * 1.5) + (row % 2) * 0.5) % 1) + 1) % 1
  return smooth(0.55, 0.95, u + 1.9 * (w - 0.5) ** 2 - 0.1)
}
const SCALE = 11

export function crispFillet(scene: Scene, x: number, y: number, fillet: CrispFillet): void {
  const { halfLength, halfWidth, turn, skin, scores = [], stuffing, opened = -2 } = fillet
  const scored = scores.length > 0
  const { flesh, glassy, between, ...tones } = CRISP_SKINS[skin]
  const { back, middle, belly, spot, crisp } = tones
  const { random, field } = scene
  const seed = random.between(0, 99)
  const rest = field.settle(x, y, halfLength * 0.7, halfWidth * 0.6, turn, 0.25, 0.06)
  // A snapper's fillet is thin, and flat from the pan.
  const thick = halfWidth * (scored ? 0.2 : 0.3)
  const bend = random.between(0.03, 0.09) * (random.chance(0.5) ? 1 : -1)
  const body = scene.vary(flesh, 0.02)
  const leaf = halfLength * random.between(0.2, 0.26)
  const flank: SidePaint = (px, py, z) => {
    const up = clamp((z - rest.z) / thick)
    const n = layeredNoise((px + py * 0.4) * 0.05 + seed, z * 0.1, 2)
    const layer = smooth(0.14, 0.02, Math.abs((((px + py * 0.5 + z * 1.4) * 0.045 + n) % 1) - 0.5))
    const side = mix(scaled(mix(body, glassy, 0.45), 1.06 + 0.12 * n), between, 0.16 * layer)
    return mix(side, crisp, 0.75 * smooth(0.72, 0.94, up + (n - 0.5) * 0.2))
  }
  field.withSides(flank, () =>
    field.stamp(x, y, halfLength * 1.15, turn, (lx, ly, out) => {
      const t = lx / halfLength
      const n = layeredNoise(lx * 0.016 + seed, ly * 0.016, 3)
      const off = ly - bend * halfLength * (t * t - 0.3)
      const below = off > 0
      // Broad at the head, where it was cut, a narrow tail; the belly bulges.
      const width =
        halfWidth *
        (scored
          ? (0.66 + 0.42 * smooth(-1.05, -0.3, t)) * (1 - 0.86 * smooth(0.05, 1.05, t))
          : 1 - 0.66 * smooth(-0.05, 1.05, t)) *
        (below ? 1.08 - 0.12 * t * t : 0.9) *
        (1 - 0.16 * smooth(-0.6, -1, t)) *
        (1 + 0.12 * (n - 0.5))
      const v = off / width
      const q = Math.abs(t + 0.07 * v * (t < 0 ? 1 : 0)) ** (t < 0 ? (scored ? 5 : 9) : 5) + Math.abs(v) ** 3
      if (q > 1) return false
      const fine = layeredNoise(lx * 0.12 + seed, ly * 0.12, 2)
      const lean = (1 - clamp(q)) ** 0.3 * (below ? 1 - 0.34 * smooth(0, 1, v) : 1) * (1 - 0.42 * smooth(0, 1, t))
      const torn = opened + 0.1 * (v * v - 0.6) + (n - 0.5) * 0.12 - t
      if (torn > 0) {
        // Two or three broad leaves of flesh, each lower than the one before.
        const k = (torn * halfLength) / leaf + 0.9 * (n - 0.5) + 0.3 * v
        const index = Math.max(0, Math.floor(k))
        const along = k - index
        const own = noise(index * 5.3 + seed, 4.5)
        const w = Math.abs(v) / (1 - 0.06 * index - 0.2 * own)
        if (w > 1 || index > 3) return false
        const grain = layeredNoise(along * 1.4 + lx * 0.02 + seed, off * 0.16, 2) - 0.5
        const moist = mix(scaled(body, 0.95 + 0.16 * grain), glassy, 0.2 + 0.5 * smooth(0.4, 1, along))
        const paint = mix(moist, between, 0.45 * smooth(0.12, 0, along))
        const round = (1 - w ** 4) ** 0.5
        const z = 3 + thick * lean * round * (1 - 0.2 * index - 0.14 * own - 0.3 * along) + 2 * grain
        return put(out, scaled(paint, 0.95 + 0.1 * fine), heightOn(rest, lx, ly) + z, 0.55)
      }
      const shade = v + 0.5 * (n - 0.5)
      const plain = mix(mix(back, middle, smooth(-0.95, -0.25, shade)), belly, smooth(-0.05, 0.75, shade))
      const scales = scored
        ? 1.2 - 3.2 * scaleAt(lx + 6 * n, off + 6 * n)
        : Math.sin((lx + off) * 0.3) * Math.sin((lx - off) * 0.3)
      const spots = skin === 'spotted' ? smooth(0.2, 0.5, pores(lx * 0.062 + seed, off * 0.08, 0.4)) : 0
      const spotted = mix(scaled(plain, 1 + 0.07 * scales), spot, 0.8 * spots * smooth(0.4, -0.05, v))
      // Crisp in broad patches and along the edge, where the skin drew in.
      const patch = smooth(0.42, 0.68, layeredNoise(lx * 0.014 - seed, off * 0.026 + seed, 3))
      const blister = pores(lx * 0.075 + seed, off * 0.075, 0.5) * (0.3 + 0.7 * patch)
      const rim = smooth(0.5, 0.84, q)
      const fried = mix(spotted, crisp, (scored ? 0.8 : 1) * clamp(0.5 * patch + 0.4 * rim + 0.2 * (fine - 0.5)))
      const golden = mix(fried, belly, 0.16 * blister)
      const bare = smooth(0.86, 0.93, q + (n - 0.5) * 0.18) * (below ? 1 : 0.55)
      const score = scored ? scoreAt(scores, 11 / halfLength, t, v) : 0
      const line = smooth(0.05, 0.015, Math.abs(v + 0.1)) * smooth(0.9, 0.6, Math.abs(t)) * 0.3
      const open = mix(mix(golden, spot, line), mix(body, middle, scored ? 0.06 : 0.12), Math.max(bare * 0.85, score))
      const seen = stuffing ? mix(open, scaled(stuffing, 0.8 + 0.4 * fine), smooth(0.3, 0.7, score)) : open
      const z = 4 + thick * lean + blister * 1.8 + (stuffing ? 4 : -5) * score + (fine - 0.5) * 1.6 - 1.5 * bare
      return put(out, scaled(seen, 0.96 + 0.08 * fine), heightOn(rest, lx, ly) + z, 0.62 + 0.2 * blister)
    }),
  )
}
