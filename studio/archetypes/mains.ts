// The main thing of a plate, in its own form: fillet, steak, drumsticks, sausages ...
import { mix, rgb } from '#studio/colour.ts'
import type { Dish, Part } from '#studio/dish.ts'
import { pile } from '#studio/laying.ts'
import type { Main } from '#studio/looks/look.ts'
import type { Scene } from '#studio/scene.ts'
import { drumstick, fillet, patty, sausage, slicedMeat } from '#studio/shapes/meat.ts'

const MAINS = ['fish', 'poultry', 'meat', 'tofu', 'seafood'] as const

export function mainOf(dish: Dish): Part | undefined {
  const named = dish.of(...MAINS, 'cheese').filter((part) => part.look.main)
  return (
    named.find((part) => part.name.split(/[\s,]+/).some((word) => word.length > 3 && dish.words.includes(word))) ??
    dish.of(...MAINS).find((part) => part.look.main)
  )
}

/** The main thing of the plate, in its own form. */
export function drawMain(scene: Scene, main: Main, part: Part, x: number, y: number, size: number): void {
  const { random } = scene
  const turn = random.between(-0.6, 0.1)
  const { flesh, fat, sear } = main
  switch (main.form) {
    case 'drumstick':
      for (let i = 0; i < 3; i++) {
        const a = turn + i * 2.1
        drumstick(scene, x + Math.cos(a) * 62, y + Math.sin(a) * 56, 80 * size, a + Math.PI - 0.4, flesh, sear)
      }
      return
    case 'steak':
    case 'roast':
    case 'breast':
      if (main.form === 'breast' && random.chance(0.4)) {
        fillet(scene, x, y, {
          halfLength: 190 * size,
          halfWidth: 96 * size,
          turn,
          flesh,
          fat,
          sear,
          flakes: 0,
          grilled: true,
        })
        return
      }
      slicedMeat(scene, x, y, 104 * size, turn, 7, {
        crust: sear,
        inside: flesh,
        middle: main.form === 'steak' ? mix(flesh, rgb('#b5483c'), 0.55) : fat,
      })
      return
    case 'sausage':
      for (let i = 0; i < 3; i++)
        sausage(scene, x + (i - 1) * 14, y + (i - 1) * 66 * size, 270 * size, 30 * size, turn, flesh, sear)
      return
    case 'ribs':
      for (let i = 0; i < 6; i++)
        sausage(scene, x + (i - 2.5) * 54 * size, y, 220 * size, 30 * size, 1.35 + random.bell() * 0.05, flesh, sear)
      return
    case 'mince':
      for (let i = 0; i < 3; i++) {
        const [px, py] = [x + Math.cos(i * 2.1 + turn) * 88, y + Math.sin(i * 2.1 + turn) * 74]
        patty(scene, px, py, 84 * size, flesh, sear)
      }
      return
    case 'slab':
      for (let i = 0; i < 4; i++) {
        fillet(scene, x + (i - 1.5) * 82 * size, y + (i - 1.5) * 16, {
          halfLength: 88 * size,
          halfWidth: 52 * size,
          turn: turn + 1.3,
          flesh,
          fat,
          sear,
          flakes: 0,
        })
      }
      return
    case 'shellfish':
      pile(scene, part, { x, y, radius: 150 * size }, 0.9, 1.15)
      return
    case 'fillet':
      fillet(scene, x, y, { halfLength: 215 * size, halfWidth: 98 * size, turn, flesh, fat, sear })
  }
}
