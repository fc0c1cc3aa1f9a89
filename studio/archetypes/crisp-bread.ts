// Bread that was baked crisp and strewn on last: torn pita, strips of tortilla.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Scene } from '#studio/scene.ts'
import { tortillaChip } from '#studio/shapes/breads.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const TOASTED = rgb('#b9742a')

/** Pita torn into pieces, as in fattoush. */
export function pitaPieces(scene: Scene, dish: Dish, reach: number): void {
  const pita = dish.find(/\bpitas?\b/)
  if (!pita) return
  for (const [x, y] of scene.spots(19, reach * 0.72)) {
    const brown = mix(pita.look.colour, TOASTED, scene.random.between(0.2, 0.6))
    tortillaChip(scene, x, y, scene.random.between(32, 54), brown)
  }
}

/** A handful of tortilla strips on a soup. */
export function tortillaStrips(scene: Scene, dish: Dish): void {
  const tortilla = dish.find(/tortilla/)
  if (tortilla?.look.kind !== 'bread') return
  const { random } = scene
  for (let i = 0; i < 46; i++) {
    const [x, y] = scene.spot(i < 34 ? 92 : 150)
    const path = arc(x, y, random.between(64, 118), random.angle(), random.bell() * 0.5, 6)
    const body = mix(tortilla.look.colour, TOASTED, random.between(0.1, 0.6))
    tube(scene, path, {
      radius: random.between(6, 8),
      gloss: 0.25,
      flatten: 0.3,
      sink: 0.8,
      lift: 1,
      paint: (t, h) => mix(body, TOASTED, 0.5 * Math.abs(2 * t - 1) ** 4 + 0.3 * (1 - h)),
    })
  }
}
