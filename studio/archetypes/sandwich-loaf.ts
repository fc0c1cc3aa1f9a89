// A tall loaf for sandwiches on its board: the cut looks at the viewer, two slices lie before it.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Scene } from '#studio/scene.ts'
import { sculpture } from '#studio/sculpted/carver.ts'
import { turned } from '#studio/sculpted/solids.ts'
import { LOAF, loafSlice, tinLoaf } from '#studio/sculpted/tin-loaf.ts'
import { crumb as crumbBit } from '#studio/shapes/pieces.ts'
import { block } from '#studio/shapes/upright.ts'

const [WHITE_CRUMB, WHOLE_CRUMB] = [rgb('#f3ddb0'), rgb('#d3a566')]
const SHADOW = rgb('#8d4c1d')

export function sandwichLoaf(scene: Scene, dish: Dish): void {
  const { random, field } = scene
  const crumb = dish.has(/whole wheat|rye/) ? WHOLE_CRUMB : WHITE_CRUMB
  const seed = random.between(0, 99)
  const turn = 0.78 + random.bell() * 0.04
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const base = field.heightAt(scene.x, scene.y)
  const [x, y] = [scene.x - 104, scene.y - 22]
  const under = (bx: number, by: number, halfWidth: number, halfDepth: number, height: number, way: number): void => {
    block(scene, bx, by, {
      halfWidth,
      halfDepth,
      height,
      base,
      turn: way,
      top: () => [SHADOW, 0, 0],
      side: () => () => SHADOW,
    })
  }
  // Below the sculptures, for their shadows on the board.
  under(x, y, LOAF.halfLength * 0.9, LOAF.halfWidth * 0.86, 110, turn)
  under(scene.x + 196, scene.y + 40, 78, 62, 8, -0.34)
  for (const [px, py] of scene.spots(26, 90, scene.x - 60, scene.y + 200))
    crumbBit(scene, px, py, random.between(2, 5), mix(crumb, SHADOW, random.between(0, 0.5)))
  const tipped = {
    x: cos * (LOAF.halfLength + 112),
    y: sin * (LOAF.halfLength + 112),
    up: 15,
    turn: turn - Math.PI / 2,
    rise: 0.42,
    thick: 28,
  }
  const flat = { x: scene.x + 218 - x, y: scene.y + 120 - y, up: 14, turn: -0.34, rise: 0.02, thick: 27 }
  field.overlays.push(
    sculpture(x, y, base, [
      turned(tinLoaf(crumb, seed), turn),
      loafSlice(crumb, tipped, seed + 3),
      loafSlice(crumb, flat, seed + 7),
    ]),
  )
}
