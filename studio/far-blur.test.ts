import { expect, it } from 'vitest'
import { softenedFar } from './far-blur.ts'

const [WIDTH, ROWS] = [40, 40]

/** Black and white columns; the left half of the picture is table, the right half stands on it. */
function stripes(): { picture: Uint8Array<ArrayBuffer>; table: Uint8Array } {
  const picture = new Uint8Array(WIDTH * ROWS * 3)
  const table = new Uint8Array(WIDTH * ROWS)
  for (let i = 0; i < WIDTH * ROWS; i++) {
    table[i] = i % WIDTH < WIDTH / 2 ? 1 : 0
    picture.fill(i % 2 ? 255 : 0, i * 3, i * 3 + 3)
  }
  return { picture, table }
}

it('softens the far part of the table and leaves the dish and what is near sharp', () => {
  const sharp = stripes().picture
  const seen = stripes()
  softenedFar(seen, WIDTH, ROWS, 3)
  const changed = (x: number, y: number): boolean => {
    const at = (y * WIDTH + x) * 3
    return seen.picture[at] !== sharp[at]
  }
  expect(changed(5, 0)).toBe(true)
  expect(changed(30, 0)).toBe(false)
  expect(changed(5, ROWS - 1)).toBe(false)
})
