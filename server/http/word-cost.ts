// How many ordinary calls a request counts as in the rate limit, by the words that it lists (docs/security-limits.md).
import type { Context } from 'hono'
import { distinctItems } from '#domain/text/list-items.ts'

/** Words of each list that cost about as much as an ordinary call. Other lists cost next to nothing. */
const WORDS_PER_CALL: Readonly<Record<string, number>> = {
  includeIngredients: 2,
  excludeIngredients: 2,
  'exclude-tags': 2,
  include: 2,
  exclude: 2,
  use: 2,
  have: 4,
}

/** Longer lists are refused or cut. */
const MOST_COUNTED = 100

export function wordCost(c: Context): number {
  const parameters = c.req.query()
  let cost = 1
  for (const [name, perCall] of Object.entries(WORDS_PER_CALL)) {
    const words = Math.min(distinctItems(parameters[name]).length, MOST_COUNTED)
    cost += Math.floor(words / perCall)
  }
  return cost
}
