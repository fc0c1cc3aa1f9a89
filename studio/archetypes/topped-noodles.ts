// Plain noodles with what was fried apart laid on them: salad at one side, the main thing in its spices, herbs that wilted in the pan.
import { mix } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { toss } from '#studio/laying.ts'
import type { Scene } from '#studio/scene.ts'
import { choppedNut } from '#studio/shapes/chopped-nut.ts'
import { scallionLength } from '#studio/shapes/scallion.ts'
import { spicedFish } from '#studio/shapes/spiced-fish.ts'
import { tornLettuce } from '#studio/shapes/torn-lettuce.ts'

/** Pieces of fish from the middle: x, y, turn, where it broke. Those in front lean on those behind. */
const FISH = [
  [-104, -74, 0.3, 1.2],
  [12, -112, -0.35, 0.3],
  [118, -62, 0.8, 1.2],
  [-36, -12, -0.55, 0.36],
  [82, 22, 0.2, 1.2],
  [-112, 38, 0.9, 0.4],
  [-10, 84, -0.15, 0.25],
  [88, 92, 0.4, 0.3],
] as const

export function layOnNoodles(scene: Scene, dish: Dish, reach: number): void {
  const { random } = scene
  const main = dish.first('fish', 'seafood', 'meat', 'poultry', 'tofu')
  const leaves = dish.pieces.filter((part) => part.look.kind === 'leaf')
  const at = { x: scene.x + 30, y: scene.y + 6, radius: reach * 0.66 }
  const salad = { x: scene.x - reach * 0.66, y: scene.y - reach * 0.1, radius: reach * 0.42 }
  if (leaves.length)
    heaped(scene, salad, 34, () => {
      for (let i = 0; i < 13; i++)
        tornLettuce(
          scene,
          salad.x + random.bell() * salad.radius * 0.5,
          salad.y + (i / 12 - 0.5) * salad.radius * 2.6,
          random.between(52, 80),
          Math.PI + random.bell() * 0.9,
        )
    })
  const scallion = dish.find(/scallion/)?.cut === 'strip'
  const lengths = (count: number, radius: number): void => {
    if (scallion)
      for (const spot of scene.spots(count, radius, at.x, at.y)) scallionLength(scene, ...spot, random.between(56, 86))
  }
  const herb = dish.of('herb')[0]?.piece
  // Most of the greens lie under the fish.
  lengths(16, at.radius)
  if (herb) for (const spot of scene.spots(22, at.radius * 1.05, at.x, at.y)) herb.draw(scene, ...spot, 1.3)
  if (main?.look.kind === 'fish')
    heaped(scene, at, 18, () => {
      for (const [dx, dy, turn, broken] of FISH)
        spicedFish(scene, at.x + dx * 1.02, at.y + dy * 0.92, {
          halfLength: random.between(66, 82),
          halfWidth: random.between(44, 54),
          turn: turn + random.bell() * 0.2,
          broken,
        })
    })
  else if (main) {
    const spice = sauced(mix(dish.sauce.dark, dish.sauce.light, 0.7), 0.8, random.between(0, 99))
    scene.field.withFinish(spice, () => toss(scene, [main], at, { cover: 1.3, scale: 1.45 }))
  }
  lengths(6, at.radius * 0.9)
  if (herb) for (const spot of scene.spots(7, at.radius * 0.9, at.x, at.y)) herb.draw(scene, ...spot, 1.15)
  for (const { look } of dish.garnishes)
    if (look.kind === 'nut')
      for (const spot of scene.spots(54, at.radius, at.x, at.y))
        choppedNut(scene, ...spot, random.between(4, 9), look.colour)
}
