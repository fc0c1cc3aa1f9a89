// The recipe list's filters: parsed from the query string, and merged with the preferences in a search.
import { WORDS_PER_LIST } from '#domain/limits.ts'
import { type ListDiet, listDietOf } from '#domain/nutrition/mediterranean.ts'
import { CUISINE_LABELS } from '#domain/recipe/cuisine-labels.ts'
import { MEAL_TYPES, type MealType } from '#domain/recipe/dish-types.ts'
import { distinctItems } from '#domain/text/list-items.ts'

/** Limits per serving; minutes are for the whole dish. */
export const LIMITS = {
  maxTime: { unit: 'minutes', most: 10_000 },
  maxCalories: { unit: 'kcal', most: 10_000 },
  minProtein: { unit: 'g protein', most: 1000 },
  minFiber: { unit: 'g fiber', most: 1000 },
  maxCarbs: { unit: 'g carbs', most: 1000 },
  maxFat: { unit: 'g fat', most: 1000 },
  maxSugar: { unit: 'g sugar', most: 1000 },
  maxSodium: { unit: 'mg sodium', most: 100_000 },
  /** US cents. */
  maxPrice: { unit: 'cents', most: 100_000 },
} as const
export type LimitName = keyof typeof LIMITS
export const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[] // the keys of the object itself

export const SORTS = ['relevance', 'time', 'calories', 'protein', 'price', 'health'] as const
export type Sort = (typeof SORTS)[number]

export interface RecipeFilters {
  /** A recipe must match all of them. */
  diets: ListDiet[]
  types: MealType[]
  cuisines: string[]
  limits: Partial<Record<LimitName, number>>
  include: string[]
  exclude: string[]
}

export type FilterName = 'diet' | 'type' | 'cuisine' | 'include' | 'exclude' | LimitName

export interface UnknownValue {
  /** `more`: words beyond the most that a list may have. */
  filter: FilterName | 'sort' | 'more'
  value: string
}

const cuisineOf = (word: string): string | undefined =>
  CUISINE_LABELS.find((cuisine) => cuisine.toLowerCase() === word.trim().toLowerCase().replaceAll('-', ' '))

const TYPE_WORDS: Readonly<Record<string, MealType>> = {
  'main dish': 'main course',
  main: 'main course',
  starter: 'appetizer',
  drink: 'beverage',
  'morning meal': 'breakfast',
  side: 'side dish',
}

const typeOf = (word: string): MealType | undefined => {
  const folded = word.trim().toLowerCase()
  return (
    MEAL_TYPES.find((type) => type === folded) ?? (Object.hasOwn(TYPE_WORDS, folded) ? TYPE_WORDS[folded] : undefined)
  )
}

export const noFilters = (): RecipeFilters => ({
  diets: [],
  types: [],
  cuisines: [],
  limits: {},
  include: [],
  exclude: [],
})

/** One item may contain choices: "chicken or beef". */
export const foodChoices = (item: string): string[] => item.split(/\s+or\s+/i)

const LONGEST_ITEM = 60

type Parameters = Readonly<Record<string, string | undefined>>

/** Never throws: unknown values are ignored and listed in `unknown`. */
export function readFilters(parameters: Parameters): { filters: RecipeFilters; sort: Sort; unknown: UnknownValue[] } {
  const filters = noFilters()
  const unknown: UnknownValue[] = []
  const wordsOf = (name: 'diet' | 'type' | 'cuisine' | 'include' | 'exclude'): string[] => {
    const words = distinctItems(parameters[name])
    const rest = words.splice(WORDS_PER_LIST).join(', ')
    if (rest !== '') unknown.push({ filter: 'more', value: rest.slice(0, LONGEST_ITEM) })
    return words
  }
  const read = <Value>(name: 'diet' | 'type' | 'cuisine', of: (word: string) => Value | null | undefined): Value[] =>
    wordsOf(name).flatMap((word) => {
      const value = of(word)
      if (value) return [value]
      unknown.push({ filter: name, value: word.slice(0, LONGEST_ITEM) })
      return []
    })
  filters.diets = read('diet', listDietOf)
  filters.types = read('type', typeOf)
  filters.cuisines = read('cuisine', cuisineOf)
  for (const name of LIMIT_NAMES) {
    const text = parameters[name]?.trim() ?? ''
    if (text === '') continue
    const value = /^\d{1,6}(\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN
    if (value > 0 && value <= LIMITS[name].most) filters.limits[name] = value
    else unknown.push({ filter: name, value: text.slice(0, LONGEST_ITEM) })
  }
  const foods = (name: 'include' | 'exclude') => wordsOf(name).map((item) => item.slice(0, LONGEST_ITEM))
  filters.include = foods('include')
  filters.exclude = foods('exclude')
  const requestedSort = parameters.sort?.trim().toLowerCase() ?? ''
  const sort = SORTS.find((name) => name === requestedSort)
  if (!sort && requestedSort !== '') unknown.push({ filter: 'sort', value: requestedSort.slice(0, LONGEST_ITEM) })
  return { filters, sort: sort ?? 'relevance', unknown }
}

/** Adds a filter; of two limits, the stricter one applies. */
export function withFilter(filters: RecipeFilters, name: FilterName, value: string): RecipeFilters {
  const { filters: more } = readFilters({ [name]: value })
  const limits = { ...filters.limits }
  for (const limit of LIMIT_NAMES) {
    const added = more.limits[limit]
    const before = limits[limit]
    if (added === undefined) continue
    limits[limit] =
      before === undefined ? added : limit.startsWith('min') ? Math.max(before, added) : Math.min(before, added)
  }
  const both = <Value>(some: readonly Value[], others: readonly Value[]) => [...new Set([...some, ...others])]
  return {
    diets: both(filters.diets, more.diets),
    types: both(filters.types, more.types),
    cuisines: both(filters.cuisines, more.cuisines),
    limits,
    include: both(filters.include, more.include),
    exclude: both(filters.exclude, more.exclude),
  }
}

/** Each filter with the filters that remain without it, to find out which one excludes everything. */
export function filtersOneLess(filters: RecipeFilters): { filter: FilterName; value: string; rest: RecipeFilters }[] {
  const lists = [
    ['diet', 'diets'],
    ['type', 'types'],
    ['cuisine', 'cuisines'],
    ['include', 'include'],
    ['exclude', 'exclude'],
  ] as const
  return [
    ...lists.flatMap(([filter, key]) =>
      filters[key].map((value) => ({
        filter,
        value,
        rest: { ...filters, [key]: (filters[key] as readonly string[]).filter((other) => other !== value) },
      })),
    ),
    ...LIMIT_NAMES.flatMap((filter) => {
      const { [filter]: value, ...limits } = filters.limits
      return value === undefined ? [] : [{ filter, value: String(value), rest: { ...filters, limits } }]
    }),
  ]
}
