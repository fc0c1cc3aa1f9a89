import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#domain/random.ts'
import { keptMeals, type PlanDish, type PlannedDish, planOneDay, planOneWeek } from './meal-plan.ts'

/** A kitchen of invented dishes: calories and macros from a seed, so that every run is the same. */
function kitchen({ breakfasts, mains, snacks }: { breakfasts: number; mains: number; snacks: number }): PlanDish[] {
  const random = seededRandom(42)
  let id = 0
  const dishes = (count: number, dishTypes: string[], least: number, most: number) =>
    Array.from({ length: count }, (): PlanDish => {
      id += 1
      const calories = Math.round((least + random() * (most - least)) * 100) / 100
      const protein = 0.1 + random() * 0.2
      const fat = 0.2 + random() * 0.2
      return {
        id,
        calories,
        protein: (calories * protein) / 4,
        fat: (calories * fat) / 9,
        carbohydrates: (calories * (1 - protein - fat)) / 4,
        cuisine: `cuisine ${Math.floor(random() * 26)}`,
        dishTypes,
      }
    })
  return [
    ...dishes(breakfasts, ['breakfast'], 180, 550),
    ...dishes(mains, ['main course', 'lunch', 'dinner'], 250, 800),
    ...dishes(snacks, ['snack'], 80, 400),
    ...dishes(3, ['sauce'], 20, 90),
  ]
}

const large = kitchen({ breakfasts: 45, mains: 160, snacks: 80 })
const small = kitchen({ breakfasts: 6, mains: 20, snacks: 4 })
const request = (targetCalories: number, seed = 1) => ({ targetCalories, random: seededRandom(seed), balanced: true })
const calories = (day: PlannedDish[]) => day.reduce((sum, { dish }) => sum + dish.calories, 0)
const ids = (day: PlannedDish[]) => day.map(({ dish }) => dish.id)
const plan = (dishes: PlanDish[], target: number, seed?: number) =>
  planOneDay(dishes, request(target, seed), null) ?? []
const TARGETS = Array.from({ length: 31 }, (_, at) => 1000 + at * 100)

describe('a day of meals', () => {
  test.each(TARGETS)('comes within 2 per cent of %d kcal', (target) => {
    expect(Math.abs(calories(plan(large, target)) - target)).toBeLessThanOrEqual(target * 0.02)
  })

  test.each(TARGETS)('comes within 10 per cent of %d kcal from thirty dishes', (target) => {
    expect(Math.abs(calories(plan(small, target)) - target)).toBeLessThanOrEqual(target * 0.1)
  })

  test('is breakfast, lunch and dinner; snacks come where three servings cannot reach the target', () => {
    expect(plan(large, 1800).map(({ slot }) => slot)).toEqual(['breakfast', 'lunch', 'dinner'])
    const slots = plan(large, 3200).map(({ slot }) => slot)
    expect(slots.slice(0, 3)).toEqual(['breakfast', 'lunch', 'dinner'])
    expect(new Set(slots.slice(3))).toEqual(new Set(['snack']))
    expect(slots.length).toBeLessThanOrEqual(9)
  })

  test('has a breakfast dish for breakfast, mains for lunch and dinner, and never a sauce', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const [breakfast, lunch, dinner] = plan(large, 2000, seed)
      expect(breakfast?.dish.dishTypes).toContain('breakfast')
      expect(lunch?.dish.dishTypes).toContain('main course')
      expect(dinner?.dish.dishTypes).toContain('main course')
      expect(plan(small, 3500, seed).some(({ dish }) => dish.dishTypes.includes('sauce'))).toBe(false)
    }
  })

  test('never has a dish twice, whatever is asked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 6000 }), fc.integer(), fc.boolean(), (target, seed, isLarge) => {
        const day = plan(isLarge ? large : small, target, seed)
        expect(new Set(ids(day)).size).toBe(day.length)
        expect(day.length).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 150 },
    )
  })

  test('is the same for the same seed and another for another', () => {
    expect(ids(plan(large, 2000, 3))).toEqual(ids(plan(large, 2000, 3)))
    const days = new Set(Array.from({ length: 12 }, (_, seed) => String(ids(plan(large, 2000, seed)))))
    expect(days.size).toBeGreaterThan(8)
  })

  test('prefers balanced macros', () => {
    const shareOfFat = (balanced: boolean) => {
      let total = 0
      for (let seed = 0; seed < 20; seed++) {
        const day = planOneDay(fatty, { targetCalories: 1800, random: seededRandom(seed), balanced }, null) ?? []
        total += day.reduce((sum, { dish }) => sum + dish.fat * 9, 0) / calories(day)
      }
      return total / 20
    }
    const fatty = large.map((dish, at) =>
      at % 2 ? { ...dish, fat: (dish.calories * 0.7) / 9, carbohydrates: 0 } : dish,
    )
    expect(shareOfFat(true)).toBeLessThan(shareOfFat(false))
  })

  test('finds the only day there is', () => {
    const [breakfast, one, two, other] = [
      { ...small[0], id: 1, calories: 400, dishTypes: ['breakfast'] },
      { ...small[0], id: 2, calories: 700, dishTypes: ['main course'] },
      { ...small[0], id: 3, calories: 900, dishTypes: ['main course'] },
      { ...small[0], id: 4, calories: 333, dishTypes: ['breakfast'] },
    ] as PlanDish[] // the fields left out come from a whole dish
    const dishes = [breakfast, one, two, other].filter((dish) => dish !== undefined)
    expect(ids(plan(dishes, 2000))).toEqual([1, 2, 3])
    expect(ids(plan(dishes, 1900))).toEqual([4, 2, 3])
  })

  test('too few dishes make no day', () => {
    expect(planOneDay([], request(2000), null)).toBeNull()
    expect(planOneDay(large.slice(0, 2), request(2000), null)).toBeNull()
  })
})

