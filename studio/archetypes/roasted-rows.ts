// Vegetables that were roasted whole, torn into long strips and laid side by side, each food in a band of its own.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { around, garnish } from '#studio/laying.ts'
import type { Scene } from '#studio/scene.ts'
import { oilDrops } from '#studio/shapes/drizzle.ts'
import { type TornLook, tornStrip } from '#studio/shapes/peppers.ts'

/** Peeled, so that the flesh shows, with what is left of the burnt skin. */
const TORN: readonly (readonly [RegExp, TornLook])[] = [
  [/red bell pepper/, { flesh: rgb('#b5331a'), bright: rgb('#e2632a'), char: rgb('#2f120a') }],
  [/eggplant/, { flesh: rgb('#94703e'), bright: rgb('#d6ba80'), char: rgb('#2c1610') }],
  [/onion/, { flesh: rgb('#d9b878'), bright: rgb('#f2dfae'), char: rgb('#7a4418') }],
  [/pepper/, { flesh: rgb('#7d8a2c'), bright: rgb('#b3b44a'), char: rgb('#26200c') }],
]

function tornLook({ name, colour }: { name: string; colour: Rgb }): TornLook {
  const known = TORN.find(([food]) => food.test(name))?.[1]
  return known ?? { flesh: colour, bright: mix(colour, rgb('#f3dca0'), 0.4), char: rgb('#2f1a0c') }
}

export function roastedRows(scene: Scene, dish: Dish, reach: number): void {
  const { random } = scene
  const foods = dish.of('vegetable').filter((part) => part.grams > 60)
  const turn = random.between(-0.35, 0.35)
  const bands = foods.length + 1
  for (let band = 0; band < bands; band++) {
    const part = foods[band % foods.length]
    if (!part) continue
    const look = tornLook({ name: part.name, colour: part.look.colour })
    const middle = ((band + 0.5) / bands - 0.5) * 2 * reach
    for (let i = 0; i < 24; i++) {
      const across = middle + random.between(-1, 1) * (reach / bands) * 0.82
      const room = Math.sqrt(Math.max(0, reach * reach - across * across))
      const along = random.between(-0.55, 0.55) * room
      const x = scene.x + Math.cos(turn) * along - Math.sin(turn) * across
      const y = scene.y + Math.sin(turn) * along + Math.cos(turn) * across
      const length = Math.min(room * 1.1, random.between(150, 230))
      tornStrip(scene, x, y, length, random.between(36, 60), look, turn + random.bell() * 0.12)
    }
  }
  oilDrops(scene, rgb('#d9a72c'), 26)
  garnish(scene, dish, around(scene, reach * 0.8), 1.2)
}
