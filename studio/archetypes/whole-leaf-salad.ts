// Whole leaves of romaine in a creamy dressing, as a Caesar is served: croutons torn from a roll, cheese grated over all of it.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Finish } from '#studio/field.ts'
import { heaped } from '#studio/heap.ts'
import { around, season } from '#studio/laying.ts'
import { layeredNoise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { cheeseShred } from '#studio/shapes/dairy.ts'
import { romaineLeaf } from '#studio/shapes/romaine-leaf.ts'
import { specks } from '#studio/shapes/surface.ts'
import { tornCrouton } from '#studio/shapes/torn-crouton.ts'

const [CREAMY, PARMESAN] = [rgb('#f6e4a8'), rgb('#fdf2cc')]

/** A thin coat all over, thick where it gathered. */
function creamed(scene: Scene, sauce: Rgb): Finish {
  const seed = scene.random.between(0, 99)
  return (out, _x, _y, sceneX, sceneY) => {
    const pool = smooth(0.52, 0.74, layeredNoise(sceneX * 0.028 + seed, sceneY * 0.028, 3))
    const share = 0.08 + 0.6 * pool
    out.red += (sauce[0] - out.red) * share
    out.green += (sauce[1] - out.green) * share
    out.blue += (sauce[2] - out.blue) * share
    out.z += 2.2 * pool
    out.gloss = Math.min(1, out.gloss + 0.1 + 0.25 * pool)
  }
}

export function wholeLeafSalad(scene: Scene, dish: Dish, reach: number): void {
  const { random, field } = scene
  const floor = field.heightAt(scene.x, scene.y)
  const lean = random.bell() * 0.15 - 0.2
  const leafAt = (x: number, y: number, length: number, turn: number): void => romaineLeaf(scene, x, y, length, turn)
  field.withFinish(creamed(scene, mix(dish.sauce.light, CREAMY, 0.8)), () => {
    // Side by side and across each other, the tips to the left and to the right.
    for (let i = 0; i < 12; i++) {
      const far = ((i % 6) + 0.5) / 3 - 1
      const side = (i + Math.floor(i / 6)) % 2 ? 1 : -1
      const [x, y] = [
        scene.x + side * reach * random.between(0.2, 0.44) * (1.1 - far * far),
        scene.y + far * reach * 0.86,
      ]
      leafAt(
        x,
        y,
        random.between(272, 316) * (1 - 0.2 * far * far),
        (side > 0 ? 0 : Math.PI) + lean + side * far * 0.5 + random.bell() * 0.3,
      )
    }
    heaped(scene, around(scene, reach * 0.7), 26, () => {
      for (let i = 0; i < 7; i++) {
        const [x, y] = scene.polar(lean + (i / 7) * TAU, reach * random.between(0.16, 0.36))
        leafAt(x, y, random.between(220, 270), lean + random.bell() * 0.5 + (i % 2) * Math.PI)
      }
    })
  })
  for (const [x, y] of scene.spots(12, reach * 0.66)) tornCrouton(scene, x, y, random.between(25, 35))
  if (dish.has(/parmesan|pecorino/i)) {
    for (let i = 0; i < 190; i++) {
      const [x, y] = scene.spot(reach * (i < 110 ? 0.5 : 0.85))
      // None on the bare plate.
      if (field.heightAt(x, y) > floor + 6) cheeseShred(scene, x, y, random.between(16, 34), PARMESAN)
    }
    specks(scene, 200, reach * 0.6, [PARMESAN, rgb('#f6e3a8')], 2.6)
  }
  season(scene, dish, around(scene, reach * 0.6), 0.5)
}
