import { describe, expect, it } from 'vitest'
import { stepped } from './stepped.ts'

describe('a stepper', () => {
  it('goes up and down by its step', () => {
    expect(stepped(250, 1, { min: 50, step: 50 })).toBe(300)
    expect(stepped(250, -1, { min: 50, step: 50 })).toBe(200)
  })

  it('never leaves its limits', () => {
    expect(stepped(50, -1, { min: 50, step: 50 })).toBe(50)
    expect(stepped(7, 1, { min: 1, max: 7, step: 1 })).toBe(7)
  })

  it('returns to the grid from a typed value between two steps', () => {
    expect(stepped(260, 1, { min: 50, step: 50 })).toBe(300)
    expect(stepped(260, -1, { min: 50, step: 50 })).toBe(250)
  })

  it('keeps quarters and tenths exact', () => {
    expect(stepped(0.75, 1, { min: 0.25, step: 0.25 })).toBe(1)
    expect(stepped(0.2, 1, { min: 0, step: 0.1 })).toBe(0.3)
  })
})
