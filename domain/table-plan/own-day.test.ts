import { expect, test } from 'vitest'
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import { eaterMeals, withEaterDay } from './own-day.ts'
import { createTablePlaces, type TableEater } from './table-places.ts'
import { createTableState, eaterTotals, portionIn, setPlate, type TableProblem } from './table-state.ts'

const dish = (id: number, dishType: string, calories: number, minutes = 20): PlanDish => ({
  ...{ id, calories, protein: 20, fat: 10, carbohydrates: 50, fiber: 5, sodium: 300, saturatedFat: 2, price: 2 },
  ...{ minutes, servings: 4, cuisine: '', dishTypes: [dishType], staple: '', base: '', method: '' },
  ...{ isMeatOrFish: false, fresh: [] },
})
const dishes = [
  ...Array.from({ length: 6 }, (_, nth) => dish(1 + nth, 'breakfast', 400)),
  ...Array.from({ length: 8 }, (_, nth) => dish(11 + nth, 'main course', 700, nth === 7 ? 60 : 20)),
  ...Array.from({ length: 4 }, (_, nth) => dish(31 + nth, 'snack', 200)),
]
const eater: TableEater = { rule: 0, calories: 2000, minProtein: 50, minFiber: 10, maxSodium: 2300, maxCarbs: null }
const slots = [['breakfast', 'lunch', 'dinner'] as const]
const days = ['monday'] as const
const everybody = [0, 1]

const tables = createTablePlaces(
  {
    ...{
      dishes,
      days,
      slots,
      eaters: [eater, { ...eater, calories: 3000 }],
      present: [[everybody, everybody, everybody]],
    },
    ...{ guests: [[0, 0, 1]], leftovers: false, kept: [], avoid: [], minutes: { weekday: 45, weekend: 45 } },
  },
  () => new Map(dishes.map((_, at) => [at, { cost: 0, plates: new Map() }])),
)
if (!tables) throw new Error('There are enough dishes.')

const preferences: TableProblem['preferences'] = {
  ...{ targetCalories: 2500, protein: null, carbs: null, fat: null, minProtein: null, minFiber: null, maxSodium: null },
  ...{ maxSaturatedFat: null, maxCarbs: null, maxPrice: null, maxMinutes: 45, maxMinutesWeekend: null, days, slots },
  ...{ tablePortions: 2, leftovers: false, dishes: null, balanced: true, seed: 1 },
}
const problem: TableProblem = {
  ...{ dishes, preferences, use: [], prefer: [], avoid: [], kept: [] },
  eaters: [eater, { ...eater, calories: 3000 }],
}

function plannedState() {
  const state = createTableState(problem, tables?.places ?? [], () => 0)
  for (const [at, chosen] of [0, 6, 7].entries()) {
    state.plan.dishAt[at] = chosen
    for (const nth of everybody) setPlate(state, at, nth, 1)
  }
  return state
}

test('somebody may eat what is shared, or a dish of their own that is quick enough and not planned yet', () => {
  const meals = eaterMeals(plannedState(), tables, 0, 1)
  expect(meals.map(({ slot }) => slot)).toEqual(['breakfast', 'lunch', 'dinner', 'snack'])
  expect(meals.at(-1)).toMatchObject({ least: 0, most: 3 })
  const [, lunch] = meals
  expect(lunch?.options[0]).toMatchObject({ shared: 1, cost: 0, dish: { id: 11 } })
  const own = lunch?.options.slice(1) ?? []
  expect(own.map((option) => option.dish.id)).toEqual([13, 14, 15, 16, 17])
  expect(own.every(({ cost, shared }) => cost > 0 && shared === null)).toBe(true)
})

test('a day of one’s own leaves the others’ plates as they are, and can be chosen again', () => {
  const state = plannedState()
  const [breakfast, lunch, dinner, snack] = eaterMeals(state, tables, 0, 1)
  const [shared, own, evening, extra] = [
    breakfast?.options[0],
    lunch?.options[1],
    dinner?.options[0],
    snack?.options[0],
  ]
  if (!shared || !own || !evening || !extra) throw new Error('Every meal has options.')
  const eaten = [
    { slot: 'breakfast', option: shared, portion: 1.5 } as const,
    { slot: 'lunch', option: own, portion: 1.2 } as const,
    { slot: 'dinner', option: evening, portion: 0.8 } as const,
    { slot: 'snack', option: extra, portion: 2 } as const,
  ]
  const next = withEaterDay(state, tables, { day: 0, eater: 1 }, eaten)
  expect(next.places.map(({ slot, eaters }) => [slot, eaters])).toEqual([
    ['breakfast', [0, 1]],
    ['lunch', [0]],
    ['dinner', [0, 1]],
    ['lunch', [1]],
    ['snack', [1]],
  ])
  expect(eaterTotals(next, 0, 1).calories).toBeCloseTo(400 * 1.5 + 700 * 1.2 + 700 * 0.8 + 200 * 2)
  expect(eaterTotals(next, 0, 0)).toEqual(eaterTotals(state, 0, 0))
  expect(next.places[2]?.guests).toBe(1)

  const back = withEaterDay(next, tables, { day: 0, eater: 1 }, [
    ...eaten.filter(({ slot }) => slot === 'breakfast' || slot === 'dinner'),
    { slot: 'lunch', option: { ...own, at: 6, shared: 1 }, portion: 1 },
  ])
  expect(back.places.map(({ eaters }) => eaters)).toEqual([everybody, everybody, everybody])
  expect(portionIn(back, 1, 1)).toBe(1)
})
