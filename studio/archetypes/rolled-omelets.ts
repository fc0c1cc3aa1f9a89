// Rolled omelets: the end of a roll with the slices that were cut from it, or slices laid over each other.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { garnish } from '#studio/laying.ts'
import type { Scene } from '#studio/scene.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { PLAIN_ROLL, type RollFilling, rollEnd, rollSlice } from '#studio/shapes/rolled-omelet.ts'
import { plate, platter } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { grated, RADISH } from './side-dishes.ts'

const [NORI, CARROT, GREEN] = [rgb('#22331f'), rgb('#ee7a1c'), rgb('#4f8a2c')]

/** Seaweed is rolled up with it; roots and greens were stirred into the egg. */
function fillingOf(dish: Dish): RollFilling {
  const bits: Rgb[] = []
  if (dish.has(/carrot/)) bits.push(CARROT)
  if (dish.has(/spinach|scallion/)) bits.push(GREEN)
  const sheet = dish.has(/\bnori\b|seaweed/) ? NORI : null
  return sheet || dish.has(/carrot/) ? { sheet, bits, turns: sheet ? 2.9 : 3.6 } : PLAIN_ROLL
}

/** A roll that lies away from the viewer, three slices beside it, what goes with it before them. */
export function cutRoll({ scene, dish, setting }: Stage): void {
  platter(scene, 400, 220, 0, setting.ceramic)
  const { random } = scene
  const filling = fillingOf(dish)
  rollEnd(scene, scene.x - 206, scene.y - 26, { half: 138, halfWidth: 84, height: 112, turn: 0.2, filling })
  const thick = { halfX: 88, halfY: 76, tall: 54, filling }
  rollSlice(scene, scene.x + 26, scene.y - 74, { ...thick, turn: -0.24 })
  rollSlice(scene, scene.x + 206, scene.y - 66, { ...thick, turn: 0.12, tall: 50 })
  // The last one leans on the two.
  rollSlice(scene, scene.x + 78, scene.y + 66, { ...thick, turn: random.between(0.2, 0.4), tall: 56 })
  const root = dish.pieces.some(({ cut, name }) => /daikon/.test(name) && (cut === 'mince' || cut === 'shred'))
  if (root) grated(scene, { x: scene.x + 272, y: scene.y + 98, radius: 118 }, RADISH)
  const scallion = dish.find(/scallion/)
  if (scallion) strewn(scene, mix(scallion.look.colour, GREEN, 0.3))
}

function strewn(scene: Scene, green: Rgb): void {
  herbFlecks(scene, 16, 44, green, 9, scene.x + 268, scene.y + 82)
  herbFlecks(scene, 9, 80, green, 8, scene.x + 70, scene.y - 20)
}

/** Slices in a bow over the plate, each leaning on the one before. */
export function fannedSlices({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 345, ...setting.ceramic })
  const { random, x, y } = scene
  const filling = fillingOf(dish)
  const floor = scene.field.settle(x, y, 150, 150, 0, 0.5, 0).z
  const count = 7
  for (let i = 0; i < count; i++) {
    const at = i / (count - 1) - 0.5
    const [px, py] = [x + at * 400, y + 52 - 150 * (0.25 - at * at) * 1.6 + random.bell() * 5]
    rollSlice(scene, px, py, {
      halfX: random.between(66, 72),
      halfY: random.between(80, 88),
      tall: 44,
      turn: at * 0.75 + random.bell() * 0.05,
      lean: i === 0 ? 0 : -0.34,
      base: floor + (i === 0 ? 0 : 16),
      filling,
    })
  }
  // Two more before them, as they came off the knife.
  rollSlice(scene, x - 76, y + 150, { halfX: 84, halfY: 66, tall: 42, turn: 0.3, base: floor, filling })
  rollSlice(scene, x + 84, y + 158, { halfX: 82, halfY: 64, tall: 42, turn: -0.24, base: floor, filling })
  garnish(scene, dish, { x, y, radius: 150 }, 0.2)
}
