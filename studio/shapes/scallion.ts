// Sliced scallions: rings of every green from white root to dark leaf, some cut slanting, some fallen open.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Scene } from '#studio/scene.ts'
import { hollowRing } from '#studio/shapes/slices.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const [LEAF, MIDDLE, ROOT] = [rgb('#357a26'), rgb('#74b043'), rgb('#dcebb4')]

export function scallionCut(scene: Scene, x: number, y: number, k: number): void {
  const { random } = scene
  const height = random.unit()
  const green = height < 0.6 ? mix(LEAF, MIDDLE, height / 0.6) : mix(MIDDLE, ROOT, (height - 0.6) / 0.4)
  // The dark leaves are thin: cut slanting, they fall open into slivers.
  if (height < 0.45 && random.chance(0.7)) {
    const body = scene.vary(green, 0.1)
    tube(scene, arc(x, y, random.between(18, 30) * k, random.angle(), random.bell() * 1.6, 6), {
      radius: random.between(2.6, 3.8) * k,
      paint: (_t, h) => scaled(body, 0.8 + 0.3 * h),
      gloss: 0.5,
      flatten: 0.6,
      sink: 0.6,
    })
    return
  }
  hollowRing(scene, x, y, random.between(6.5, 10.5) * k, green, mix(green, rgb('#e4f0bc'), 0.6), 0.45)
}
