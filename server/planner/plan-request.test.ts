// The planner's form and its API support the same preferences.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  FIGURE_PREFERENCES,
  MOST_PEOPLE,
  type MorePreferences,
  NO_PREFERENCES,
  type PlanRequest,
  PREFERENCE_RANGES,
  preferenceParameters,
  readPreferences,
} from '#domain/plan/plan-request.ts'
import { readPortions, tablePortions } from '#domain/plan/table-portions.ts'
import { MEAL_SLOTS } from '#domain/time/meal-slots.ts'
import { WEEKDAYS, weekFrom } from '#domain/time/weekdays.ts'
import { readPlanQuery } from './plan-parameters.ts'

const figure = (preference: keyof typeof PREFERENCE_RANGES) =>
  fc.option(fc.integer({ min: Math.ceil(PREFERENCE_RANGES[preference].min), max: PREFERENCE_RANGES[preference].max }))
const meals = fc.uniqueArray(fc.constantFrom(...MEAL_SLOTS), { minLength: 1 })
const portion = fc.integer({ min: 1, max: 8 }).map((quarters) => quarters / 4)
const table = fc
  .integer({ min: 1, max: MOST_PEOPLE })
  .chain((people) =>
    fc.array(portion, { maxLength: people }).map((portions) => ({ people, portions: readPortions(portions, people) })),
  )
const others = fc.record({
  ...Object.fromEntries(FIGURE_PREFERENCES.map((preference) => [preference, figure(preference)])),
  meals: fc.option(
    fc
      .tuple(meals, meals, meals, meals, meals, meals, meals)
      .map((days) =>
        Object.fromEntries(WEEKDAYS.map((day, at) => [day, MEAL_SLOTS.filter((slot) => days[at]?.includes(slot))])),
      ),
  ),
  use: fc.constantFrom('', 'cabbage', 'cabbage, leek'),
  leftovers: fc.boolean(),
  preferFavorites: fc.boolean(),
  fromProfile: fc.boolean(),
  fromGoals: fc.boolean(),
})
const preferences = fc.tuple(others, table).map((parts) => Object.assign({}, ...parts) as unknown as MorePreferences) // FIGURE_PREFERENCES names the figures

const request = (changes: Partial<PlanRequest> = {}): PlanRequest => ({
  targetCalories: 2000,
  diet: '',
  exclude: '',
  span: 'week',
  preferences: NO_PREFERENCES,
  ...changes,
})
const SETTINGS = { day: 'monday', favorites: [90_000_012], excluded: ['peanuts'] } as const

describe('a wish of the form', () => {
  test('reaches the planner unchanged, whatever day the week starts on', () => {
    fc.assert(
      fc.property(preferences, fc.constantFrom(...WEEKDAYS), (requested, day) => {
        const parameters = preferenceParameters(request({ preferences: requested }), { ...SETTINGS, day })
        const query = readPlanQuery({ timeFrame: 'week', ...parameters })
        expect(query.preferences.days).toEqual(weekFrom(day))
        const figures = Object.fromEntries(FIGURE_PREFERENCES.map((preference) => [preference, requested[preference]]))
        expect(query.preferences).toMatchObject({
          ...figures,
          tablePortions: tablePortions(requested),
          leftovers: requested.leftovers,
        })
        if (requested.meals)
          expect(query.preferences.slots).toEqual(weekFrom(day).map((name) => requested.meals?.[name]))
        expect(query.use).toEqual(requested.use === '' ? [] : requested.use.split(', '))
        expect(query.prefer).toEqual(requested.preferFavorites ? [90_000_012] : [])
      }),
    )
  })

  test('is the same after it was stored on the device', () => {
    fc.assert(
      fc.property(preferences, (requested) => {
        expect(readPreferences(JSON.parse(JSON.stringify(requested)))).toEqual(requested)
      }),
    )
  })

  test('that isn’t set isn’t sent', () => {
    expect(preferenceParameters(request({ span: 'day' }), { ...SETTINGS, excluded: [] })).toEqual({})
    expect(readPreferences('nonsense')).toEqual(NO_PREFERENCES)
    expect(readPreferences({ people: 99, maxPrice: -1, meals: { monday: ['brunch'] }, use: 7 })).toEqual(NO_PREFERENCES)
  })

  test('leaves out what the profile lists, in addition to what was typed', () => {
    const requested = request({ exclude: 'olives , celery' })
    expect(preferenceParameters(requested, { ...SETTINGS, excluded: [] }).exclude).toBe('olives , celery')
    expect(preferenceParameters(requested, SETTINGS).exclude).toBe('olives, celery, peanuts')
    const without = request({ exclude: 'olives', preferences: { ...NO_PREFERENCES, fromProfile: false } })
    expect(preferenceParameters(without, SETTINGS).exclude).toBe('olives')
  })
})
