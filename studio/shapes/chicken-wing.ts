// Wings of chicken, split at the joint: the drumette on its bone, and the flat with its two bones under wrinkled skin.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put, type SidePaint } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const BONE = rgb('#ecdcb8')

export interface WingSkin {
  skin: Rgb
  /** Crisp patches and edges. */
  char: Rgb
  /** Tossed in a sauce: wet, and deeper in color where it gathers. */
  sauce?: Rgb | undefined
}

type Skin = (x: number, y: number, edge: number) => readonly [colour: Rgb, relief: number, gloss: number]

/** Blistered skin: golden, brown on its bumps; a sauce gathers in the wrinkles between them. */
function blistered(scene: Scene, { skin, char, sauce }: WingSkin): Skin {
  const seed = scene.random.between(0, 99)
  const gold = scene.vary(mix(skin, rgb('#d98a34'), 0.3), 0.05)
  const glaze = sauce && scene.vary(sauce, 0.05)
  return (x, y, edge) => {
    const n = layeredNoise(x * 0.024 + seed, y * 0.024, 3)
    const bump = layeredNoise(x * 0.055 + seed, y * 0.055, 2)
    const pock = smooth(0.66, 0.76, noise(x * 0.12 - seed, y * 0.12))
    const crisp = clamp(0.95 * smooth(0.46, 0.58, n * 0.7 + bump * 0.3) + 0.5 * edge + 0.2 * pock)
    const dry = mix(gold, char, crisp)
    const relief = (bump - 0.5) * 8 + (n - 0.5) * 9 + pock
    if (!glaze) return [scaled(dry, 0.88 + 0.24 * bump), relief, 0.55]
    // Thick and bright in the hollows, a thin film on the crisp bumps.
    const coat = 0.92 - 0.5 * crisp
    const wet = mix(glaze, scaled(glaze, 0.6), 0.6 * smooth(0.46, 0.34, bump) + 0.3 * edge)
    return [mix(dry, wet, coat), relief, 0.8]
  }
}

export function chickenWing(scene: Scene, x: number, y: number, size: number, turn: number, look: WingSkin): void {
  const draw = scene.random.chance(0.5) ? drumette : flat
  draw(scene, x, y, size, turn, blistered(scene, look))
}

/** Down its sides the skin is read by height, or it would be drawn out into streaks. */
function flankOf(skin: Skin, x: number, y: number): SidePaint {
  return (px, py, z) => skin(px - x + (py - y) * 0.3, z * 1.2 + (py - y) * 0.4, 0.35)[0]
}

function drumette(scene: Scene, x: number, y: number, size: number, turn: number, skin: Skin): void {
  const { random, field } = scene
  const half = size * random.between(0.66, 0.76)
  const seed = random.between(0, 99)
  const rest = field.settle(x, y, half * 0.7, half * 0.4, turn, 0.45, 0.25)
  const bone = scene.vary(BONE, 0.04)
  // The end of the bone, where the meat has drawn back.
  field.stamp(x, y, half * 1.3, turn, (lx, ly, out) => {
    const t = (lx + half * 1.14) / (half * 0.5)
    if (t < 0 || t > 1) return false
    const w = size * (0.085 + 0.055 * Math.sqrt(clamp(1 - ((t - 0.22) / 0.22) ** 2)))
    const v = ly / w
    if (Math.abs(v) > 1) return false
    const round = Math.sqrt(1 - v * v)
    return put(out, scaled(bone, 0.82 + 0.18 * round), heightOn(rest, lx, ly) + size * 0.1 + w * round, 0.3, w * 2)
  })
  field.withSides(flankOf(skin, x, y), () =>
    field.stamp(x, y, half * 1.2, turn, (lx, ly, out) => {
      const s = (lx / half + 0.84) / 1.84 // 0 where the bone comes out, 1 at the round end
      if (s < 0 || s > 1) return false
      const round = s > 0.62 ? Math.sqrt(1 - ((s - 0.62) / 0.38) ** 2) : 1
      const lump = 1 + 0.26 * (layeredNoise(lx * 0.035 + seed, ly > 0 ? 3 : 8, 2) - 0.5)
      const wide = size * 0.43 * (0.36 + 0.64 * smooth(0, 0.55, s)) * round * lump
      const v = ly / wide
      if (!(Math.abs(v) < 1)) return false
      const [colour, relief, gloss] = skin(lx, ly, smooth(0.6, 1, Math.abs(v)) + smooth(0.14, 0, s))
      const z = size * 0.08 + wide * (0.2 + 0.9 * Math.sqrt(1 - v * v)) + relief
      return put(out, colour, heightOn(rest, lx, ly) + z, gloss)
    }),
  )
}

function flat(scene: Scene, x: number, y: number, size: number, turn: number, skin: Skin): void {
  const { random, field } = scene
  const half = size * random.between(0.68, 0.78)
  const width = size * random.between(0.3, 0.35)
  const seed = random.between(0, 99)
  const bend = random.bell() * 0.16
  const rest = field.settle(x, y, half * 0.7, width * 0.7, turn, 0.45, 0.25)
  field.withSides(flankOf(skin, x, y), () =>
    field.stamp(x, y, half * 1.1, turn, (lx, ly, out) => {
      const u = lx / half
      const across = ly - bend * width * (1 - u * u)
      // Knobs at the joints, the elbow's the larger, and drawn in between them.
      const outline = 0.78 + 0.3 * u * u + 0.13 * u + 0.2 * (layeredNoise(u * 2 + seed, across > 0 ? 2 : 6, 2) - 0.5)
      const v = across / (width * outline)
      const q = Math.abs(u) ** 3.6 + v * v
      if (q > 1) return false
      const [colour, relief, gloss] = skin(lx, ly, smooth(0.55, 1, q))
      // Two bones side by side: the skin sinks in between them and shrinks into cross folds.
      const ridges = 0.2 * smooth(0.36, 0.05, Math.abs(v)) * smooth(0.95, 0.6, Math.abs(u))
      const folds = 0.06 * Math.sin(u * 11 + v * 2.4 + seed) * smooth(0.9, 0.5, Math.abs(u))
      const z = 4 + width * (0.95 * Math.sqrt(1 - q) - ridges + folds) + relief
      const shade = 1 - 0.35 * ridges
      return put(out, scaled(colour, shade), heightOn(rest, lx, ly) + z, gloss)
    }),
  )
}
