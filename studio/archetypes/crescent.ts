// Fruit laid along one side of a bowl, so that what is below shows on the other.

import type { Area } from '#studio/laying.ts'
import { hypot } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

/** A crescent whose back is at `angle`; the rest of the bowl stays free. */
export function crescent(scene: Scene, radius: number, angle = scene.random.angle()): Area {
  const [x, y] = scene.polar(angle + Math.PI, radius * 0.52)
  return {
    x: scene.x,
    y: scene.y,
    radius,
    keep: (px, py) => hypot(px - x, py - y) > radius * 0.84,
  }
}
