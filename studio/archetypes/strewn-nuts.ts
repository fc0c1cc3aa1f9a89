// Nuts over a fish: sliced almonds fried in butter, or chopped ones that were pressed on as a crust.
import type { Dish } from '#studio/dish.ts'
import { finishOf } from '#studio/finish.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'

export function strewNuts(scene: Scene, dish: Dish, main: Part | undefined, x: number, y: number): void {
  const crust = dish.called(/crust/)
  const nuts = dish.of('nut').find(({ name, piece }) => piece && (crust || /flaked|sliced|slivered/.test(name)))
  if (!nuts || main?.look.kind !== 'fish') return
  const { random } = scene
  const plateAt = scene.field.heightAt(scene.x, scene.y - 330)
  for (let i = 0; i < (crust ? 620 : 130); i++) {
    const along = random.between(-1, 1) * (crust ? 205 : 165)
    // A crust was pressed on each fillet up to its edges.
    const across = crust ? random.between(-125, 125) : random.bell() * 84
    const [px, py] = [x + along + random.bell() * 8, y - along * 0.2 + across]
    if (!scene.facesUp(px, py, 12)) continue
    const above = scene.field.heightAt(px, py) - plateAt
    if (crust && (above < 6 || above > 60)) continue
    scene.field.withFinish(finishOf(random.chance(crust ? 0.15 : 0.6) ? 'fried' : 'baked', i), () =>
      nuts.piece?.draw(scene, px, py, crust ? random.between(0.5, 0.85) : 1.2),
    )
  }
}
