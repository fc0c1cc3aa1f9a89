import { expect, test } from 'vitest'
import { findsSetting } from './setting-search.ts'

test('a setting is found by the beginnings of its words, in any order and case', () => {
  const text = 'Week starts on Monday, first day of the week, calendar'
  for (const query of ['', '  ', 'week', 'WEEK sta', 'monday week', 'first d', 'calendar.']) {
    expect(findsSetting(query, text), query).toBe(true)
  }
  for (const query of ['eek', 'week password', 'mondays']) expect(findsSetting(query, text), query).toBe(false)
})
