// Recipe search: text, preferences in the text, filters, and what to change when nothing is found.
import { filterLabel } from '#domain/search/filter-labels.ts'
import {
  type FilterName,
  filtersOneLess,
  noFilters,
  type RecipeFilters,
  type Sort,
  withFilter,
} from '#domain/search/recipe-filters.ts'
import { type Understood, understandSearch } from '#domain/search/search-preferences.ts'
import { searchText } from '#domain/text/search-text.ts'
import { isStopWord, singularWords } from '#domain/text/text-match.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { bestOf, type Correction } from '#server/text-index/text-index.ts'
import { foodWordsOf } from './food-words.ts'
import { createRecipeColumns, type RecipeColumns } from './recipe-columns.ts'
import { searchWords } from './search-words.ts'

export interface RecipeQuestion {
  search: string
  filters: RecipeFilters
  sort: Sort
  offset: number
  number: number
  /** 1 for each recipe that comes after all others; not if a person chose the order. */
  last?: Uint8Array
}

/** A change that would find something, for an empty result. */
export interface Remedy {
  /** What to drop: a filter or a word of the search. */
  filter: FilterName | 'search'
  value: string
  label: string
  /** How many recipes there would be without it. */
  total: number
}

export interface RecipeHits {
  /** Positions in the catalogue's entries. */
  found: number[]
  total: number
  understood: Understood
  /** The request's filters and those of its preferences. */
  filters: RecipeFilters
  /** Empty if nothing was found. */
  corrections: Correction[]
  /** Only if nothing was found. */
  remedies: Remedy[]
  /** Only if nothing was found: a similar search that finds something. */
  spelling: { search: string; total: number } | null
}

export interface ResolvedSearch {
  understood: Understood
  /** The given filters and those of the preferences. */
  filters: RecipeFilters
  /** Only punctuation, or code: it can't mean a dish. */
  isNonsense: boolean
}

export interface RecipeSearch {
  search(question: RecipeQuestion): RecipeHits
  /** Only parses the search, for callers that run it themselves. */
  resolve(search: string, filters: RecipeFilters): ResolvedSearch
  /** The best dishes for an unfinished search; null unless some of its words mean a filter. */
  suggest(search: string, number: number): number[] | null
  columns: RecipeColumns
}

const MOST_REMEDIES = 4
/** Words of a long search that are tried without the rest. */
const MOST_KEPT = 8

