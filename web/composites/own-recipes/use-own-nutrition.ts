// The nutrition of every own recipe, for filters that need it.
import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { type OwnFigures, ownFigures } from '#domain/recipe/custom-recipe-view.ts'
import { analysisQuery } from '#web/features/custom-recipes/analysis-query.ts'

/** Our server counts so many at a time, and the page shows them as they come. */
const AT_ONCE = 100
/** By the recipe itself: one that was edited is counted again. Null if it can't be counted. */
const known = new WeakMap<CustomRecipe, OwnFigures | null>()

/** Of all of them, if it is wanted. `uncounted`: how many are still to come. */
export function useOwnNutrition(recipes: readonly CustomRecipe[], wanted: boolean) {
  const client = useQueryClient()
  const [round, setRound] = useState(0)
  const missing = wanted ? recipes.filter((recipe) => !known.has(recipe)) : []
  const uncounted = missing.length
  const next = missing.slice(0, AT_ONCE)
  const [first] = next

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round begins when the one before is counted
  useEffect(() => {
    if (!first) return
    let isGone = false
    const read = next.map(async (recipe) => {
      const analysis = await client.fetchQuery(analysisQuery(recipe.ingredients, recipe.servings))
      const figures = ownFigures(analysis)
      known.set(recipe, figures.hasNutrition ? figures : null)
    })
    Promise.allSettled(read).then((results) => {
      // Without a connection, another round would fail too.
      if (!isGone && results.some(({ status }) => status === 'fulfilled'))
        startTransition(() => setRound((before) => before + 1))
    })
    return () => {
      isGone = true
    }
  }, [client, first, round])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known changes with every round
  const figures = useMemo(() => {
    const counted = recipes.flatMap((recipe): [CustomRecipe, OwnFigures][] => {
      const each = known.get(recipe)
      return each ? [[recipe, each]] : []
    })
    return new Map(counted)
  }, [recipes, round])
  return { figures, uncounted }
}
