// Vegetables that were roasted whole, torn into long strips and laid side by side, each food in a band of its own.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { glistening } from '#studio/finish.ts'
import { around, garnish } from '#studio/laying.ts'
import type { Scene } from '#studio/scene.ts'
import { oilDrops } from '#studio/shapes/drizzle.ts'
import { type TornLook, tornStrip } from '#studio/shapes/peppers.ts'

/** Peeled, so that the flesh shows, with what is left of the burnt skin. */
const TORN: readonly (readonly [RegExp, TornLook])[] = [
  [/red bell pepper/, { flesh: rgb('#b03a1a'), bright: rgb('#dc6a30'), char: rgb('#3a140a'), burnt: 0.45, gloss: 0.3 }],
  [/eggplant/, { flesh: rgb('#a8803c'), bright: rgb('#e6cd8a'), char: rgb('#3a2016'), burnt: 0.42, gloss: 0.7 }],
  [/onion/, { flesh: rgb('#d9a24e'), bright: rgb('#f8e8bc'), char: rgb('#6a3210'), burnt: 0.5 }],
  [/pepper/, { flesh: rgb('#7d8a2c'), bright: rgb('#b3b44a'), char: rgb('#26200c') }],
]

function tornLook({ name, colour }: { name: string; colour: Rgb }): TornLook {
  const known = TORN.find(([food]) => food.test(name))?.[1]
  return known ?? { flesh: colour, bright: mix(colour, rgb('#f3dca0'), 0.4), char: rgb('#2f1a0c') }
}

/** Strips in a band, and what follows it: peppers come up twice among the paler foods. */
const STRIPS = 16

export function roastedRows(scene: Scene, dish: Dish, reach: number): void {
  const { random } = scene
  const foods = dish.of('vegetable').filter((part) => part.grams > 60)
  const turn = random.between(-0.35, 0.35)
  const order = foods.length === 3 ? [0, 1, 2, 1] : [...foods.keys(), 0]
  order.forEach((which, band) => {
    const part = foods[which]
    if (!part) return
    const look = tornLook({ name: part.name, colour: part.look.colour })
    const middle = ((band + 0.5) / order.length - 0.5) * 2 * reach
    const onion = /onion/.test(part.name)
    for (let i = 0; i < STRIPS; i++) {
      const across = middle + ((i + random.unit()) / STRIPS - 0.5) * 2 * (reach / order.length) * 0.9
      const room = Math.sqrt(Math.max(0, reach * reach - across * across))
      const along = random.between(-0.56, 0.56) * room
      const x = scene.x + Math.cos(turn) * along - Math.sin(turn) * across
      const y = scene.y + Math.sin(turn) * along + Math.cos(turn) * across
      const length = Math.min(room * 1.15, random.between(230, 350))
      scene.field.withFinish(glistening, () => {
        if (onion) tornStrip(scene, x, y, length * 0.62, random.between(30, 48), look, turn + random.bell() * 0.3)
        else tornStrip(scene, x, y, length, random.between(34, 56), look, turn + random.bell() * 0.14)
      })
    }
  })
  oilDrops(scene, rgb('#d9a72c'), 26)
  garnish(scene, dish, around(scene, reach * 0.8), 1.2)
}
