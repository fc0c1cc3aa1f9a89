// Scrambled eggs: one soft, moist mass that a spatula pushed into folds, and curds torn from it.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { put, SOLID } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [CREAM, SHADE, SET_WHITE] = [rgb('#ffe896'), rgb('#e89c10'), rgb('#fffbe8')]

interface Folds {
  /** 0 in a crease, 1 on a fold. */
  high: number
  fine: number
}

/** Billows with creases between them: big ones that a spatula made, small ones on their backs. */
function foldsAt(x: number, y: number, seed: number, size: number): Folds {
  const k = 1 / size
  const wx = x + (noise(x * k * 0.6 + seed, y * k * 0.6) - 0.5) * size
  const wy = y + (noise(x * k * 0.6, y * k * 0.6 + seed) - 0.5) * size
  const big = Math.abs(noise(wx * k * 0.9 + seed, wy * k * 1.15 + seed) - 0.5) * 2
  const small = noise(x * k * 2.2 - seed, y * k * 2.2 + seed)
  const fine = layeredNoise(wx * k * 4 + seed, wy * k * 4, 3)
  return { high: clamp(0.8 * smooth(0, 0.5, big) ** 0.7 + 0.34 * smooth(0.1, 0.9, small)), fine }
}

export interface CurdOptions {
  colour: Rgb
  /** How high its folds stand. */
  rise: number
  /** The width of a fold. */
  fold: number
  /** How pale the backs of its folds are; less where tomato colored them. */
  cream?: number
  /** Streaks of white that the fork left; 0 when the eggs were beaten smooth. */
  white?: number
  ry?: number
  /** How much of what lies there it follows: 0 is level. */
  sink?: number
}

/** A piece of the mass with a torn outline; large, it is the whole heap. */
export function eggCurds(scene: Scene, x: number, y: number, radius: number, options: CurdOptions): void {
  const { random, field } = scene
  const { rise, fold, white = 0.25, cream = 0.55, ry = radius, sink = 0.2 } = options
  const seed = random.between(0, 99)
  const turn = random.angle()
  const body = scene.vary(options.colour, 0.035)
  const pale = mix(body, CREAM, cream)
  const deep = mix(body, SHADE, 0.5)
  const rest = field.settle(x, y, radius * 0.6, ry * 0.6, turn, sink, 0.3)
  field.stamp(x, y, Math.max(radius, ry) * 1.3, turn, (lx, ly, out) => {
    const [u, v] = [lx / radius, ly / ry]
    // Torn by place, not by angle: an outline that wavers with the angle would flute the fold like a shell.
    const tear = layeredNoise(u * 1.4 + seed, v * 1.4 + seed, 3) - 0.5
    const d = Math.max(0, hypot(u, v) * 1.06 + 0.75 * tear)
    if (d > 1) return false
    const { high, fine } = foldsAt(lx, ly, seed, fold)
    const crease = smooth(0.34, 0.08, high)
    // It rounds down into what lies below, so that no cut side shows.
    const dome = (1 - d ** 2.8) ** 0.72
    const z = rise * dome * (0.45 + 0.55 * high) - rise * 0.24 + (fine - 0.5) * 4 * dome
    const set = white * smooth(0.56, 0.7, layeredNoise(lx * 0.02 + seed, ly * 0.045 + seed, 3))
    const tone = mix(
      mix(mix(body, pale, clamp(0.75 * smooth(0.3, 0.95, high) + (fine - 0.5) * 0.5)), SET_WHITE, set),
      deep,
      crease * 0.4,
    )
    return put(
      out,
      tone,
      rest.z + 0.7 * (rest.slopeX * lx + rest.slopeY * ly) + z,
      0.42 + 0.3 * smooth(0.4, 0.7, fine),
      SOLID,
    )
  })
}
