// What all members think of a recipe. Cards ask for one recipe each; their requests are sent together, without the
// Supabase client, because visitors send them too.
import { queryOptions } from '@tanstack/react-query'
import { listOf, objectOf, positive, textOf } from '#domain/json.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { fetchInTime } from '#web/data/fetch-in-time.ts'
import { readSiteConfig } from '#web/data/site-config.ts'

export interface RatingAverage {
  /** 1 to 5, with one decimal. */
  stars: number
  members: number
}

const MOST_AT_ONCE = 100
const GATHER_MS = 30

interface Question {
  recipe: string
  resolve: (average: RatingAverage | null) => void
  fail: (error: unknown) => void
}

let waiting: Question[] = []

function askFor(recipe: string): Promise<RatingAverage | null> {
  return new Promise((resolve, fail) => {
    if (waiting.length === 0) setTimeout(askTogether, GATHER_MS)
    waiting.push({ recipe, resolve, fail })
  })
}

function askTogether() {
  const questions = waiting
  waiting = []
  for (let from = 0; from < questions.length; from += MOST_AT_ONCE) {
    const some = questions.slice(from, from + MOST_AT_ONCE)
    fetchAverages(some.map(({ recipe }) => recipe)).then(
      (averages) => {
        for (const { recipe, resolve } of some) resolve(averages.get(recipe) ?? null)
      },
      (error) => {
        for (const { fail } of some) fail(error)
      },
    )
  }
}

async function fetchAverages(recipes: string[]): Promise<Map<string, RatingAverage>> {
  const { url, publishableKey } = readSiteConfig().backend
  const response = await fetchInTime(`${url}/rest/v1/rpc/recipe_rating_averages`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ recipes }),
  })
  if (!response.ok) throw new Error('We couldn’t load the ratings.')
  const rows = listOf(await response.json()).map(objectOf)
  return new Map(
    rows.map((row) => [textOf(row.recipe_id), { stars: positive(row.average), members: positive(row.members) }]),
  )
}

export const ratingAverageQuery = (recipe: RecipeId) =>
  queryOptions({
    queryKey: ['rating-average', recipe],
    queryFn: () => askFor(String(recipe)),
    retry: false, // cards work without it
  })
