// A kitchen of invented dishes: all numbers come from a seed, so that every run is the same.
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import type { PlanProblem } from '#domain/plan/plan-places.ts'
import type { PlanPreferences } from '#domain/plan/plan-preferences.ts'
import { usualSlots } from '#domain/plan/usual-slots.ts'
import { type Random, seededRandom } from '#domain/random.ts'
import { WEEKDAYS } from '#domain/time/weekdays.ts'

const between = (random: Random, least: number, most: number) => least + random() * (most - least)

function inventDish(id: number, dishTypes: string[], [least, most]: [number, number], random: Random): PlanDish {
  const calories = between(random, least, most)
  const protein = between(random, 0.1, 0.3)
  const fat = between(random, 0.15, 0.4)
  return {
    id,
    calories,
    protein: (calories * protein) / 4,
    fat: (calories * fat) / 9,
    carbohydrates: (calories * (1 - protein - fat)) / 4,
    fiber: between(random, 1, 14),
    sodium: between(random, 100, 900),
    saturatedFat: between(random, 1, 12),
    price: between(random, 0.6, 5),
    minutes: Math.round(between(random, 5, dishTypes.includes('main course') ? 80 : 40)),
    servings: random() < 0.2 ? 2 : 4,
    cuisine: `cuisine ${Math.floor(random() * 20)}`,
    dishTypes,
    staple: random() < 0.7 ? `staple ${Math.floor(random() * 6)}` : '',
    base: `base ${Math.floor(random() * 10)}`,
    method: `method ${Math.floor(random() * 6)}`,
    isMeatOrFish: random() < 0.5,
    fresh: random() < 0.5 ? [{ food: Math.floor(random() * 8), packs: between(random, 0.05, 0.3) }] : [],
  }
}

export function inventDishes(counts: { breakfasts: number; mains: number; snacks: number }, seed = 42): PlanDish[] {
  const random = seededRandom(seed)
  const dishes: PlanDish[] = []
  const add = (count: number, types: readonly string[][], range: [number, number]) => {
    for (let nth = 0; nth < count; nth++) {
      dishes.push(inventDish(dishes.length + 1, types[nth % types.length] ?? [], range, random))
    }
  }
  const main = ['main course', 'lunch', 'dinner']
  add(counts.breakfasts, [['breakfast', 'morning meal']], [200, 550])
  add(counts.mains, [main, main, [...main, 'soup'], main, [...main, 'salad']], [280, 800])
  add(counts.snacks, [['snack']], [80, 350])
  add(4, [['sauce']], [20, 90])
  return dishes
}

const NOTHING_ASKED = {
  protein: null,
  carbs: null,
  fat: null,
  minProtein: null,
  minFiber: null,
  maxSodium: null,
  maxSaturatedFat: null,
  maxCarbs: null,
  maxPrice: null,
  maxMinutes: null,
  maxMinutesWeekend: null,
}

export function preferencesFor(timeFrame: 'day' | 'week', requested: Partial<PlanPreferences> = {}): PlanPreferences {
  const days = timeFrame === 'day' ? (['monday'] as const) : WEEKDAYS
  const targetCalories = requested.targetCalories ?? 2000
  return {
    ...NOTHING_ASKED,
    targetCalories,
    days,
    slots: days.map(() => usualSlots(targetCalories)),
    tablePortions: 1,
    leftovers: false,
    dishes: null,
    balanced: true,
    seed: 1,
    ...requested,
  }
}

export const problemOf = (
  dishes: readonly PlanDish[],
  preferences: PlanPreferences,
  more: Partial<PlanProblem> = {},
): PlanProblem => ({ dishes, preferences, kept: [], use: [], prefer: [], avoid: [], ...more })

/** A preference list as somebody might fill it in, from easy to impossible. */
export function randomPreferences(timeFrame: 'day' | 'week', random: Random): PlanPreferences {
  const pick = <Item>(...items: Item[]): Item => items[Math.floor(random() * items.length)] as Item // never empty
  const targetCalories = pick(1400, 1600, 1800, 2000, 2200, 2500, 2800, 3200)
  const maxMinutes = pick(null, 30, 45, 60)
  return preferencesFor(timeFrame, {
    targetCalories,
    tablePortions: pick(1, 2, 4),
    leftovers: random() < 0.5,
    seed: Math.floor(random() * 2 ** 31),
    minProtein: pick(null, null, 0.04, 0.05, 0.065) && Math.round(targetCalories * pick(0.04, 0.05, 0.065)),
    minFiber: pick(null, null, 25, 30, 40),
    maxSodium: pick(null, null, 2300, 2000, 1500),
    maxSaturatedFat: pick(null, null, 22, 16),
    maxPrice: pick(null, null, 12, 8, 6, 4),
    maxMinutes,
    maxMinutesWeekend: maxMinutes && pick(maxMinutes, 60, 90),
    maxCarbs: pick(null, null, null, 180, 130),
  })
}
