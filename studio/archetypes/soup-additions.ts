// What is laid into a soup besides its pieces: toast with eggs, seaweed; and a rule that keeps round things apart.
import type { Rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Area } from '#studio/laying.ts'
import { hypot } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { eggHalf } from '#studio/shapes/egg-half.ts'
import { harissaSpoonful } from '#studio/shapes/harissa.ts'
import { soakedBread } from '#studio/shapes/soaked-bread.ts'
import { wakame } from '#studio/shapes/wakame.ts'

/** Chunks of bread: a loose heap along the back of the bowl, two by themselves; the crust of each looks another way. */
const CHUNKS = [
  [-150, -128, 62, 3.6],
  [-62, -176, 56, -2.2],
  [-200, -22, 58, 2.4],
  [-92, -74, 64, 0.4],
  [30, -128, 60, -1.2],
  [126, -150, 52, 1.9],
  [206, -18, 56, -0.3],
  [-150, 104, 52, 1.2],
] as const
/** The halves of an egg lie side by side where there is none. */
const EGGS = [0.78, 1.74] as const

/** Toasted bread that the soup was ladled over: it stands in it, wet at its foot. Answers where it lies: most of what is ladled over it runs off. */
export function breadInBroth(scene: Scene, broth: Rgb, level: number): NonNullable<Area['keep']> {
  const { random, field } = scene
  for (const [dx, dy, size, turn] of CHUNKS) {
    const rest = level - random.between(6, 12)
    field.withCeiling(
      () => rest,
      () =>
        field.withFloor(rest - 4, () =>
          soakedBread(scene, scene.x + dx + random.bell() * 10, scene.y + dy + random.bell() * 10, {
            size: size * random.between(0.94, 1.08),
            turn: turn + random.bell() * 0.3,
            soup: broth,
            soaked: random.between(0.4, 0.62),
          }),
        ),
    )
  }
  return (x, y) =>
    random.chance(0.12) || CHUNKS.every(([dx, dy, size]) => hypot(x - scene.x - dx, y - scene.y - dy) > size * 0.86)
}

/** Halves of egg, and a spoonful of harissa that was thinned with oil. */
export function eggsAndHarissa(scene: Scene, dish: Dish, level: number): void {
  if (dish.has(/harissa/)) harissaSpoonful(scene, scene.x + 150, scene.y + 66, level)
  if (dish.eggs.length === 0) return
  for (const angle of EGGS) {
    const [x, y] = scene.polar(angle + 0.5, 132)
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
