import { describe, expect, it } from 'vitest'
import { flawsOf } from './flaws.ts'

/** A gray picture with a square of another brightness in it. */
function picture(left: number, top: number, side: number, brightness: number) {
  const [width, height] = [60, 40]
  const rgb = new Uint8Array(width * height * 3).fill(120)
  for (let y = top; y < top + side; y++)
    for (let x = left; x < left + side; x++) rgb.fill(brightness, (y * width + x) * 3, (y * width + x) * 3 + 3)
  return { width, height, rgb }
}

describe('the flaws of a picture', () => {
  it('are none where everything has a color', () => {
    expect(flawsOf(picture(0, 0, 1, 120))).toEqual({ dark: 0, undrawn: 0 })
  })

  it('are nearly black patches among the food, and not at the edge of the table', () => {
    expect(flawsOf(picture(25, 15, 6, 7)).dark).toBeGreaterThan(0.02)
    expect(flawsOf(picture(0, 0, 6, 7)).dark).toBe(0)
  })

  it('are places without any color, wherever they are', () => {
    expect(flawsOf(picture(0, 0, 6, 0)).undrawn).toBeCloseTo(36 / 2400)
    expect(flawsOf(picture(0, 0, 6, 5)).undrawn).toBe(0)
  })
})
