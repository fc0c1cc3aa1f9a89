// A cherry tomato from a hot oven or a pan: slumped, its skin wrinkled and split over orange-red flesh.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [SKIN, FLESH, JUICE, SEED] = [rgb('#bd2610'), rgb('#d84a20'), rgb('#e26a30'), rgb('#f0c070')]
const BURNT = rgb('#33110a')

/** `charred`: how much of it the heat has blackened. */
export function burstTomato(scene: Scene, x: number, y: number, r: number, charred: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const size = r * random.between(0.84, 1.14)
  const skin = scene.vary(SKIN, 0.1)
  // Most have split open; a few only slumped.
  const gape = random.chance(0.75) ? random.between(0.1, 0.3) : 0
  const tall = random.between(0.5, 0.72)
  const scorched = charred * random.between(0.3, 1)
  const rest = field.settle(x, y, size * 0.7, size * 0.7, turn, 0.4, 0.3)
  field.stamp(x, y, size * 1.2, turn, (lx, ly, out) => {
    const [u, v] = [lx / size, ly / (size * 0.92)]
    const n = layeredNoise(u * 1.9 + seed, v * 1.9, 2)
    const d = hypot(u, v) * (1 + 0.26 * (n - 0.5))
    if (d > 1) return false
    // Wrinkles run from the stem's end to the split.
    const wrinkle = Math.abs(noise(u * 2 + seed, v * 7 + 2 * n + seed) - 0.5) * 2
    const open = gape
      ? smooth(gape, gape * 0.45, Math.abs(v + 0.25 * (n - 0.5)) + 0.3 * smooth(0.3, 0.85, Math.abs(u - 0.15)))
      : 0
    const pip = open * smooth(0.68, 0.8, noise(u * 6 + seed, v * 9))
    const shell = mix(
      scaled(skin, 0.78 + 0.34 * wrinkle),
      BURNT,
      scorched * smooth(0.52, 0.7, layeredNoise(u * 2.4 - seed, v * 2.4, 3)),
    )
    const inside = mix(mix(FLESH, JUICE, n), SEED, 0.7 * pip)
    const z =
      3 + size * tall * Math.sqrt(clamp(1 - d * d)) - open * size * 0.14 + (wrinkle - 0.5) * size * 0.07 * (1 - open)
    return put(out, mix(shell, inside, open), heightOn(rest, lx, ly) + z, 0.8, z + 2)
  })
}
