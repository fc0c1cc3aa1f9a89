// What is laid into a soup besides its pieces: toast with eggs, seaweed; and a rule that keeps round things apart.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Area } from '#studio/laying.ts'
import { hypot } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { eggHalf } from '#studio/shapes/egg-half.ts'
import { torn } from '#studio/shapes/pieces.ts'
import { wakame } from '#studio/shapes/wakame.ts'

/** About the bowl; the halves of an egg lie side by side where there is none. */
const CHUNKS = [-2.9, -2.3, -1.7, -1.05, -0.4, 0.2, 2.2, 2.8] as const
const EGGS = [0.78, 1.74] as const

/** Chunks of toasted bread that stand out of the soup, and its eggs. */
export function toastInBroth(scene: Scene, dish: Dish, broth: number): void {
  const { random } = scene
  for (const angle of CHUNKS) {
    const [x, y] = scene.polar(angle + random.bell() * 0.12, random.between(150, 205))
    scene.field.withCeiling(
      () => broth + 14,
      () => torn(scene, x, y, random.between(50, 64), rgb('#f7e6c2'), rgb('#9a5a22')),
    )
  }
  if (dish.eggs.length === 0) return
  for (const angle of EGGS) {
    const [x, y] = scene.polar(angle, 124)
    eggHalf(scene, x, y, 58, dish.eggStyle === 'soft-boiled')
    scene.keepBare(x, y, 58)
  }
}

/** Ribbons of it, some in the broth and some at its surface. */
export function layWakame(scene: Scene, dish: Dish, count: number, rest: number): void {
  if (!dish.has(/wakame/)) return
  for (const [x, y] of scene.spots(count, 215))
    scene.field.withCeiling(
      () => rest,
      () => wakame(scene, x, y, scene.random.between(34, 56)),
    )
}

/** From middle to middle, in shares of the reach. */
const APART = 2

/** Round things at one height would melt into each other where they overlap: each takes its own place. */
export function sideBySide(apart = APART): NonNullable<Area['keep']> {
  const laid: Point[] = []
  return (x, y, reach) => {
    if (laid.some(([px, py]) => hypot(px - x, py - y) < reach * apart)) return false
    laid.push([x, y])
    return true
  }
}
