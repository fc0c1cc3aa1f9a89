// A plate heaped with warm cheese rolls, one of them torn open.
import { rgb } from '#studio/colour.ts'
import type { Scene } from '#studio/scene.ts'
import { sculpture } from '#studio/sculpted/carver.ts'
import { cheeseRoll } from '#studio/sculpted/cheese-roll.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const CRUST = rgb('#e0ac58')

/** From the middle of the plate; the third number is how high it lies on the others, as a share of its size. */
const ROLLS = [
  [-136, -112, 0],
  [24, -142, 0],
  [172, -92, 0],
  [-232, 34, 0],
  [-64, 10, 0],
  [104, 44, 0],
  [246, 62, 0],
  [-52, -70, 1.12],
  [92, -44, 1.14],
  [-168, 172, 0],
] as const

/** The two halves of one, in front. */
const HALVES = [
  [18, 196, -0.3],
  [170, 186, 0.4],
] as const

export function cheeseRolls(scene: Scene): void {
  const { random, field } = scene
  const base = field.heightAt(scene.x, scene.y)
  const size = 90
  const rolls = ROLLS.map(([x, y, up]) => ({
    x: x + random.bell() * 5,
    y: y + random.bell() * 4,
    up: up * size,
    size: size * random.between(0.92, 1.06),
    turn: random.bell() * 0.3,
    seed: random.between(0, 99),
    torn: false,
  }))
  const halves = HALVES.map(([x, y, turn]) => ({
    x,
    y,
    up: 0,
    size: size * 1.04,
    turn,
    seed: random.between(0, 99),
    torn: true,
  }))
  const all = [...rolls, ...halves]
  // What throws their shadow.
  for (const { x, y, up, size: wide, torn } of all)
    if (!up)
      ellipsoid(scene, scene.x + x, scene.y + y - (torn ? 30 : 6), {
        rx: wide * (torn ? 0.7 : 0.8),
        ry: wide * (torn ? 0.4 : 0.7),
        rz: wide * 0.9,
        turn: 0,
        paint: CRUST,
        sink: 0,
      })
  field.overlays.push(sculpture(scene.x, scene.y, base, all.map(cheeseRoll)))
}
