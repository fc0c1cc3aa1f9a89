// Bagels, split and filled: one open, one with its lid leaning on what is in it.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { garnish } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { bagelLid, lowerBagel, RING, salmonFold } from '#studio/shapes/bagel.ts'
import { board } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const SPREAD = /cream cheese|ricotta|labneh|hummus|butter/

/** Slices over the whole ring, each under the edge of the next; `out` is how far from the middle line they lie. */
function around(
  scene: Scene,
  part: Part | undefined,
  x: number,
  y: number,
  count: number,
  out: number,
  k: number,
): void {
  const from = scene.random.angle()
  for (let i = 0; part?.piece && i < count; i++) {
    const a = from + (i / count) * TAU + scene.random.bell() * 0.12
    const r = RING.middle + RING.half * (out + scene.random.bell() * 0.08)
    part.piece.draw(scene, x + Math.cos(a) * r, y + Math.sin(a) * r, k * scene.random.between(0.9, 1.1))
  }
}

function halfBagel(scene: Scene, dish: Dish, x: number, y: number, closed: boolean): number {
  const top = lowerBagel(scene, x, y, dish.find(SPREAD)?.look.colour ?? rgb('#fbf3e2'))
  // Everything lies flat: the ring is narrow, and on each other slices would stand on edge.
  const flat = (rise: number, lay: () => void): void => scene.field.withCeiling(() => top + rise, lay)
  flat(4, () => around(scene, dish.find(/cucumber/), x, y, closed ? 9 : 8, closed ? 0.34 : 0.28, 0.92))
  flat(8, () => around(scene, dish.find(/tomato/), x, y, closed ? 6 : 3, 0.12, 0.8))
  // What is left free shows the spread and the cucumber.
  const folds = closed ? [0.1, 0.95, 1.75, 2.5, 3.2] : [-2.6, -1.5, -0.1, 1.1, 2.3]
  for (const a of folds) salmonFold(scene, x, y, a + scene.random.bell() * 0.08, top + 6, closed)
  flat(16, () => around(scene, dish.find(/red onion/), x, y, closed ? 7 : 6, closed ? 0.3 : 0.1, 0.72))
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * TAU + 0.4
    const at = { x: x + Math.cos(a) * RING.middle, y: y + Math.sin(a) * RING.middle, radius: 50 }
    flat(20, () => garnish(scene, dish, at, 0.7, 0.8))
  }
  return top
}

export function bagels({ scene, dish }: Stage): void {
  board(scene, 420, 285, scene.random.between(-0.08, 0.08))
  const [x, y] = [scene.x + 196, scene.y - 62]
  const top = halfBagel(scene, dish, x, y, true)
  bagelLid(scene, x - 2, y - 14, top + 16, 0.03)
  halfBagel(scene, dish, scene.x - 178, scene.y + 52, false)
}
