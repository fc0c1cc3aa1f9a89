// A week of planned meals: which entry is in which slot, and what each day adds up to.
import { type Macros, NO_MACROS, scaleMacros, sumMacros } from '#domain/nutrition/macros.ts'
import type { RecipeId } from '#domain/recipe/recipe-id.ts'
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

/** Calories are kept with the entry; macros come from the recipes, as far as they are known. */
export function dayTotals<Meal extends PlannedMealLike & { recipeId: RecipeId | null }>(
  slots: Record<MealSlot, Meal[]>,
  macrosOf: ReadonlyMap<RecipeId | null, Macros>,
): Macros {
  const meals = MEAL_SLOTS.flatMap((slot) => slots[slot])
  return sumMacros(
    meals.map(({ recipeId, calories, servings }) =>
      scaleMacros({ ...(macrosOf.get(recipeId) ?? NO_MACROS), calories }, servings),
    ),
  )
}

/** The mean over the days that have anything planned; null when the week is empty. */
export function weekAverage(days: readonly Macros[]): Macros | null {
  const planned = days.filter((day) => day.calories > 0)
  return planned.length === 0 ? null : scaleMacros(sumMacros(planned), 1 / planned.length)
}

/** The ids of the planned meals that are in the log: each logged meal names the entry it was logged from. */
export function loggedEntries(log: readonly { scheduleId: number | null }[]): Set<number> {
  return new Set(log.flatMap(({ scheduleId }) => scheduleId ?? []))
}
