// The filters of the recipe list as the address holds them. The server interprets the values.
import { paths } from '#web/router/paths.ts'

/** In the order in which an address names them. */
const FILTER_NAMES = [
  ...['diet', 'type', 'cuisine', 'maxTime', 'maxCalories', 'minProtein', 'minFiber', 'maxCarbs', 'maxFat'],
  ...['maxSugar', 'maxSodium', 'maxPrice', 'include', 'exclude', 'sort'],
]

/** Only those that are set. */
export type ListFilters = Readonly<Record<string, string>>

export interface ListAddress {
  /** The cuisine of a cuisine's own page, as its address spells it. */
  cuisinePage?: string
  search: string
  filters: ListFilters
}

const LONGEST = 200

export function filtersIn(values: { get(name: string): unknown }): ListFilters {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const value = values.get(name)
      const text = typeof value === 'string' ? value.trim().slice(0, LONGEST) : ''
      return text === '' ? [] : [[name, text]]
    }),
  )
}

export function listPath({ cuisinePage, search, filters }: ListAddress): string {
  return cuisinePage === undefined
    ? paths.recipes({ search, ...filters })
    : paths.cuisine(cuisinePage, { search, ...filters })
}

/** Removes one value and keeps the others. */
export function withoutFilter(filters: ListFilters, name: string, value: string): ListFilters {
  const { [name]: text = '', ...rest } = filters
  const isSame = (item: string) => item.trim().toLowerCase() === value.toLowerCase()
  const items = text.split(',')
  // A value that came in other words ("main" for "main course") is the only one of its name.
  const left = items.some(isSame) ? items.filter((item) => !isSame(item)).join(',') : ''
  return filtersIn(new Map(Object.entries({ ...rest, [name]: left })))
}

/** What is left without the values that the server ignored. */
export const knownFilters = (
  filters: ListFilters,
  unknown: readonly { filter: string; value: string }[] = [],
): ListFilters => unknown.reduce((rest, { filter, value }) => withoutFilter(rest, filter, value), filters)

/** How many are chosen; sorting doesn't count. */
export const filterCount = (filters: ListFilters): number =>
  Object.keys(filters).filter((name) => name !== 'sort').length
