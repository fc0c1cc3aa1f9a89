// The meals of a calendar link: from our database, or from hosted Supabase's function of the same name.
import { z } from 'zod'
import type { Statements } from '#server/database/database.ts'
import { orUnreachable } from '#server/database/unreachable.ts'

const FeedRow = z.object({
  time_zone: z.string(),
  /** Null if the member hasn't chosen anything yet. */
  meal_times: z.array(z.number()).nullable(),
  /** Null if the plan has no meals. */
  id: z.coerce.number().nullable(),
  date: z.string().nullable(),
  meal_type: z.string().nullable(),
  recipe_id: z.string().nullable(),
  recipe_title: z.string().nullable(),
  note: z.string().nullable(),
  servings: z.coerce.number().nullable(),
  leftover: z.boolean().nullable(),
  updated_at: z.coerce.date().nullable(),
})
export type FeedRow = z.infer<typeof FeedRow>

/** No rows for an unknown or revoked token. */
export type FeedSource = (token: string) => Promise<FeedRow[]>

const Rows = z.array(FeedRow)

export function feedFromDatabase(database: Statements): FeedSource {
  return async (token) =>
    Rows.parse(await orUnreachable(() => database.query('select * from public.calendar_feed($1)', [token])))
}

export function feedFromHosted({ url, publishableKey }: { url: string; publishableKey: string }): FeedSource {
  return async (token) => {
    const response = await fetch(`${url}/rest/v1/rpc/calendar_feed`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) throw new Error(`The hosted backend responded with ${response.status} to a calendar request.`)
    return Rows.parse(await response.json())
  }
}
