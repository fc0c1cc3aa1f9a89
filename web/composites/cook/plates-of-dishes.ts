// Whose plates the dishes fill that are cooked together: those of the planned meals, or of everybody who is there.
import type { CookingPlan } from '#domain/cook-together/cooking-lines.ts'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { namedPlates, type SeatedTable } from '#domain/table/plates.ts'
import { dayKey } from '#domain/time/calendar.ts'
import { mealAtHour } from '#domain/time/meal-slots.ts'
import type { CookedDish } from './use-set-asides.ts'

/** `meals` are planned from today on. */
export function platesOfDishes(
  { dishes, readyAt, batch }: CookingPlan,
  recipes: readonly RecipeDetail[],
  meals: readonly ScheduledMeal[],
  table: SeatedTable,
): CookedDish[] {
  const ready = new Date(readyAt)
  const date = dayKey(ready)
  return recipes.map((recipe) => {
    const cooked = meals.filter(
      (meal) => meal.recipeId === recipe.id && meal.leftoverOf === null && (batch || meal.date === date),
    )
    const eaten = meals.filter(({ id, leftoverOf }) => cooked.some((meal) => meal.id === id || meal.id === leftoverOf))
    const unplanned = { date, mealType: mealAtHour(ready.getHours()), servings: 1, plates: null }
    return {
      recipe,
      plates: (eaten.length > 0 ? eaten : [unplanned]).flatMap((meal) => namedPlates(meal, table)),
      servings: dishes.find(({ id }) => id === recipe.id)?.servings ?? 1,
    }
  })
}
