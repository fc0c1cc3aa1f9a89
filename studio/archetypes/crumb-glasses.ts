// Stewed fruit and toasted crumbs in turn behind glass, skyr or cream on them, more crumbs heaped on top.
import { mix, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { heaped } from '#studio/heap.ts'
import type { Scene } from '#studio/scene.ts'
import { choppedNut } from '#studio/shapes/chopped-nut.ts'
import { toastedOat } from '#studio/shapes/granola-cluster.ts'
import { tumbler } from '#studio/shapes/tumbler.ts'
import type { Band } from '#studio/shapes/upright.ts'

const GLASSES = [
  [150, -5],
  [-140, 75],
] as const
const HAZELNUT = rgb('#9a5a26')

export function crumbGlasses(scene: Scene, dish: Dish): void {
  const { random } = scene
  const cream = mix(dish.first('cream')?.look.colour ?? WHITE, WHITE, 0.5)
  const fruit: Band = { colour: rgb('#f0d27a'), share: 0.34, ruffle: 0.8, compote: true }
  const crumbs: Band = { colour: rgb('#d79c48'), share: 0.15, ruffle: 1, crumbs: true }
  const bands: Band[] = [
    fruit,
    crumbs,
    { ...fruit, share: 0.25 },
    { ...crumbs, share: 0.1 },
    { colour: cream, share: 0.18, ruffle: 0.6, smooth: true },
  ]
  for (const [dx, dy] of GLASSES) {
    const surface = { dark: scaled(cream, 0.94), light: cream }
    const top = tumbler(scene, scene.x + dx, scene.y + dy, { radius: 128, height: 190, bands, surface, clear: false })
    const [x, y] = [top.x - 6, top.y + 2]
    heaped(scene, { x, y, radius: top.radius * 0.8 }, 14, () => {
      for (const [px, py] of scene.spots(150, top.radius * 0.7, x, y))
        toastedOat(scene, px, py, random.between(9, 13), random.between(0.1, 0.9))
      for (const [px, py] of dish.first('nut') ? scene.spots(44, top.radius * 0.64, x, y) : [])
        choppedNut(scene, px, py, random.between(7, 11), HAZELNUT)
      for (const [px, py] of scene.spots(46, top.radius * 0.6, x, y))
        toastedOat(scene, px, py, random.between(9, 13), random.between(0.1, 0.9))
    })
  }
}
