import { queryOptions } from '@tanstack/react-query'
import { CUISINES } from '#domain/recipe/cuisines.ts'

/** A fixed list of our own, as a query so that it could come from elsewhere. */
export const cuisinesQuery = () =>
  queryOptions({ queryKey: ['cuisines'], queryFn: (): Promise<readonly string[]> => Promise.resolve(CUISINES) })

/** Our spelling of a cuisine ("middle-eastern" is Middle Eastern), or the text itself if it is unknown. */
export function cuisineNamed(text: string): { name: string; known: boolean } {
  const wanted = text
    .trim()
    .replace(/[-_\s]+/g, ' ')
    .toLowerCase()
  const name = CUISINES.find((cuisine) => cuisine.toLowerCase() === wanted)
  return name ? { name, known: true } : { name: text.trim(), known: false }
}
