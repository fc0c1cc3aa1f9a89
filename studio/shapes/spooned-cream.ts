// Thick yogurt or skyr in a bowl, drawn round with the back of a spoon: a hollow, a soft ridge, rounded where it meets the wall.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const SHADE = rgb('#c9bfae')

export function spoonedCream(scene: Scene, radius: number, level: number, colour: Rgb): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(scene.x, scene.y, radius * 1.02, 0, (x, y, out) => {
    const angle = Math.atan2(y, x)
    const r =
      hypot(x, y) / (radius * (0.965 + 0.035 * layeredNoise(Math.cos(angle) * 3 + seed, Math.sin(angle) * 3, 2)))
    if (r > 1) return false
    const n = layeredNoise(x * 0.008 + seed, y * 0.008, 2) - 0.5
    const phase = angle + r * 5.4 + n * 2.6 + seed
    // Steep on one side, as the spoon leaves it.
    const ridge = Math.sin(phase + 0.55 * Math.sin(phase))
    const swept = ridge * smooth(0.04, 0.3, r) * smooth(1, 0.78, r)
    const fine = layeredNoise(r * 40 + seed, angle * 1.3, 2) - 0.5
    const z = level + 20 * swept + 1.6 * fine - 26 * smooth(0.86, 1, r) ** 2
    return put(out, mix(scaled(colour, 1 + 0.03 * swept), SHADE, 0.26 - 0.26 * swept), z, 0.6)
  })
}
