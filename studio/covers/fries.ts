// Fries of potato, golden at the edges.
import { mix, rgb } from '#studio/colour.ts'
import { finishOf } from '#studio/finish.ts'
import type { Scene } from '#studio/scene.ts'
import { baton } from '#studio/shapes/pieces.ts'

export function fries(scene: Scene, count: number, radius: number, x: number, y: number): void {
  for (const [px, py] of scene.spots(count, radius, x, y)) {
    const gold = mix(rgb('#f0cc78'), rgb('#d99a3c'), scene.random.unit())
    const length = scene.random.between(95, 165)
    scene.field.withFinish(finishOf('fried', scene.random.between(0, 99)), () =>
      baton(scene, px, py, length, scene.random.between(15, 20), gold, mix(gold, rgb('#a8621c'), 0.45)),
    )
  }
}
