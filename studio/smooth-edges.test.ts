import { expect, it } from 'vitest'
import { smoothEdges } from './smooth-edges.ts'

const SIZE = 40

/** White above a line that falls by one row in ten columns, black below it. */
function slope(): Uint8Array {
  const rgb = new Uint8Array(SIZE * SIZE * 3)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++)
      rgb.fill(y < 20 + Math.floor(x / 10) ? 255 : 0, (y * SIZE + x) * 3, (y * SIZE + x) * 3 + 3)
  return rgb
}

it('mixes the pixels at the end of a step and leaves everything else as it was', () => {
  const rgb = slope()
  smoothEdges(rgb, SIZE, SIZE)
  const at = (x: number, y: number): number => rgb[(y * SIZE + x) * 3] ?? 0
  expect(at(19, 21)).toBeGreaterThan(60)
  expect(at(20, 21)).toBeLessThan(200)
  expect(at(19, 21)).toBeLessThan(at(20, 21))
  const before = slope()
  for (const y of [5, 17, 26, 35]) expect(at(15, y)).toBe(before[(y * SIZE + 15) * 3])
})
