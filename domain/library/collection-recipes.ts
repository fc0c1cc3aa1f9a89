// What is in a collection.
import type { Collection } from './collection.ts'
import { inLibrary, inOrder, type LibraryQuery, type LibraryRecipe, readLibraryQuery } from './library-query.ts'

/** The search that fills it; null for one that somebody fills. */
export const queryOf = ({ query }: Pick<Collection, 'query'>): LibraryQuery | null => query && readLibraryQuery(query)

/** Its recipes, in its order. */
export function recipesIn(collection: Collection, library: readonly LibraryRecipe[], today: string): LibraryRecipe[] {
  const query = queryOf(collection)
  if (query) return inLibrary(library, query, today)
  return inOrder(
    library.filter(({ collections }) => collections.includes(collection.id)),
    collection.order,
  )
}
