// The library: the household's own recipes, and those of ours that somebody tagged, collected or marked with a heart.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { byTitle, type LibraryRecipe, prepareSearch, readCookingHistory } from '#domain/library/library-query.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import type { RecipeCard } from '#domain/recipe/recipe-view.ts'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe-id.ts'
import { useOwnNutrition } from '#web/composites/own-recipes/use-own-nutrition.ts'
import { memberKey } from '#web/data/member-key.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'
import { rowsOf } from '#web/data/rows.ts'
import { useSessionUser } from '#web/data/session.ts'
import { backend } from '#web/data/supabase.ts'
import { useFiledRecipes } from '#web/device/library-store.ts'
import { useLoaded } from '#web/device/use-loaded.ts'
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
/** As long as one step of it takes, and as long as the page has for itself after it. */
const IDLE_MS = 8

export const cookingHistoryQuery = (member: string | undefined) =>
  queryOptions({
    queryKey: memberKey(member, 'cooking-history'),
    queryFn: async () => readCookingHistory(rowsOf(await (await backend()).rpc('cooking_history'))),
    enabled: member !== undefined,
  })

/** `counted`: with the calories of every own recipe, for filters that need them. */
export function useLibrary(counted: boolean): Library {
  const own = useCustomRecipes(({ recipes }) => recipes)
  const filed = useFiledRecipes((state) => state.filed)
  const favorites = useFavorites((state) => state.favorites)
  const loaded = [useLoaded(useCustomRecipes), useLoaded(useFiledRecipes)].every(Boolean)
  const member = useSessionUser()?.id
  const { data: stars } = useQuery(ratingsQueries.all(member))
  const { data: history } = useQuery(cookingHistoryQuery(member))
  const { figures, uncounted } = useOwnNutrition(own, counted)
  const ours = useMemo(() => {
    const ids = new Set([...filed.map(({ id }) => id), ...favorites].filter((id) => !isCustomRecipeId(id)))
    return [...ids].sort((one, other) => one - other)
  }, [filed, favorites])
  const { data: cards = [] } = useQuery(recipeQueries.cards(ours))

  // Sorting takes longest, and nothing that is said of a recipe changes the order.
  const titled = useMemo(() => {
    const isOurs = new Set(ours)
    return [
      ...own.map((recipe) => ({ title: recipe.title, recipe })),
      ...cards.filter(({ id }) => isOurs.has(id)).map((card) => ({ title: card.title, card })),
    ].sort(byTitle)
  }, [own, cards, ours])

  const recipes = useMemo(() => {
    const filedOf = new Map(filed.map((recipe) => [recipe.id, recipe]))
    const about = (id: RecipeId, given: number | null = null) => {
      const { tags, collections } = filedOf.get(id) ?? NOT_FILED
      const rated = stars?.get(String(id)) ?? given
      return { id, stars: rated, cooked: history?.get(String(id)) ?? null, tags, collections }
    }
    return titled.map((one) =>
      'recipe' in one
        ? ofOwn(
            one.recipe,
            about(one.recipe.id, one.recipe.about?.rating),
            figures.get(one.recipe)?.nutrition.calories ?? null,
          )
        : ofCard(one.card, about(one.card.id)),
    )
  }, [titled, filed, stars, history, figures])
  usePreparedSearch(recipes)
  return { recipes, loaded, uncounted }
}

/** In the browser's idle time. */
function usePreparedSearch(recipes: readonly LibraryRecipe[]) {
  useEffect(() => {
    let next = 0
    let timer: ReturnType<typeof setTimeout>
    const prepare = () => {
      const start = performance.now()
      next = prepareSearch(recipes, next, () => performance.now() - start > IDLE_MS)
      if (next < recipes.length) timer = setTimeout(prepare, IDLE_MS)
    }
    timer = setTimeout(prepare, IDLE_MS)
    return () => clearTimeout(timer)
  }, [recipes])
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
