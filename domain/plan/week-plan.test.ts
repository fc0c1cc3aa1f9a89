import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { FIRST_CUSTOM_ID, type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { weekDays } from '#domain/time/calendar.ts'
import { MEAL_SLOTS } from '#domain/time/meal-slots.ts'
import {
  dayTotals,
  entryMacros,
  hasAllMacros,
  loggedEntries,
  uncountedMeals,
  weekAverage,
  weekGrid,
} from './week-plan.ts'

const days = weekDays('2026-11-18')
const meal = (date: string, changes = {}) => ({
  date,
  mealType: 'lunch' as const,
  servings: 1,
  calories: 500,
  recipeId: recipeId(90000101),
  ...changes,
})

describe('a planned week', () => {
  it('runs from Sunday to Saturday', () => {
    expect(weekGrid(days, []).map((day) => day.date)).toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ])
  })

  it('puts every meal of the week into exactly one slot', () => {
    const anyMeal = fc.record({
      date: fc.constantFrom(...days),
      mealType: fc.constantFrom(...MEAL_SLOTS),
      servings: fc.integer({ min: 1, max: 9 }),
      calories: fc.integer({ min: 0, max: 2000 }),
    })
    fc.assert(
      fc.property(fc.array(anyMeal), (meals) => {
        const placed = weekGrid(days, meals).flatMap((day) => MEAL_SLOTS.flatMap((slot) => day.slots[slot]))
        expect(new Set(placed)).toEqual(new Set(meals))
        expect(placed).toHaveLength(meals.length)
      }),
    )
  })

  it('adds up servings, with the macros of known recipes', () => {
    const [sunday] = weekGrid(days, [
      meal('2026-11-15'),
      meal('2026-11-15', { servings: 2, mealType: 'dinner' }),
      meal('2026-11-15', { recipeId: recipeId(7), calories: 100 }),
    ])
    const macros = new Map([[recipeId(90000101), { calories: 500, protein: 20, carbs: 50, fat: 10 }]])
    expect(sunday && dayTotals(sunday.slots, macros)).toEqual({ calories: 1600, protein: 60, carbs: 150, fat: 30 })
  })

  it('knows which dishes it can’t count; a note isn’t a dish', () => {
    const [own, known] = [recipeId(1_800_000_000_000_001), recipeId(7)]
    const [sunday] = weekGrid(days, [
      meal('2026-11-15'),
      meal('2026-11-15', { recipeId: own, calories: 0 }),
      meal('2026-11-15', { recipeId: known, calories: 0, mealType: 'dinner' }),
      meal('2026-11-15', { recipeId: null, calories: 0 }),
    ])
    const macros = new Map([[known, { calories: 300, protein: 0, carbs: 0, fat: 0 }]])
    expect(sunday && uncountedMeals(sunday.slots, macros)).toBe(1)
  })

  it('knows its macros once every recipe has loaded; notes and own recipes have none to wait for', () => {
    const read = recipeId(90000102)
    const macros = new Map([[read, { calories: 300, protein: 20, carbs: 30, fat: 10 }]])
    const isKnown = (...recipeIds: (RecipeId | null)[]) => {
      const meals = recipeIds.map((recipeId) => meal('2026-11-15', { recipeId }))
      return weekGrid(days, meals).map(({ slots }) => hasAllMacros(slots, macros))[0]
    }
    expect(isKnown(read, recipeId(90000103))).toBe(false)
    expect(isKnown(read, null)).toBe(true)
    expect(isKnown(read, recipeId(FIRST_CUSTOM_ID + 1))).toBe(false)
  })

  it('counts the exact calories of a known recipe, so that the week matches the planner and the diary', () => {
    const planned = meal('2026-11-15', { servings: 1.5, calories: 525 })
    const macros = new Map([[planned.recipeId, { calories: 524.6, protein: 0, carbs: 0, fat: 0 }]])
    expect(Math.round(entryMacros(planned, macros).calories)).toBe(787)
    expect(entryMacros(planned, new Map()).calories).toBe(787.5)
  })

  it('averages over the days with planned meals', () => {
    const empty = { calories: 0, protein: 0, carbs: 0, fat: 0 }
    expect(weekAverage([empty, empty])).toBeNull()
    expect(weekAverage([{ ...empty, calories: 1000 }, empty, { ...empty, calories: 2000 }])?.calories).toBe(1500)
  })
})

test('a planned meal is logged if a meal in that day’s log refers to it; moved to another day, it isn’t', () => {
  const [wednesday, friday] = ['2026-11-18', '2026-11-20']
  const log = [4, null, 9].map((scheduleId) => ({ scheduleId, date: wednesday }))
  expect(loggedEntries([{ id: 4, date: wednesday }], [])).toEqual(new Set())
  const meals = [
    { id: 4, date: wednesday },
    { id: 5, date: wednesday },
    { id: 9, date: friday },
  ]
  expect(loggedEntries(meals, log)).toEqual(new Set([4]))
})

test('a plate with something else in it counts as what is on it', () => {
  const known = new Map([[recipeId(90000101), { calories: 500, protein: 20, carbs: 50, fat: 15 }]])
  const onPlate = { calories: 430, protein: 18, carbs: 48, fat: 10 }
  expect(entryMacros(meal('2026-11-18', { servings: 2, onPlate }), known).calories).toBe(860)
  expect(entryMacros(meal('2026-11-18', { servings: 2 }), known).calories).toBe(1000)
})
