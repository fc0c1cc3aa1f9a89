// A leaf: midrib, side veins, curl, and an edge that may be ruffled or lobed.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface LeafOptions {
  length: number
  width: number
  turn?: number
  colour: Rgb
  vein?: Rgb
  gloss?: number
  curl?: number
  sink?: number
  ruffle?: number
  lobes?: number
  /** Below 1 the widest part moves towards the stem, above 1 towards the tip. */
  widest?: number
}

export function leaf(scene: Scene, x: number, y: number, options: LeafOptions): void {
  const { random, field } = scene
  const { length, width, colour, gloss = 0.28, ruffle = 0, lobes = 0, widest = 0.75 } = options
  const turn = options.turn ?? random.angle()
  const rest = field.settle(x, y, length * 0.42, width * 0.42, turn, options.sink ?? 0.55, 0.5)
  const seed = random.between(0, 99)
  const curl = options.curl ?? random.between(0.5, 1.2)
  const vein = options.vein ?? mix(colour, [0.75, 0.85, 0.4], 0.35)
  const bend = random.bell() * 0.1
  field.stamp(x, y, length * 0.62, turn, (lx, ly, out) => {
    const t = lx / length + 0.5
    if (t < 0 || t > 1) return false
    const across = ly - Math.sin(t * Math.PI) * length * bend
    let half = width * 0.5 * Math.sin(Math.PI * t ** widest) ** 0.8
    if (ruffle) half *= 1 + ruffle * (layeredNoise(t * 9 + seed, (across > 0 ? 5 : 0) + seed, 2) - 0.4)
    if (lobes) half *= 0.62 + 0.38 * Math.abs(Math.cos(t * Math.PI * lobes + (across > 0 ? 0.3 : 0)))
    const v = across / (half || 1)
    if (Math.abs(v) > 1) return false
    const midrib = Math.exp(-((across / (length * 0.018)) ** 2))
    const wave = Math.abs(Math.sin((t * 7 - Math.abs(v) * 1.1) * Math.PI))
    const side = (1 - smooth(0, 0.16, wave)) * (1 - Math.abs(v)) * 0.7
    let z = heightOn(rest, lx, ly) + 2
    z += width * 0.1 * curl * v * v + Math.sin(t * Math.PI) * length * 0.045 * curl - midrib * 1.6 - side * 0.9
    if (ruffle) {
      z += (layeredNoise(lx * 0.04 + seed, ly * 0.04, 2) - 0.5) * width * 0.36 * ruffle * (0.25 + Math.abs(v))
    }
    const body = scaled(colour, 0.88 + 0.24 * layeredNoise(lx * 0.05 + seed, ly * 0.05, 2))
    return put(out, mix(body, vein, clamp(midrib * 0.8 + side * 0.45)), z, gloss, 3)
  })
}
