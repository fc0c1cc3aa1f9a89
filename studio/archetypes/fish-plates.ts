// Fish as it comes from the fire: on its cedar plank, or in the paper that it was baked in.
import { rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { around, garnish, pile, toss, wheels } from '#studio/laying.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import type { Setting } from '#studio/setting.ts'
import { citrusWedge } from '#studio/shapes/citrus.ts'
import { board, plate } from '#studio/vessels.ts'
import { drawMain } from './mains.ts'

/** Two fillets on a plank that the grill has darkened, with the vegetables beside them. */
export function onPlank(scene: Scene, dish: Dish, main: Part, sides: readonly Part[]): void {
  const { x, y } = scene
  board(scene, 425, 250, scene.random.between(-0.06, 0.06), rgb('#6b3f22'), rgb('#a86a3c'))
  sides.forEach((part, i) => {
    pile(scene, part, { x: x + 190 - i * 60, y: y + 108, radius: 128 }, 1, 0.95)
  })
  drawMain(scene, dish, main, x - 165, y + 52, 0.94)
  drawMain(scene, dish, main, x + 68, y - 96, 0.94)
  garnish(scene, dish, { x: x - 40, y: y - 20, radius: 210 }, 0.9)
  if (!dish.citrus) return
  citrusWedge(scene, x - 330, y - 128, 52, dish.citrus)
  citrusWedge(scene, x - 268, y - 168, 52, dish.citrus)
}

/** An opened parcel of parchment paper: the vegetables, and the fish on them with its slices of lemon. */
export function inPaper(scene: Scene, dish: Dish, setting: Setting, main: Part, sides: readonly Part[]): void {
  const { x, y, random } = scene
  plate(scene, { radius: 365, ...setting.ceramic })
  const seed = random.between(0, 99)
  const paper = rgb('#f0e0bc')
  const [long, wide] = [372, 246]
  scene.field.stamp(x, y, 400, random.between(-0.3, -0.1), (lx, ly, out) => {
    const crease = layeredNoise(lx * 0.014 + seed, ly * 0.014, 4)
    const fold = Math.abs(layeredNoise(lx * 0.008 + seed, ly * 0.02, 2) - 0.5)
    const q = Math.abs(lx / long) ** 1.7 + Math.abs(ly / wide) ** 2.2 + (crease - 0.5) * 0.16
    if (q > 1) return false
    // The rim was crimped, and stands up.
    const rim = smooth(0.5, 0.95, q)
    const pleat = rim * Math.sin(Math.atan2(ly * 1.4, lx) * 42 + seed) * 3.5
    const browned = scaled(paper, (0.92 + 0.14 * crease) * (1 - 0.12 * smooth(0.85, 1, q)))
    return put(out, browned, 20 + rim * 30 + crease * 7 + pleat + smooth(0.05, 0, fold) * 2, 0.1)
  })
  toss(scene, sides, around(scene, 196), { cover: 1.9, scale: 0.95, rise: 22 })
  drawMain(scene, dish, main, x, y - 16, 0.86)
  wheels(
    scene,
    dish,
    [
      [x - 62, y - 4],
      [x + 24, y - 26],
    ],
    46,
  )
  garnish(scene, dish, { x, y, radius: 150 }, 0.8)
}
