// A katsu: its cuts look at the viewer.
import type { Rgb } from '#studio/colour.ts'
import type { Scene } from '#studio/scene.ts'
import { sculpture } from '#studio/sculpted/carver.ts'
import { katsuStrips } from '#studio/sculpted/katsu.ts'
import { cutlet } from '#studio/shapes/crumbed.ts'

export function katsu(scene: Scene, x: number, y: number, size: number, inside: Rgb): void {
  const { random, field } = scene
  const turn = 0.62 + random.between(-0.08, 0.08)
  const [halfLength, halfWidth] = [180 * size, 106 * size]
  const base = field.settle(x, y, halfLength * 0.6, halfWidth * 0.6, turn, 0.6, 0.05).z
  // Below the sculpture, for its shadow.
  field.withCeiling(
    () => base - 12,
    () => cutlet(scene, x, y, { halfLength: halfLength * 0.92, halfWidth: halfWidth * 0.84, turn }),
  )
  const strips = katsuStrips({ halfLength, halfWidth, thick: 54, strips: 6, turn, inside }, random)
  field.overlays.push(sculpture(x, y, base - 6, strips))
}
