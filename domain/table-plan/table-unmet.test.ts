import { expect, test } from 'vitest'
import { metSentence, type UnmetDays, unmetSentence } from './table-unmet.ts'

const ben = (more: Partial<UnmetDays> = {}) =>
  unmetSentence({
    ...{ name: 'Ben', days: ['tuesday'], preferences: ['minFiber', 'maxSodium'], proven: false, offBy: 0.061 },
    ...more,
  })

test('what is proven impossible is said without a doubt', () => {
  expect(ben({ proven: true })).toBe('No dishes give Ben enough fiber within Ben’s salt limit on Tuesday.')
  expect(ben({ proven: true, name: '', preferences: ['maxCarbs'] })).toBe(
    'No dishes for you stay within your carb limit on Tuesday.',
  )
})

test('what was only not found says by how much the plan is off, unless that would tell somebody’s goals', () => {
  expect(ben()).toBe(
    'We found no dishes that give Ben enough fiber within Ben’s salt limit on Tuesday and do everything else, so this plan is off by 7%.',
  )
  expect(ben({ days: ['tuesday', 'friday'], offBy: 0.2, preferences: ['targetCalories'] })).toBe(
    'We found no dishes that give Ben the right energy on Tuesday and Friday and do everything else, so this plan is off by up to 20%.',
  )
  expect(ben({ offBy: null })).toMatch(/ and do everything else\.$/)
})

test('the plan says how many days work out', () => {
  expect(metSentence(33, 35)).toBe('Counting everybody’s days, 33 of 35 work out.')
})
