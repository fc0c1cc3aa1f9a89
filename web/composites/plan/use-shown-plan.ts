// Planned meals for display, without links to own recipes that were deleted.
import { type ScheduledMeal, withGoneAsNotes } from '#domain/plan/schedule-entry.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'

export function useShownPlan(meals: readonly ScheduledMeal[] = []): ScheduledMeal[] {
  return withGoneAsNotes(
    meals,
    useCustomRecipes(({ recipes }) => recipes),
  )
}
