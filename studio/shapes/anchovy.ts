// An anchovy fillet from a jar: a thin, oily strip, silver-brown, split along its middle.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ribbon } from '#studio/shapes/ribbon.ts'
import { arc } from '#studio/shapes/tube.ts'

const [FLESH, SILVER, DARK] = [rgb('#a8684c'), rgb('#cdb9a6'), rgb('#6a3a2c')]

export function anchovy(scene: Scene, x: number, y: number, length: number, turn: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  ribbon(scene, arc(x, y, length, turn, random.bell() * 0.8, 12), {
    width: length * 0.19,
    thick: 4,
    gloss: 0.9,
    cup: -0.12,
    sink: 0.5,
    lift: 1,
    taper: (t) => Math.min(1, 0.35 + 5 * t, 0.16 + 2.4 * (1 - t)),
    paint: (t, v) => {
      const seam = smooth(0.2, 0.05, Math.abs(v))
      const sheen = smooth(0.4, 0.9, v) * (0.5 + 0.5 * noise(t * 6 + seed, seed))
      const fine = noise(t * 22 + seed, v * 3)
      return mix(mix(scaled(FLESH, 0.85 + 0.3 * fine), SILVER, 0.7 * sheen), DARK, 0.55 * seam)
    },
  })
}
