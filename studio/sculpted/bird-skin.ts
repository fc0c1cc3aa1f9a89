// The skin of cooked poultry: pale in its folds, gold, and brown where it stood highest in the heat; a sauce runs over it, herbs stick to it.
import { mix, type Rgb, rgb, scaled, stained } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import { evenLumps } from './solids.ts'

export interface SkinTones {
  pale: Rgb
  gold: Rgb
  amber: Rgb
  brown: Rgb
  dark: Rgb
}

export const ROAST_SKIN: SkinTones = {
  pale: rgb('#f3cd84'),
  gold: rgb('#e3a141'),
  amber: rgb('#c26f1f'),
  brown: rgb('#8a3f12'),
  dark: rgb('#5a240c'),
}

/** Of pieces that were browned in a pan or on a tray. */
export const CRISP_SKIN: SkinTones = {
  pale: rgb('#e2b56c'),
  gold: rgb('#d0923c'),
  amber: rgb('#b06a24'),
  brown: rgb('#804216'),
  dark: rgb('#4e260f'),
}

/** Rubbed with chili and paprika. */
export const CHILI_SKIN: SkinTones = {
  pale: rgb('#eaa552'),
  gold: rgb('#dd7a26'),
  amber: rgb('#bf4d14'),
  brown: rgb('#8a2d0c'),
  dark: rgb('#481608'),
}

/** Only simmered. */
export const POACHED_SKIN: SkinTones = {
  pale: rgb('#f3dba6'),
  gold: rgb('#ecc885'),
  amber: rgb('#dfa758'),
  brown: rgb('#c98d42'),
  dark: rgb('#a86c2c'),
}

export interface BirdLook {
  tones: SkinTones
  /** 0 was only warmed, 1 is as brown as the oven makes it. */
  browned: number
  seed: number
  sauce?: { dark: Rgb; light: Rgb } | undefined
  /** How much of the skin the sauce runs over, 0 to 1; it is at the foot in any case. */
  coated?: number
  /** Chopped leaves that stick to it. */
  herb?: Rgb | undefined
  /** Browned in patches rather than from its foot upward, and sauced in patches with a ragged edge. */
  uneven?: boolean
  /** Tight over the flesh: without creases, wrinkles and broad lumps. */
  taut?: boolean
  /** Blackened by the fire where it stood highest. */
  charred?: boolean
}

/** Cooked meat where the skin has drawn back. */
const FLESH = rgb('#d8b592')
/** On the bone it is darker, and the pan dried it. */
const DARK_MEAT = rgb('#b98355')

const CHAR = rgb('#2c1109')

/** A place on the skin: `high` is 0 at its foot and 1 on top, `fold` 0 in the depth of a crease, `bare` 1 where there is no skin. */
export type SkinPaint = (x: number, y: number, z: number, high: number, fold: number, bare?: number) => Rgb

/** Where the sauce lies on it. */
export function wetness(look: BirdLook, x: number, y: number, z: number, high: number): number {
  const { seed, sauce, coated = 0, uneven } = look
  if (!sauce) return 0
  if (uneven) {
    const ragged =
      0.68 * noise(x * 0.028 - seed + z * 0.012, y * 0.028 + z * 0.012) +
      0.32 * noise(x * 0.085 + seed, y * 0.085 + z * 0.06)
    const bank = smooth(0.3, 0.24, high + 0.5 * (ragged - 0.5))
    const from = 0.8 - 0.32 * coated
    return Math.max(0.96 * bank, 0.82 * smooth(from, from + 0.08, ragged))
  }
  const ran = layeredNoise(x * 0.017 - seed + z * 0.008, y * 0.017 + z * 0.008, 2)
  const foot = 0.95 * smooth(0.36, 0.16, high + 0.36 * (ran - 0.5))
  const edge = 0.66 - 0.28 * coated
  return Math.max(foot, Math.min(0.94, 1.6 * coated) * smooth(edge, edge + 0.09, ran))
}

