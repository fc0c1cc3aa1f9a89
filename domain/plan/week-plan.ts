// A week of planned meals: which entry is in which slot, and what each day adds up to.
import { MEAL_SLOTS, type MealSlot } from './meal-slots.ts'

export interface PlannedMealLike {
  date: string
  mealType: MealSlot
  servings: number
  /** Of one serving. */
  calories: number
}

export type WeekGrid<Meal> = { date: string; slots: Record<MealSlot, Meal[]> }[]

export function weekGrid<Meal extends PlannedMealLike>(
  days: readonly string[],
  meals: readonly Meal[],
): WeekGrid<Meal> {
  return days.map((date) => {
    const slots: Record<MealSlot, Meal[]> = { breakfast: [], lunch: [], dinner: [], snack: [] }
    for (const meal of meals) if (meal.date === date) slots[meal.mealType].push(meal)
    return { date, slots }
  })
}

export interface EnergyTotals {
  calories: number
  protein: number
  carbs: number
  fat: number
}

export function addTotals(one: EnergyTotals, other: EnergyTotals): EnergyTotals {
  return {
    calories: one.calories + other.calories,
    protein: one.protein + other.protein,
    carbs: one.carbs + other.carbs,
    fat: one.fat + other.fat,
  }
}

export const NO_TOTALS: EnergyTotals = { calories: 0, protein: 0, carbs: 0, fat: 0 }

/** Calories are kept with the entry; macros come from the recipes, as far as they are known. */
export function dayTotals<Meal extends PlannedMealLike & { recipeId: string }>(
  slots: Record<MealSlot, Meal[]>,
  macrosOf: ReadonlyMap<string, { protein: number; carbs: number; fat: number }>,
): EnergyTotals {
  return MEAL_SLOTS.flatMap((slot) => slots[slot]).reduce((sum, meal) => {
    const macros = macrosOf.get(meal.recipeId) ?? { protein: 0, carbs: 0, fat: 0 }
    return addTotals(sum, {
      calories: meal.calories * meal.servings,
      protein: macros.protein * meal.servings,
      carbs: macros.carbs * meal.servings,
      fat: macros.fat * meal.servings,
    })
  }, NO_TOTALS)
}

/** The mean over the days that have anything planned; null when the week is empty. */
export function weekAverage(days: readonly EnergyTotals[]): EnergyTotals | null {
  const planned = days.filter((day) => day.calories > 0)
  if (planned.length === 0) return null
  const sum = planned.reduce(addTotals, NO_TOTALS)
  return {
    calories: sum.calories / planned.length,
    protein: sum.protein / planned.length,
    carbs: sum.carbs / planned.length,
    fat: sum.fat / planned.length,
  }
}

interface Eaten {
  date: string
  mealType: MealSlot
  recipeId: string
}

/** The entries of a plan that are in the meal log already, by id. Two of the same need two in the log. */
export function loggedEntries(plan: readonly (Eaten & { id: number })[], log: readonly Eaten[]): Set<number> {
  const keyOf = ({ date, mealType, recipeId }: Eaten) => `${date} ${mealType} ${recipeId}`
  const left = new Map<string, number>()
  for (const meal of log) left.set(keyOf(meal), (left.get(keyOf(meal)) ?? 0) + 1)
  const found = new Set<number>()
  for (const entry of plan) {
    const count = left.get(keyOf(entry)) ?? 0
    if (count === 0) continue
    left.set(keyOf(entry), count - 1)
    found.add(entry.id)
  }
  return found
}
