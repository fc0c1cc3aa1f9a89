// Bread that was baked crisp and strewn on last: torn pita, strips of tortilla.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { pitaShard } from '#studio/shapes/pita-shard.ts'
import { ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'
import { specks } from '#studio/shapes/surface.ts'
import { arc } from '#studio/shapes/tube.ts'

const TOASTED = rgb('#b9742a')

/** Pita torn into pieces, as in fattoush. */
export function pitaPieces(scene: Scene, dish: Dish, reach: number): void {
  const pita = dish.find(/\bpitas?\b/)
  if (!pita) return
  for (const [x, y] of scene.spots(19, reach * 0.76))
    pitaShard(scene, x, y, scene.random.between(26, 45), pita.look.colour)
  if (dish.has(/sumac/)) specks(scene, 260, reach * 0.82, [rgb('#8c1f26'), rgb('#a8323a'), rgb('#6e1620')], 2.4)
}

/** A handful of tortilla strips on a soup. */
export function tortillaStrips(scene: Scene, dish: Dish): void {
  const tortilla = dish.find(/tortilla/)
  if (tortilla?.look.kind !== 'bread') return
  const { random } = scene
  for (let i = 0; i < 40; i++) {
    const [x, y] = scene.spot(i < 32 ? 88 : 150)
    const body = mix(tortilla.look.colour, TOASTED, random.between(0.15, 0.65))
    const seed = random.between(0, 99)
    // They curled and blistered in the oven.
    ribbon(scene, arc(x, y, random.between(74, 136), random.angle(), random.bell() * 0.9, 9), {
      width: random.between(13, 20),
      thick: 2.6,
      gloss: 0.2,
      cup: random.between(-0.1, 0.25),
      sink: 0.75,
      lift: 1,
      roll: wanderingRoll(scene, 0.7),
      taper: (t) => Math.min(1, 0.55 + 2 * t, 0.55 + 2 * (1 - t)),
      paint: (t, v, under) => {
        const blister = layeredNoise(t * 6 + seed, v * 1.2 + seed, 2)
        const edge = 0.35 * Math.abs(v) ** 4 + 0.3 * Math.abs(2 * t - 1) ** 4
        return mix(scaled(body, under ? 0.9 : 1), TOASTED, Math.min(0.85, edge + 0.55 * smooth(0.52, 0.72, blister)))
      },
    })
  }
}
