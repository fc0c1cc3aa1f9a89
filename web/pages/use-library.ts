// The library: the household's own recipes, and those of ours that somebody tagged, collected or marked with a heart.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { byTitle, type LibraryRecipe, readCookingHistory } from '#domain/library/library-query.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { customRecipeView } from '#domain/recipe/custom-recipe-view.ts'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe/recipe-id.ts'
import type { RecipeCard } from '#domain/recipe/recipe-view.ts'
import { memberKey } from '#web/data/member-key.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'
import { rowsOf } from '#web/data/rows.ts'
import { useSessionUser } from '#web/data/session.ts'
import { backend } from '#web/data/supabase.ts'
import { useFiledRecipes } from '#web/device/library-store.ts'
import { useLoaded } from '#web/device/use-loaded.ts'
import { analysisQuery } from '#web/features/custom-recipes/analysis-query.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { useFavorites } from '#web/features/favorites/favorites-store.ts'
import { ratingsQueries } from '#web/features/ratings/ratings-queries.ts'

export interface Library {
  /** In the order of their titles. */
  recipes: LibraryRecipe[]
  /** False while a large list is being read. */
  loaded: boolean
  /** Own recipes whose calories are still being calculated. */
  uncounted: number
}

const NOT_FILED = { tags: [], collections: [] }

/** `counted`: with the calories of every own recipe, for filters that need them. */
export function useLibrary(counted: boolean): Library {
  const own = useCustomRecipes(({ recipes }) => recipes)
  const filed = useFiledRecipes((state) => state.filed)
  const favorites = useFavorites((state) => state.favorites)
  const loaded = [useLoaded(useCustomRecipes), useLoaded(useFiledRecipes)].every(Boolean)
  const member = useSessionUser()?.id
  const { data: stars } = useQuery(ratingsQueries.all(member))
  const { data: history } = useQuery({
    queryKey: memberKey(member, 'cooking-history'),
    queryFn: async () => readCookingHistory(rowsOf(await (await backend()).rpc('cooking_history'))),
    enabled: member !== undefined,
  })
  const { calories, uncounted } = useOwnCalories(own, counted)
  const ours = useMemo(() => {
    const ids = new Set([...filed.map(({ id }) => id), ...favorites].filter((id) => !isCustomRecipeId(id)))
    return [...ids].sort((one, other) => one - other)
  }, [filed, favorites])
  const { data: cards = [] } = useQuery(recipeQueries.cards(ours))

  const recipes = useMemo(() => {
    const filedOf = new Map(filed.map((recipe) => [recipe.id, recipe]))
    const about = (id: RecipeId, given: number | null = null) => {
      const { tags, collections } = filedOf.get(id) ?? NOT_FILED
      const rated = stars?.get(String(id)) ?? given
      return { id, stars: rated, cooked: history?.get(String(id)) ?? null, tags, collections }
    }
    return [
      ...own.map((recipe) => ofOwn(recipe, about(recipe.id, recipe.about?.rating), calories.get(recipe) ?? null)),
      ...cards.filter(({ id }) => ours.includes(id)).map((card) => ofCard(card, about(card.id))),
    ].sort(byTitle)
  }, [own, cards, ours, filed, stars, history, calories])
  return { recipes, loaded, uncounted }
}

type About = Pick<LibraryRecipe, 'id' | 'stars' | 'cooked' | 'tags' | 'collections'>

const ofOwn = (recipe: CustomRecipe, about: About, calories: number | null): LibraryRecipe => ({
  ...about,
  of: recipe,
  title: recipe.title,
  own: true,
  // Where it comes from, or from its number, which is the moment it was made.
  added: Date.parse(recipe.about?.added ?? '') || recipe.id / 1000,
  minutes: recipe.readyInMinutes,
  calories,
  others: [...recipe.cuisines, ...recipe.diets, ...recipe.ingredients.map(({ name }) => name)],
})

const ofCard = (card: RecipeCard, about: About): LibraryRecipe => ({
  ...about,
  of: card,
  title: card.title,
  own: false,
  added: 0,
  minutes: card.readyInMinutes,
  calories: card.hasNutrition ? card.nutrition.calories : null,
  others: [card.gloss, ...card.cuisines, ...card.diets, ...card.dishTypes],
})

/** Our server counts so many at a time, and the page shows them as they come. */
const AT_ONCE = 100
/** By the recipe itself: one that was edited is counted again. Null if it can't be counted. */
const known = new WeakMap<CustomRecipe, number | null>()

function useOwnCalories(recipes: readonly CustomRecipe[], wanted: boolean) {
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
      const { hasNutrition, nutrition } = customRecipeView(recipe, analysis)
      known.set(recipe, hasNutrition ? nutrition.calories : null)
    })
    Promise.allSettled(read).then((results) => {
      // Without a connection, another round would fail too.
      if (!isGone && results.some(({ status }) => status === 'fulfilled')) setRound((before) => before + 1)
    })
    return () => {
      isGone = true
    }
  }, [client, first, round])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known changes with every round
  const calories = useMemo(() => {
    const counted = recipes.flatMap((recipe): [CustomRecipe, number][] => {
      const each = known.get(recipe)
      return each === undefined || each === null ? [] : [[recipe, each]]
    })
    return new Map(counted)
  }, [recipes, round])
  return { calories, uncounted }
}
