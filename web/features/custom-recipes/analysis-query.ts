// The nutrition of an own recipe's ingredients.
import { queryOptions } from '@tanstack/react-query'
import type { IngredientAnalysis } from '#domain/nutrition/ingredient-analysis.ts'
import type { CustomIngredient } from '#domain/recipe/custom-recipe.ts'
import { apiPost } from '#web/data/api.ts'

export function analysisQuery(ingredients: readonly CustomIngredient[], servings: number) {
  const named = ingredients
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, amount, unit }) => ({ name: name.trim(), amount: Number.isFinite(amount) ? amount : 0, unit }))
  return queryOptions({
    queryKey: ['foods', 'analysis', servings, named],
    // Our own server's response, typed by domain/nutrition/ingredient-analysis.ts.
    queryFn: async ({ signal }) =>
      (await apiPost('/foods/analyse', { servings, ingredients: named }, signal)) as IngredientAnalysis,
    enabled: named.length > 0 && servings >= 1,
  })
}
