// Reads the table of searches that people type (searches.csv) and returns the wrong results.
import { readFileSync } from 'node:fs'
import { matchesDiet } from '#domain/nutrition/diets.ts'
import { noFilters } from '#domain/search/recipe-filters.ts'
import type { Catalogue, CatalogueEntry } from '#server/catalogue/catalogue.ts'
import { parseCsv } from '#server/catalogue/csv.ts'
import { recipeSearchOf } from '#server/search/recipe-search.ts'

export interface JudgedSearch {
  query: string
  /** Why we can't answer it well, from the table; '' if we must. */
  miss: string
  /** What is wrong with the result; '' if it is right. */
  problem: string
}

type Test = (entry: CatalogueEntry) => boolean

const FIRST = 3

const nameOf = ({ plain }: CatalogueEntry): string => `${plain.title}; ${plain.gloss ?? ''}`
const foodsOf = ({ plain }: CatalogueEntry): string => plain.extendedIngredients.map(({ name }) => name).join('; ')

/** What a pattern in the table is compared with; '-f' is the opposite of 'f'. */
const TEXTS: Record<string, (entry: CatalogueEntry) => string> = {
  t: nameOf,
  k: (entry) => `${nameOf(entry)}; ${entry.plain.dishTypes.join('; ')}`,
  f: (entry) => `${nameOf(entry)}; ${foodsOf(entry)}`,
  '-f': foodsOf,
  type: ({ plain }) => plain.dishTypes.join('; '),
  cuisine: ({ plain }) => plain.cuisines.join('; '),
  tag: ({ plain }) => (plain.tags ?? []).join('; '),
}

const FIGURES: Record<string, (entry: CatalogueEntry) => number> = {
  minutes: ({ plain }) => plain.readyInMinutes,
  cents: ({ plain }) => plain.pricePerServing,
  health: ({ plain }) => plain.healthScore,
}

/** "t:soup", "-f:onion", "diet:vegan" or "minutes<=30"; calories, protein and the like are numbers too. */
function testOf(condition: string): Test {
  const [, figure = '', sign, bound] = /^(\w+)([<>]=)(\d+)$/.exec(condition) ?? []
  if (figure !== '') {
    const read = FIGURES[figure] ?? (({ nutrients }) => nutrients[figure as keyof typeof nutrients] ?? Number.NaN)
    return (entry) => (sign === '<=' ? read(entry) <= Number(bound) : read(entry) >= Number(bound))
  }
  const [, where = '', pattern = ''] = /^(-?\w+):(.+)$/.exec(condition) ?? []
  if (where === 'diet') return ({ plain }) => matchesDiet(plain, pattern)
  const text = TEXTS[where]
  if (!text) throw new Error(`"${condition}" is no condition of searches.csv.`)
  const expression = new RegExp(pattern, 'i')
  return (entry) => expression.test(text(entry)) !== (where === '-f')
}

/**
 * `three` must match each of the first three, and none of the recipes it matches may be missing from them; `first` is
 * what the name of the very first must match.
 */
function problemWith(first: string, three: string, found: readonly CatalogueEntry[], { entries }: Catalogue): string {
  const tests = three.split(' & ').map(testOf)
  const isMeant: Test = (entry) => tests.every((test) => test(entry))
  const wanted = Math.min(FIRST, entries.filter(isMeant).length)
  const titles = found.map(({ plain }) => plain.title).join(' | ')
  if (!found.every(isMeant)) return `found ${titles}`
  if (found.length < wanted) return `${found.length} of ${wanted}: ${titles}`
  const [top] = found
  return top && !new RegExp(first, 'i').test(nameOf(top)) ? `first ${titles}` : ''
}

export function judgeSearches(catalogue: Catalogue): JudgedSearch[] {
  const { search } = recipeSearchOf(catalogue)
  const file = new URL('searches.csv', import.meta.url)
  return parseCsv(readFileSync(file, 'utf8')).map(({ fields }) => {
    const { query = '', preferences = '', first = '', three = '', miss = '' } = fields
    const hits = search({ search: query, filters: noFilters(), sort: 'relevance', offset: 0, number: FIRST })
    const understood = hits.understood.preferences.map(({ filter, value }) => `${filter}=${value}`).join(';')
    const found = hits.found.flatMap((at) => catalogue.entries[at] ?? [])
    const problem =
      understood === preferences ? problemWith(first, three, found, catalogue) : `understood ${understood || 'no wish'}`
    return { query, miss, problem }
  })
}
