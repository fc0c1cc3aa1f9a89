// One chip, standing for many: fries of potato, golden at the edges.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Scene } from '#studio/scene.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

export function fry(scene: Scene, x: number, y: number, length: number, radius: number): void {
  const { random } = scene
  const gold = scene.vary(mix(rgb('#f2c75c'), rgb('#e0a038'), random.unit() * 0.7), 0.06)
  const brown = rgb('#a8621c')
  const path = arc(x, y, length * random.between(0.7, 1.1), random.angle(), random.bell() * 0.25, 8)
  tube(scene, path, {
    radius,
    gloss: 0.35,
    sink: 0.45,
    flatten: 0.85,
    paint: (t, h) => {
      const end = Math.min(t, 1 - t) < 0.05 ? 0.7 : 0
      return mix(scaled(gold, 0.86 + 0.2 * h), brown, Math.max(end, (1 - h) * 0.35))
    },
  })
}

export function fries(scene: Scene, count: number, radius: number, x: number, y: number): void {
  for (const [px, py] of scene.spots(count, radius, x, y)) fry(scene, px, py, 150, 11)
}
