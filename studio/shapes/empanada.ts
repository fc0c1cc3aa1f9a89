// A baked turnover: a plump half-moon, its round edge twisted into a rope, glazed with egg. One may be cut across to show what is in it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [PALE, GOLD, BROWN, BAKED] = [rgb('#f2cd84'), rgb('#dd9a3c'), rgb('#b2661c'), rgb('#7c3c10')]
const CRUMB = rgb('#f3ddae')

export interface EmpanadaCut {
  /** Where it was cut, from -1 at one tip to 1 at the other. */
  at: number
  meat: Rgb
  /** What else is in it. */
  bits: readonly Rgb[]
}

/** From the fold to the rope at the far edge, as shares of the length from the middle to a tip. */
const FOLD = 0.42
const ROPE = 0.84
const TALL = 0.5

export function empanada(scene: Scene, x: number, y: number, size: number, turn: number, cut?: EmpanadaCut): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const twists = random.whole(10, 12)
  const skew = random.bell() * 0.08
  const rest = field.settle(x, y, size * 0.7, size * 0.4, turn, 0.5, 0.3)
  const plump = random.between(0.9, 1.08)

  /** Height of the dough at a place, as a share of the size; 0 outside. */
  const swell = (u: number, p: number): number => {
    const round = hypot(u, p * 1.1)
    const inside = Math.sqrt(clamp(1 - (round / (ROPE + 0.04)) ** 2))
    return TALL * plump * inside ** 0.8 * Math.sqrt(clamp(0.3 + p / 0.26))
  }

  const whole = (): void =>
    field.stamp(x, y, size * 1.2, turn, (lx, ly, out) => {
      const u = lx / size + skew * (ly / size)
      if (cut && u > cut.at) return false
      const p = ly / size + FOLD + 0.1 * u * u
      const round = hypot(u, p * 1.1)
      const around = Math.atan2(p * 1.1, u)
      const twist = Math.sin(around * twists * 2 + (round - 0.92) * 16 + seed)
      const wavy = layeredNoise(u * 2 + seed, p * 2, 2) - 0.5
      if (round > 0.985 + 0.025 * twist + 0.03 * wavy || p < -0.05 * (1 - u * u) + 0.03 * wavy) return false
      const rope = smooth(ROPE - 0.05, ROPE + 0.03, round)
      const n = layeredNoise(u * 3.2 + seed, p * 3.2, 3)
      const fine = layeredNoise(u * 15 + seed, p * 15, 2)
      const blister = pores(u * 7 + seed, p * 7, 0.3) * (1 - rope)
      const belly = swell(u, p)
      const crest = rope * smooth(0.1, 0.9, twist)
      // Browned where it stood highest in the oven, pale in the hollows of the rope and about the foot.
      const baked = smooth(0.12, TALL, belly + 0.3 * (n - 0.5)) * (1 - rope) + crest * (0.5 + 0.5 * n)
      const glazed = mix(PALE, GOLD, clamp(0.25 + 1.1 * baked + 0.25 * (fine - 0.5)))
      const brown = mix(glazed, BROWN, 0.85 * smooth(0.45, 1, baked + 0.55 * (n - 0.45)))
      const colour = mix(brown, BAKED, 0.55 * smooth(0.72, 0.95, n + 0.25 * crest) + 0.3 * blister)
      const raised = rope * (0.1 + 0.055 * (0.5 + 0.5 * twist)) * Math.sqrt(clamp((1.02 - round) / 0.07))
      const z = 4 + size * Math.max(belly * (1 - rope), raised) + (fine - 0.5) * 1.6 + blister * 2
      return put(out, scaled(colour, 0.95 + 0.08 * fine), rest.z + z, 0.42, z + 3)
    })
  if (cut) field.withSides(cutFace(cut, swell, { x, y, size, turn, base: rest.z, seed }), whole)
  else whole()
}

interface Place {
  x: number
  y: number
  size: number
  turn: number
  base: number
  seed: number
}

/** A thin wall of crust about crumbled meat; the rest of the side is crust. */
function cutFace(cut: EmpanadaCut, swell: (u: number, p: number) => number, place: Place): SidePaint {
  const { x, y, size, turn, base, seed } = place
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return (sceneX, sceneY, z) => {
    const [dx, dy] = [(sceneX - x) / size, (sceneY - y) / size]
    const [u, v] = [dx * cos + dy * sin, dy * cos - dx * sin]
    const high = (z - base) / size
    const n = layeredNoise(v * 12 + seed, high * 12, 3)
    if (u < cut.at - 0.14) return mix(GOLD, PALE, n)
    const wall = swell(cut.at, v + FOLD + 0.1 * cut.at ** 2) - high
    const inner = Math.min(smooth(0.035, 0.075, wall), smooth(0.05, 0.09, high))
    const bit = pores(v * 7 + seed * 3, high * 7 + seed, 0.7)
    const which = cut.bits[Math.floor(seed + v * 6) % (cut.bits.length || 1)]
    const crumbled = scaled(cut.meat, 0.62 + 0.75 * n)
    const filling = which ? mix(crumbled, which, smooth(0.12, 0.3, bit)) : crumbled
    return mix(scaled(CRUMB, 0.9 + 0.15 * n), filling, inner)
  }
}
