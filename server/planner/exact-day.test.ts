import { beforeAll, describe, expect, it } from 'vitest'
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import { dayLimits } from '#domain/plan/plan-preferences.ts'
import { type Random, seededRandom } from '#domain/random.ts'
import { type ChosenDay, type DayMeal, findDay } from './exact-day.ts'
import { loadSolver } from './plan-bound.ts'

let solver: Awaited<ReturnType<typeof loadSolver>>
beforeAll(async () => {
  solver = await loadSolver()
})

const dish = (id: number, random: Random): PlanDish => {
  const between = (least: number, most: number) => least + random() * (most - least)
  return {
    ...{ id, calories: between(200, 800), protein: between(5, 45), fat: 10, carbohydrates: between(10, 90) },
    ...{ fiber: between(1, 14), sodium: between(50, 900), saturatedFat: 2, price: 2, minutes: 20, servings: 4 },
    ...{ cuisine: '', dishTypes: [], staple: '', base: '', method: '', isMeatOrFish: false, fresh: [] },
  }
}
const meal = (random: Random, from: number, count: number): DayMeal => ({
  ...{ least: 1, most: 1 },
  options: Array.from({ length: count }, (_, nth) => ({ dish: dish(from + nth, random), cost: nth === 0 ? 0 : 1 })),
})
const limitsFor = (calories: number, minProtein: number, minFiber: number, maxSodium: number) =>
  dayLimits(
    {
      ...{ targetCalories: calories, protein: null, carbs: null, fat: null, minProtein, minFiber, maxSodium },
      ...{ maxSaturatedFat: null, maxCarbs: null, maxPrice: null, maxMinutes: null, maxMinutesWeekend: null },
    },
    'monday',
  )

/** All combinations of two dishes in tenths of a serving. */
function isPossible(limits: ReturnType<typeof limitsFor>, [one, other]: readonly DayMeal[]): boolean {
  const tenths = Array.from({ length: 22 }, (_, nth) => (nth + 4) / 10)
  return (one?.options ?? []).some(({ dish: a }) =>
    (other?.options ?? []).some(({ dish: b }) =>
      tenths.some((p) =>
        tenths.some((q) => {
          const sum = (key: 'calories' | 'protein' | 'fiber' | 'sodium') => a[key] * p + b[key] * q
          const isNear = Math.abs(sum('calories') / limits.calories - 1) <= 0.04999
          return (
            isNear && sum('protein') >= limits.protein && sum('fiber') >= limits.fiber && sum('sodium') <= limits.sodium
          )
        }),
      ),
    ),
  )
}

const sumOf = (meals: readonly DayMeal[], day: ChosenDay, key: 'calories' | 'protein' | 'sodium') =>
  day.reduce((sum, { meal: at, option, portion }) => sum + (meals[at]?.options[option]?.dish[key] ?? 0) * portion, 0)

describe('somebody’s day as an integer program', () => {
  it('is found if there is one, within every limit', () => {
    let found = 0
    for (let seed = 1; seed <= 24; seed++) {
      const random = seededRandom(seed)
      const meals = [meal(random, 1, 4), meal(random, 11, 4)]
      const limits = limitsFor(800 + random() * 1200, random() * 90, random() * 25, 600 + random() * 1200)
      const day = findDay(solver, limits, meals)
      expect(day !== null, `seed ${seed}`).toBe(isPossible(limits, meals))
      if (!day) continue
      found += 1
      expect(day.map(({ meal: at }) => at)).toEqual([0, 1])
      const sum = (key: 'calories' | 'protein' | 'sodium') => sumOf(meals, day, key)
      expect(Math.abs(sum('calories') / limits.calories - 1)).toBeLessThanOrEqual(0.05)
      expect(sum('protein')).toBeGreaterThanOrEqual(limits.protein)
      expect(sum('sodium')).toBeLessThanOrEqual(limits.sodium)
    }
    expect(found).toBeGreaterThan(4)
    expect(found).toBeLessThan(22)
  })

  it('has up to three different snacks, and none if none is needed', () => {
    const random = seededRandom(5)
    const lunch = meal(random, 1, 1)
    const snacks = { ...meal(random, 11, 6), least: 0, most: 3 }
    const eaten = (calories: number) => findDay(solver, limitsFor(calories, 0, 0, 100_000), [lunch, snacks])
    expect(eaten(lunch.options[0]?.dish.calories ?? 0)).toHaveLength(1)
    const most = 2.5 * [...lunch.options, ...snacks.options].reduce((sum, { dish: { calories } }) => sum + calories, 0)
    expect(eaten(most)).toBeNull()
    const three =
      2.5 *
      sumOf(
        [snacks],
        [0, 1, 2].map((option) => ({ meal: 0, option, portion: 1 })),
        'calories',
      )
    const day = eaten(three)
    expect(new Set(day?.map(({ meal: at, option }) => `${at} ${option}`)).size).toBe(day?.length)
    expect(day?.length).toBeGreaterThan(2)
    expect(day?.length).toBeLessThanOrEqual(4)
  })

  it('stays with what is shared if that does', () => {
    const random = seededRandom(3)
    const meals = [meal(random, 1, 6), meal(random, 11, 6)]
    const shared = meals.reduce((sum, { options: [first] }) => sum + (first?.dish.calories ?? 0), 0)
    expect(findDay(solver, limitsFor(shared, 0, 0, 10_000), meals)?.map(({ option }) => option)).toEqual([0, 0])
  })

  it('never has the same dish twice', () => {
    const random = seededRandom(4)
    const same = meal(random, 1, 1)
    expect(findDay(solver, limitsFor(1000, 0, 0, 10_000), [same, same])).toBeNull()
  })
})
