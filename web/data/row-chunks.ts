// Splits many rows into requests that the server accepts, by their number and by their size.
import { BYTES_PER_WRITE, ROWS_PER_WRITE } from '#domain/limits.ts'

/** What else is in a row, such as the member's id, and the punctuation around it. */
const OVERHEAD = 200

const bytesOf = (row: unknown) => new TextEncoder().encode(JSON.stringify(row)).length + OVERHEAD

export function inChunks<Row>(rows: readonly Row[], mostBytes = BYTES_PER_WRITE): Row[][] {
  const chunks: Row[][] = []
  let size = mostBytes
  for (const row of rows) {
    const bytes = bytesOf(row)
    const chunk = chunks.at(-1)
    if (!chunk || chunk.length >= ROWS_PER_WRITE || size + bytes > mostBytes) {
      chunks.push([row])
      size = bytes
    } else {
      chunk.push(row)
      size += bytes
    }
  }
  return chunks
}
