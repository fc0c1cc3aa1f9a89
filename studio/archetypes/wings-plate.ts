// A plate of wings: the heap on one side, a bowl of dip behind it, sticks of raw vegetables in front of the bowl, none of them under the wings.
import { mix, rgb, WHITE } from '#studio/colour.ts'
import type { Part } from '#studio/part.ts'
import { stickBundle } from '#studio/shapes/stick-bundle.ts'
import { vegetableSticks } from '#studio/shapes/vegetable-stick.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { dipDish } from './dip-dish.ts'
import { drawMain } from './mains.ts'

const CELERY = rgb('#93bd4e')

export function wingsPlate({ scene, dish, setting }: Stage, wings: Part): void {
  plate(scene, { radius: 358, ...setting.ceramic })
  const [x, y] = [scene.x, scene.y]
  const dip = dish.of('cream').find(({ grams }) => grams > 50)
  const sticks = dish.parts.filter((part) => part.piece && dish.isBeside(part))
  // Bundles point at the middle of the plate; the wings lie elsewhere.
  for (const [i, part] of sticks.slice(0, 2).entries()) {
    const at = i ? ([x + 150, y + 226] as const) : ([x + 236, y + 82] as const)
    if (/celery/.test(part.name)) stickBundle(scene, ...at, 92, mix(part.look.colour, CELERY, 0.65))
    else vegetableSticks(scene, ...at, part.name)
  }
  if (dip) dipDish(scene, dish, setting, x + 196, y - 152, mix(dip.look.colour, WHITE, 0.2))
  drawMain(scene, dish, wings, x - 72, y + 2, 1.32)
}
