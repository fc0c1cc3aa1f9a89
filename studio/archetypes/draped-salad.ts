// Thin slices of poached meat laid over greens, with a hot and sour dressing spooned on them.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { heaped } from '#studio/heap.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { oilDrops } from '#studio/shapes/drizzle.ts'
import { poachedSlice } from '#studio/shapes/poached-slice.ts'
import { mound, specks } from '#studio/shapes/surface.ts'

const GREEN = rgb('#5d862f')

export function drapedSalad(scene: Scene, dish: Dish, reach: number): void {
  const { random } = scene
  const main = dish.first('meat', 'poultry')
  const bed = dish.pieces.filter((part) => part !== main)
  mound(scene, { radius: reach * 0.8, rise: 40, base: 18, dark: scaled(GREEN, 0.7), light: GREEN, rough: 12 })
  const leaves = bed.filter(({ piece }) => piece?.layer === 'leaf')
  toss(scene, leaves, around(scene, reach * 0.92), { cover: 0.95 })
  // Each half over the one before, from the rim to the middle; the greens show about them.
  heaped(scene, around(scene, reach), 22, () => {
    for (const [distance, count] of [
      [reach * 0.54, 13],
      [reach * 0.24, 7],
      [0, 2],
    ] as const) {
      const start = random.angle()
      for (let i = 0; i < count; i++) {
        const angle = start + ((i + random.bell() * 0.2) / count) * TAU
        const [x, y] = scene.polar(angle, distance + random.bell() * 10)
        poachedSlice(scene, x, y, random.between(58, 68), angle + random.bell() * 0.35)
      }
    }
  })
  const others = bed.filter((part) => !leaves.includes(part))
  toss(scene, others, around(scene, reach * 0.62), { cover: 0.14, rise: 10 })
  oilDrops(scene, mix(rgb('#c9cf6a'), GREEN, 0.12), 26)
  // What was pounded for it: garlic, green and red.
  if (dish.has(/garlic/)) specks(scene, 120, reach * 0.66, [rgb('#fbf2d2'), rgb('#efe0b0')], 3.4)
  if (dish.has(/chil/)) specks(scene, 90, reach * 0.66, [rgb('#d02a16'), rgb('#b01c10'), rgb('#3f8a2c')], 3.2)
  garnish(scene, dish, around(scene, reach * 0.7))
}
