// Peeled oranges in rounds that overlap from the rim of the platter to its middle, with slices of date on them.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { garnish } from '#studio/laying.ts'
import { noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { citrusWheel } from '#studio/shapes/citrus.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { specks } from '#studio/shapes/surface.ts'

const ROUND = { rind: rgb('#ef8f1e'), pulp: rgb('#f9a531') }
const RINGS = [
  [11, 196],
  [6, 96],
  [1, 0],
] as const
const [DATE, SHEEN] = [rgb('#6a3212'), rgb('#a8622c')]

/** Half a date, glossy and wrinkled along its length. */
function halfDate(scene: Scene, x: number, y: number): void {
  const seed = scene.random.between(0, 99)
  const brown = scene.vary(DATE, 0.12)
  ellipsoid(scene, x, y, {
    rx: scene.random.between(31, 38),
    ry: scene.random.between(14, 17),
    rz: 12,
    gloss: 0.75,
    sink: 0.4,
    bump: 4,
    bumpScale: 0.12,
    paint: (u, v, h) => {
      const wrinkle = smooth(0.35, 0.7, noise(u * 1.6 + seed, v * 5))
      return mix(scaled(brown, 0.7 + 0.4 * h), SHEEN, 0.4 * wrinkle * h)
    },
  })
}

export function orangeRounds(scene: Scene, dish: Dish): void {
  const { random } = scene
  for (const [count, reach] of RINGS) {
    for (let i = 0; i < count; i++) {
      const [x, y] = scene.polar((i / count) * TAU + reach * 0.01, reach + random.bell() * 6)
      citrusWheel(scene, x, y, random.between(76, 84), ROUND)
    }
  }
  if (dish.has(/\bdates?\b/)) for (const [x, y] of scene.spots(15, 205)) halfDate(scene, x, y)
  if (dish.has(/cinnamon/)) specks(scene, 240, 230, [rgb('#8a4a1c'), rgb('#a8642c')], 1.5)
  for (const off of [-100, 0, 100]) garnish(scene, dish, { x: scene.x + off, y: scene.y, radius: 110 }, 0.9, 1.1)
}
