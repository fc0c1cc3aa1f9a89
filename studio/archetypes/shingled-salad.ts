// A salad of slices, laid and not tossed.
import type { Dish } from '#studio/dish.ts'
import { around, garnish } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

/** Slices of two foods in turn, each half over the one before, in circles about the middle. */
export function shingled(scene: Scene, dish: Dish): void {
  const slices = dish.pieces.slice(0, 2)
  let n = 0
  for (const [distance, count] of [
    [186, 17],
    [98, 9],
    [14, 2],
  ] as const) {
    const start = scene.random.angle()
    for (let i = 0; i < count; i++) {
      const [x, y] = scene.polar(start + (i / count) * TAU, distance + scene.random.bell() * 6)
      const part = slices[n++ % slices.length]
      const piece = part?.look.pieces.slice ?? part?.piece
      piece?.draw(scene, x, y, scene.random.between(1.2, 1.4))
    }
  }
  garnish(scene, dish, { ...around(scene, 225), even: true }, 1.3)
}
