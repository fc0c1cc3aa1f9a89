// What the eaters avoid, in our recipes and in typed ingredients. One request for the whole catalogue and one for each
// list of ingredients, however many cards and rows show it.
import { queryOptions } from '@tanstack/react-query'
import { listOf, objectOf } from '#domain/json.ts'
import type { Contents, Eater } from '#domain/nutrition/avoided.ts'
import type { Diet } from '#domain/nutrition/diets.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { readCustomRecipes } from '#domain/recipe/saved-custom-recipes.ts'
import { DEVICE_KEYS } from '#domain/sync/device-state.ts'
import { readDeviceText } from '#domain/sync/device-text.ts'
import { markKey } from '#web/device/device-storage.ts'
import { apiPost } from './api.ts'
import { memberKey } from './member-key.ts'

/** As many as the server accepts at once. */
const AT_ONCE = 100
const LONGEST = { name: 300, word: 60 }

const wordsOf = (eaters: readonly Eater[]): string[] =>
  [...new Set(eaters.flatMap(({ avoids }) => avoids.map((word) => word.slice(0, LONGEST.word))))].slice(0, AT_ONCE)

const dietsOf = (eaters: readonly Eater[]): Diet[] => [
  ...new Set(eaters.flatMap(({ diet }) => (diet === null ? [] : [diet]))),
]

const numbers = (value: unknown): Set<unknown> => new Set(listOf(value))

/** Knows nothing of recipes that aren't ours. */
export type RecipeContents = (recipeId: number) => Contents

export function avoidedRecipesQuery(userId: string | undefined, eaters: readonly Eater[]) {
  const avoid = wordsOf(eaters)
  const diets = dietsOf(eaters)
  return queryOptions({
    queryKey: memberKey(userId, 'avoided', 'recipes', avoid, diets),
    queryFn: async ({ signal }) => objectOf(await apiPost('/catalogue/avoided', { avoid, diets }, signal)),
    enabled: avoid.length + diets.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    select: (response): RecipeContents => {
      const words = listOf(response.avoid).map(objectOf)
      const contains = new Map(avoid.map((word, at) => [word, numbers(words[at]?.contains)]))
      const mayContain = new Map(avoid.map((word, at) => [word, numbers(words[at]?.mayContain)]))
      const unfit = new Map(diets.map((diet, at) => [diet, numbers(listOf(response.diets)[at])]))
      return (id) => ({
        contains: (word) => contains.get(word)?.has(id) === true,
        mayContain: (word) => mayContain.get(word)?.has(id) === true,
        fits: (diet) => unfit.get(diet)?.has(id) !== true,
      })
    },
  })
}

/** Diets aren't checked here: an ingredient has none. */
export function avoidedIngredientsQuery(
  userId: string | undefined,
  eaters: readonly Eater[],
  ingredients: readonly string[],
) {
  const avoid = wordsOf(eaters)
  const names = [...new Set(ingredients.map((name) => name.trim().slice(0, LONGEST.name)))].filter(Boolean).sort()
  return queryOptions({
    queryKey: memberKey(userId, 'avoided', 'ingredients', avoid, names),
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(names.length / AT_ONCE) }, (_, part) =>
        names.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
      )
      const responses = await Promise.all(
        parts.map((part) => apiPost('/foods/analyse/avoided', { names: part, avoid }, signal)),
      )
      return responses.flatMap(listOf)
    },
    enabled: avoid.length > 0 && names.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    select: (response) => {
      const found = new Map(names.map((name, at) => [name, objectOf(response[at])]))
      const isIn = (key: 'contains' | 'mayContain', chosen: readonly string[], word: string) =>
        chosen.some((name) => numbers(found.get(name.trim().slice(0, LONGEST.name))?.[key]).has(avoid.indexOf(word)))
      /** Of some of the ingredients together. */
      return (chosen: readonly string[]): Contents => ({
        contains: (word) => isIn('contains', chosen, word),
        mayContain: (word) => isIn('mayContain', chosen, word),
        fits: () => true,
      })
    },
  })
}

const namesOf = ({ id, ingredients }: CustomRecipe) => ({ id, names: ingredients.map(({ name }) => name) })

/** The ingredients of each recipe that is stored on this device. */
export const ownIngredientsQuery = queryOptions({
  queryKey: ['own-recipes', 'ingredients'],
  queryFn: async () => {
    const name = DEVICE_KEYS.customRecipes
    if (localStorage.getItem(markKey(name)) === null)
      return readDeviceText(localStorage.getItem(name), readCustomRecipes).value.map(namesOf)
    const found: ReturnType<typeof namesOf>[] = []
    const { readList } = await import('#web/device/list-database.ts')
    await readList(name, (part) => {
      const { value } = readCustomRecipes({ recipes: part.map(({ text }) => JSON.parse(text)) })
      found.push(...value.map(namesOf))
    })
    return found
  },
  staleTime: 0,
})
