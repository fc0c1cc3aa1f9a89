// Pasta from the oven in tomato sauce, under mozzarella, with pockets of ricotta.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import type { Scene } from '#studio/scene.ts'
import { meltedCheese } from '#studio/shapes/dairy.ts'
import { meltedBlanket } from '#studio/shapes/melted-blanket.ts'
import { pastaPiece } from '#studio/shapes/pasta.ts'
import { ricottaPocket } from '#studio/shapes/ricotta-pocket.ts'
import { HALF_DEPTH, HALF_WIDTH, spotsInDish } from './oven-dish.ts'

export const TOMATO = rgb('#d4562a')
const [MOZZARELLA, GOLDEN, BROWN] = [rgb('#fbe3a2'), rgb('#eaa945'), rgb('#a85a1e')]
const RICOTTA = rgb('#fbf1da')

export function isTomatoPasta(dish: Dish): boolean {
  return dish.first('pasta') !== undefined && dish.has(/tomato/)
}

/** Where spoonfuls of ricotta come to the surface, as shares of the dish. */
const POCKETS = [
  [-0.66, -0.48],
  [-0.12, -0.56],
  [0.5, -0.46],
  [-0.42, 0.14],
  [0.16, 0.06],
  [0.7, 0.22],
  [-0.72, 0.66],
  [-0.1, 0.66],
  [0.42, 0.64],
] as const

export function cheeseOnPasta(scene: Scene, dish: Dish, turn: number): void {
  const { random } = scene
  meltedBlanket(scene, {
    x: scene.x,
    y: scene.y,
    rx: HALF_WIDTH - 12,
    ry: HALF_DEPTH - 12,
    turn,
    pale: MOZZARELLA,
    golden: GOLDEN,
    brown: BROWN,
    over: 11,
    share: 0.62,
  })
  if (!dish.has(/ricotta/)) return
  if (!dish.has(/spinach/)) {
    for (const [x, y] of spotsInDish(scene, 8, turn, 70))
      meltedCheese(scene, x, y, random.between(38, 56), RICOTTA, rgb('#c98436'))
    return
  }
  const pasta = dish.first('pasta')?.look
  for (const [across, down] of POCKETS) {
    const u = across * (HALF_WIDTH - 30) + random.bell() * 12
    const v = down * (HALF_DEPTH - 30) + random.bell() * 10
    const x = scene.x + u * Math.cos(turn) - v * Math.sin(turn)
    const y = scene.y + u * Math.sin(turn) + v * Math.cos(turn)
    const size = random.between(46, 60)
    ricottaPocket(scene, x, y, size)
    // A tube or two lies over its edge.
    const { pasta: shape, colour } = pasta ?? {}
    if (shape && colour)
      scene.field.withFinish(sauced(TOMATO, 0.5, across), () => {
        const angle = random.angle()
        pastaPiece(
          scene,
          x + Math.cos(angle) * size,
          y + Math.sin(angle) * size * 0.8,
          shape,
          32,
          mix(colour, MOZZARELLA, 0.3),
        )
      })
  }
}
