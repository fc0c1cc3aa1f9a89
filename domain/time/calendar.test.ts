import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  dayKey,
  daysBetween,
  formatDay,
  formatWeek,
  isDayKey,
  msUntilNextDay,
  startOfWeek,
  weekDays,
  weekday,
} from './calendar.ts'

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('the local day of a moment', () => {
  const MOMENTS = [
    ['Pacific/Pago_Pago', '2026-03-01T10:59:59Z', '2026-02-28'], // UTC-11
    ['Pacific/Pago_Pago', '2026-03-01T11:00:00Z', '2026-03-01'],
    ['Pacific/Kiritimati', '2025-12-31T09:59:59Z', '2025-12-31'], // UTC+14
    ['Pacific/Kiritimati', '2025-12-31T10:00:00Z', '2026-01-01'],
    ['America/New_York', '2026-03-08T04:59:00Z', '2026-03-07'], // the night when clocks spring forward
    ['America/New_York', '2026-03-09T03:59:00Z', '2026-03-08'],
    ['Europe/Berlin', '2026-10-25T22:59:00Z', '2026-10-25'], // the night when clocks fall back
    ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26'],
    ['Asia/Kolkata', '2028-02-28T18:30:00Z', '2028-02-29'],
    ['UTC', '2026-12-31T23:59:59Z', '2026-12-31'],
  ] as const

  test.each(MOMENTS)('in %s at %s it is %s', (timeZone, moment, expected) => {
    expect(dayKey(new Date(moment), timeZone)).toBe(expected)
  })

  // Without a named zone, the machine's own clock decides, so each zone gets a separate process.
  const zones = [...new Set(MOMENTS.map(([zone]) => zone))]
  test.each(zones)('a device in %s sees the same days', (zone) => {
    const moments = MOMENTS.filter(([named]) => named === zone)
    const calendar = fileURLToPath(new URL('./calendar.ts', import.meta.url))
    const script = `const { dayKey, msUntilNextDay } = await import(${JSON.stringify(calendar)})
      const moments = ${JSON.stringify(moments.map(([, moment]) => moment))}
      console.log(JSON.stringify(moments.map((m) => [dayKey(new Date(m)), msUntilNextDay(new Date(m))])))`
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
      encoding: 'utf8',
    })
    expect(JSON.parse(output)).toEqual(
      moments.map(([, moment, expected]) => [expected, msUntilNextDay(new Date(moment), zone)]),
    )
  })
})

describe('the wait until midnight', () => {
  test.each([
    ['an ordinary evening', 'UTC', '2026-05-05T22:00:00Z', 2 * 3_600_000],
    ['one millisecond before', 'UTC', '2026-05-05T23:59:59.999Z', 1],
    ['midnight itself waits a whole day', 'UTC', '2026-05-05T00:00:00Z', 24 * 3_600_000],
    ['a day of 23 hours', 'America/New_York', '2026-03-08T05:00:00Z', 23 * 3_600_000],
    ['a day of 25 hours', 'America/New_York', '2026-11-01T04:00:00Z', 25 * 3_600_000],
  ])('%s', (_, timeZone, moment, expected) => {
    expect(msUntilNextDay(new Date(moment), timeZone)).toBe(expected)
  })
})

describe('counting days', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-03-08', 7, '2026-03-15'],
    ['2026-10-25', 1, '2026-10-26'],
    ['0099-12-31', 1, '0100-01-01'],
  ])('%s and %d days is %s', (from, days, expected) => {
    expect(addDays(from, days)).toBe(expected)
    expect(daysBetween(from, expected)).toBe(days)
  })

  test('adding and subtracting gives the same day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (key, days) => {
        const there = addDays(key, days)
        expect(addDays(there, -days)).toBe(key)
        expect(daysBetween(key, there)).toBe(days)
      }),
    )
  })

  test('an invalid day is rejected with a clear message', () => {
    for (const wrong of ['2026-02-29', '2026-13-01', '2026-00-10', '26-01-01', '2026-1-1', '', 'today', null, 5]) {
      expect(isDayKey(wrong)).toBe(false)
    }
    expect(() => addDays('2026-02-30', 1)).toThrow('"2026-02-30" is not a calendar day.')
    expect(isDayKey('2028-02-29')).toBe(true)
  })
})

describe('weeks', () => {
  test('a week runs Sunday to Saturday', () => {
    const week = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07']
    expect(weekDays('2026-03-01')).toEqual(week)
    expect(weekDays('2026-03-07')).toEqual(week)
    expect(startOfWeek('2027-01-01')).toBe('2026-12-27')
  })

  test('every day is in its own week, which has seven days and starts on the chosen day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 6 }), (key, startsOn) => {
        const week = weekDays(key, startsOn)
        expect(week).toContain(key)
        expect(week.map(weekday)).toEqual([0, 1, 2, 3, 4, 5, 6].map((place) => (place + startsOn) % 7))
        expect(week).toEqual(week.map((_, place) => addDays(startOfWeek(key, startsOn), place)))
      }),
    )
    expect(weekDays('2026-03-04')).toEqual(weekDays('2026-03-04', 0))
    expect(formatWeek('2026-03-01', 1).replace(/\s/g, ' ')).toBe('Feb 23 – Mar 1, 2026')
  })
})

describe('labels', () => {
  test('a label shows the day of its key', () => {
    expect(formatDay('2026-03-08', 'weekday')).toBe('Sun')
    expect(formatDay('2026-03-08', 'short')).toBe('Mar 8')
    expect(formatDay('2026-03-08')).toBe('Mar 8, 2026')
    expect(formatDay('2026-03-08', 'long')).toBe('Sunday, March 8, 2026')
    expect(formatWeek('2026-03-04').replace(/\s/g, ' ')).toBe('Mar 1 – 7, 2026')
    expect(formatWeek('2027-01-01').replace(/\s/g, ' ')).toBe('Dec 27, 2026 – Jan 2, 2027')
    expect(formatWeek('2026-04-01').replace(/\s/g, ' ')).toBe('Mar 29 – Apr 4, 2026')
  })
})

test('days and weeks are formatted like the standard formatter does', () => {
  const styles = {
    weekday: { weekday: 'short' },
    short: { month: 'short', day: 'numeric' },
    medium: { month: 'short', day: 'numeric', year: 'numeric' },
    long: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  } as const
  const at = (key: string) => new Date(`${key}T00:00:00Z`)
  const standard = Object.entries(styles).map(([style, options]) => ({
    style: style as keyof typeof styles, // the entries' own keys
    format: new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }),
  }))
  const week = new Intl.DateTimeFormat('en-US', { ...styles.medium, timeZone: 'UTC' })
  for (let key = '2025-12-01'; key < '2028-03-10'; key = addDays(key, 1)) {
    for (const { style, format } of standard) expect(formatDay(key, style)).toBe(format.format(at(key)))
    const [sunday = key] = weekDays(key)
    expect(formatWeek(key)).toBe(week.formatRange(at(sunday), at(addDays(sunday, 6))))
  }
})
