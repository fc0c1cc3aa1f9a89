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

/** Scene units from one tongue of cheese to the next, where there is one. */
const FINGERS = 48

/** How long a tongue of melted cheese is here, 0 to 1. */
function tongueAt(along: number, seed: number): number {
  // Fingers with round ends, of all lengths, that run into each other where they start.
  let longest = 0.05 + 0.16 * noise(along * 0.03 + seed, seed)
  const place = along / FINGERS
  for (let i = -1; i <= 1; i++) {
    const cell = Math.floor(place) + i
    const length = noise(cell * 3.17 + 0.5, seed + 9.5) * 1.7 - 0.5
    if (length <= 0.1) continue
    const middle = (cell + 0.2 + 0.6 * noise(cell * 7.31 + 0.5, seed)) * FINGERS
    const d = Math.abs(along - middle) / (11 + 13 * noise(cell * 5.77 + 0.5, seed + 3.5))
    if (d < 1) longest = Math.max(longest, Math.min(1, length) * (1 - d ** 2.6) ** 0.5)
    else longest = Math.max(longest, 0.22 * Math.min(1, length) * smooth(1.8, 1, d))
  }
  return longest
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
