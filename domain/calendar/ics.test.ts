import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { USUAL_MEAL_TIMES } from '#domain/account/preferences.ts'
import { calendarText } from './ics.ts'
import { type FeedMeal, mealEvents } from './meal-events.ts'

const event = (summary: string, description = '') => ({
  uid: 'meal-1@plateful.example',
  start: new Date('2026-11-16T18:30:00Z'),
  minutes: 45,
  summary,
  description,
  url: null,
  changedAt: new Date('2026-11-15T10:00:00Z'),
  alarm: false,
})

function read(text: string) {
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  return component ? new ICAL.Event(component) : null
}

test('any title and text survive a round trip, on lines of at most 75 octets', () => {
  const anyText = fc.string({
    unit: fc.constantFrom('a', ' ', ',', ';', '\\', '"', ':', '\n', 'é', '—', '🥕', '豆'),
    maxLength: 200,
  })
  fc.assert(
    fc.property(anyText, anyText, (summary, description) => {
      const text = calendarText('Meals; mine, yours', 'Europe/Berlin', [event(summary, description)])
      const found = read(text)
      expect(found?.summary).toBe(summary)
      expect(found?.description).toBe(description)
      for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    }),
  )
})

test('control characters, which calendars can’t contain, are left out', () => {
  expect(read(calendarText('Meals', 'UTC', [event('Soup\u0000\u0007\u007f')]))?.summary).toBe('Soup')
})

test('an event ends after its duration, in UTC', () => {
  const found = read(calendarText('Meals', 'UTC', [event('Soup')]))
  expect(found?.startDate.toString()).toBe('2026-11-16T18:30:00Z')
  expect(found?.endDate.toString()).toBe('2026-11-16T19:15:00Z')
})

test('the longest plan of a link doesn’t hold up other requests', () => {
  const meals = Array.from({ length: 2000 }, (_, id): FeedMeal => {
    const recipe = { minutes: 30, ahead: ['Put the beans in water and soak them for 12 hours.'] }
    const title = 'Feijoada à la brasileira, '.repeat(11)
    const date = new Date(Date.UTC(2026, 10, 1 + (id % 200))).toISOString().slice(0, 10)
    const changedAt = new Date('2026-11-15T10:00:00Z')
    return { id, date, mealType: 'dinner', title, recipeId: `${id}`, servings: 2, isLeftover: false, changedAt, recipe }
  })
  const zone = 'America/New_York'
  const feed = { timeZone: zone, times: USUAL_MEAL_TIMES, origin: 'https://plateful.example' }
  const before = process.threadCpuUsage()
  expect(calendarText('Meals', zone, mealEvents(meals, feed))).toContain('Feijoada')
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1000)
})
