// Whole fruit in a batter that was poured around it and rose: clafoutis.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { hypot, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { spotsInDish } from './oven-dish.ts'

const [PUFFED, CAUGHT, JUICE] = [rgb('#f3cf74'), rgb('#b8702a'), rgb('#8a1c2c')]

/** The batter puffs up about each fruit, brown on its ridge; juice stains it where it touches. */
function puff(scene: Scene, x: number, y: number, r: number): void {
  scene.field.stamp(
    x,
    y,
    r * 2,
    0,
    (lx, ly, out) => {
      const d = hypot(lx, ly) / r
      if (d > 2) return false
      const ridge = Math.exp(-(((d - 1.35) / 0.26) ** 2))
      const stain = smooth(1.25, 1, d)
      out.alpha = Math.max(stain * 0.6, ridge * 0.32)
      const tone = stain > ridge ? JUICE : d > 1.36 ? CAUGHT : PUFFED
      return put(out, tone, ridge * 3.5, 0.5)
    },
    'decal',
  )
}

export function fruitInBatter(scene: Scene, dish: Dish, turn: number): void {
  const fruit = dish.of('fruit').find((part) => part.piece)
  if (!fruit?.piece) return
  const { piece } = fruit
  const places = spotsInDish(scene, 34, turn, 60).map(([x, y]) => ({ x, y, scale: scene.random.between(1.4, 1.75) }))
  for (const { x, y, scale } of places) puff(scene, x, y, piece.reach * scale)
  for (const { x, y, scale } of places) {
    const sunk = scene.field.heightAt(x, y) - piece.reach * scale * scene.random.between(0.35, 0.8)
    scene.field.withCeiling(
      () => sunk,
      () => piece.draw(scene, x, y, scale),
    )
  }
}
