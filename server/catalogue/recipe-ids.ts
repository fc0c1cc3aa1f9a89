// Id ranges by cuisine. Ids never change, so each range has room for new recipes.
import { CUISINES, type Cuisine } from '#domain/recipe/cuisines.ts'

/** By the cuisine's alphabetical position: African 90000101 to 90000199, American 90000201 and so on. */
export function idBlock(cuisine: Cuisine): { first: number; last: number } {
  const base = 90_000_000 + (CUISINES.indexOf(cuisine) + 1) * 100
  return { first: base + 1, last: base + 99 }
}

/** For a cuisine whose first range is full. */
const SECOND_RANGE = 5000

export function isIdOf(cuisine: Cuisine, id: number): boolean {
  const { first, last } = idBlock(cuisine)
  return (id >= first && id <= last) || (id >= first + SECOND_RANGE && id <= last + SECOND_RANGE)
}

/** The lowest id of the cuisine that no recipe has. */
export function freeId(cuisine: Cuisine, taken: ReadonlySet<number>): number | undefined {
  const { first, last } = idBlock(cuisine)
  const ids = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return [...ids, ...ids.map((id) => id + SECOND_RANGE)].find((id) => !taken.has(id))
}