describe('kept meals', () => {
  test('stay in their places while the rest is planned around them', () => {
    const [breakfast, , dinner] = plan(large, 2000)
    const kept = keptMeals([breakfast?.dish ?? null, null, dinner?.dish ?? null])
    for (let seed = 1; seed <= 10; seed++) {
      const day = planOneDay(large, request(2000, seed), kept) ?? []
      expect(day[0]?.dish.id).toBe(breakfast?.dish.id)
      expect(day[2]?.dish.id).toBe(dinner?.dish.id)
      expect(Math.abs(calories(day) - 2000)).toBeLessThanOrEqual(100)
    }
  })

  test('a free place after dinner is filled with a snack', () => {
    const day = plan(large, 2600)
    const places = [...day.slice(0, 3).map(({ dish }) => dish), null]
    const again = planOneDay(large, request(2600, 8), keptMeals(places)) ?? []
    expect(ids(again).slice(0, 3)).toEqual(ids(day).slice(0, 3))
    expect(again.length).toBeGreaterThanOrEqual(4)
  })

  test('nothing kept is nothing to mind', () => {
    expect(keptMeals([])).toBeNull()
    expect(keptMeals([null, null, null])).toBeNull()
  })
})

describe('a week of meals', () => {
  test.each([1200, 2000, 2800, 4000])('of %d kcal a day has no dish twice and every day near the target', (target) => {
    const week = planOneWeek(large, request(target)) ?? []
    expect(week).toHaveLength(7)
    for (const day of week) expect(Math.abs(calories(day) - target)).toBeLessThanOrEqual(target * 0.05)
    const all = week.flatMap(ids)
    expect(new Set(all).size).toBe(all.length)
  })

  test('repeats where dishes run out, but not on the day after', () => {
    const week = planOneWeek(small, request(1800)) ?? []
    expect(week).toHaveLength(7)
    week.slice(1).forEach((day, at) => {
      const yesterday = ids(week[at] ?? [])
      expect(ids(day).filter((id) => yesterday.includes(id))).toEqual([])
    })
  })

  test('goes round the cuisines', () => {
    const week = planOneWeek(large, request(2000)) ?? []
    expect(new Set(week.flat().map(({ dish }) => dish.cuisine)).size).toBeGreaterThan(12)
  })
})
