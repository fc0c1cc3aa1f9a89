// For each nutrient that was short, the dishes of our catalogue with the most of it per calorie.
import { useQuery } from '@tanstack/react-query'
import type { ReferenceKey } from '#domain/diary/dietary-references.ts'
import { type Goals, providerDietOf } from '#domain/diary/goals.ts'
import { mostGapCalories, type ShortNutrient } from '#domain/plan/week-review.ts'
import { type GapDish, gapQuery } from '#web/features/nutrients/gap-query.ts'

/** `exclude` is null until it is known: no dish is suggested before that. */
export function useGapDishes(short: readonly ShortNutrient[], goals: Goals, exclude: readonly string[] | null) {
  const maxCalories = mostGapCalories(goals.calories)
  const diet = providerDietOf(goals.diet)
  const keys = short.map(({ key }) => key)
  // One query, because useQueries would be part of every page's first load.
  const { data } = useQuery({
    queryKey: ['recipes', 'gaps', keys, maxCalories, diet, exclude],
    queryFn: ({ client }) =>
      Promise.all(
        keys.map((nutrient) => client.fetchQuery(gapQuery({ nutrient, maxCalories, diet, exclude: exclude ?? [] }))),
      ),
    enabled: exclude !== null && maxCalories > 0,
  })
  return new Map<ReferenceKey, readonly GapDish[]>(keys.map((key, at) => [key, data?.[at] ?? []]))
}
