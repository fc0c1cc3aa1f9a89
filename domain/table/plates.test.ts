import { expect, test } from 'vitest'
import {
  type Attendance,
  EVERYBODY_ALWAYS,
  guestsAt,
  isUsualMeal,
  slotOfWeek,
  whoEats,
  withGuests,
  withMeal,
  withPresence,
} from './attendance.ts'
import { needsOfAppetite, needsOfGoals } from './eater-needs.ts'
import { mealsEatenBy, ownerOf, platesOf, servingsAtTable } from './plates.ts'
import type { TablePerson } from './table-people.ts'

const person = (id: string, appetite = 1): TablePerson => ({
  ...{ id, memberId: null, name: id, diet: 'none', exclusions: [], appetite, usesGoals: false },
})
const seats = [person('ana'), person('ben', 1.5), person('mia', 0.5)]
const FRIDAY = { date: '2026-11-20', mealType: 'dinner' } as const
const dish = { ...FRIDAY, servings: 1, plates: null }
const eaters = (attendance: Attendance, { date, mealType } = FRIDAY) => whoEats(seats, attendance, date, mealType)

test('a usual week has exceptions in both directions, which only count for their meal', () => {
  const usual = { ben: [slotOfWeek(FRIDAY.date, 'dinner')] }
  const week: Attendance = { usual, meals: [] }
  expect(eaters(week)).toEqual(['ana', 'mia'])
  const home = withMeal(week, withPresence(week, FRIDAY, 'ben', true))
  const alone = withMeal(home, withPresence(home, FRIDAY, 'ana', false))
  expect(eaters(alone)).toEqual(['ben', 'mia'])
  expect(whoEats(seats, alone, '2026-11-27', 'dinner')).toEqual(['ana', 'mia'])
  expect(whoEats(seats, alone, FRIDAY.date, 'lunch')).toEqual(['ana', 'ben', 'mia'])
  // Back to the usual: nothing is left to store.
  const back = withMeal(alone, withPresence(alone, FRIDAY, 'ana', true))
  expect(isUsualMeal(withPresence(back, FRIDAY, 'ben', false))).toBe(true)
})

test('guests are counted for their meal, and gone with 0', () => {
  const two = withMeal(EVERYBODY_ALWAYS, withGuests(EVERYBODY_ALWAYS, FRIDAY, 2))
  expect([guestsAt(two, FRIDAY.date, 'dinner'), guestsAt(two, FRIDAY.date, 'lunch')]).toEqual([2, 0])
  expect(withMeal(two, withGuests(two, FRIDAY, 0))).toEqual(EVERYBODY_ALWAYS)
})

test('without planned plates, everybody who is there eats by their appetite, and guests eat a serving', () => {
  const table = { seats, attendance: withMeal(EVERYBODY_ALWAYS, { ...FRIDAY, away: ['ana'], here: [], guests: 2 }) }
  expect(platesOf({ ...dish, servings: 2 }, table)).toEqual([
    { person: 'ben', servings: 3 },
    { person: 'mia', servings: 1 },
    { person: 'guest 1', servings: 2 },
    { person: 'guest 2', servings: 2 },
  ])
  expect(servingsAtTable({ seats, attendance: EVERYBODY_ALWAYS })(dish)).toBe(3)
})

test('planned plates are used as planned, without those who are away or have left', () => {
  const plates = ['ana', 'ben', 'gone'].map((id) => ({ person: id, servings: 0.8 }))
  const away = withMeal(EVERYBODY_ALWAYS, { ...FRIDAY, away: ['ben'], here: [], guests: 1 })
  expect(platesOf({ ...dish, plates }, { seats, attendance: away })).toEqual([
    { person: 'ana', servings: 0.8 },
    { person: 'guest 1', servings: 1 },
  ])
  // What was served counts, whatever was said before.
  const served = [{ person: 'ben', servings: 1, grams: 320 }]
  expect(platesOf({ ...dish, plates: served }, { seats, attendance: away })).toEqual(served)
})

test('a dish planned for one person is theirs alone, also when guests come', () => {
  const own = { ...dish, plates: [{ person: 'ben', servings: 1.2 }] }
  const attendance = withMeal(EVERYBODY_ALWAYS, { ...FRIDAY, away: [], here: [], guests: 3 })
  expect(platesOf(own, { seats, attendance })).toEqual(own.plates)
  expect(ownerOf(own, seats)?.name).toBe('ben')
  expect(ownerOf(dish, seats)).toBeNull()
  expect(ownerOf(own, [person('ben')])).toBeNull()
})

test('somebody’s own meals are those they have a plate of, and what they logged although they were away', () => {
  const table = { seats, attendance: withMeal(EVERYBODY_ALWAYS, { ...FRIDAY, away: ['ana'], here: [], guests: 0 }) }
  const meals = [
    { ...dish, id: 1 },
    { ...dish, id: 2, plates: [{ person: 'ben', servings: 1 }] },
    { ...dish, id: 3, mealType: 'lunch' as const },
    { ...dish, id: 4 },
  ]
  const idsOf = (person: string) => mealsEatenBy(meals, table, person, new Set([4])).map(({ id }) => id)
  expect(idsOf('ana')).toEqual([3, 4])
  expect(idsOf('ben')).toEqual([1, 2, 3, 4])
  expect(idsOf('mia')).toEqual([1, 3, 4])
})

test('needs follow goals, or the appetite of an adult or a child', () => {
  expect(needsOfGoals({ calories: 2600, proteinG: 120 })).toEqual({
    calories: 2600,
    minProtein: 108,
    minFiber: 36,
    maxSodium: 2300,
  })
  expect(needsOfAppetite(1.3)).toEqual({ calories: 2600, minProtein: 65, minFiber: 36, maxSodium: 2300 })
  expect(needsOfAppetite(0.7)).toEqual({ calories: 1400, minProtein: 19, minFiber: 20, maxSodium: 1500 })
})
