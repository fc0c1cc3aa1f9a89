// Blurs a map of values.
import { clamp } from './noise.ts'

/** Two box blurs in each direction, close to a bell curve. */
export function blurred(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  const reach = Math.max(1, Math.round(radius))
  const a = new Float32Array(source.length)
  const b = new Float32Array(source.length)
  boxBlur(source, a, width, height, 1, width, reach)
  boxBlur(a, b, height, width, width, 1, reach)
  boxBlur(b, a, width, height, 1, width, reach)
  boxBlur(a, b, height, width, width, 1, reach)
  return b
}

function boxBlur(
  from: Float32Array,
  to: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  reach: number,
): void {
  const share = 1 / (2 * reach + 1)
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep
    let sum = 0
    for (let i = -reach; i <= reach; i++) sum += from[start + clamp(i, 0, length - 1) * step] as number
    for (let i = 0; i < length; i++) {
      to[start + i * step] = sum * share
      const entering = from[start + Math.min(length - 1, i + reach + 1) * step] as number
      sum += entering - (from[start + Math.max(0, i - reach) * step] as number)
    }
  }
}
