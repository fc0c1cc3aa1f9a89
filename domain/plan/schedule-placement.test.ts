import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recipeId } from '#domain/recipe-id.ts'
import { addDays, weekDays } from '#domain/time/calendar.ts'
import { MEAL_SLOTS } from '#domain/time/meal-slots.ts'
import { compareEntries, entryPlaceKey, leftoverChoices, type ScheduledMeal } from './schedule-entry.ts'
import {
  dishPosition,
  entriesOfWeek,
  mealsInTheWay,
  openMeals,
  placeMeals,
  planAnew,
  weekMeals,
} from './schedule-placement.ts'
import { readTemplateMeals } from './week-template.ts'

const WEEK = weekDays('2026-11-18')
const NEXT_WEEK = weekDays('2026-11-25')

const meal = (id: number, changes: Partial<ScheduledMeal> = {}): ScheduledMeal => ({
  id,
  date: '2026-11-18',
  mealType: 'dinner',
  recipeId: recipeId(90_000_000 + id),
  title: `Dish ${id}`,
  image: '',
  servings: 1,
  calories: 500,
  isNote: false,
  leftoverOf: null,
  cookedAt: null,
  ...changes,
})

/** Up to twenty meals of a week, some of them leftovers of earlier ones. */
const weeks = (days: readonly string[], firstId: number) =>
  fc
    .array(
      fc.record({ date: fc.constantFrom(...days), mealType: fc.constantFrom(...MEAL_SLOTS), again: fc.boolean() }),
      {
        maxLength: 20,
      },
    )
    .map((places) => {
      const meals: ScheduledMeal[] = []
      for (const { again, ...place } of places.toSorted(compareEntries)) {
        const cooked = again ? leftoverChoices(meals, place)[0] : undefined
        const leftover = cooked && { leftoverOf: cooked.id, recipeId: cooked.recipeId }
        meals.push(meal(firstId + meals.length, { ...place, ...leftover }))
      }
      return meals
    })

describe('meals placed on days with meals', () => {
  test('are added, replace the meals on their days, or fill only empty slots', () => {
    fc.assert(
      fc.property(weeks(WEEK, 1), weeks(WEEK, 101), (planned, other) => {
        const incoming = entriesOfWeek(WEEK, weekMeals(WEEK, other))
        const days = new Set(incoming.map(({ date }) => date))

        expect(placeMeals(planned, incoming, 'add')).toEqual({ add: incoming, remove: [] })

        const replaced = placeMeals(planned, incoming, 'replace')
        expect(replaced.add).toEqual(incoming)
        expect(replaced.remove).toEqual(planned.filter(({ date }) => days.has(date)))
        expect(replaced.remove).toEqual(mealsInTheWay(planned, incoming))

        const { add, remove } = placeMeals(planned, incoming, 'fill')
        const taken = new Set(planned.map(entryPlaceKey))
        expect(remove).toEqual([])
        expect(add.map(entryPlaceKey)).toEqual(incoming.map(entryPlaceKey).filter((place) => !taken.has(place)))
        for (const entry of add) expect(dishPosition(entry, add) !== null).toBe(entry.leftoverOf !== null)
      }),
    )
  })
})

describe('a repeated week', () => {
  test('has every meal seven days later, with leftovers of the same dishes', () => {
    fc.assert(
      fc.property(weeks(WEEK, 1), (planned) => {
        const again = entriesOfWeek(NEXT_WEEK, weekMeals(WEEK, planned))
        expect(again.map(({ date, mealType, title }) => ({ date, mealType, title }))).toEqual(
          planned.map(({ date, mealType, title }) => ({ date: addDays(date, 7), mealType, title })),
        )
        again.forEach((entry, at) => {
          const dish = planned.findIndex(({ id }) => id === planned[at]?.leftoverOf)
          expect(dishPosition(entry, again) ?? -1).toBe(dish)
        })
      }),
    )
  })

  test('is the same week after it was saved and loaded', () => {
    fc.assert(
      fc.property(weeks(WEEK, 1), (planned) => {
        const saved = weekMeals(WEEK, planned)
        expect(readTemplateMeals(JSON.parse(JSON.stringify(saved)))).toEqual(saved)
      }),
    )
  })

  test('leaves out invalid entries', () => {
    expect(readTemplateMeals([null, {}, { day: 7, title: 'Soup', recipeId: 5 }, { day: 1, title: 'Soup' }])).toEqual([])
    expect(readTemplateMeals('soup')).toEqual([])
    expect(readTemplateMeals([{ day: 1, mealType: 'lunch', title: 'Pizza with Ana', isNote: true }])).toMatchObject([
      { day: 1, mealType: 'lunch', title: 'Pizza with Ana', recipeId: null, servings: 1, leftoverOf: null },
    ])
  })
})

describe('leftovers for a meal', () => {
  const place = { date: '2026-11-18', mealType: 'lunch' } as const

  test('are dishes cooked earlier, at most three days before, each once and newest first', () => {
    const same = recipeId(90_000_077)
    const meals = [
      meal(1, { date: '2026-11-14' }),
      meal(2, { date: '2026-11-15' }),
      meal(3, { date: '2026-11-16', recipeId: same }),
      meal(4, { date: '2026-11-17', recipeId: same }),
      meal(5, { date: '2026-11-18', mealType: 'breakfast' }),
      meal(6, { date: '2026-11-18', mealType: 'dinner' }),
    ]
    expect(leftoverChoices(meals, place).map(({ id }) => id)).toEqual([5, 4, 2])
  })

  test('are never a note, and never leftovers themselves', () => {
    const note = meal(1, { date: '2026-11-17', recipeId: null, isNote: true })
    const again = meal(2, { date: '2026-11-17', leftoverOf: 9 })
    expect(leftoverChoices([note, again], place)).toEqual([])
  })
})

test('a week planned anew leaves what was cooked, logged or noted, and the leftovers of what stays', () => {
  const cooked = meal(1, { cookedAt: '2026-11-19T18:00:00Z' })
  const leftover = meal(2, { date: '2026-11-20', leftoverOf: 1 })
  const note = meal(3, { date: '2026-11-20', isNote: true, recipeId: null })
  const open = meal(4, { date: '2026-11-21', mealType: 'lunch' })
  const dish = meal(5, { date: '2026-11-21' })
  const eaten = meal(6, { date: '2026-11-22', leftoverOf: 5 })
  expect(openMeals([cooked, leftover, note, open, dish, eaten], new Set([6]))).toEqual([open])
  expect(openMeals([open, dish, eaten], new Set())).toEqual([open, dish, eaten])
  const entry = { date: open.date, mealType: open.mealType, recipeId: recipeId(90_000_200), title: 'New', image: '' }
  const planned = { ...entry, servings: 1, calories: 500 }
  const elsewhere = { ...planned, date: '2026-11-23' }
  expect(planAnew([open, dish], [planned, elsewhere])).toEqual({ add: [planned], remove: [open] })
})
