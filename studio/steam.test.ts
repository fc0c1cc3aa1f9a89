import { expect, it } from 'vitest'
import { Random } from './random.ts'
import { addSteam } from './steam.ts'

const GRAY = 100

function steaming(seed: string): Uint8Array {
  const picture = { width: 90, height: 60, rgb: new Uint8Array(90 * 60 * 3).fill(GRAY) }
  addSteam(picture, new Random(seed))
  return picture.rgb
}

it('lightens the air above the dish, leaves the lower half alone, and is the same every time', () => {
  const after = steaming('soup')
  const half = after.length / 2
  expect(Math.max(...after.slice(0, half))).toBeGreaterThan(GRAY + 15)
  expect(Math.min(...after)).toBe(GRAY)
  expect(after.slice(half).every((byte) => byte === GRAY)).toBe(true)
  expect(steaming('soup')).toEqual(after)
})
