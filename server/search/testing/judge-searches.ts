// Reads the table of what people type (searches.csv) and says which searches are not answered as it wants.
import { readFileSync } from 'node:fs'
import { noFilters } from '#domain/search/recipe-filters.ts'
import type { Catalogue, CatalogueEntry } from '#server/catalogue/catalogue.ts'
import { parseCsv } from '#server/catalogue/csv.ts'
import { recipeSearchOf } from '#server/search/recipe-search.ts'

export interface JudgedSearch {
  query: string
  /** Why we cannot answer it well, as the table says; '' where we must. */
  miss: string
  /** What is wrong with the answer; '' when it is right. */
  problem: string
}

const FIRST = 3

/** The table's word for where the expression must match: t title and gloss, y kind of dish as well, a ingredients as well.
 * A number says how many of the first three it is about, where we have no more of what was meant. */
function textOf({ plain }: CatalogueEntry, where: string): string {
  const title = `${plain.title}; ${plain.gloss ?? ''}`
  if (where === 'y') return `${title}; ${plain.dishTypes.join('; ')}`
  return where === 'a' ? `${title}; ${plain.extendedIngredients.map(({ name }) => name).join('; ')}` : title
}

function problemWith(first: string, found: readonly CatalogueEntry[]): string {
  const titles = found.map(({ plain }) => plain.title).join(' | ')
  if (first === 'none') return found.length === 0 ? '' : `found ${titles}`
  if (found.length === 0) return 'nothing found'
  const [, where = 't', only, pattern = ''] = /^([tya])([12]?):(.*)$/.exec(first) ?? ['', 't', '', '']
  const expression = new RegExp(pattern, 'i')
  const judged = only === '' ? found : found.slice(0, Number(only))
  return judged.every((entry) => expression.test(textOf(entry, where))) ? '' : `found ${titles}`
}

export function judgeSearches(catalogue: Catalogue): JudgedSearch[] {
  const { search } = recipeSearchOf(catalogue)
  const file = new URL('searches.csv', import.meta.url)
  return parseCsv(readFileSync(file, 'utf8')).map(({ fields: { query = '', wishes = '', first = '', miss = '' } }) => {
    const hits = search({ search: query, filters: noFilters(), sort: 'relevance', offset: 0, number: FIRST })
    const understood = hits.understood.wishes.map(({ filter, value }) => `${filter}=${value}`).join(';')
    const found = hits.found.flatMap((at) => catalogue.entries[at] ?? [])
    const problem = understood === wishes ? problemWith(first, found) : `understood ${understood || 'no wish'}`
    return { query, miss, problem }
  })
}
