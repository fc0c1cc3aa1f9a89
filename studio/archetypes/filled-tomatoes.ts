// Raw tomatoes as cups for a cold salad in mayonnaise, each on leaves of lettuce.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { type Area, season, toss } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { filledTomato } from '#studio/shapes/filled-tomato.ts'

const PLACES = [
  [-146, -114],
  [128, -118],
  [-104, 98],
  [180, 94],
] as const
const MAYONNAISE = rgb('#f6e6b4')

export function filledTomatoes(scene: Scene, dish: Dish, leaves: readonly Part[], parts: readonly Part[]): void {
  const { random } = scene
  const cold = parts.find(({ look, piece }) => piece && look.kind === 'seafood') ?? parts[0]
  for (const [dx, dy] of PLACES) {
    const [x, y] = [scene.x + dx + random.bell() * 8, scene.y + dy + random.bell() * 6]
    // Nothing hangs over the rim.
    const keep: Area['keep'] = (lx, ly, reach) =>
      Math.abs(lx - scene.x) < 392 - reach && Math.abs(ly - scene.y) < 240 - reach
    toss(scene, leaves, { x, y: y + 18, radius: 142, keep }, { cover: 0.8, scale: 1.1, rise: 4, crowd: () => 1 })
    filledTomato(scene, x, y, random.between(106, 116), {
      dressing: mix(cold?.look.colour ?? MAYONNAISE, MAYONNAISE, 0.88),
      heap: (hx, hy, radius) => {
        for (const [px, py] of scene.spots(34, radius * 0.86, hx, hy))
          cold?.piece?.draw(scene, px, py, random.between(0.78, 1.05))
        season(scene, dish, { x: hx, y: hy, radius: radius * 0.8 }, 4)
      },
    })
  }
}
