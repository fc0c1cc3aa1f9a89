import { describe, expect, it } from 'vitest'
import { rgb } from './colour.ts'
import { Field, put } from './field.ts'

const GRAY = rgb('#808080')

function table(): Field {
  const field = new Field(100, 60, 1)
  field.stamp(50, 30, 200, 0, (_x, _y, out) => put(out, GRAY, 0, 0))
  return field
}

describe('a field', () => {
  it('lets nothing reach out through the wall of a vessel', () => {
    const field = table()
    field.withWall({ x: 50, y: 30, radius: 10 }, () => field.stamp(58, 30, 9, 0, (_x, _y, out) => put(out, GRAY, 5, 0)))
    expect(field.heightAt(57, 30)).toBe(5)
    expect(field.heightAt(63, 30)).toBe(0)
  })

  it('carries what hangs in a broth, and what lies higher as before', () => {
    const field = table()
    field.stamp(20, 30, 5, 0, (_x, _y, out) => put(out, GRAY, 30, 0))
    field.withFloor(12, () => {
      expect(field.supportAt(50, 30)).toBe(12)
      expect(field.supportAt(20, 30)).toBe(30)
    })
    expect(field.supportAt(50, 30)).toBe(0)
  })

  it('works out its table once for each pixel, and not below a vessel', () => {
    const field = new Field(100, 60, 1)
    let asked = 0
    field.layGround((_x, _y, out) => {
      asked++
      return put(out, GRAY, 2, 0)
    }, 0)
    field.withSides(
      () => GRAY,
      () => field.stampBox(50, 30, 10, 10, 0, (_x, _y, out) => put(out, GRAY, 20, 0), 'top'),
    )
    expect(asked).toBe(0)
    expect(field.heightAt(5, 5)).toBe(2)
    field.showGround()
    const covered = field.height.filter((z) => z === 20).length
    expect(covered).toBeGreaterThanOrEqual(400)
    expect(asked).toBe(100 * 60 - covered)
    expect(field.heightAt(90, 50)).toBe(2)
  })
})
