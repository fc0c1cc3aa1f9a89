// Slices of lemon that were roasted under a bird: soft, browned at the rim, tucked against it.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { finishOf } from '#studio/finish.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { citrusWheel } from '#studio/shapes/citrus.ts'

const LEMON = { rind: rgb('#f2be1c'), pulp: rgb('#fbe284') }
const PLACES = [
  [-150, 40],
  [-8, 134],
  [-62, -118],
  [148, -22],
] as const

export function roastLemon(scene: Scene, dish: Dish, main: Part | undefined, x: number, y: number): void {
  const lemon = dish.find(/\blemons?\b/)
  if (main?.look.kind !== 'poultry' || lemon?.cut !== 'slice' || lemon.done !== 'roasted') return
  scene.field.withFinish(finishOf('roasted', scene.random.between(0, 99)), () => {
    for (const [dx, dy] of PLACES)
      citrusWheel(scene, x + dx + scene.random.bell() * 8, y + dy, scene.random.between(34, 41), LEMON)
  })
}
