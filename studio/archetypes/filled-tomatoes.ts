// Raw tomatoes as cups for a cold salad in mayonnaise, each on leaves of lettuce.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { type Area, season } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { filledTomato } from '#studio/shapes/filled-tomato.ts'
import { frillyLeaf } from '#studio/shapes/greens.ts'

const PLACES = [
  [-160, -88, 'left'],
  [118, -94, 'right'],
  [-132, 104, 'beside'],
  [166, 96, 'beside'],
] as const
const MAYONNAISE = rgb('#fff6da')

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
  for (const [dx, dy, lid] of PLACES) {
    const [x, y] = [scene.x + dx + random.bell() * 8, scene.y + dy + random.bell() * 6]
    // Nothing hangs over the rim.
    const keep: Area['keep'] = (lx, ly, reach) =>
      Math.abs(lx - scene.x) < 392 - reach && Math.abs(ly - scene.y) < 240 - reach
    if (leaves.length) rosette(scene, x, y, keep)
    filledTomato(scene, x, y, random.between(102, 112), {
      dressing: mix(cold?.look.colour ?? MAYONNAISE, MAYONNAISE, 0.88),
      lid,
      heap: (hx, hy, radius) => {
        // Large enough to be seen as shrimp, turned in the dressing, more of them than the cup holds.
        scene.field.withFinish(sauced(MAYONNAISE, 0.16, random.between(0, 99), 0.1), () => {
          for (const [px, py] of scene.spots(20, radius * 0.96, hx, hy))
            cold?.piece?.draw(scene, px, py, random.between(0.84, 1.08))
          for (const [px, py] of scene.spots(8, radius * 0.5, hx, hy))
            cold?.piece?.draw(scene, px, py, random.between(0.9, 1.12))
        })
        season(scene, dish, { x: hx, y: hy, radius: radius * 0.8 }, 4)
      },
    })
  }
}
