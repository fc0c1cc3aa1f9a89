// A chicken breast from the pan or the oven, carved.
import { mix, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

export interface FilletOptions extends MeatColours {
  halfLength: number
  halfWidth: number
  turn: number
}

/** 0 at the beginning of each pitch, nearly 1 at its end. */
function sawtooth(x: number): number {
  return ((x % 1) + 1) % 1
}

/** A chicken breast: pointed at one end, browned on top, cut across into slices that lean on each other. */
export function slicedBreast(scene: Scene, x: number, y: number, options: FilletOptions): void {
  const { halfLength, halfWidth, turn, flesh, fat, sear } = options
  const seed = scene.random.between(0, 99)
  const rest = scene.field.settle(x, y, halfLength * 0.7, halfWidth * 0.6, turn, 0.5, 0.1)
  const thick = halfWidth * 0.62
  const pitch = halfLength * 0.26
  const inside = mix(flesh, fat, 0.85)
  scene.field.stamp(x, y, halfLength * 1.1, turn, (lx, ly, out) => {
    const t = lx / halfLength
    if (Math.abs(t) > 1) return false
    const wobble = 1 + 0.14 * (layeredNoise(lx * 0.014 + seed, ly * 0.014, 2) - 0.5)
    const width = halfWidth * (1 - t * t) ** 0.42 * (1 - 0.22 * t) * wobble
    const v = ly / width
    if (Math.abs(v) > 1) return false
    const round = Math.sqrt(1 - v * v) * (1 - t ** 4)
    const phase = (lx + ly * 0.3) / pitch + 0.12 * Math.sin(ly * 0.03 + seed)
    const slice = sawtooth(phase)
    // The two ends stay in one piece.
    const cut = t > -0.55 && t < 0.8 ? smooth(0.7, 0.76, slice) : 0
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 4)
    const fine = layeredNoise(lx * 0.13 + seed, ly * 0.13, 2)
    const fiber = layeredNoise(lx * 0.05 + seed, ly * 0.2, 2)
    const browned = clamp(0.25 + smooth(0.34, 0.62, n) * 0.7 + smooth(0.6, 1, Math.abs(v)) * 0.2)
    const skin = scaled(mix(flesh, sear, browned), 0.86 + 0.28 * fine)
    const face = scaled(inside, 0.9 + 0.2 * fiber)
    const lean = cut ? (slice - 0.76) / 0.24 : 0
    const z = 4 + thick * round ** 0.8 + (1 - cut) * (-slice * 7 + (fine - 0.5) * 4) - cut * 16 * (1 - lean)
    return put(out, mix(skin, face, cut), rest.z + Math.max(3, z), 0.35 * (1 - cut) + 0.2, z + 3)
  })
}
