// The color of foods that are cooked or blended together.
import { mix, type Rgb, rgb, scaled, WHITE } from './colour.ts'
import type { Part } from './part.ts'

export interface Tones {
  dark: Rgb
  light: Rgb
}

/** Keeps black from swallowing every other color. */
const DARKEST = 0.012
const WARM = rgb('#f3c27a')

export function tones(colour: Rgb): Tones {
  return { dark: scaled(colour, 0.72), light: mix(scaled(colour, 1.04), WARM, 0.05) }
}

/** Paints mix by multiplying what they let through; adding light would wash every sauce out. */
export function mixedColour(
  parts: readonly Part[],
  weigh: (part: Part) => number,
  ground: Rgb = WHITE,
  groundWeight = 0.001,
): Rgb {
  const sum = [0, 0, 0]
  let total = 0
  const add = (colour: Rgb, weight: number): void => {
    colour.forEach((c, i) => {
      sum[i] = (sum[i] ?? 0) + Math.log(c + DARKEST) * weight
    })
    total += weight
  }
  add(ground, groundWeight)
  for (const part of parts) {
    const mashed = part.cut === 'puree' || part.piece === null
    add((mashed && part.look.inside) || part.look.colour, weigh(part))
  }
  const [red = 0, green = 0, blue = 0] = sum.map((s) => Math.max(0, Math.exp(s / total) - DARKEST))
  return [red, green, blue]
}

/** Between two paints, `share` of the second; paprika in cream is orange, not pink. */
export function blendedColour(first: Rgb, second: Rgb, share: number): Rgb {
  const [red, green, blue] = first.map((c, i) => {
    const [from, to] = [Math.log(c + DARKEST), Math.log((second[i] ?? 0) + DARKEST)]
    return Math.max(0, Math.exp(from + (to - from) * share) - DARKEST)
  }) as [number, number, number] // a color has three parts
  return [red, green, blue]
}
