import { describe, expect, it } from 'vitest'
import { readReactions, useReactions } from './reactions-store.ts'

describe('an article', () => {
  it('can be liked and saved independently, and both can be undone', () => {
    const { toggle } = useReactions.getState()
    toggle('liked', '3')
    toggle('saved', '3')
    toggle('saved', '5')
    expect(useReactions.getState()).toMatchObject({ liked: ['3'], saved: ['3', '5'] })
    toggle('saved', '3')
    expect(useReactions.getState()).toMatchObject({ liked: ['3'], saved: ['5'] })
  })
})

describe('stored reactions', () => {
  it('are read as they were written', () => {
    expect(readReactions({ liked: ['1'], saved: [] })).toEqual({ value: { liked: ['1'], saved: [] }, rejected: false })
  })

  it('are empty on a new device', () => {
    expect(readReactions(null)).toEqual({ value: { liked: [], saved: [] }, rejected: false })
  })

  it('keep the valid part of damaged data, and report that something was left out', () => {
    expect(readReactions({ liked: ['1', '1'], saved: 'all' })).toEqual({
      value: { liked: ['1'], saved: [] },
      rejected: true,
    })
    expect(readReactions('rubbish').rejected).toBe(true)
  })
})
