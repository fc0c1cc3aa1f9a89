// Raw tomatoes as cups for a cold salad in mayonnaise, each on leaves of lettuce.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { type Area, season } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { filledTomato } from '#studio/shapes/filled-tomato.ts'
import { frillyLeaf } from '#studio/shapes/greens.ts'

const PLACES = [
  [-150, -84],
  [124, -92],
  [-112, 112],
  [176, 106],
] as const
const MAYONNAISE = rgb('#fffae0')

const [HEART, RIB] = [['#8fbb4a', '#a3c85c', '#79aa3c'].map(rgb), rgb('#f0f3cf')]

/** Leaves from the heart of a lettuce, their broad ends out from under the tomato. */
function rosette(scene: Scene, x: number, y: number, keep: NonNullable<Area['keep']>): void {
  const { random } = scene
  const start = random.angle()
  for (let i = 0; i < 5; i++) {
    const turn = start + (i / 5) * TAU + random.bell() * 0.3
    const [px, py] = [x + Math.cos(turn) * 92, y + 6 + Math.sin(turn) * 92]
    if (!keep(px, py, 44)) continue
    const size = random.between(112, 138)
    frillyLeaf(scene, px, py, { size, colour: random.pick(HEART), rib: RIB, frill: 0.8, long: 1.5, turn })
  }
}

export function filledTomatoes(scene: Scene, dish: Dish, leaves: readonly Part[], parts: readonly Part[]): void {
  const { random } = scene
  const cold = parts.find(({ look, piece }) => piece && look.kind === 'seafood') ?? parts[0]
  for (const [dx, dy] of PLACES) {
    const [x, y] = [scene.x + dx + random.bell() * 8, scene.y + dy + random.bell() * 6]
    // Nothing hangs over the rim.
    const keep: Area['keep'] = (lx, ly, reach) =>
      Math.abs(lx - scene.x) < 392 - reach && Math.abs(ly - scene.y) < 240 - reach
    if (leaves.length) rosette(scene, x, y, keep)
    filledTomato(scene, x, y, random.between(102, 112), {
      dressing: mix(cold?.look.colour ?? MAYONNAISE, MAYONNAISE, 0.88),
      heap: (hx, hy, radius) => {
        // Large enough to be seen as shrimp, bound with a little of the dressing, more of them than the cup holds.
        for (const [px, py] of scene.spots(17, radius * 0.92, hx, hy))
          cold?.piece?.draw(scene, px, py, random.between(0.78, 1))
        for (const [px, py] of scene.spots(5, radius * 0.42, hx, hy))
          cold?.piece?.draw(scene, px, py, random.between(0.86, 1.06))
        season(scene, dish, { x: hx, y: hy, radius: radius * 0.8 }, 4)
      },
    })
  }
}