/** What nobody types to find a dish: "' OR '1'='1", "'; drop table", "%00", "<script>". But "<500 calories" is fine. */
const looksLikeCode = (text: string): boolean =>
  /[{}\\]|<\/?[a-z][^<]*>|['"]\s*[=;]|;\s*--|(?<!\d)%[0-9a-f]{2}/i.test(text)

const searches = new WeakMap<Catalogue, RecipeSearch>()

/** Created once per catalogue, and shared by the provider's calls and our own. */
export function recipeSearchOf(catalogue: Catalogue): RecipeSearch {
  let search = searches.get(catalogue)
  if (!search) {
    search = createRecipeSearch(catalogue)
    searches.set(catalogue, search)
  }
  return search
}

function createRecipeSearch(catalogue: Catalogue): RecipeSearch {
  const { index, entries } = catalogue
  const columns = createRecipeColumns(entries, foodWordsOf(catalogue))
  const titles = new Set(entries.map(({ plain }) => singularWords(plain.title).join(' ')))
  const words = searchWords(catalogue)

  function resolve(search: string, given: RecipeFilters): ResolvedSearch {
    const text = searchText(search)
    const typed = singularWords(text)
    // A search for an exact title means that dish, even if the title contains a preference.
    const understood = titles.has(typed.join(' '))
      ? { preferences: [], text, ignored: [] }
      : understandSearch(text, words)
    const filters = understood.preferences.reduce((all, { filter, value }) => withFilter(all, filter, value), given)
    const isNonsense = text !== '' && (typed.length === 0 || looksLikeCode(text))
    return { understood, filters, isNonsense }
  }

  function matches(text: string, filters: RecipeFilters, typing = false) {
    const { documents, scores, corrections } = index.match(text, { typing })
    const passed = columns.passing(filters)
    return { documents: passed ? documents.filter((at) => passed[at] === 1) : documents, scores, corrections }
  }

  /** "With eggs" finds mayonnaise too, but dishes that are about eggs come first. */
  const likedScores = (foods: readonly string[]) =>
    index.match(foods.join(' ')).scores.map((score) => Math.max(1, score))

  function page(matched: ReturnType<typeof matches>, { sort, offset, number, last }: RecipeQuestion): number[] {
    const { documents, scores } = matched
    if (sort === 'relevance' && last) {
      const first = documents.filter((at) => last[at] !== 1)
      const found = bestOf(first, scores, offset, number)
      const rest = documents.filter((at) => last[at] === 1)
      return [...found, ...bestOf(rest, scores, Math.max(0, offset - first.length), number - found.length)]
    }
    if (sort === 'relevance') return bestOf(documents, scores, offset, number)
    const isMatch = new Uint8Array(entries.length)
    for (const at of documents) isMatch[at] = 1
    const found: number[] = []
    let passed = 0
    for (const at of columns.order(sort)) {
      if (isMatch[at] !== 1 || passed++ < offset) continue
      found.push(at)
      if (found.length === number) break
    }
    return found
  }

  /** If dropping one word isn't enough: as few as possible from the start or the end. */
  function withoutEnds(search: string, text: string, filters: RecipeFilters): Remedy[] {
    const all = text.split(' ')
    const typed = all.slice(all.findIndex((word) => !isStopWord(word.toLowerCase())))
    for (let left = Math.min(MOST_KEPT, typed.length - 2); left > 0; left--) {
      const ends = [
        { kept: typed.slice(0, left), dropped: typed.slice(left) },
        { kept: typed.slice(-left), dropped: typed.slice(0, -left) },
      ]
      const useful = ends
        .map(({ kept, dropped }) => ({
          filter: 'search' as const,
          value: dropped.join(' '),
          label: dropped.join(' '),
          total: kept.every((word) => isStopWord(word.toLowerCase()))
            ? 0
            : matches(kept.join(' '), filters).documents.length,
        }))
        .filter(({ value, total }) => total > 0 && search.includes(value))
      if (useful.length > 0) return useful
    }
    return []
  }

  function remedies(search: string, text: string, filters: RecipeFilters): Remedy[] {
    const count = (some: string, rest: RecipeFilters) => matches(some, rest).documents.length
    const ofFilters = filtersOneLess(filters).map(({ filter, value, rest }) => ({
      filter,
      value,
      label: filterLabel(filter, value),
      total: count(text, rest),
    }))
    const typed = text.split(/\s+/).filter((word) => word !== '' && !isStopWord(word.toLowerCase()))
    const ofWords =
      typed.length < 2
        ? []
        : typed.map((value) => ({
            filter: 'search' as const,
            value,
            label: value,
            total: count(typed.filter((word) => word !== value).join(' '), filters),
          }))
    const useful = [...ofFilters, ...ofWords].filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
    if (useful.length > 0 || text === '') return useful.slice(0, MOST_REMEDIES)
    const withoutFilters = count(text, noFilters())
    if (withoutFilters > 0) return [{ filter: 'search', value: text, label: 'All filters', total: withoutFilters }]
    return withoutEnds(search, text, filters)
  }

  function similarSpelling(text: string, filters: RecipeFilters): RecipeHits['spelling'] {
    const search = text === '' ? null : index.similarQuery(text)
    const total = search === null || search === text.toLowerCase() ? 0 : matches(search, filters).documents.length
    return search === null || total === 0 ? null : { search, total }
  }

  return {
    columns,
    resolve,
    suggest(search, number) {
      const { understood, filters } = resolve(search, noFilters())
      const { preferences, ignored, text } = understood
      if (preferences.length + ignored.length === 0) return null
      // Nothing but words that we ignore, such as "soft food", names no dish.
      if (preferences.length === 0 && text === '') return []
      const { documents, scores } = matches(text, filters, true)
      return bestOf(documents, scores, 0, number)
    },
    search(question) {
      const { understood, filters, isNonsense } = resolve(question.search, question.filters)
      if (isNonsense) return { found: [], total: 0, understood, filters, corrections: [], remedies: [], spelling: null }
      const matched = matches(understood.text, filters)
      if (understood.text === '' && filters.include.length > 0) matched.scores = likedScores(filters.include)
      const total = matched.documents.length
      return {
        found: page(matched, question),
        total,
        understood,
        filters,
        corrections: total === 0 ? [] : matched.corrections,
        remedies: total === 0 ? remedies(question.search, understood.text, filters) : [],
        spelling: total === 0 ? similarSpelling(understood.text, filters) : null,
      }
    },
  }
}
