// Whole eggplants side by side, slit open and heaped with what was cooked for them.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { garnish, toss } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { runout } from '#studio/shapes/drizzle.ts'
import { slitEggplant } from '#studio/shapes/slit-eggplant.ts'

const PLACES = [
  [-198, -12, 1.02],
  [-66, 14, 0.86],
  [88, -8, 1.06],
  [226, 16, 0.9],
] as const

export function slitEggplants(scene: Scene, dish: Dish, stuffing: Rgb, parts: readonly Part[]): void {
  const filling = mix(stuffing, rgb('#a04418'), 0.5)
  const stewed = sauced(mix(filling, rgb('#d8742c'), 0.4), 0.3, scene.random.between(0, 99))
  for (const [dx, dy] of PLACES) runout(scene, scene.x + dx + 30, scene.y + dy + 60, 120, rgb('#c07a2c'))
  for (const [dx, dy, lean] of PLACES) {
    const [x, y] = [scene.x + dx, scene.y + dy]
    const turn = lean + scene.random.bell() * 0.05
    const half = scene.random.between(196, 216)
    slitEggplant(scene, { x, y, half, turn }, filling)
    for (const t of [-0.32, -0.08, 0.16, 0.4]) {
      const at = { x: x + Math.cos(turn) * t * half, y: y + Math.sin(turn) * t * half, radius: 40 }
      scene.field.withFinish(stewed, () => toss(scene, parts, at, { cover: 1.5, scale: 0.72, rise: 16 }))
      garnish(scene, dish, { ...at, radius: 42 }, 0.6, 0.75)
    }
  }
}
