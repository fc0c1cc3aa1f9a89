import { queryOptions } from '@tanstack/react-query'
import { objectOf, objectsOf, positive, textOf } from '#domain/json.ts'
import { CUISINES } from '#domain/recipe/cuisines.ts'
import { apiGet } from '#web/data/api.ts'

/** A fixed list, as a query so that it could come from elsewhere. */
export const cuisinesQuery = () =>
  queryOptions({ queryKey: ['cuisines'], queryFn: (): Promise<readonly string[]> => Promise.resolve(CUISINES) })

/** How many recipes each has; optional for the page. */
export const cuisineCountsQuery = () =>
  queryOptions({
    queryKey: ['cuisines', 'counts'],
    queryFn: async ({ signal }): Promise<Record<string, number>> => {
      const { cuisines } = objectOf(await apiGet('/catalogue/cuisines', {}, signal))
      return Object.fromEntries(objectsOf(cuisines).map(({ name, recipes }) => [textOf(name), positive(recipes)]))
    },
  })

/** Our spelling of a cuisine ("middle-eastern" is Middle Eastern), or the text itself if it is unknown. */
export function cuisineNamed(text: string): { name: string; known: boolean } {
  const wanted = text
    .trim()
    .replace(/[-_\s]+/g, ' ')
    .toLowerCase()
  const name = CUISINES.find((cuisine) => cuisine.toLowerCase() === wanted)
  return name ? { name, known: true } : { name: text.trim(), known: false }
}
