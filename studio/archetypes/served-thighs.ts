// Three chicken thighs on a plate: in their skin, boned, breaded, or charred over the fire.
import { thigh } from '#studio/shapes/bone-in.ts'
import { braisedThigh } from '#studio/shapes/braised-thigh.ts'
import { charredThigh } from '#studio/shapes/charred-thigh.ts'
import { crustedThigh } from '#studio/shapes/crusted-thigh.ts'
import type { Served } from './sliced-mains.ts'

/** The last leans on the others; the third number is where the bone points. */
const THIGHS = [
  [-90, -26, 2.5],
  [60, -82, -0.05],
  [58, 56, 0.85],
] as const

/** A crust makes them so large that two fill the plate. */
const PAIR = [
  [-92, -40, 2.6],
  [78, -22, 0.1],
] as const

export function servedThighs({ scene, dish, part, x, y, size, main }: Served): void {
  // In a sauce its skin keeps the gold of its fat.
  const browned = part.done !== 'soft' ? 1 : dish.scene.sauce ? 0.42 : 0.12
  // Simmered in a thick sauce, which covers part of it.
  const sauce = part.done === 'soft' && dish.scene.sauce ? { sauce: dish.sauce, coated: 0.62 } : {}
  for (const [dx, dy, bone] of dish.breaded ? PAIR : THIGHS) {
    const at = [x + dx * size, y + dy * size] as const
    if (/boneless|skinless/.test(part.name)) thigh(scene, ...at, 98 * size, main)
    else if (dish.breaded) crustedThigh(scene, ...at, 92 * size, bone + scene.random.bell() * 0.15)
    else braisedThigh(scene, ...at, 88 * size, bone + scene.random.bell() * 0.2, { ...main, browned, ...sauce })
  }
}

export function charredThighs({ scene, x, y, size, main }: Served): void {
  for (const [dx, dy, turn] of THIGHS) {
    const at = [x + dx * 1.12 * size, y + dy * 1.12 * size] as const
    charredThigh(scene, ...at, 90 * size, turn + scene.random.bell() * 0.3, main)
  }
}
