// A chicken thigh on the bone as it comes out of its pan or its pot: broad at the hip, the knuckle bare, the skin browned on top and in folds,
// the sauce on it where it ran and at its foot.
import { mix, type Rgb, rgb, scaled, stained } from '#studio/colour.ts'
import { heightOn, put, type SidePaint } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

const [BONE, GRISTLE, MEAT, FAT] = [rgb('#efe0bf'), rgb('#d9b08a'), rgb('#c08a5c'), rgb('#f6e0b0')]
const [SIMMERED, BLOND, AMBER, RUSSET, DEEP] = [
  rgb('#f0d7a4'),
  rgb('#efbf6c'),
  rgb('#d98c30'),
  rgb('#a5521a'),
  rgb('#67300f'),
]

export interface BraisedThighLook extends MeatColours {
  /** How brown its skin is: 0 was only simmered, 1 is crisp. */
  browned: number
  /** What it lies in; left out, it lies dry. */
  sauce?: { dark: Rgb; light: Rgb }
  /** How much of the skin the sauce runs over, 0 to 1. */
  coated?: number
}

/** The bone points to `boneAt`, an angle; `size` is half its width. */
export function braisedThigh(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  boneAt: number,
  look: BraisedThighLook,
): void {
  const { random, field } = scene
  const { flesh, sear, browned, sauce, coated = 0 } = look
  const seed = random.between(0, 99)
  const turn = boneAt + Math.PI
  const half = size * random.between(1.14, 1.3)
  const broad = size * random.between(0.84, 0.96)
  const lies = random.chance(0.5) ? 1 : -1
  const rest = field.settle(x, y, half * 0.7, broad * 0.6, turn, 0.45, 0.12)
  const at = (lx: number, ly: number): number => heightOn(rest, lx, ly)
  const pale = scene.vary(mix(mix(SIMMERED, flesh, 0.12), mix(flesh, BLOND, 0.7), clamp(browned * 1.2)), 0.04)
  const gold = scene.vary(mix(AMBER, flesh, 0.25), 0.05)
  const brown = mix(mix(sear, RUSSET, 0.6), gold, 0.1)
  const meat = mix(MEAT, flesh, 0.3)
  const film = sauce ? mix(sauce.dark, sauce.light, 0.6) : null

  /** `high`: 0 at its foot, 1 on top. */
  const wetAt = (px: number, py: number, high: number): number => {
    if (!sauce) return 0
    const ran = layeredNoise(px * 0.016 - seed, py * 0.016, 2)
    const foot = smooth(0.5, 0.2, high + 0.4 * (ran - 0.5))
    return Math.max(0.95 * foot, coated * smooth(0.38, 0.66, ran))
  }
  const skinAt = (px: number, py: number, high: number): Rgb => {
    const n = layeredNoise(px * 0.022 + seed, py * 0.022, 4)
    const pimple = noise(px * 0.17 + seed, py * 0.17 - seed)
    const heat = browned * clamp(0.14 + 1.1 * high * smooth(0.3, 0.62, n) + 0.22 * (pimple - 0.5))
    const golden = mix(pale, gold, smooth(0.05, 0.4, heat))
    const crisp = mix(mix(golden, brown, smooth(0.38, 0.72, heat)), DEEP, 0.75 * smooth(0.72, 1, heat))
    return scaled(crisp, 0.93 + 0.14 * pimple)
  }
  const sauced = (colour: Rgb, wet: number, high: number): Rgb => {
    if (!sauce || !film) return colour
    return mix(stained(colour, film, 0.22 * coated), mix(sauce.dark, sauce.light, 0.45 + 0.45 * high), wet)
  }

  // The knuckle, and the bone down to the meat.
  field.stamp(x, y, half * 1.6, turn, (lx, ly, out) => {
    const s = (lx + half * 1.16) / (half * 0.56)
    if (s < 0 || s > 1) return false
    const ball = 0.14 * Math.sqrt(clamp(1 - ((s - 0.2) / 0.2) ** 2)) * (1 - 0.24 * smooth(0.08, 0, Math.abs(ly) / size))
    const w = size * Math.max(ball, s > 0.14 ? 0.11 : 0)
    const v = ly / w
    if (!(Math.abs(v) < 1)) return false
    const round = Math.sqrt(1 - v * v)
    const bare = mix(scaled(BONE, 0.84 + 0.16 * round), GRISTLE, 0.4 + 0.5 * smooth(0.25, 0.55, s))
    const wet = sauce ? 0.25 + 0.6 * smooth(0.6, 0.1, round) : 0
    return put(out, sauced(bare, wet, round), at(lx, ly) + size * 0.12 + w * (0.2 + 0.8 * round), 0.4, w * 1.3)
  })

  const flank: SidePaint = (px, py, z) => {
    const high = clamp((z - rest.z) / (size * 0.7))
    const [u, v] = [px - x + (py - y) * 0.4, z * 1.2]
    return sauced(skinAt(u, v, 0.5 * high + 0.2), wetAt(u, v, high), high)
  }
  field.withSides(flank, () =>
    field.stamp(x, y, half * 1.15, turn, (rawX, rawY, out) => {
      const wave = layeredNoise(rawX * 0.017 + seed, rawY * 0.017 - seed, 2) - 0.5
      const [lx, ly] = [rawX + wave * size * 0.16, rawY - wave * size * 0.2]
      const s = (lx / half + 1) / 2 // 0 at the knee, 1 at the hip
      if (s < 0 || s > 1) return false
      const n = layeredNoise(lx * 0.022 + seed, ly * 0.022, 3)
      const round = s > 0.58 ? Math.sqrt(1 - ((s - 0.58) / 0.42) ** 2.4) : 1
      const profile = (0.26 + 0.74 * smooth(-0.04, 0.6, s)) * round
      const wide = broad * profile * (ly * lies > 0 ? 1.12 : 0.86)
      const v = ly / wide
      if (!(Math.abs(v) < 1)) return false
      const dome = (1 - v * v) ** 0.55
      // The skin ends in a ragged, thick edge short of the knee, and along one side.
      const ragged = 0.19 + 0.16 * (noise(ly * 0.05 + seed, 2.5) - 0.5) + 0.05 * v * lies
      const bare = smooth(ragged + 0.015, ragged - 0.015, s)
      const hem = smooth(0.05, 0.01, Math.abs(s - ragged - 0.025))
      // A fold from the knee to the back of the thigh, and small ones where the skin shrank.
      const away = v * lies + 0.5 - 0.75 * smooth(0.2, 0.95, s) + (n - 0.5) * 0.3
      const fold = smooth(0.12, 0.015, Math.abs(away)) * smooth(0.24, 0.4, s) * smooth(0.95, 0.75, s)
      const pucker = 0.5 - Math.abs(layeredNoise(lx * 0.036 + seed, ly * 0.05 - seed, 3) - 0.5) * 2
      const wrinkle = Math.sin(s * 42 + 5 * n + v * 2) * smooth(0.5, 0.24, s) * (1 - bare)
      const bump = layeredNoise(lx * 0.12 + seed, ly * 0.12, 2)
      const fiber = layeredNoise(lx * 0.03 + seed, ly * 0.24, 2)
      const high = clamp(dome * profile * 1.05)
      const wet = wetAt(lx, ly, high)
      const skin = mix(mix(skinAt(lx, ly, high), DEEP, 0.4 * browned * fold), FAT, 0.3 * hem)
      const colour = mix(skin, scaled(meat, 0.8 + 0.34 * fiber), bare)
      const rough = 1 - 0.6 * wet
      const z =
        size * (0.08 + profile ** 0.7 * (0.62 - 0.1 * smooth(0, 0.4, away)) * dome) +
        ((bump - 0.5) * 3.2 + pucker * (1.5 + 2.4 * browned) * dome + wrinkle * 2) * rough * (size / 90) +
        (n - 0.5) * size * 0.09 +
        (hem * 3 - bare * 4 - fold * 5) * (size / 90) +
        wet * coated * 2
      return put(out, sauced(colour, wet, high), at(rawX, rawY) + z, clamp(0.5 + 0.16 * bump + 0.3 * wet - 0.2 * bare))
    }),
  )
}
