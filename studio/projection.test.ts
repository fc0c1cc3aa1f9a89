import { describe, expect, it } from 'vitest'
import { developed } from './camera.ts'
import { rgb } from './colour.ts'
import { Field, put } from './field.ts'

const RED = rgb('#d01010')
const BLUE = rgb('#1020d0')

/** A blue box with red sides on a gray table. */
function box(tilt: number): Field {
  const field = new Field(120, 80, 1, { zoom: 1, panX: 0, panY: 0, tilt })
  field.stamp(60, 40, 400, 0, (_x, _y, out) => put(out, rgb('#808080'), 0, 0))
  field.withSides(
    () => RED,
    () => field.stamp(60, 40, 20, 0, (x, y, out) => Math.max(Math.abs(x), Math.abs(y)) < 20 && put(out, BLUE, 40, 0)),
  )
  return field
}

function count(field: Field, isColour: (red: number, blue: number) => boolean): number {
  const { rgb: bytes } = developed(field)
  let found = 0
  for (let i = 0; i < bytes.length; i += 3) if (isColour(bytes[i] ?? 0, bytes[i + 2] ?? 0)) found++
  return found
}

const isRed = (red: number, blue: number): boolean => red > blue * 2
const isBlue = (red: number, blue: number): boolean => blue > red * 2

describe('a camera', () => {
  it('sees the sides of a box only when it is tilted', () => {
    expect(count(box(0), isRed)).toBe(0)
    expect(count(box(0.7), isRed)).toBeGreaterThan(300)
  })

  it('sees a thin piece end at its lower edge, however high it lies', () => {
    const field = new Field(120, 80, 1, { zoom: 1, panX: 0, panY: 0, tilt: 0.7 })
    field.stamp(60, 40, 400, 0, (_x, _y, out) => put(out, rgb('#808080'), 0, 0))
    field.stamp(60, 40, 20, 0, (x, y, out) => Math.max(Math.abs(x), Math.abs(y)) < 20 && put(out, RED, 40, 0, 3))
    const top = Math.cos(0.7) * 40 * 40
    expect(count(field, isRed)).toBeLessThan(top * 1.25)
  })

  it('sees less of the top the further it is tilted', () => {
    expect(count(box(0.7), isBlue)).toBeLessThan(count(box(0), isBlue) * 0.9)
  })

  it('sees the paint of a vessel on its outside, and never on a grain that lies in it', () => {
    const vessel = (outside: boolean): Field => {
      const field = new Field(120, 80, 1, { zoom: 1, panX: 0, panY: 0, tilt: 0.7 })
      field.stamp(60, 40, 400, 0, (_x, _y, out) => put(out, rgb('#808080'), 0, 0))
      // As wide as the view: only what lies in it can show the paint.
      field.withSides(
        () => RED,
        () => field.stamp(60, 40, 400, 0, (_x, y, out) => put(out, rgb('#e0e0e0'), 40 - y * 0.2, 0)),
        outside,
      )
      for (const x of [30, 50, 70, 90])
        field.stamp(x, 40, 8, 0, (u, v, out) => Math.hypot(u, v) < 8 && put(out, rgb('#e0e0e0'), 42.5, 0, 4))
      return field
    }
    expect(count(vessel(false), isRed)).toBeGreaterThan(0)
    expect(count(vessel(true), isRed)).toBe(0)
  })

  it('gives pictures of the same size from every side, with no hole in them', () => {
    for (const tilt of [0, 0.5, 0.86]) {
      const { width, height, rgb: bytes } = developed(box(tilt))
      expect([width, height]).toEqual([120, 80])
      expect(bytes.every((byte) => byte > 0)).toBe(true)
    }
  })
})
