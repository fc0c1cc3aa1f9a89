// Raw tomatoes as cups for a cold salad in mayonnaise, each on leaves of lettuce.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { type Area, season, toss } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { filledTomato } from '#studio/shapes/filled-tomato.ts'

const PLACES = [
  [-150, -84],
  [124, -92],
  [-112, 112],
  [176, 106],
] as const
const MAYONNAISE = rgb('#fff0c4')

export function filledTomatoes(scene: Scene, dish: Dish, leaves: readonly Part[], parts: readonly Part[]): void {
  const { random } = scene
  const cold = parts.find(({ look, piece }) => piece && look.kind === 'seafood') ?? parts[0]
  for (const [dx, dy] of PLACES) {
    const [x, y] = [scene.x + dx + random.bell() * 8, scene.y + dy + random.bell() * 6]
    // Nothing hangs over the rim.
    const keep: Area['keep'] = (lx, ly, reach) =>
      Math.abs(lx - scene.x) < 392 - reach && Math.abs(ly - scene.y) < 240 - reach
    toss(scene, leaves, { x, y: y + 18, radius: 142, keep }, { cover: 0.8, scale: 1.1, rise: 4, crowd: () => 1 })
    filledTomato(scene, x, y, random.between(104, 112), {
      dressing: mix(cold?.look.colour ?? MAYONNAISE, MAYONNAISE, 0.88),
      heap: (hx, hy, radius) => {
        // Large enough to be seen as shrimp, bound with a little of the dressing, more of them than the cup holds.
        for (const [px, py] of scene.spots(12, radius * 0.88, hx, hy))
          cold?.piece?.draw(scene, px, py, random.between(1, 1.22))
        for (const [px, py] of scene.spots(4, radius * 0.42, hx, hy))
          cold?.piece?.draw(scene, px, py, random.between(1.05, 1.3))
        season(scene, dish, { x: hx, y: hy, radius: radius * 0.8 }, 4)
      },
    })
  }
}
