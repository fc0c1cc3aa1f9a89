// Ginger and scallion cut into fine threads, strewn over steamed fish.
import { mix, rgb } from '#studio/colour.ts'
import type { Scene } from '#studio/scene.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const [GINGER, GREEN, PALE] = [rgb('#ecd282'), rgb('#3f8a2c'), rgb('#cfe0a4')]

export function fineThreads(scene: Scene, x: number, y: number, reach: number, deep: number): void {
  const { random } = scene
  for (let i = 0; i < 84; i++) {
    const [px, py] = [x + random.bell() * reach, y + random.bell() * deep]
    const colour = i % 3 ? mix(GREEN, PALE, random.unit() * 0.7) : GINGER
    const path = arc(px, py, random.between(34, 68), random.angle(), random.bell() * 1.3, 8)
    tube(scene, path, { radius: i % 3 ? 2.6 : 2.2, paint: scene.vary(colour, 0.06), gloss: 0.6, sink: 0.5 })
  }
}
