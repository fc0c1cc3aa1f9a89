// How a piece comes to rest on what lies below it.
import { clamp } from './noise.ts'

export interface Rest {
  z: number
  slopeX: number
  slopeY: number
}

export const heightOn = ({ z, slopeX, slopeY }: Rest, x: number, y: number): number => z + slopeX * x + slopeY * y

interface Ground {
  supportAt(x: number, y: number): number
}

interface Footprint {
  rx: number
  ry: number
  turn: number
}

/** The plane on which it lies. `sink` 0: on the mean height, 1: on the highest point. */
export function settled(
  ground: Ground,
  x: number,
  y: number,
  { rx, ry, turn }: Footprint,
  sink: number,
  steepest: number,
): Rest {
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  let count = 0
  let sum = 0
  let highest = Number.NEGATIVE_INFINITY
  let alongX = 0
  let alongY = 0
  let squareX = 0
  let squareY = 0
  for (let j = -2; j <= 2; j++) {
    for (let i = -2; i <= 2; i++) {
      if (i * i + j * j > 5) continue
      const u = (i / 2.2) * rx
      const v = (j / 2.2) * ry
      const z = ground.supportAt(x + cos * u - sin * v, y + sin * u + cos * v)
      count++
      sum += z
      if (z > highest) highest = z
      // The sample points are symmetrical, so the mean drops out of these sums.
      alongX += u * z
      alongY += v * z
      squareX += u * u
      squareY += v * v
    }
  }
  const mean = sum / count
  return {
    z: mean + sink * (highest - mean),
    slopeX: clamp((alongX / squareX) * 0.85, -steepest, steepest),
    slopeY: clamp((alongY / squareY) * 0.85, -steepest, steepest),
  }
}
