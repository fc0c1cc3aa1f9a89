// Blurs a map of values.
// Indexes lie inside the buffers; each "as number" says so.
import { clamp } from './noise.ts'

/** Two box blurs in each direction, close to a bell curve. */
export function blurred(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  const reach = Math.max(1, Math.round(radius))
  const a = new Float32Array(source.length)
  const b = new Float32Array(source.length)
  blurAcross(source, a, width, height, reach)
  blurDown(a, b, width, height, reach)
  blurAcross(b, a, width, height, reach)
  blurDown(a, b, width, height, reach)
  return b
}

function blurAcross(from: Float32Array, to: Float32Array, width: number, height: number, reach: number): void {
  const share = 1 / (2 * reach + 1)
  for (let y = 0; y < height; y++) {
    const start = y * width
    const last = start + width - 1
    let sum = 0
    for (let x = -reach; x <= reach; x++) sum += from[start + clamp(x, 0, width - 1)] as number
    for (let i = start; i <= last; i++) {
      to[i] = sum * share
      const entering = from[Math.min(last, i + reach + 1)] as number
      sum += entering - (from[Math.max(start, i - reach)] as number)
    }
  }
}

/** All columns at once, row by row: the memory of a column lies far apart. */
function blurDown(from: Float32Array, to: Float32Array, width: number, height: number, reach: number): void {
  const share = 1 / (2 * reach + 1)
  const sums = new Float64Array(width)
  for (let y = -reach; y <= reach; y++) {
    const start = clamp(y, 0, height - 1) * width
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (from[start + x] as number)
  }
  for (let y = 0; y < height; y++) {
    const start = y * width
    const entering = Math.min(height - 1, y + reach + 1) * width
    const leaving = Math.max(0, y - reach) * width
    for (let x = 0; x < width; x++) {
      const sum = sums[x] as number
      to[start + x] = sum * share
      sums[x] = sum + ((from[entering + x] as number) - (from[leaving + x] as number))
    }
  }
}
