// Tofu and paneer that simmered in a sauce: they lie in it, and it clings to them.
import { mix } from '#studio/colour.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { CUBED_TOFU } from '#studio/looks/tofu.ts'
import type { Tones } from '#studio/mixing.ts'
import type { Part } from '#studio/part.ts'
import { paneerCube } from '#studio/shapes/paneer-cube.ts'
import { softTofu } from '#studio/shapes/soft-tofu.ts'
import { curdBlock } from '#studio/shapes/tofu.ts'

/** Cubes as they come out of the pot; nothing for what is no curd. */
export function curdsInSauce(part: Part, { dark, light }: Tones): Part | undefined {
  const { look, name, cut, grams, done, piece } = part
  const sauce = mix(dark, light, 0.6)
  // Spinach boiled down is thicker than a sauce: fewer cubes, and they are deep in it.
  const deep = sauce[1] > sauce[0]
  if (/paneer/.test(name) && piece?.done && deep)
    return {
      ...part,
      piece: {
        ...cookedPiece('slice', 48, (s, x, y, k) => paneerCube(s, x, y, s.random.between(33, 39) * k, sauce, true)),
        sauced: true,
        apart: 78,
      },
    }
  if (/paneer/.test(name) && piece?.done)
    return {
      ...part,
      grams: grams * 1.5,
      piece: {
        ...cookedPiece('slice', 34, (s, x, y, k) => paneerCube(s, x, y, s.random.between(28, 37) * k, sauce)),
        sauced: true,
      },
    }
  if (look.kind !== 'tofu' || cut !== 'cube' || !look.main || !/tofu|bean curd/.test(name)) return undefined
  const fried = piece?.draw === look.browned?.[cut]?.draw || /smoked|fried/.test(name)
  if (!fried && done !== 'soft') return undefined
  const cube = cookedPiece('chunk', 33, (s, x, y, k) => {
    const coated = s.random.between(0.1, 0.75)
    const sunk = s.random.between(0.1, 0.34)
    if (fried) curdBlock(s, x, y, { size: s.random.between(24, 34) * k, sauce, coated, sunk }, CUBED_TOFU)
    else softTofu(s, x, y, { size: s.random.between(24, 32) * k, sauce, coated, sunk })
  })
  return { ...part, grams: grams * (fried ? 1 : 1.8), piece: { ...cube, sauced: true } }
}
