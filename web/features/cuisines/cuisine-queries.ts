import { queryOptions } from '@tanstack/react-query'
import { CUISINES } from '#domain/recipe/cuisines.ts'

/** The list is our own and fixed; it is asked for like any other data, so that it can come from elsewhere one day. */
export const cuisinesQuery = () =>
  queryOptions({ queryKey: ['cuisines'], queryFn: (): Promise<readonly string[]> => Promise.resolve(CUISINES) })

/** The cuisine as we spell it ("middle-eastern" is Middle Eastern), or the text itself when it is none of ours. */
export function cuisineNamed(text: string): { name: string; known: boolean } {
  const wanted = text
    .trim()
    .replace(/[-_\s]+/g, ' ')
    .toLowerCase()
  const name = CUISINES.find((cuisine) => cuisine.toLowerCase() === wanted)
  return name ? { name, known: true } : { name: text.trim(), known: false }
}
