import { describe, expect, it } from 'vitest'
import { readReactions, useReactions } from './reactions-store.ts'

describe('an article', () => {
  it('can be liked and saved, each on its own, and released again', () => {
    const { toggle } = useReactions.getState()
    toggle('liked', '3')
    toggle('saved', '3')
    toggle('saved', '5')
    expect(useReactions.getState()).toMatchObject({ liked: ['3'], saved: ['3', '5'] })
    toggle('saved', '3')
    expect(useReactions.getState()).toMatchObject({ liked: ['3'], saved: ['5'] })
  })
})

describe('what the device remembers', () => {
  it('is read as it was written', () => {
    expect(readReactions({ liked: ['1'], saved: [] })).toEqual({ value: { liked: ['1'], saved: [] }, rejected: false })
  })

  it('starts empty on a new device', () => {
    expect(readReactions(null)).toEqual({ value: { liked: [], saved: [] }, rejected: false })
  })

  it('keeps the good part of a damaged memory, and tells that something was left out', () => {
    expect(readReactions({ liked: ['1', '1'], saved: 'all' })).toEqual({
      value: { liked: ['1'], saved: [] },
      rejected: true,
    })
    expect(readReactions('rubbish').rejected).toBe(true)
  })
})
