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
const [MOZZARELLA, GOLDEN, BROWN] = [rgb('#fdebba'), rgb('#eba53e'), rgb('#9a4c16')]
const RICOTTA = rgb('#fbf1da')

export function isTomatoPasta(dish: Dish): boolean {
  return dish.first('pasta') !== undefined && dish.has(/tomato/)
}

/** Where spoonfuls of ricotta come to the surface, as shares of the dish, and how large they are. */
const POCKETS = [
  [-0.62, -0.4, 62],
  [0.04, -0.52, 54],
  [0.58, -0.3, 64],
  [-0.2, 0.18, 66],
  [-0.7, 0.56, 52],
  [0.3, 0.52, 60],
  [0.74, 0.62, 46],
] as const

export function cheeseOnPasta(scene: Scene, dish: Dish, turn: number): void {
  const spinach = dish.has(/spinach/)
  meltedBlanket(scene, {
    x: scene.x,
    y: scene.y,
    rx: HALF_WIDTH - 6,
    ry: HALF_DEPTH - 6,
    turn,
    pale: MOZZARELLA,
    golden: GOLDEN,
    brown: BROWN,
    over: 13,
    share: 0.6,
  })
  if (dish.has(/ricotta/) && spinach) pockets(scene, dish, turn)
  if (dish.has(/ricotta/) && !spinach)
    for (const [x, y] of spotsInDish(scene, 8, turn, 70))
      meltedCheese(scene, x, y, scene.random.between(38, 56), RICOTTA, rgb('#c98436'))
}

function pockets(scene: Scene, dish: Dish, turn: number): void {
  const { random } = scene
  const { pasta: shape, colour } = dish.first('pasta')?.look ?? {}
  for (const [across, down, size] of POCKETS) {
    const u = across * (HALF_WIDTH - 30) + random.bell() * 12
    const v = down * (HALF_DEPTH - 30) + random.bell() * 10
    const x = scene.x + u * Math.cos(turn) - v * Math.sin(turn)
    const y = scene.y + u * Math.sin(turn) + v * Math.cos(turn)
    // Sunk in among the tubes, the melted cheese about it.
    const low = scene.field.settle(x, y, size, size, 0, 0, 0).z - 5
    scene.field.withCeiling(
      () => low,
      () => ricottaPocket(scene, x, y, size),
    )
    // A tube lies over its edge.
    if (shape && colour)
      scene.field.withFinish(sauced(TOMATO, 0.55, across), () => {
        const angle = random.angle()
        const [px, py] = [x + Math.cos(angle) * size * 0.9, y + Math.sin(angle) * size * 0.7]
        pastaPiece(scene, px, py, shape, 32, mix(colour, MOZZARELLA, 0.2))
      })
  }
}
