import { expect, test } from 'vitest'
import { BYTES_PER_WRITE, ROWS_PER_WRITE } from '#domain/limits.ts'
import { inChunks } from './row-chunks.ts'

test('rows are sent in order, as many at once as a request may have', () => {
  const rows = Array.from({ length: 2 * ROWS_PER_WRITE + 1 }, (_, id) => ({ id }))
  const chunks = inChunks(rows)
  expect(chunks.map(({ length }) => length)).toEqual([ROWS_PER_WRITE, ROWS_PER_WRITE, 1])
  expect(chunks.flat()).toEqual(rows)
  expect(inChunks([])).toEqual([])
})

test('large rows are sent in smaller requests; three bytes of a Japanese character count', () => {
  const rows = Array.from({ length: ROWS_PER_WRITE }, (_, id) => ({ id, title: '寿'.repeat(600) }))
  const chunks = inChunks(rows)
  expect(chunks.length).toBeGreaterThan(1)
  for (const chunk of chunks) expect(Buffer.byteLength(JSON.stringify(chunk))).toBeLessThan(BYTES_PER_WRITE)
  expect(chunks.flat()).toEqual(rows)
})

test('a row that is too large for any request is sent alone, and the server says so', () => {
  const huge = { title: 'x'.repeat(BYTES_PER_WRITE) }
  expect(inChunks([{ title: 'Soup' }, huge, { title: 'Pie' }])).toHaveLength(3)
})
