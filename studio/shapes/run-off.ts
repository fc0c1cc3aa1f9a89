// What runs off a heap of pasta and gathers around its foot: a thin, wet film with an uneven edge.
import { type Rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

/** `share`: how much of the plate it hides; little of it for oil. */
export function runOff(scene: Scene, reach: number, colour: Rgb, share: number): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(
    scene.x,
    scene.y,
    reach * 1.12,
    0,
    (x, y, out) => {
      const r = hypot(x, y) / reach
      if (r < 0.4) return false
      const angle = Math.atan2(y, x)
      const [u, v] = [Math.cos(angle), Math.sin(angle)]
      const edge =
        0.8 + 0.44 * (layeredNoise(u * 1.6 + seed, v * 1.6 + seed, 3) - 0.5) + 0.06 * noise(u * 7 + seed, v * 7)
      const inside = edge - r
      if (inside <= 0) return false
      const bead = smooth(0, 0.03, inside) * (1 - 0.5 * smooth(0.03, 0.12, inside))
      out.alpha = share * (0.65 + 0.35 * bead) * smooth(0, 0.014, inside)
      return put(out, scaled(colour, 1 - 0.12 * bead), 2.2 * bead, 0.95)
    },
    'decal',
  )
}
