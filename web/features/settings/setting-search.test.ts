import { expect, test } from 'vitest'
import { findsSetting } from './setting-search.ts'

test('a setting is found by the beginnings of its words, in any order and case', () => {
  const text = 'Week starts on Monday, first day of the week, calendar'
  for (const query of ['', '  ', 'week', 'WEEK sta', 'monday week', 'first d', 'calendar.']) {
    expect(findsSetting(query, text), query).toBe(true)
  }
  for (const query of ['eek', 'week password', 'sundays']) expect(findsSetting(query, text), query).toBe(false)
})

test('singular and plural find each other, and small words don’t matter', () => {
  for (const query of ['allergy', 'foods', 'my diets', 'the allergies']) {
    expect(findsSetting(query, 'Diet and allergies, food to avoid'), query).toBe(true)
  }
})