export function birdSkin(look: BirdLook): SkinPaint {
  const { tones, browned, seed, sauce, coated = 0, herb, uneven, charred } = look
  const film = sauce && mix(sauce.dark, sauce.light, 0.6)
  const flesh = uneven ? mix(DARK_MEAT, tones.pale, 0.3) : mix(FLESH, tones.pale, 0.4)
  const patches = (x: number, y: number, z: number, high: number, broad: number): number =>
    0.44 + 0.3 * smooth(0.1, 0.9, high) + 1.15 * (broad - 0.5) + 0.75 * (evenLumps(x, y, z, 0.048, seed + 7) - 0.5)
  return (x, y, z, high, fold, bare = 0) => {
    const broad = layeredNoise(x * 0.013 + seed + z * 0.006, y * 0.013 + z * 0.012, 3)
    const fine = evenLumps(x, y, z, 0.16, seed + 11)
    const blister = smooth(0.6, 0.74, evenLumps(x, y, z, 0.085, seed + 3))
    const hot = uneven ? patches(x, y, z, high, broad) : 0.14 + 0.74 * smooth(0.1, 0.85, high) + 1.15 * (broad - 0.5)
    const heat = browned * clamp(hot + 0.1 * blister)
    const golden = mix(tones.pale, tones.gold, smooth(0, 0.3, heat))
    const baked = mix(golden, tones.amber, smooth(0.26, 0.56, heat))
    const brown = mix(baked, tones.brown, smooth(0.54, 0.86, heat))
    const crisp = mix(brown, tones.dark, 0.6 * smooth(0.84, 1, heat) + 0.16 * blister * smooth(0.4, 0.7, heat))
    const tucked = mix(crisp, uneven ? tones.gold : tones.brown, 0.45 * smooth(0.07, 0.01, fold))
    const strand = bare && uneven ? 0.78 + 0.4 * noise(x * 0.05 + seed, y * 0.3 + z * 0.24) : 1
    const outside = bare ? mix(tucked, scaled(flesh, strand), bare) : tucked
    // Over the fire it blackens in spots with a ragged edge.
    const ash = charred
      ? 0.86 *
        smooth(0.54, 0.66, 0.66 * evenLumps(x, y, z, 0.034, seed * 3) + 0.34 * evenLumps(x, y, z, 0.13, seed)) *
        smooth(0.3, 0.6, high)
      : 0
    let seen = scaled(ash ? mix(outside, CHAR, ash) : outside, uneven ? 0.84 + 0.32 * fine : 0.92 + 0.16 * fine)
    if (sauce && film) {
      const wet = wetness(look, x, y, z, high)
      seen = mix(
        stained(seen, film, (uneven ? 0.06 : 0.16) * coated),
        scaled(mix(sauce.dark, sauce.light, 0.3 + 0.4 * high), 0.9 + 0.2 * fine),
        wet,
      )
    }
    return herb ? mix(seen, scaled(herb, 0.8 + 0.5 * fine), leaf(x, y, seed) * smooth(0.4, 0.6, high)) : seen
  }
}

/** Flecks of chopped leaf, one to most squares. */
function leaf(x: number, y: number, seed: number): number {
  const side = 25
  const [i, j] = [Math.floor(x / side), Math.floor(y / side)]
  const own = (k: number): number => noise(i * 7.3 + k * 3.1 + seed, j * 5.7 + k * 1.9 + 0.5)
  if (own(1) > 0.5) return 0
  const [dx, dy] = [x - (i + 0.25 + 0.5 * own(2)) * side, y - (j + 0.25 + 0.5 * own(3)) * side]
  const turn = own(4) * 9
  const [u, v] = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)]
  return 0.85 * smooth(1, 0.6, hypot(u / (3.2 + 3.4 * own(5)), v / (1.6 + 2 * own(6))))
}

/** Its relief: a taut skin with fine bumps, creases beside the joints, smooth under a sauce. */
export function skinRelief(look: BirdLook, x: number, y: number, z: number, fold: number): number {
  const { seed } = look
  if (look.taut)
    return (
      2.4 * (evenLumps(x, y, z, 0.018, seed) - 0.5) +
      1.3 * (evenLumps(x, y, z, 0.1, seed + 5) - 0.5) +
      0.7 * (noise(x * 0.24 + seed, y * 0.24 + z * 0.2) - 0.5)
    )
  const creased = smooth(0.085, 0.02, fold)
  const crease = creased
    ? 1.1 * creased * Math.sin((x * 0.62 + z * 0.8 + Math.abs(y) * 0.2) * 0.3 + 5 * noise(x * 0.03 + seed, z * 0.03))
    : 0
  // Crisp skin is pimpled and blistered, and breaks the light up.
  const dry = look.uneven ? 1.3 : look.coated ? 0.5 : 1
  const bumps =
    1.9 * (evenLumps(x, y, z, 0.11, seed + 5) - 0.5) + 0.9 * (noise(x * 0.24 + seed, y * 0.24 + z * 0.2) - 0.5)
  // It shrank over the meat: fine wrinkles, and a pimple where each feather was.
  const drawn = !look.uneven ? 0 : look.tones === POACHED_SKIN ? 0.22 : 1 - 0.4 * Math.min(1, look.coated ?? 0)
  const shrunk = drawn
    ? -1.9 * smooth(0.14, 0, Math.abs(noise(x * 0.034 + 0.4 * z * 0.034 + seed, y * 0.06 + z * 0.03 - seed) - 0.5)) +
      1.5 * smooth(0.6, 0.8, noise(x * 0.3 - seed, y * 0.3 + z * 0.22))
    : 0
  return crease + 7 * (evenLumps(x, y, z, 0.018, seed) - 0.5) + dry * bumps + drawn * shrunk
}
