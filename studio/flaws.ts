// What a picture should not have: food that is nearly black, and places on which nothing was drawn.
import type { Pixels } from './camera.ts'

export interface Flaws {
  /** Share of the pixels about the middle, where the food is, whose channels are all nearly 0. */
  dark: number
  /** Share of all pixels that have no color at all: even the deepest shadow has one. */
  undrawn: number
}

const NEARLY_BLACK = 9
const NO_COLOUR = 3
/** Half the width and height of the ellipse in which food lies, as shares of the picture's. */
const FOOD = [0.36, 0.38] as const

export function flawsOf({ width, height, rgb }: Pixels): Flaws {
  let dark = 0
  let food = 0
  let undrawn = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3
      const brightest = Math.max(rgb[i] ?? 0, rgb[i + 1] ?? 0, rgb[i + 2] ?? 0)
      if (brightest < NO_COLOUR) undrawn++
      if (((x / width - 0.5) / FOOD[0]) ** 2 + ((y / height - 0.5) / FOOD[1]) ** 2 > 1) continue
      food++
      if (brightest < NEARLY_BLACK) dark++
    }
  }
  return { dark: dark / food, undrawn: undrawn / (width * height) }
}
