// A lens that is focused on the dish: the far part of the table is soft, and everything that stands on it sharp.
// Indexes lie inside the buffers; each "as number" says so.
import { clamp } from './noise.ts'
import type { Projected } from './projection.ts'

/** The share of the picture, from its upper edge, that is out of focus. */
const FAR = 0.3

export function softenedFar({ picture, table }: Projected, width: number, rows: number, radius: number): void {
  // Ever closer samples fill the gaps between the first, which would show as a mesh.
  for (const share of [0.8, 0.4, 0.2]) blurredFar(picture, table, width, rows, radius * share)
}

/** Only the table is mixed, and only with the table: a rim keeps its edge on both sides. */
function blurredFar(picture: Uint8Array, table: Uint8Array, width: number, rows: number, radius: number): void {
  const last = Math.round(rows * FAR)
  const source = picture.slice(0, Math.min(rows, last + Math.ceil(radius) + 1) * width * 3)
  // The sums of three rows, of which each pixel then takes three columns.
  const sums = new Int32Array(width * 3)
  const counts = new Uint8Array(width)
  for (let y = 0; y < last; y++) {
    const reach = Math.round(radius * (1 - y / last) ** 1.4)
    if (reach < 1) continue
    sums.fill(0)
    counts.fill(0)
    for (const row of [y - reach, y, y + reach]) {
      const start = clamp(row, 0, rows - 1) * width
      for (let x = 0; x < width; x++) {
        if (!table[start + x]) continue
        counts[x] = (counts[x] as number) + 1
        for (let k = 0; k < 3; k++)
          sums[x * 3 + k] = (sums[x * 3 + k] as number) + (source[(start + x) * 3 + k] as number)
      }
    }
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (!table[at]) continue
      const left = clamp(x - reach, 0, width - 1)
      const right = clamp(x + reach, 0, width - 1)
      const count = (counts[left] as number) + (counts[x] as number) + (counts[right] as number)
      for (let k = 0; k < 3; k++) {
        const sum = (sums[left * 3 + k] as number) + (sums[x * 3 + k] as number) + (sums[right * 3 + k] as number)
        picture[at * 3 + k] = sum / count
      }
    }
  }
}
