// The recipe list's filters in the URL. The server interprets the values.
import { paths } from '#web/router/paths.ts'

/** In the order in which the URL lists them. */
const FILTER_NAMES = [
  ...['diet', 'type', 'cuisine', 'maxTime', 'maxCalories', 'minProtein', 'minFiber', 'maxCarbs', 'maxFat'],
  ...['maxSugar', 'maxSodium', 'maxPrice', 'include', 'exclude', 'sort'],
]

/** Only those that are set. */
export type ListFilters = Readonly<Record<string, string>>

export interface ListAddress {
  /** The cuisine of a cuisine page, as its URL spells it. */
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
  // A value in other words ("main" for "main course") is the only one with that name.
  const left = items.some(isSame) ? items.filter((item) => !isSame(item)).join(',') : ''
  return filtersIn(new Map(Object.entries({ ...rest, [name]: left })))
}

/** The filters without the values that the server ignored. */
export const knownFilters = (
  filters: ListFilters,
  unknown: readonly { filter: string; value: string }[] = [],
): ListFilters => unknown.reduce((rest, { filter, value }) => withoutFilter(rest, filter, value), filters)

/** How many are set; sorting doesn't count. */
export const filterCount = (filters: ListFilters): number =>
  Object.keys(filters).filter((name) => name !== 'sort').length
