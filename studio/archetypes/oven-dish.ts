// The inside of an oven dish: its size, and places in it.
import { rgb } from '#studio/colour.ts'
import type { Point, Scene } from '#studio/scene.ts'

export const HALF_WIDTH = 358
export const HALF_DEPTH = 226
/** Fruit juice that boiled up and thickened. */
export const JUICE = rgb('#c8641a')

/** Spread over the oven dish, `inward` from its wall. */
export function spotsInDish(scene: Scene, count: number, turn: number, inward: number): Point[] {
  const { random } = scene
  return scene.spread(count, () => {
    const u = random.between(inward - HALF_WIDTH, HALF_WIDTH - inward)
    const v = random.between(inward - HALF_DEPTH, HALF_DEPTH - inward)
    return [
      scene.x + u * Math.cos(turn) - v * Math.sin(turn),
      scene.y + u * Math.sin(turn) + v * Math.cos(turn),
    ] as const
  })
}

/** Whether a piece stays clear of the wall, on which it would come to rest. */
export function insideDish(scene: Scene, turn: number): (x: number, y: number, reach: number) => boolean {
  return (x, y, reach) => {
    const [u, v] = inDish(scene, x, y, turn)
    return Math.abs(u) < HALF_WIDTH - reach && Math.abs(v) < HALF_DEPTH - reach
  }
}

/** A place in the directions of the dish, which stands a little askew. */
export function inDish(scene: Scene, x: number, y: number, turn: number): [u: number, v: number] {
  const [dx, dy] = [x - scene.x, y - scene.y]
  return [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)]
}
