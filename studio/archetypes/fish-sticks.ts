// Breaded fish in sticks, in a loose pile beside what is served with it.
import { scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { wedges } from '#studio/laying.ts'
import type { Scene } from '#studio/scene.ts'
import { crumbCoat } from '#studio/shapes/crumbed.ts'
import { block } from '#studio/shapes/upright.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { dipDish } from './dip-dish.ts'
import { heapOf } from './heaps.ts'

/** x, y and how they lie; the last ones lie across the others. */
const PILE = [
  [-196, -96, 0.12],
  [-176, -22, -0.08],
  [-204, 52, 0.06],
  [-170, 122, -0.14],
  [-30, -136, 0.3],
  [-140, -58, 0.7],
  [-120, 74, -0.6],
] as const

function stick(scene: Scene, x: number, y: number, turn: number): void {
  const seed = scene.random.between(0, 99)
  block(scene, x, y, {
    halfWidth: 104,
    halfDepth: 33,
    height: 42,
    corner: 12,
    edge: 9,
    turn: turn + scene.random.bell() * 0.06,
    side: () => (sx, sy, z) => scaled(crumbCoat(sx + sy, z * 1.6, seed)[0], 0.9),
    top: (lx, ly) => {
      const [colour, relief] = crumbCoat(lx, ly, seed)
      return [colour, relief, 0.2]
    },
  })
}

export function fishSticks({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 355, ...setting.ceramic })
  const peas = dish.find(/\bpeas?\b/)
  if (peas) heapOf(scene, dish, peas, { x: scene.x + 148, y: scene.y + 92, radius: 138 })
  for (const [dx, dy, turn] of PILE) stick(scene, scene.x + dx, scene.y + dy, turn)
  dipDish(scene, dish, setting, scene.x + 176, scene.y - 140, dish.first('cream')?.look.colour ?? WHITE)
  wedges(scene, dish, 262, 46)
}

export const isFishSticks = (dish: Dish): boolean => dish.called(/fish (stick|finger)s?/)
