// The planned meal that somebody cooks today, used at the end of cooking.
import type { RecipeId } from '#domain/recipe-id.ts'
import type { MealSlot } from '#domain/time/meal-slots.ts'
import { compareEntries, type ScheduledMeal } from './schedule-entry.ts'

export interface PlannedDish {
  mealType: MealSlot
  /** Null for everybody who is there. */
  plates?: ScheduledMeal['plates']
  /** For each person. */
  servings: number
  /** In the cook's own diary. */
  isLogged: boolean
  /** Already planned, in meal order. */
  leftovers: readonly Pick<ScheduledMeal, 'date' | 'mealType' | 'servings' | 'plates'>[]
}

interface Cooking {
  recipeId: RecipeId
  today: string
  /** The meal of this hour. */
  now: MealSlot
  /** Entries of the plan that are in the cook's diary. */
  logged: ReadonlySet<number | null>
}

/**
 * Of several on the same day: one not cooked yet, then one not eaten yet, then the meal of this hour. Null if
 * unplanned.
 */
export function plannedDish(meals: readonly ScheduledMeal[], cooking: Cooking): PlannedDish | null {
  const { recipeId, today, now, logged } = cooking
  const isDone = ({ cookedAt }: ScheduledMeal) => Number(cookedAt !== null)
  const isEaten = ({ id }: ScheduledMeal) => Number(logged.has(id))
  const isForLater = ({ mealType }: ScheduledMeal) => Number(mealType !== now)
  const [meal] = meals
    .filter((meal) => meal.date === today && meal.recipeId === recipeId && meal.leftoverOf === null)
    .sort(
      (one, other) =>
        isDone(one) - isDone(other) ||
        isEaten(one) - isEaten(other) ||
        isForLater(one) - isForLater(other) ||
        compareEntries(one, other),
    )
  if (!meal) return null
  const leftovers = meals.filter(({ leftoverOf }) => leftoverOf === meal.id).sort(compareEntries)
  const { mealType, servings, plates } = meal
  return { mealType, servings, plates, isLogged: logged.has(meal.id), leftovers }
}

/** Rounded down to quarters, which is what can be planned: nobody should plan more than there is. */
export function servingsLeft(cooked: number, eatenByEach: number, tablePortions: number): number {
  const left = cooked - eatenByEach * tablePortions
  return Math.max(0, Math.floor(left * 4 + 1e-9) / 4)
}
