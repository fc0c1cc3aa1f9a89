// Breaded nuggets in one heap: a round of them side by side, four on top, one that rolled off.
import { TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { crispNugget } from '#studio/shapes/crisp-nugget.ts'

/** How far the heap is turned away from the place of the main thing, and how far from the middle it lies: the dip stands on its other side. */
const [AWAY, OUT] = [0.6, 112]

export function heapOfNuggets(scene: Scene, mx: number, my: number, size: number): void {
  const { random } = scene
  const [x, y] = scene.polar(Math.atan2(my - scene.y, mx - scene.x) - AWAY, OUT)
  const from = random.angle()
  const lay = (angle: number, far: number): void =>
    crispNugget(
      scene,
      x + Math.cos(angle) * far * size,
      y + Math.sin(angle) * far * size,
      random.between(35, 41) * size,
      {
        long: random.between(1.05, 1.3),
      },
    )
  for (let i = 0; i < 8; i++) lay(from + ((i + random.bell() * 0.14) / 8) * TAU, random.between(66, 78))
  lay(from, 8)
  lay(from + 2.5, 116)
  for (let i = 0; i < 4; i++) lay(from + 0.5 + (i / 4) * TAU, 34)
}
