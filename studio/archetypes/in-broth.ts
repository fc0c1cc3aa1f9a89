// Pasta and noodles in a soup: most of them below its surface, a few at it.

import { type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { around } from '#studio/laying.ts'
import { hypot } from '#studio/noise.ts'
import { type Crowd, gathered } from '#studio/scatter.ts'
import type { Scene } from '#studio/scene.ts'
import { eggNoodle } from '#studio/shapes/egg-noodle.ts'
import type { PastaShape } from '#studio/shapes/pasta.ts'
import { pastaPiece } from '#studio/shapes/pasta.ts'

interface Afloat {
  /** The surface of the broth. */
  level: number
  /** 1 for what lies below it; less for what comes up. */
  share: number
  crowd: Crowd
}

const COUNT = 165
const WALL = 326
const EGG_NOODLE = rgb('#fbe3a0')

export function pastaInBroth(scene: Scene, dish: Dish, { level, share, crowd }: Afloat): void {
  const kind = pastaOf(dish)
  if (!kind) return
  const { shape, size, colour, wide } = kind
  const count = Math.round(COUNT * share * (shape === 'flat' ? 0.8 : 1))
  for (const [x, y] of gathered(scene, count, around(scene, 262), crowd)) {
    const half = wide ? scene.random.between(52, 82) : 0
    // A long one near the wall would hang out over it.
    if (half && hypot(x - scene.x, y - scene.y) + half * 1.1 > WALL) continue
    const rest = level - scene.random.between(0.1, 0.9) * size + (wide && share < 1 ? 6 : 0)
    scene.field.withCeiling(
      () => rest,
      () => {
        if (half) eggNoodle(scene, x, y, half, colour)
        else pastaPiece(scene, x, y, shape, size * scene.random.between(0.85, 1.15), colour)
      },
    )
  }
}

function pastaOf(dish: Dish): { shape: PastaShape; size: number; colour: Rgb; wide?: true } | null {
  const shape = dish.first('pasta')?.look.pasta
  if (shape)
    return { shape: shape === 'penne' ? 'elbow' : shape, size: shape === 'filled' ? 30 : 26, colour: rgb('#f4dc9c') }
  // Wide egg noodles are short ribbons.
  const noodle = dish.find(/egg noodle/)
  return noodle ? { shape: 'flat', size: 10, colour: EGG_NOODLE, wide: true } : null
}
