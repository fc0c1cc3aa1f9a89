// Lines that a potter's brush left inside a bowl; seen through a clear broth, they show how deep it is.
import type { Rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

/** Distance from the middle, as a share of the radius, and half the width of each line in scene units. */
const LINES = [
  [0.66, 3.4],
  [0.61, 1.3],
] as const

export function glazeRings(scene: Scene, radius: number, colour: Rgb): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(
    scene.x,
    scene.y,
    radius * 0.7,
    0,
    (x, y, out) => {
      const [u, v] = [x / radius, y / radius]
      const hand = (layeredNoise(u * 3 + seed, v * 3, 2) - 0.5) * 5
      const r = hypot(x, y) + hand * 0.5
      let line = 0
      for (const [at, half] of LINES) {
        const width = half * (0.85 + 0.08 * hand)
        line = Math.max(line, smooth(width, width - 1.2, Math.abs(r - at * radius)))
      }
      out.alpha = 0.72 * line
      return line > 0 && put(out, colour, 0, 0.5)
    },
    'decal',
  )
}
