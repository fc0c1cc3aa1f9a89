// Peeled oranges in rounds that overlap from the rim of the platter to its middle, with slices of date on them.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { dateSlice } from '#studio/shapes/date-slice.ts'
import { peeledOrange } from '#studio/shapes/peeled-orange.ts'
import { specks } from '#studio/shapes/surface.ts'
import { thinPool } from '#studio/shapes/thin-pool.ts'

const RINGS = [
  [12, 204],
  [7, 104],
  [1, 0],
] as const
const JUICE = { dark: rgb('#f0961e'), light: rgb('#ffc766') }
/** Scene units: leaves that are larger are laid one by one. */
const LEAF = 28

export function orangeRounds(scene: Scene, dish: Dish): void {
  const { random } = scene
  thinPool(scene, scene.x, scene.y, { reach: 318, aspect: 1, ...JUICE, strength: 0.6, edge: 0.3 })
  for (const [count, reach] of RINGS) {
    for (let i = 0; i < count; i++) {
      const [x, y] = scene.polar((i / count) * TAU + reach * 0.01 + random.bell() * 0.03, reach + random.bell() * 9)
      peeledOrange(scene, x, y, random.between(72, 86))
    }
  }
  // Dusted on in a broad stroke, so that some slices have little of it.
  if (dish.has(/cinnamon/)) {
    specks(scene, 420, 150, [rgb('#8a4a1c'), rgb('#a8642c')], 1.2, scene.x - 50, scene.y - 30)
    specks(scene, 180, 245, [rgb('#8a4a1c'), rgb('#a8642c')], 1.3)
  }
  if (dish.has(/\bdates?\b/)) for (const [x, y] of scene.spots(30, 232)) dateSlice(scene, x, y, random.between(15, 21))
  for (const { piece, name } of dish.garnishes) {
    if (!piece || /\bdates?\b/.test(name)) continue
    const leafy = piece.reach > LEAF
    for (const [x, y] of scene.spots(leafy ? 8 : 64, leafy ? 190 : 235))
      piece.draw(scene, x, y, leafy ? random.between(0.7, 0.95) : random.between(0.85, 1.25))
  }
}
