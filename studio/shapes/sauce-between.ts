// A sauce that fills the gaps of a heap: pieces of pasta stand out of it with their upper halves.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { smoothGround } from '#studio/heap.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

/** `deep`: how far below the mean height of the pieces it stands, in scene units. */
export function sauceBetween(scene: Scene, reach: number, colour: Rgb, deep: number): void {
  const seed = scene.random.between(0, 99)
  const ground = smoothGround(scene, scene.x, scene.y, reach)
  const [dark, light] = [scaled(colour, 0.82), mix(colour, scaled(colour, 1.12), 0.5)]
  scene.field.stamp(scene.x, scene.y, reach, 0, (x, y, out) => {
    const r = hypot(x, y) / reach
    if (r > 1) return false
    const n = layeredNoise(x * 0.022 + seed, y * 0.022, 3) - 0.5
    const fine = layeredNoise(x * 0.09 + seed, y * 0.09 + seed, 2) - 0.5
    const z = ground(scene.x + x, scene.y + y) - deep + n * 14 + fine * 2.4 - 12 * smooth(0.7, 1, r)
    return put(out, mix(dark, light, 0.5 + n + 0.5 * fine), z, 0.85, 4)
  })
}
