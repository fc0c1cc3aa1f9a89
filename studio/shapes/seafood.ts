// Whole fish, and slices of smoked salmon.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface WholeFishOptions {
  length: number
  turn: number
  back: Rgb
  belly: Rgb
}

/** A whole fish on its side: gill, eye, fins, tail, three cuts in the flank. */
export function wholeFish(scene: Scene, x: number, y: number, options: WholeFishOptions): void {
  const { length, turn, back, belly } = options
  const seed = scene.random.between(0, 99)
  const half = length * 0.15
  const rest = scene.field.settle(x, y, length * 0.35, half * 0.7, turn, 0.4, 0.05)
  const fin = mix(back, rgb('#c99a5a'), 0.35)
  scene.field.stamp(x, y, length * 0.56, turn, (lx, ly, out) => {
    const t = lx / length + 0.5
    if (t < 0 || t > 1) return false
    const body = t < 0.8 ? Math.sin(Math.PI * Math.min(1, (t / 0.86) ** 0.72)) ** 0.75 : 0
    const stem = t > 0.72 && t < 0.86 ? 0.26 : 0
    const tail = t >= 0.8 ? 0.24 + (t - 0.8) * 4.2 - smooth(0.93, 1, t) * (0.4 + 0.5 * (1 - Math.abs(ly) / half)) : 0
    const reach = Math.max(body, stem, tail)
    const v = ly / half
    const dorsal = v < 0 && t > 0.28 && t < 0.68 && -v < reach + 0.26 * Math.sin(((t - 0.28) / 0.4) * Math.PI)
    if (Math.abs(v) > reach && !dorsal) return false
    if (t > 0.84 || (dorsal && Math.abs(v) > reach)) {
      const ray = Math.abs(Math.sin((t > 0.84 ? v * 9 : t * 90) + seed))
      return put(out, scaled(fin, 0.8 + 0.4 * ray), rest.z + 10 + ray * 3, 0.5)
    }
    const q = Math.abs(v) / Math.max(reach, 0.01)
    const round = Math.sqrt(Math.max(0, 1 - q * q))
    const scales = Math.sin(lx * 0.42 + Math.sin(ly * 0.5) * 1.5) * Math.sin(ly * 0.42)
    const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 3)
    let colour = mix(back, belly, smooth(-0.35, 0.45, v + (n - 0.5) * 0.4))
    colour = mix(colour, rgb('#a8642c'), smooth(0.55, 0.78, n) * 0.55)
    let z = rest.z + 10 + half * 0.55 * round + scales * 0.8
    for (const cut of [0.36, 0.47, 0.58]) {
      const d = Math.abs(t - cut + v * 0.05)
      if (d < 0.013 && Math.abs(v) < reach * 0.62) {
        colour = mix(rgb('#f7ead2'), colour, smooth(0.006, 0.013, d))
        z -= 5 * smooth(0.013, 0.002, d)
      }
    }
    const gill = Math.abs(t - 0.19 - 0.03 * (1 - v * v))
    if (gill < 0.008) {
      colour = scaled(colour, 0.5)
      z -= 3
    }
    const eye = hypot((t - 0.085) * length, (v + 0.2) * half)
    if (eye < length * 0.016) return put(out, eye < length * 0.008 ? rgb('#1c1a18') : rgb('#f3ead6'), z + 3, 0.9)
    return put(out, colour, z, 0.75)
  })
}

/** Cold-smoked salmon: a wide, soft slice laid in one or two folds, with the fine pale lines of its fat. */
export function loxSlice(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  flesh: Rgb,
  fat: Rgb,
): void {
  const turn = scene.random.angle()
  const rest = scene.field.settle(x, y, length * 0.4, width * 0.4, turn, 0.4, 0.3)
  const seed = scene.random.between(0, 99)
  const body = scene.vary(flesh, 0.05)
  scene.field.stamp(x, y, length * 0.7, turn, (lx, ly, out) => {
    const t = (2 * lx) / length
    const v = (2 * ly) / width + 0.22 * Math.sin(t * 2.6 + seed)
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
    if (t ** 4 + Math.abs(v) ** 2.6 > 0.82 + 0.36 * n) return false
    const fold = 0.5 + 0.5 * Math.sin(v * 3.4 + 0.9 * t + seed)
    // Arcs of fat across it, close together.
    const line = smooth(0.55, 0.95, Math.sin(t * 13 + 3 * v * v + 1.2 * n + seed))
    const colour = mix(scaled(body, 0.84 + 0.22 * fold), fat, line * (0.2 + 0.5 * n) + 0.12 * n)
    const z = rest.z + 5 + rest.slopeX * lx + rest.slopeY * ly + fold * width * 0.12 + n * 3
    return put(out, colour, z, 0.75, 7)
  })
}
