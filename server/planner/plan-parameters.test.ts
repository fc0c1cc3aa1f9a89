import { describe, expect, test } from 'vitest'
import { WEEKDAYS } from '#domain/time/weekdays.ts'
import { readPlanQuery } from './plan-parameters.ts'

const read = (query: string) => readPlanQuery(Object.fromEntries(new URLSearchParams(query)))

describe('invalid wishes', () => {
  test.each([
    ['people=0', 'people must be a whole number from 1 to 12.'],
    ['people=two', 'people must be a whole number from 1 to 12.'],
    ['people=1.5', 'people must be a whole number from 1 to 12.'],
    ['portions=1,0.2', 'portions must be from 0.25 to 2.5, one for each person.'],
    ['portions=1,0', 'portions must be from 0.25 to 2.5, one for each person.'],
    ['portions=1,1,1,1,1,1,1,1,1,1,1,1,1', 'portions lists more than 12 people.'],
    ['people=2&portions=1,1,0.5', 'portions lists 3 people, and people says 2.'],
    ['maxMinutes=abc', 'maxMinutes must be a number from 5 to 600.'],
    ['maxMinutesWeekend=-5', 'maxMinutesWeekend must be a number from 5 to 600.'],
    ['minProtein=9999', 'minProtein must be a number from 1 to 400.'],
    ['minFiber=1e3', 'minFiber must be a number from 1 to 150.'],
    ['maxSodium=0', 'maxSodium must be a number from 100 to 10000.'],
    ['maxSaturatedFat=NaN', 'maxSaturatedFat must be a number from 1 to 200.'],
    ['maxPrice=$4', 'maxPrice must be a number from 0.5 to 200.'],
    ['leftovers=maybe', 'leftovers must be true or false.'],
    ['slots=tea', 'slots has an unknown meal, tea. Use breakfast, lunch, dinner, snack.'],
    ['slots=lunch,lunch', 'slots has lunch twice on one day.'],
    ['slots=lunch;someday:dinner', 'slots has an unknown day: someday.'],
    ['slots=none', 'slots leaves no meal to plan.'],
    ['slots=snack,snack,snack,snack,snack,snack,snack', 'slots lists more than 6 meals a day.'],
    ['use=a,b,c,d,e,f,g,h,i,j,k', 'use lists more than 10 ingredients.'],
    ['prefer=soup', 'prefer must be a list of recipe ids.'],
    ['avoid=1,x', 'avoid must be a list of recipe ids.'],
    ['seed=-1', `seed must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}.`],
    ['timeFrame=day&day=someday', `day must be one of ${WEEKDAYS.join(', ')}.`],
    ['timeFrame=day&keep=90000001:3', 'keep must have portions from 0.5 to 2 in quarters.'],
  ])('%s is a 400: %s', (query, sentence) => {
    expect(() => read(query)).toThrow(expect.objectContaining({ status: 400, message: sentence }))
  })
})

describe('the wishes of a query', () => {
  test('are empty if nothing is given', () => {
    const requested = read('timeFrame=day&people=&maxMinutes=&slots=&use=&leftovers=')
    expect(requested.preferences).toMatchObject({
      tablePortions: 1,
      maxMinutes: null,
      leftovers: false,
      targetCalories: 2000,
    })
    expect(requested.preferences.slots).toEqual([['breakfast', 'lunch', 'dinner']])
    expect(requested).toMatchObject({ use: [], prefer: [], avoid: [], kept: [] })
  })

  test('are parsed with their units', () => {
    const { preferences, use, prefer } = read(
      'people=2&maxMinutes=30&maxMinutesWeekend=90&minProtein=120&minFiber=30&maxSodium=2000&maxSaturatedFat=18.5&maxPrice=7.5&leftovers=TRUE&use=cabbage, leek&prefer=90000001&seed=12',
    )
    expect(preferences).toMatchObject({
      tablePortions: 2,
      maxMinutes: 30,
      maxMinutesWeekend: 90,
      minProtein: 120,
      minFiber: 30,
    })
    expect(preferences).toMatchObject({
      maxSodium: 2000,
      maxSaturatedFat: 18.5,
      maxPrice: 7.5,
      leftovers: true,
      seed: 12,
    })
    expect(use).toEqual(['cabbage', 'leek'])
    expect(prefer).toEqual([90000001])
  })

  test('count people by what each of them eats', () => {
    expect(read('people=3&portions=1,1,0.5').preferences.tablePortions).toBe(2.5)
    expect(read('portions=1,0.75').preferences.tablePortions).toBe(1.75)
    expect(read('people=4').preferences.tablePortions).toBe(4)
  })

  test('limit the minutes on weekdays and on the weekend apart: a blank one is no limit', () => {
    expect(read('maxMinutes=40').preferences).toMatchObject({ maxMinutes: 40, maxMinutesWeekend: null })
    expect(read('maxMinutesWeekend=90').preferences.maxMinutes).toBeNull()
  })

  test('set meals for every day and for single days', () => {
    const { slots } = read('slots=dinner,breakfast;saturday:lunch,dinner;Sunday:none').preferences
    expect(slots.slice(0, 5)).toEqual(Array(5).fill(['breakfast', 'dinner']))
    expect(slots.slice(5)).toEqual([['lunch', 'dinner'], []])
    expect(read('timeFrame=day&day=saturday&slots=dinner;saturday:lunch').preferences.slots).toEqual([['lunch']])
  })

  test('add snacks only to large days', () => {
    const meals = (target: number) => read(`timeFrame=day&targetCalories=${target}`).preferences.slots[0]?.length
    expect([1500, 2500, 3000, 4000].map(meals)).toEqual([3, 3, 4, 5])
  })

  test('keep meals with or without a portion, by day', () => {
    expect(read('timeFrame=day&keep=12,,34:1.5').kept).toEqual([
      [{ id: 12, portion: null }, null, { id: 34, portion: 1.5 }],
    ])
    expect(read('keep=12;;34').kept).toEqual([[{ id: 12, portion: null }], [null], [{ id: 34, portion: null }]])
  })
})
