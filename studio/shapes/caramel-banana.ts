// A quarter of a banana out of its caramel, flat side up: pale gold, three lines of tiny seeds, amber along the cut where it fried.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [PALE, GOLD, CORE, SEED] = [rgb('#fbe08a'), rgb('#f4bc48'), rgb('#e6ac48'), rgb('#5a3818')]
const [AMBER, BROWN] = [rgb('#c8761a'), rgb('#7a3a0c')]

/** `size`: half of its length; its tip points along `turn`. */
export function caramelBanana(scene: Scene, x: number, y: number, size: number, turn: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const width = size * random.between(0.31, 0.36)
  const bow = random.between(0.24, 0.36) * (random.chance(0.5) ? 1 : -1)
  const rest = field.settle(x, y, size * 0.6, width * 0.7, turn, 0.45, 0.3)
  const tall = width * random.between(0.46, 0.56)
  field.stamp(x, y, size * 1.2, turn, (lx, ly, out) => {
    const u = lx / size
    if (Math.abs(u) > 1) return false
    // One end was cut across, the other is the blunt tip of the fruit.
    const narrow = u > 0 ? 0.2 + 0.8 * Math.sqrt(clamp(1 - u ** 4)) : Math.sqrt(clamp(1 - u ** 14))
    const n = layeredNoise(lx * 0.035 + seed, ly * 0.035, 3)
    const across = (ly - bow * size * (u * u - 0.35)) / (width * narrow * (0.95 + 0.12 * (n - 0.5)))
    const v = Math.abs(across)
    if (v > 1) return false
    const fine = layeredNoise(lx * 0.13 + seed, ly * 0.13, 2)
    const core = smooth(0.36, 0.2, v) * smooth(0.98, 0.8, Math.abs(u))
    const line = smooth(0.07, 0.02, Math.min(v, Math.abs(v - 0.22)))
    const dots = line * smooth(0.6, 0.75, noise(lx * 0.2 + seed, across * 3)) * smooth(0.9, 0.7, Math.abs(u))
    const flesh = mix(mix(mix(PALE, GOLD, clamp(0.2 + 1.2 * (n - 0.4))), CORE, 0.55 * core), SEED, 0.7 * dots)
    // It took color in patches on its face and all along the edge.
    const edge = smooth(0.74, 0.92, v)
    const fried = clamp(0.95 * edge + 0.7 * smooth(0.54, 0.72, n + 0.12 * fine) + 0.2 * smooth(0.8, 1, Math.abs(u)))
    const paint = mix(mix(flesh, AMBER, 0.85 * fried), BROWN, 0.6 * smooth(0.75, 1, fried) * fine)
    const z =
      4 +
      tall * (0.8 + 0.3 * (1 - v * v) - 0.6 * smooth(0.7, 1, v) ** 2) * (0.75 + 0.25 * narrow) -
      core * 1.6 +
      (fine - 0.5) * 1.6
    return put(out, scaled(paint, 0.97 + 0.06 * fine), heightOn(rest, lx, ly) + z, 1, z + 3)
  })
}
