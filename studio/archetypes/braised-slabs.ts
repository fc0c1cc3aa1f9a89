// Dubu jorim: slabs of fried tofu laid over each other in their red sauce, more of it spooned on.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { type Area, garnish } from '#studio/laying.ts'
import type { Scene } from '#studio/scene.ts'
import { mound } from '#studio/shapes/surface.ts'
import { curdBlock } from '#studio/shapes/tofu.ts'

const FRIED = { pale: rgb('#faecc8'), gold: rgb('#e2a544'), brown: rgb('#a05a1c'), crisp: 0.9 }
const SAUCE = { dark: rgb('#7c2408'), light: rgb('#b53e10') }

export function braisedSlabs(scene: Scene, dish: Dish, { x, y, radius }: Area): void {
  const { random, field } = scene
  mound(scene, { x, y, ...SAUCE, radius: radius * 1.02, rise: 8, base: 17, rough: 2, grain: 0.02, gloss: 1 })
  const glaze = sauced(mix(SAUCE.dark, SAUCE.light, 0.7), 0.3, random.between(0, 99), 0.6)
  const scallion = dish.find(/scallion/)?.look.pieces.plain
  for (const row of [-1, 0, 1]) {
    const count = row ? 3 : 4
    for (let i = 0; i < count; i++) {
      // Each leans on the one before it, and the rows are not straight.
      const px = x + (i - (count - 1) / 2) * radius * 0.46 + row * 14 + random.bell() * 12
      const py = y + row * radius * 0.5 + (i - (count - 1) / 2) * 16 + random.bell() * 10
      const block = {
        size: 64 * random.between(0.84, 1.12),
        aspect: 0.7,
        tall: 0.26,
        turn: 1.3 + row * 0.16 + random.bell() * 0.26,
        tip: 0.24,
      }
      field.withFinish(glaze, () => curdBlock(scene, px, py, block, FRIED))
      // A spoonful stays in the middle of each slab.
      const top = field.heightAt(px, py)
      const spoonful = {
        ...SAUCE,
        light: scaled(SAUCE.light, 1.05),
        radius: 36,
        rise: 3,
        rough: 3,
        grain: 0.09,
        gloss: 1,
      }
      mound(scene, { ...spoonful, x: px + 4, y: py, base: top - 3, aspect: 0.8 })
      for (const spot of scene.spots(6, 26, px, py)) scallion?.draw(scene, ...spot, 1)
    }
  }
  garnish(scene, dish, { x, y, radius: radius * 0.9 }, 1.2)
}
