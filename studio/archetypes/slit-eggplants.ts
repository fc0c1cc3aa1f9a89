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
  [-246, -6],
  [-84, 10],
  [80, -8],
  [242, 8],
] as const

export function slitEggplants(scene: Scene, dish: Dish, stuffing: Rgb, parts: readonly Part[]): void {
  const filling = mix(stuffing, rgb('#9a2c10'), 0.35)
  const stewed = sauced(filling, 0.4, scene.random.between(0, 99))
  runout(scene, scene.x, scene.y + 46, 235, rgb('#c07a2c'))
  for (const [dx, dy] of PLACES) {
    const [x, y] = [scene.x + dx, scene.y + dy]
    const turn = 1.32 + scene.random.bell() * 0.08
    const half = scene.random.between(192, 208)
    slitEggplant(scene, { x, y, half, turn }, filling)
    for (const t of [-0.32, -0.08, 0.16, 0.4]) {
      const at = { x: x + Math.cos(turn) * t * half, y: y + Math.sin(turn) * t * half, radius: 40 }
      scene.field.withFinish(stewed, () => toss(scene, parts, at, { cover: 0.75, scale: 0.5, rise: 10 }))
      garnish(scene, dish, { ...at, radius: 42 }, 0.6, 0.75)
    }
  }
}
