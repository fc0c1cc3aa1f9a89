// Empanadas from the oven on a plate, one of them cut to show what is in it.
import { type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { type EmpanadaCut, empanada } from '#studio/shapes/empanada.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

/** Tipped onto the plate, the later ones leaning on the first. */
const WHOLE = [
  [-156, -84, -0.35],
  [84, -132, 0.2],
  [-178, 116, 0.25],
  [196, 36, 0.75],
  [12, 42, -0.2],
] as const
const CUT = { x: 62, y: 206, turn: Math.PI / 2 + 0.12 }

const [MEAT, NO_MEAT] = [rgb('#7d4526'), rgb('#c08a4a')]
const EGG: Rgb[] = [rgb('#f4c84a'), rgb('#fbf3e2')]

/** Ground meat with what was fried and folded in. */
function fillingOf(dish: Dish): EmpanadaCut {
  const folded = dish.of('vegetable', 'fruit').map(({ look }) => look.colour)
  return { at: 0.08, meat: dish.first('meat') ? MEAT : NO_MEAT, bits: [...folded, ...(dish.first('egg') ? EGG : [])] }
}

export function empanadas({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 350, ...setting.ceramic })
  for (const [dx, dy, turn] of WHOLE) empanada(scene, scene.x + dx, scene.y + dy, 138, turn + scene.random.bell() * 0.1)
  empanada(scene, scene.x + CUT.x, scene.y + CUT.y, 152, CUT.turn, fillingOf(dish))
}
