// A mung bean sprout: a plump, glassy stem that thins to a root, and the yellow halves of the bean at its head.
import { mix, rgb } from '#studio/colour.ts'
import { smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const [STEM, SHADE, ROOT, BEAN] = [rgb('#f6f1da'), rgb('#cfcaa2'), rgb('#d8b88a'), rgb('#e3d07a')]

export function beanSprout(scene: Scene, x: number, y: number, length: number): void {
  const { random } = scene
  const long = length * random.between(0.7, 1.15)
  const radius = 4.4 * (length / 70) * random.between(0.85, 1.15)
  const stem = scene.vary(STEM, 0.04)
  const path = arc(x, y, long, random.angle(), random.bell() * 1.3, 12)
  tube(scene, path, {
    radius,
    gloss: 0.85,
    sink: 0.45,
    flatten: 0.9,
    taper: (t) => (t < 0.78 ? 1 - 0.25 * t : 0.8 * (1 - t) * 3.4 + 0.08),
    paint: (t, h) => mix(mix(SHADE, stem, smooth(0, 0.8, h)), ROOT, 0.6 * smooth(0.82, 1, t)),
  })
  const [first, second] = path
  if (!first || !second) return
  const turn = Math.atan2(first[1] - second[1], first[0] - second[0]) + random.bell() * 0.5
  const paint = scene.vary(mix(BEAN, rgb('#b8c25a'), random.unit() * 0.5), 0.06)
  const size = radius * random.between(1.35, 1.7)
  ellipsoid(scene, first[0] + Math.cos(turn) * size * 0.6, first[1] + Math.sin(turn) * size * 0.6, {
    rx: size * 1.3,
    ry: size * 0.85,
    rz: size * 0.8,
    turn,
    paint: (_u, v, h) =>
      mix(mix(paint, rgb('#a8923a'), 0.5 * (1 - h)), rgb('#8a7a34'), 0.6 * smooth(0.14, 0.03, Math.abs(v))),
    gloss: 0.6,
    sink: 0.5,
  })
}
