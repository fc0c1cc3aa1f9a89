// What a serving has on plates that have something else in them than the recipe, by planned meal.
import { useQuery } from '@tanstack/react-query'
import type { Macros } from '#domain/nutrition/macros.ts'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { type HouseholdTable, memberPlate } from '#web/data/household-table.ts'

const NONE: ReadonlyMap<number, Macros> = new Map()

export function usePlateMacros(
  meals: readonly ScheduledMeal[],
  table: HouseholdTable | undefined,
): ReadonlyMap<number, Macros> {
  const swapped = meals.flatMap((meal) => {
    const { swaps = [] } = memberPlate(table, meal) ?? meal.plates?.[0] ?? {}
    return meal.recipeId === null || swaps.length === 0 ? [] : [{ id: meal.id, recipe: meal.recipeId, swaps }]
  })
  const { data = NONE } = useQuery({
    queryKey: ['recipes', 'on-plates', swapped],
    queryFn: async () => {
      const { macrosOf, nutrientsOnPlate } = await import('#web/features/meals/recipe-on-plate.ts')
      const found = await Promise.all(
        swapped.map(async ({ id, recipe, swaps }) => {
          const nutrients = await nutrientsOnPlate(recipe, swaps)
          return nutrients ? [[id, macrosOf(nutrients)] as const] : []
        }),
      )
      return new Map(found.flat())
    },
    enabled: swapped.length > 0,
  })
  return data
}
