// Sliced almonds fried in butter, over a fish.
import type { Dish } from '#studio/dish.ts'
import { finishOf } from '#studio/finish.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'

export function strewNuts(scene: Scene, dish: Dish, main: Part | undefined, x: number, y: number): void {
  const nuts = dish.of('nut').find(({ name, piece }) => piece && /flaked|sliced|slivered/.test(name))
  if (!nuts || main?.look.kind !== 'fish') return
  const { random } = scene
  for (let i = 0; i < 130; i++) {
    const along = random.between(-1, 1) * 165
    const [px, py] = [x + along + random.bell() * 8, y - along * 0.2 + random.bell() * 84]
    if (!scene.facesUp(px, py, 12)) continue
    scene.field.withFinish(finishOf(random.chance(0.6) ? 'fried' : 'baked', i), () =>
      nuts.piece?.draw(scene, px, py, 1.2),
    )
  }
}
