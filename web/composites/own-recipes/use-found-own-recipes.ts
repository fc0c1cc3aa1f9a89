// The own recipes that a search and filters find.
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { customRecipeIsIn } from '#domain/recipe/custom-recipe-view.ts'
import {
  needsNutrition,
  ownRecipePasses,
  searchFindsOwnRecipe,
  type UnderstoodSearch,
} from '#domain/search/own-recipe-filters.ts'
import { titleMatches } from '#domain/text/text-match.ts'
import { useWithoutExcluded } from '#web/composites/recipe/use-without-excluded.ts'
import { useFiledRecipes } from '#web/device/library-store.ts'
import { inSlices } from '#web/device/slices.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { useOwnNutrition } from './use-own-nutrition.ts'

interface Wanted {
  search: string
  /** How our server understood the search; null if unknown. */
  facts: UnderstoodSearch | null
  /** Somebody is typing, so that the last word may be unfinished. */
  isTyped?: boolean
  /** '' for any. */
  cuisine?: string
  /** Named as in the query string. */
  filters?: Readonly<Record<string, string>>
  /** Foods that these don't contain. */
  without?: readonly string[]
}

const NO_FILTERS: Readonly<Record<string, string>> = {}

export function useFoundOwnRecipes(wanted: Wanted) {
  const { search, facts, isTyped = false, cuisine = '', filters = NO_FILTERS, without = [] } = wanted
  const own = useCustomRecipes((device) => device.recipes)
  const filed = useFiledRecipes((state) => state.filed)
  const preferences = facts?.preferences ?? []
  const counted = needsNutrition([...Object.keys(filters), ...preferences.map(({ filter }) => filter)])
  const { figures, uncounted } = useOwnNutrition(own, counted)
  const tagsOf = useMemo(() => new Map(filed.map(({ id, tags }) => [id, tags])), [filed])
  const isAll = search === '' && cuisine === '' && Object.keys(filters).length === 0
  const [found, setFound] = useState<readonly CustomRecipe[]>([])

  function passes(recipe: CustomRecipe) {
    const known = { nutrition: figures.get(recipe)?.nutrition ?? null, tags: tagsOf.get(recipe.id) ?? [] }
    return (
      customRecipeIsIn(recipe, { cuisine }) &&
      ownRecipePasses(recipe, filters, known) &&
      ((isTyped && titleMatches(recipe.title, search)) || searchFindsOwnRecipe(recipe, search, facts, known))
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked for, by its text
  useEffect(() => {
    if (isAll) return
    let isCurrent = true
    const passing: CustomRecipe[] = []
    inSlices(own, (recipe) => isCurrent && passes(recipe) && passing.push(recipe)).then(() => {
      if (isCurrent) startTransition(() => setFound(passing))
    })
    return () => {
      isCurrent = false
    }
  }, [own, tagsOf, figures, isAll, JSON.stringify([search, facts, isTyped, cuisine, filters])])

  const excluded = preferences.flatMap(({ filter, value }) => (filter === 'exclude' ? value : []))
  const words = [filters.exclude ?? '', ...excluded, ...without].join(',')
  const { passing, unchecked } = useWithoutExcluded(isAll ? own : found, words)
  return { recipes: passing, unchecked, uncounted }
}
