// Feta in thick slices is laid on a salad whole, with oregano and oil over it.
import { rgb } from '#studio/colour.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { fetaSlab } from '#studio/shapes/feta.ts'
import { specks } from '#studio/shapes/surface.ts'

const OREGANO = ['#5f6f2c', '#76803c', '#4c5a24'].map(rgb)

export function isFetaSlab({ name, cut, piece }: Part): boolean {
  return piece !== null && cut === 'slice' && /feta/.test(name)
}

/** Two slices, one leaning on the other, a little off the middle. */
export function fetaSlabs(scene: Scene, reach: number): void {
  const { random, field } = scene
  const way = random.pick([-0.35, 0.3])
  const high = field.heightAt(scene.x, scene.y) + 6
  field.withCeiling(
    () => high,
    () => {
      for (const [dx, dy, turn] of [
        [-0.2, -0.16, way],
        [0.16, 0.16, way + 0.5],
      ] as const) {
        const [x, y] = [scene.x + dx * reach, scene.y + dy * reach]
        fetaSlab(scene, x, y, reach * random.between(0.36, 0.4), turn)
        specks(scene, 60, reach * 0.24, OREGANO, 3, x, y)
      }
    },
  )
}
