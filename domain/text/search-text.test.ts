import { describe, expect, it } from 'vitest'
import { SEARCH_TEXT_MAX, searchText } from './search-text.ts'

describe('search text', () => {
  it('loses whitespace around it and keeps it inside', () => {
    expect(searchText('  lentil  soup \n')).toBe('lentil  soup')
  })

  it('is empty if only whitespace was typed', () => {
    expect(searchText(' \t\n ')).toBe('')
  })

  it('is cut at 200 characters, counted after trimming', () => {
    expect(searchText(`  ${'a'.repeat(SEARCH_TEXT_MAX)}  `)).toHaveLength(SEARCH_TEXT_MAX)
    expect(searchText('a'.repeat(SEARCH_TEXT_MAX + 50))).toHaveLength(SEARCH_TEXT_MAX)
  })

  it('is never cut inside an emoji', () => {
    const cut = searchText(`${'a'.repeat(SEARCH_TEXT_MAX - 1)}🥑`)
    expect(cut).toBe('a'.repeat(SEARCH_TEXT_MAX - 1))
  })
})
