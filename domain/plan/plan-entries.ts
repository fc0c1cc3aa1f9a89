// A plan as schedule entries, starting on a given day.
import { pictureSources } from '#domain/recipe/recipe-pictures.ts'
import { addDays } from '#domain/time/calendar.ts'
import type { PlanDay, PlanMeal } from './diet-plan.ts'
import type { PlannedEntry } from './schedule-entry.ts'

/** Calories are per serving, and 0 if the provider only gives totals for the whole day. */
function entryOf(days: readonly PlanDay[], meal: PlanMeal, date: string, from: string): PlannedEntry {
  const portion = meal.portion ?? 1
  return {
    date,
    mealType: meal.slot,
    recipeId: meal.id,
    title: meal.title,
    image: pictureSources(meal).src,
    servings: portion,
    calories: Math.round(meal.calories / portion),
    leftoverOf: meal.leftoverOf
      ? { date: addDays(from, dayIndex(days, meal.leftoverOf.day)), mealType: meal.leftoverOf.slot }
      : null,
  }
}

export const planEntries = (days: readonly PlanDay[], from: string): PlannedEntry[] =>
  days.flatMap(({ meals }, index) => meals.map((meal) => entryOf(days, meal, addDays(from, index), from)))

/** The position of a weekday in the plan; a plan of one day has only one. */
const dayIndex = (days: readonly PlanDay[], weekday: string) =>
  Math.max(
    0,
    days.findIndex((day) => day.weekday === weekday),
  )
