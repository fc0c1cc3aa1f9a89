// The plan as a calendar feed. The URL is a secret, so nothing here is cached or logged.
import { Hono } from 'hono'
import { mealTimesOf } from '#domain/account/preferences.ts'
import { calendarText } from '#domain/calendar/ics.ts'
import { type FeedMeal, mealEvents } from '#domain/calendar/meal-events.ts'
import { mealSlot } from '#domain/time/meal-slots.ts'
import { isTimeZone } from '#domain/time/time-zone.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import { entityTag, namesTag } from '#server/http/entity-tag.ts'
import { failure } from '#server/http/failure.ts'
import type { PublicOrigin } from '#server/http/origin.ts'
import { createRateLimiter, rateLimit } from '#server/http/rate-limit.ts'
import type { FeedRow, FeedSource } from './feed-source.ts'

/** Calendar apps poll every few hours; this is far too low for guessing tokens. */
const PER_MINUTE = 30
const TOKEN = /^([\w-]{20,64})\.ics$/

export interface CalendarOptions {
  feed: FeedSource
  publicOrigin: PublicOrigin
  clientAddress: ClientAddress
  /** Recipe details that cooks should know in time. */
  recipe: (id: string) => FeedMeal['recipe']
}

export function calendarRoutes({ feed, publicOrigin, clientAddress, recipe }: CalendarOptions) {
  const limiter = createRateLimiter({ perMinute: PER_MINUTE })
  return new Hono().use('/calendar/*', rateLimit(limiter, clientAddress)).get('/calendar/:file', async (c) => {
    const [, token] = TOKEN.exec(c.req.param('file')) ?? []
    const rows = token ? await feed(token) : []
    const [first] = rows
    if (!first) return failure(c, 404, 'This calendar link doesn’t exist or was revoked.')
    const timeZone = isTimeZone(first.time_zone) ? first.time_zone : 'UTC'
    const times = mealTimesOf(first.meal_times)
    const meals = rows.flatMap((row) => feedMeal(row, recipe) ?? [])
    const text = calendarText(
      'Plateful meals',
      timeZone,
      mealEvents(meals, { timeZone, times, origin: publicOrigin(c) }),
    )
    const body = new TextEncoder().encode(text)
    const tag = entityTag(body)
    c.header('ETag', tag)
    c.header('Cache-Control', 'private, no-cache')
    c.header('X-Robots-Tag', 'noindex')
    if (namesTag(c.req.header('if-none-match'), tag)) return c.body(null, 304)
    c.header('Content-Type', 'text/calendar; charset=utf-8')
    c.header('Content-Disposition', 'inline; filename="plateful.ics"')
    return c.body(body)
  })
}

function feedMeal(row: FeedRow, recipe: CalendarOptions['recipe']): FeedMeal | null {
  if (row.id === null || row.date === null) return null
  return {
    id: row.id,
    date: row.date,
    mealType: mealSlot(row.meal_type ?? ''),
    title: row.recipe_title ?? row.note ?? '',
    recipeId: row.recipe_id,
    servings: row.servings ?? 1,
    isLeftover: row.leftover ?? false,
    changedAt: row.updated_at ?? new Date(0),
    recipe: row.recipe_id === null ? null : recipe(row.recipe_id),
  }
}
