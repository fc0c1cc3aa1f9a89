// Chicken from the pan, carved and fanned out over a plate of pasta.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { carvedBreast } from '#studio/shapes/fanned-chicken.ts'
import { breastOf } from './sliced-mains.ts'

/** Paprika, thyme and pepper that turned dark in the pan. */
const RUB = { meat: rgb('#e6b074'), skin: rgb('#a04a16'), char: rgb('#3f1a08') }

export function carvedOnPasta(scene: Scene, dish: Dish, part: Part): void {
  const { main } = part.look
  if (!main) return
  const { random } = scene
  const plain = breastOf(part, main)
  const spiced = dish.has(/paprika|cayenne|chili powder/)
  const colours = spiced
    ? {
        ...plain,
        meat: mix(plain.meat, RUB.meat, 0.35),
        skin: mix(plain.skin, RUB.skin, 0.85),
        char: RUB.char,
        gloss: 0.35,
        stained: 0.3,
      }
    : plain
  const lie = random.between(-0.35, -0.12)
  for (const side of [-1, 1]) {
    const [along, off] = [side * 30, side * 60]
    const x = scene.x + Math.cos(lie) * along - Math.sin(lie) * off
    const y = scene.y + Math.sin(lie) * along + Math.cos(lie) * off
    // It sinks in among the pasta a little.
    const ground = scene.field.heightAt(x, y)
    scene.field.withCeiling(
      () => ground - 6,
      () => {
        const [halfLength, halfWidth] = [random.between(116, 128), random.between(60, 66)]
        carvedBreast(scene, x, y, { ...colours, halfLength, halfWidth, turn: lie + side * 0.12 + (side > 0 ? 0 : 0.1) })
      },
    )
  }
}
