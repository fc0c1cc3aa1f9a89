// The nutrition of an own recipe's ingredients.
import { queryOptions } from '@tanstack/react-query'
import type { CustomIngredient } from '#domain/kitchen/custom-ingredient.ts'
import { analyseTogether } from './analyse-together.ts'

export function analysisQuery(ingredients: readonly CustomIngredient[], servings: number) {
  const named = ingredients
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, amount, unit }) => ({ name: name.trim(), amount: Number.isFinite(amount) ? amount : 0, unit }))
  return queryOptions({
    queryKey: ['foods', 'analysis', servings, named],
    queryFn: () => analyseTogether({ servings, ingredients: named }),
    enabled: named.length > 0 && servings >= 1,
  })
}
