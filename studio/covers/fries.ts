// Fries of potato, golden at the edges.
import { mix, rgb } from '#studio/colour.ts'
import type { Scene } from '#studio/scene.ts'
import { baton } from '#studio/shapes/pieces.ts'

export function fries(scene: Scene, count: number, radius: number, x: number, y: number): void {
  for (const [px, py] of scene.spots(count, radius, x, y)) {
    const gold = mix(rgb('#f2c75c'), rgb('#e0a038'), scene.random.unit() * 0.7)
    baton(scene, px, py, 150, 21, gold, mix(gold, rgb('#b5701f'), 0.4))
  }
}
