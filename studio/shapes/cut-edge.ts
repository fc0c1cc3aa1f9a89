// What looks out of a cut: frilled leaves, rounds of tomato, cheese that ran down. Local directions: the cut is a line, its front is +y.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
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

/** Leaves hang out in waves. `foot` and `top`: heights of their layer. */
export function leafFrill(scene: Scene, line: CutLine, colour: Rgb, foot: number, top: number): void {
  const seed = scene.random.between(0, 99)
  stampAlong(scene, line, (lx, ly, out) => {
    const wave = 17 * layeredNoise(lx * 0.03 + seed, seed, 2) - 3
    if (ly < -14 || ly > wave || Math.abs(lx) > line.reach - 14) return false
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 2)
    const frill = smooth(wave - 7, wave, ly)
    const droop = 9 * smooth(-6, 12, ly) + 9 * (layeredNoise(lx * 0.06 - seed, seed, 2) - 0.5)
    const body = mix(scaled(colour, 0.78 + 0.45 * n), rgb('#b9dd6c'), 0.35 * frill)
    return put(out, body, top - droop, 0.45, Math.min(top - foot, 9 + 8 * n))
  })
}

/** Rounds that were not laid quite flush with the knife: their skin looks out here and there. */
export function roundsOut(scene: Scene, line: CutLine, flesh: Rgb, skin: Rgb, foot: number, top: number): void {
  const { random } = scene
  const count = 3
  for (let i = 0; i < count; i++) {
    if (random.chance(0.25)) continue
    const middle = ((i + 0.5) / count - 0.5) * 2 * (line.reach - 52) + random.bell() * 12
    const radius = random.between(54, 66)
    const sticksOut = random.between(4, 10)
    const thick = (top - foot) * random.between(0.5, 0.62)
    const z = top - random.between(0, 3)
    stampAlong(scene, line, (lx, ly, out) => {
      const d = Math.hypot(lx - middle, ly - sticksOut + radius)
      if (d > radius || ly < -16 || Math.abs(lx) > line.reach - 10) return false
      return put(out, mix(flesh, skin, smooth(radius - 5, radius - 1, d)), z, 0.75, thick)
    })
  }
}

/** How long a tongue of melted cheese is here, 0 to 1. */
function tongueAt(along: number, seed: number): number {
  return smooth(0.46, 0.84, layeredNoise(along * 0.03 + seed, seed, 2))
}

/** Melted cheese that ran down over a cut, painted on it: `below` is how far under its edge. The color there; null where there is none. */
export function dripAt(colour: Rgb, along: number, below: number, longest: number, seed: number): Rgb | null {
  if (below < 0 || below > longest + 4) return null
  const tongue = tongueAt(along, seed)
  const length = 4 + longest * tongue
  if (below > length) return null
  // Round: bright on the side of the light, dark at its end.
  const side = 1.6 * (tongueAt(along + 5, seed) - tongueAt(along - 5, seed))
  const end = smooth(length - 9, length, below)
  const shine = smooth(7, 2, Math.abs(below - length + 13)) * smooth(0.55, 0.9, tongue)
  return mix(scaled(colour, 1.08 + side - 0.34 * end), rgb('#fff3c4'), 0.5 * shine)
}

/** How dark the cut is just below a tongue: 1 where no shadow falls. */
export function dripShadow(along: number, below: number, longest: number, seed: number): number {
  const past = below - 4 - longest * tongueAt(along, seed)
  return below < 0 ? 1 : 1 - 0.4 * smooth(9, 0, past)
}
