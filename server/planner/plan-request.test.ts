// The planner's form and its API support the same wishes.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MEAL_SLOTS } from '#domain/plan/meal-slots.ts'
import {
  FIGURE_WISHES,
  MOST_PEOPLE,
  type MoreWishes,
  NO_WISHES,
  type PlanRequest,
  readWishes,
  WISH_RANGES,
  wishParameters,
} from '#domain/plan/plan-request.ts'
import { readPortions, tablePortions } from '#domain/plan/table-portions.ts'
import { WEEKDAYS, weekFrom } from '#domain/time/weekdays.ts'
import { readPlanQuery } from './plan-parameters.ts'

const figure = (wish: keyof typeof WISH_RANGES) =>
  fc.option(fc.integer({ min: Math.ceil(WISH_RANGES[wish].min), max: WISH_RANGES[wish].max }))
const meals = fc.uniqueArray(fc.constantFrom(...MEAL_SLOTS), { minLength: 1 })
const portion = fc.integer({ min: 1, max: 8 }).map((quarters) => quarters / 4)
const table = fc
  .integer({ min: 1, max: MOST_PEOPLE })
  .chain((people) =>
    fc.array(portion, { maxLength: people }).map((portions) => ({ people, portions: readPortions(portions, people) })),
  )
const others = fc.record({
  ...Object.fromEntries(FIGURE_WISHES.map((wish) => [wish, figure(wish)])),
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
})
const wishes = fc.tuple(others, table).map((parts) => Object.assign({}, ...parts) as unknown as MoreWishes) // FIGURE_WISHES names the figures

const request = (changes: Partial<PlanRequest> = {}): PlanRequest => ({
  targetCalories: 2000,
  diet: '',
  exclude: '',
  span: 'week',
  wishes: NO_WISHES,
  ...changes,
})
const SETTINGS = { day: 'monday', favorites: [90_000_012], excluded: ['peanuts'] } as const

describe('a wish of the form', () => {
  test('reaches the planner unchanged, whatever day the week starts on', () => {
    fc.assert(
      fc.property(wishes, fc.constantFrom(...WEEKDAYS), (asked, day) => {
        const parameters = wishParameters(request({ wishes: asked }), { ...SETTINGS, day })
        const query = readPlanQuery({ timeFrame: 'week', ...parameters })
        expect(query.wishes.days).toEqual(weekFrom(day))
        const figures = Object.fromEntries(FIGURE_WISHES.map((wish) => [wish, asked[wish]]))
        expect(query.wishes).toMatchObject({
          ...figures,
          tablePortions: tablePortions(asked),
          leftovers: asked.leftovers,
        })
        if (asked.meals) expect(query.wishes.slots).toEqual(weekFrom(day).map((name) => asked.meals?.[name]))
        expect(query.use).toEqual(asked.use === '' ? [] : asked.use.split(', '))
        expect(query.prefer).toEqual(asked.preferFavorites ? [90_000_012] : [])
      }),
    )
  })

  test('is the same after it was stored on the device', () => {
    fc.assert(
      fc.property(wishes, (asked) => {
        expect(readWishes(JSON.parse(JSON.stringify(asked)))).toEqual(asked)
      }),
    )
  })

  test('that isn’t set isn’t sent', () => {
    expect(wishParameters(request({ span: 'day' }), { ...SETTINGS, excluded: [] })).toEqual({})
    expect(readWishes('nonsense')).toEqual(NO_WISHES)
    expect(readWishes({ people: 99, maxPrice: -1, meals: { monday: ['brunch'] }, use: 7 })).toEqual(NO_WISHES)
  })

  test('leaves out what the profile lists, in addition to what was typed', () => {
    const asked = request({ exclude: 'olives , celery' })
    expect(wishParameters(asked, { ...SETTINGS, excluded: [] }).exclude).toBe('olives , celery')
    expect(wishParameters(asked, SETTINGS).exclude).toBe('olives, celery, peanuts')
    const without = request({ exclude: 'olives', wishes: { ...NO_WISHES, fromProfile: false } })
    expect(wishParameters(without, SETTINGS).exclude).toBe('olives')
  })
})
