import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, formatSevenDays, sevenDays, startOfWeek, weekday } from './calendar.ts'
import { FROM_TODAY, firstDayOfWeek } from './week-start.ts'

const day = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('2000-01-01', days))
const startsOn = fc.integer({ min: 0, max: FROM_TODAY })

describe('a week from a chosen first day', () => {
  test('has seven days, contains its day, and is the same for each of them', () => {
    fc.assert(
      fc.property(day, day, startsOn, (key, today, chosen) => {
        const week = sevenDays(firstDayOfWeek(key, chosen, today))
        expect(week).toHaveLength(7)
        expect(week).toContain(key)
        for (const other of week) expect(firstDayOfWeek(other, chosen, today)).toBe(week[0])
      }),
    )
  })

  test('starts on the chosen weekday, and seven days later the next one starts', () => {
    fc.assert(
      fc.property(day, day, startsOn, (key, today, chosen) => {
        const first = firstDayOfWeek(key, chosen, today)
        if (chosen !== FROM_TODAY) expect(weekday(first)).toBe(chosen)
        expect(firstDayOfWeek(addDays(key, 7), chosen, today)).toBe(addDays(first, 7))
      }),
    )
  })

  test('from today, this week is the next seven days, and the one before ends yesterday', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 6 }), (today, ahead) => {
        expect(firstDayOfWeek(addDays(today, ahead), FROM_TODAY, today)).toBe(today)
        expect(firstDayOfWeek(addDays(today, -1 - ahead), FROM_TODAY, today)).toBe(addDays(today, -7))
      }),
    )
  })

  test('the diary, which looks back, starts such a week on Sunday', () => {
    fc.assert(
      fc.property(day, (key) => {
        expect(startOfWeek(key, FROM_TODAY)).toBe(startOfWeek(key))
      }),
    )
  })

  test('a plan from Wednesday to Tuesday is one week', () => {
    const plan = sevenDays('2026-11-18')
    for (const planned of plan) expect(sevenDays(firstDayOfWeek(planned, 3, '2026-11-20'))).toEqual(plan)
    expect(formatSevenDays('2026-11-18').replace(/\s/g, ' ')).toBe('Nov 18 – 24, 2026')
    expect(formatSevenDays('2026-12-27').replace(/\s/g, ' ')).toBe('Dec 27, 2026 – Jan 2, 2027')
  })
})
