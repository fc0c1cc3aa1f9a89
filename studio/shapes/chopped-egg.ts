// Hard-boiled eggs chopped with a knife: bits of white with a smooth outside, crumbs of yolk between them.
import { mix, rgb } from '#studio/colour.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const [WHITE_OF_EGG, CUT, YOLK, DEEP] = [rgb('#fffaf0'), rgb('#f6ecd6'), rgb('#f6bd3a'), rgb('#e39a22')]

/** `x` and `y` is the middle of the heap. */
export function choppedEgg(scene: Scene, radius: number, x: number, y: number): void {
  const { random } = scene
  for (const [px, py] of scene.spots(380, radius, x, y)) {
    if (random.chance(0.4)) {
      const size = random.between(6, 13)
      const paint = mix(YOLK, DEEP, random.unit() ** 2)
      const crumb = { rx: size, ry: size * random.between(0.7, 1), rz: size * 0.6, paint, gloss: 0.1 }
      ellipsoid(scene, px, py, { ...crumb, bump: size * 0.5, bumpScale: 0.2, sink: 0.5 })
      continue
    }
    const size = random.between(7, 11) + 6 * random.unit() ** 2
    const paint = mix(WHITE_OF_EGG, CUT, random.unit())
    const bit = { rx: size * 1.15, ry: size * random.between(0.6, 0.9), rz: size * 0.6, paint, gloss: 0.45, power: 2.4 }
    ellipsoid(scene, px, py, { ...bit, bump: size * 0.4, bumpScale: 0.16, sink: 0.5 })
  }
}
