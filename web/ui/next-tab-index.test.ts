import { describe, expect, it } from 'vitest'
import { nextTabIndex } from './next-tab-index.ts'

describe('keys in a row of tabs', () => {
  it('move right and left, and wrap at the ends', () => {
    expect(nextTabIndex('ArrowRight', 0, 3)).toBe(1)
    expect(nextTabIndex('ArrowRight', 2, 3)).toBe(0)
    expect(nextTabIndex('ArrowLeft', 0, 3)).toBe(2)
  })

  it('jump to the first and the last', () => {
    expect(nextTabIndex('Home', 2, 3)).toBe(0)
    expect(nextTabIndex('End', 0, 3)).toBe(2)
  })

  it('ignore every other key', () => {
    expect(nextTabIndex('a', 0, 3)).toBeUndefined()
    expect(nextTabIndex('ArrowRight', 0, 0)).toBeUndefined()
  })
})
