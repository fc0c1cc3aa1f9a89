// A fry from the oven: straight, soft at its edges, darker at its ends.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const CAUGHT = rgb('#8a3c0e')

export function ovenFry(scene: Scene, x: number, y: number, length: number, width: number, flesh: Rgb): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const body = scene.vary(flesh, 0.08)
  const path = arc(x, y, length * random.between(0.75, 1.15), random.angle(), random.bell() * 0.3, 6)
  tube(scene, path, {
    radius: width * random.between(0.85, 1.1),
    gloss: 0.3,
    sink: 0.6,
    flatten: 0.85,
    taper: (t) => 0.8 + 0.2 * smooth(0, 0.06, Math.min(t, 1 - t)),
    paint: (t, h) => {
      const tip = smooth(0.16, 0, Math.min(t, 1 - t))
      const spot = smooth(0.55, 0.75, noise(t * 6 + seed, h * 1.5 + seed))
      return mix(scaled(body, 0.82 + 0.24 * h), CAUGHT, 0.6 * tip + 0.3 * spot)
    },
  })
}
