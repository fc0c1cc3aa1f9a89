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

/** Melted cheese that ran out and hangs down in tongues; some reach what the dish stands on. */
export function cheeseTongues(
  scene: Scene,
  line: CutLine,
  colour: Rgb,
  foot: number,
  top: number,
  longest: number,
): void {
  const seed = scene.random.between(0, 99)
  const pale = mix(colour, rgb('#ffe9a0'), 0.35)
  // Longer, it would be taken for a piece that stands on the ground.
  const ground = scene.field.heightAt(line.x - Math.sin(line.turn) * 20, line.y + Math.cos(line.turn) * 20)
  const most = 0.44 * (top - 8 - ground)
  stampAlong(scene, line, (lx, ly, out) => {
    if (Math.abs(lx) > line.reach - 12 || ly < -6) return false
    const along = layeredNoise(lx * 0.03 + seed, seed, 2)
    const tongue = smooth(0.48, 0.92, along)
    const bulge = 1.5 + 8 * Math.sqrt(tongue)
    if (tongue <= 0 || ly > bulge) return false
    const round = Math.sqrt(Math.max(0, 1 - (Math.max(0, ly) / bulge) ** 2))
    const z = top - 7 * (1 - round)
    return put(out, mix(colour, pale, round * 0.6), z, 0.75, Math.min(most, (top - foot) * 0.4 + longest * tongue))
  })
}
