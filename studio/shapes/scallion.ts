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

/** A length as long as a finger, just wilted: white at one end, green at the other, flat and a little bent. */
export function scallionLength(scene: Scene, x: number, y: number, length: number): void {
  const { random } = scene
  const from = random.unit()
  const shade = scene.vary(LEAF, 0.08)
  tube(scene, arc(x, y, length, random.angle(), random.bell() * 0.9, 10), {
    radius: random.between(4.6, 7),
    gloss: 0.7,
    flatten: 0.5,
    sink: 0.5,
    paint: (t, h) => {
      const up = from * 0.7 + 0.4 * t
      const green = up < 0.5 ? mix(ROOT, MIDDLE, up * 2) : mix(MIDDLE, shade, up * 2 - 1)
      return scaled(green, 0.8 + 0.28 * h)
    },
  })
}
