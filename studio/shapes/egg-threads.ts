// Beaten egg that was trickled into a hot broth: pale, ragged threads and flakes.
import { mix, rgb } from '#studio/colour.ts'
import type { Scene } from '#studio/scene.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const EGG = rgb('#f6da84')
const SET_EGG = rgb('#fbf0c6')

export function eggThreads(scene: Scene, count: number, reach: number): void {
  const { random } = scene
  for (const [x, y] of scene.spots(count, reach)) {
    const path = arc(x, y, random.between(34, 96), random.angle(), random.bell() * 2.2, 14)
    const width = random.between(4, 10)
    const ragged = random.between(0, 9)
    tube(scene, path, {
      radius: width,
      paint: mix(EGG, SET_EGG, random.unit()),
      taper: (t) => 0.35 + 0.65 * Math.abs(Math.sin(t * 9 + ragged)) * Math.sin(Math.PI * Math.min(1, t * 1.02)),
      gloss: 0.5,
      sink: 0.3,
    })
  }
}
