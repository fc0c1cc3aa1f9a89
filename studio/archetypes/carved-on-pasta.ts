// Chicken from the pan, carved and fanned out over a plate of pasta.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { fannedChicken } from '#studio/shapes/fanned-chicken.ts'
import { breastOf } from './sliced-mains.ts'

/** Paprika, thyme and pepper that turned dark in the pan. */
const RUB = { meat: rgb('#e6b074'), skin: rgb('#c0591c'), char: rgb('#74300e') }

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
        char: mix(RUB.char, rgb('#3a1808'), 0.4),
        skinned: 0.24,
        stained: 0.3,
      }
    : { ...plain, skinned: 0.18 }
  const lie = random.between(-0.35, -0.12)
  for (const [side, count] of [
    [-1, 6],
    [1, 5],
  ] as const) {
    const [along, off] = [side * 34, side * 58]
    const x = scene.x + Math.cos(lie) * along - Math.sin(lie) * off
    const y = scene.y + Math.sin(lie) * along + Math.cos(lie) * off
    // It sinks in among the pasta a little.
    const ground = scene.field.heightAt(x, y)
    scene.field.withCeiling(
      () => ground - 6,
      () => fannedChicken(scene, x, y, { ...colours, size: random.between(70, 78), turn: lie + side * 0.16, count }),
    )
  }
}
