// Chicken from the pan, carved and fanned out over a plate of pasta.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { fannedChicken } from '#studio/shapes/fanned-chicken.ts'
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
        meat: mix(plain.meat, RUB.meat, 0.2),
        skin: mix(plain.skin, RUB.skin, 0.85),
        char: RUB.char,
        gloss: 0.5,
        skinned: 0.46,
        stained: 0.42,
      }
    : { ...plain, skinned: 0.18 }
  const lie = random.between(-0.35, -0.12)
  // Slices that slid from the knife: a loose row, each turned its own way, pressed a little into the pasta.
  const count = 7
  for (let i = 0; i < count; i++) {
    const along = (i / (count - 1) - 0.5) * 300
    const off = 26 * Math.sin(along * 0.016 + 1) + random.bell() * 16
    const x = scene.x + Math.cos(lie) * along - Math.sin(lie) * off
    const y = scene.y + Math.sin(lie) * along + Math.cos(lie) * off
    const ground = scene.field.heightAt(x, y)
    const size = random.between(84, 98) * (1 - 0.22 * Math.abs(along / 150) ** 2)
    scene.field.withCeiling(
      () => ground + 8,
      () => fannedChicken(scene, x, y, { ...colours, size, turn: lie + random.bell() * 0.3, count: 1 }),
    )
  }
}
