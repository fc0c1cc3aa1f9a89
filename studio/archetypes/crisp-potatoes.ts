// Roast potatoes in one layer in their pan, each by itself, with the garlic and rosemary that roasted among them.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { hypot } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { craggyPotato } from '#studio/shapes/craggy-potato.ts'
import { goldenClove } from '#studio/shapes/garlic-clove.ts'
import { specks } from '#studio/shapes/surface.ts'
import { thinPool } from '#studio/shapes/thin-pool.ts'
import { warmShade } from '#studio/shapes/warm-shade.ts'

const WARM = rgb('#d6801f')
const FAT = { dark: rgb('#a8742c'), light: rgb('#c99a50') }
/** Half of the room in the pan, and how far apart the potatoes lie. */
const [HALF_WIDTH, HALF_DEPTH, APART] = [352, 214, 88]

export function crispPotatoes(scene: Scene, dish: Dish): void {
  const { random } = scene
  for (const [dx, dy] of [
    [-170, -60],
    [140, 70],
    [60, -110],
  ] as const)
    thinPool(scene, scene.x + dx, scene.y + dy, { reach: 190, ...FAT, strength: 0.45 })
  const places: Point[] = []
  const inPan = (): Point => [
    scene.x + random.between(-HALF_WIDTH, HALF_WIDTH),
    scene.y + random.between(-HALF_DEPTH, HALF_DEPTH),
  ]
  for (let i = 0; i < 3000; i++) {
    const spot = inPan()
    if (places.every(([x, y]) => hypot(x - spot[0], y - spot[1]) > APART)) places.push(spot)
  }
  for (const [x, y] of places) craggyPotato(scene, x, y, random.between(46, 60))
  const floor = scene.field.heightAt(scene.x - HALF_WIDTH - 40, scene.y) + 12
  const keep = (px: number, py: number): boolean => places.some(([x, y]) => hypot(x - px, y - py) < 58)
  warmShade(scene, 430, { floor, colour: WARM, strength: 0.55, keep })
  const between = (count: number, room: number): Point[] => {
    const found: Point[] = []
    for (let i = 0; i < 600 && found.length < count; i++) {
      const spot = inPan()
      const free = places.every(([x, y]) => hypot(x - spot[0], y - spot[1]) > room)
      if (free && found.every(([x, y]) => hypot(x - spot[0], y - spot[1]) > 120)) found.push(spot)
    }
    return found
  }
  if (dish.has(/garlic/)) for (const [x, y] of between(6, 56)) goldenClove(scene, x, y, 30)
  const sprig = dish.find(/rosemary/)?.piece
  if (sprig) for (const [x, y] of between(5, 50)) sprig.draw(scene, x, y, random.between(1.3, 1.7))
  specks(scene, 90, HALF_DEPTH, [rgb('#fffaf0')], 1.8, scene.x - 150)
  specks(scene, 90, HALF_DEPTH, [rgb('#fffaf0')], 1.8, scene.x + 150)
}
