// Combines suggestions from our server and from this device into one list of options.
import { queryOptions } from '@tanstack/react-query'
import { objectOf, objectsOf, positive, textOf } from '#domain/json.ts'
import { type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { words } from '#domain/text/text-match.ts'
import { apiGet } from '#web/data/api.ts'
import { paths } from '#web/router/paths.ts'
import { countText } from '#web/ui/format.ts'

export interface Suggestion {
  /** Also the option's key. */
  to: string
  label: string
  detail: string
  /** Of which the picture is shown. */
  recipe?: { id: RecipeId; image: string }
}

interface Group {
  title: string
  options: Suggestion[]
}

/** Fewer letters match too much. */
const SHORTEST = 2
const MOST_OWN = 3

export const suggestionQuery = (text: string) =>
  queryOptions({
    queryKey: ['suggestions', text],
    queryFn: async ({ signal }) => readSuggestions(await apiGet('/catalogue/suggestions', { search: text }, signal)),
    enabled: text.length >= SHORTEST,
  })

function readSuggestions(response: unknown): Group[] {
  const { recipes, ingredients, cuisines } = objectOf(response)
  const counted = (json: Readonly<Record<string, unknown>>, to: (name: string) => string) => {
    const name = textOf(json.name)
    return { to: to(name), label: name, detail: countText(positive(json.recipes), 'recipe') }
  }
  return [
    {
      title: 'Recipes',
      options: objectsOf(recipes).flatMap(({ id: given, title, gloss, image }) => {
        const id = typeof given === 'number' ? recipeId(given) : null
        if (id === null) return []
        return [
          { to: paths.recipe(id), label: textOf(title), detail: textOf(gloss), recipe: { id, image: textOf(image) } },
        ]
      }),
    },
    {
      title: 'Ingredients',
      options: objectsOf(ingredients).map((json) => counted(json, (include) => paths.recipes({ include }))),
    },
    { title: 'Cuisines', options: objectsOf(cuisines).map((json) => counted(json, paths.cuisine)) },
  ]
}

/** Offers an own recipe when every typed word starts a word of its title. */
export function suggestionGroups(
  text: string,
  found: readonly Group[] = [],
  own: readonly { id: number; title: string; image: string }[] = [],
): Group[] {
  const typed = words(text)
  if (text.trim().length < SHORTEST || typed.length === 0) return []
  const yours = own
    .filter(({ title }) => typed.every((start) => words(title).some((word) => word.startsWith(start))))
    .slice(0, MOST_OWN)
    .flatMap(({ id: given, title, image }) => {
      const id = recipeId(given)
      return id === null ? [] : [{ to: paths.recipe(id), label: title, detail: '', recipe: { id, image } }]
    })
  return [{ title: 'Your recipes', options: yours }, ...found].filter(({ options }) => options.length > 0)
}
