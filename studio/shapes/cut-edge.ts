// What looks out of a cut: frilled leaves, rounds of tomato, cheese that ran down. Local directions: the cut is a line, its front is +y.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface CutLine {
  /** The middle of the cut, and how it is turned. */
  x: number
  y: number
  turn: number
  /** Half of its length. */
  reach: number
}

function stampAlong(scene: Scene, { x, y, turn, reach }: CutLine, shape: Parameters<Scene['field']['stamp']>[4]): void {
  scene.field.stamp(x, y, reach + 8, turn, shape)
}

/** Leaves hang out in waves, thin and frilled. `foot` and `top`: heights of their layer. */
export function leafFrill(scene: Scene, line: CutLine, colour: Rgb, foot: number, top: number): void {
  const seed = scene.random.between(0, 99)
  const bright = mix(colour, rgb('#c2e070'), 0.6)
  // One leaf over the other.
  for (const [level, reach] of [
    [0.5, 1],
    [1, 0.8],
  ] as const) {
    const shift = seed + level * 31
    stampAlong(scene, line, (lx, ly, out) => {
      const frills = layeredNoise(lx * 0.11 + shift, shift, 2)
      const wave = (22 * layeredNoise(lx * 0.024 + shift, shift, 2) + 9 * frills - 9) * reach
      if (ly < -12 || ly > wave || Math.abs(lx) > line.reach - 12) return false
      const edge = smooth(wave - 8, wave, ly)
      const rib = smooth(0.66, 0.76, layeredNoise(lx * 0.02 - shift, shift, 2))
      const body = mix(
        mix(scaled(colour, 0.7 + 0.5 * frills), bright, 0.55 * edge + 0.4 * (frills - 0.4)),
        rgb('#eef3c8'),
        0.6 * rib,
      )
      const droop = 10 * smooth(-8, 14, ly) + 13 * (0.5 - frills)
      return put(out, body, foot + (top - foot) * level - droop, 0.45, 4 + 4 * frills)
    })
  }
}

/** How long a tongue of melted cheese is here, 0 to 1. */
function tongueAt(along: number, seed: number): number {
  // Steep sides, so that its end is round and not a point.
  return smooth(0.5, 0.66, layeredNoise(along * 0.026 + seed, seed, 2)) * (0.35 + 0.65 * noise(along * 0.012, seed))
}

/** Melted cheese that ran down over a cut, painted on it: `below` is how far under its edge. The color there; null where there is none. */
export function dripAt(colour: Rgb, along: number, below: number, longest: number, seed: number): Rgb | null {
  if (below < 0 || below > longest + 4) return null
  const tongue = tongueAt(along, seed)
  const length = 4 + longest * tongue
  if (below > length) return null
  // Round: bright on the side of the light, dark at its end.
  const side = clamp(0.8 * (tongueAt(along + 5, seed) - tongueAt(along - 5, seed)), -0.24, 0.16)
  const end = smooth(length - 9, length, below)
  const shine = smooth(7, 2, Math.abs(below - length + 13)) * smooth(0.55, 0.9, tongue)
  return mix(scaled(colour, 1.08 + side - 0.34 * end), rgb('#fff3c4'), 0.5 * shine)
}

/** How dark the cut is just below a tongue: 1 where no shadow falls. */
export function dripShadow(along: number, below: number, longest: number, seed: number): number {
  const past = below - 4 - longest * tongueAt(along, seed)
  return below < 0 ? 1 : 1 - 0.4 * smooth(9, 0, past)
}
