// A salad of Belgian endive: whole leaves about the rim, their tips outward, and in the middle the small ones, dressed.
import type { Dish } from '#studio/dish.ts'
import { glistening } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { around, season, toss } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { endiveSpear } from '#studio/shapes/endive-spear.ts'
import { walnutHalf } from '#studio/shapes/walnut-half.ts'

/** Whole leaves lean on each other in a loose wreath. */
function wreath(scene: Scene, count: number, distance: number, length: number): void {
  const { random } = scene
  const start = random.angle()
  for (let i = 0; i < count; i++) {
    // Every second one first: the others lie across their edges. An odd count takes in all of them.
    const angle = start + (((i * 2) % count) / count) * TAU + random.bell() * 0.16
    const [x, y] = scene.polar(angle, distance + random.bell() * 24)
    endiveSpear(scene, x, y, {
      length: length * random.between(0.84, 1.12),
      turn: angle + random.bell() * 0.42,
    })
  }
}

/** Small leaves from the heart of the head, which need no knife. */
function heartLeaf(scene: Scene, x: number, y: number): void {
  const { random } = scene
  const [length, turn] = [random.between(92, 138), random.angle()]
  endiveSpear(scene, x, y, { length, turn, hollow: random.chance(0.8) })
}

/** A few slices at a time, as they fell off the knife. */
function fanOf(scene: Scene, { piece }: Part, x: number, y: number): void {
  const { random } = scene
  const way = random.angle()
  for (let i = -1; i <= (random.chance(0.4) ? 1 : 0); i++)
    piece?.draw(scene, x + Math.cos(way) * i * 26, y + Math.sin(way) * i * 20, random.between(0.78, 0.92))
}

export function spearSalad(scene: Scene, dish: Dish, reach: number): void {
  const { random } = scene
  const fruit = dish.pieces.find(({ look }) => look.kind === 'fruit')
  const greens = dish.pieces.filter(({ look, name }) => look.kind === 'leaf' && !/chicory|endive|witloof/.test(name))
  toss(scene, greens, around(scene, reach * 0.86), { cover: 0.62, rise: 8, crowd: () => 1 })
  scene.field.withFinish(glistening, () => {
    wreath(scene, 15, reach * 0.66, 214)
    heaped(scene, around(scene, reach * 0.62), 34, () => {
      toss(scene, greens, around(scene, reach * 0.4), { cover: 0.3, rise: 10 })
      const spots = scene.spots(26, reach * 0.5)
      spots.forEach(([x, y], i) => {
        if (fruit && i % 2 === 1) fanOf(scene, fruit, x, y)
        else heartLeaf(scene, x, y)
      })
    })
  })
  if (dish.has(/walnut/))
    for (const [x, y] of scene.spots(17, reach * 0.56))
      if (scene.facesUp(x, y, 14)) walnutHalf(scene, x, y, random.between(15, 23))
  for (const { piece } of dish.garnishes.filter(({ look }) => look.kind === 'herb'))
    for (const [x, y] of scene.spots(16, reach * 0.5)) if (scene.facesUp(x, y, 10)) piece?.draw(scene, x, y, 1)
  season(scene, dish, around(scene, reach * 0.55), 0.5)
}
