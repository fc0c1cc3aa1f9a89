import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameReadings } from './ingredient-analysis.ts'

describe('interpretations of an ingredient’s name', () => {
  it('leave out notes and go from the whole name to its last word', () => {
    expect(nameReadings('organic free-range eggs (large), beaten')).toEqual([
      'organic free-range eggs',
      'free-range eggs',
      'eggs',
    ])
  })

  it('are empty for a blank name', () => {
    expect(nameReadings('  ')).toEqual([])
    expect(nameReadings('(optional)')).toEqual([])
  })

  it('are short for any text', () => {
    fc.assert(fc.property(fc.string(), (name) => nameReadings(name).length <= 6))
  })
})
