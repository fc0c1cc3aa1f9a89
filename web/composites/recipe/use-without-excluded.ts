// Own recipes without the foods that a list excludes. Our server knows what each ingredient is: walnuts are nuts.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { withoutExcluded } from '#domain/search/own-recipe-filters.ts'
import { foodChoices } from '#domain/search/recipe-filters.ts'
import { listItems } from '#domain/text/list-items.ts'
import { apiPost } from '#web/data/api.ts'

/** As many as the server accepts at once. */
const AT_ONCE = 100
const LONGEST_NAME = 300

/** `exclude` as in the query string. Recipes that couldn't be checked are left out and counted. */
export function useWithoutExcluded(recipes: readonly CustomRecipe[], exclude: string) {
  const words = listItems(exclude).flatMap(foodChoices)
  const isRequested = words.length > 0 && recipes.length > 0
  const names = useMemo(
    () =>
      isRequested ? [...new Set(recipes.flatMap(({ ingredients }) => ingredients.map(({ name }) => name.trim())))] : [],
    [recipes, isRequested],
  )
  const { data, isPending } = useQuery({
    queryKey: ['foods', 'exclusions', words, names],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(names.length / AT_ONCE) }, (_, part) =>
        names.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
      )
      const responses = await Promise.all(
        parts.map((part) => {
          const ingredients = part.map((name) => name.slice(0, LONGEST_NAME))
          // Our own server's response: one entry for each name.
          return apiPost('/foods/analyse/exclusions', { ingredients, exclude: words }, signal) as Promise<
            (boolean | null)[]
          >
        }),
      )
      const excluded = responses.flat()
      return new Map(names.map((name, at) => [name, excluded[at] ?? null]))
    },
    enabled: isRequested,
  })
  if (!isRequested) return { passing: recipes, unchecked: 0 }
  return isPending ? { passing: [], unchecked: 0 } : withoutExcluded(recipes, data ?? new Map())
}
