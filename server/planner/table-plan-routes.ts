// A plan for a member's whole table: POST /mealplanner/table. Who eats, and what they need, is read here and never sent.
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { OWN_LIMITS } from '#domain/plan/own-recipe-to-plan.ts'
import { addDays, isDayKey } from '#domain/time/calendar.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { bearerToken } from '#server/gateway/bearer-token.ts'
import { failure } from '#server/http/failure.ts'
import { OwnRecipes } from '#server/recipe-source/own-recipes.ts'
import { ProviderError } from '#server/recipe-source/recipe-source.ts'
import type { EatersOf } from '#server/table/eaters-of.ts'
import { createTablePlanner } from './table-planner.ts'

const DAYS = 7

export function tablePlanRoutes(catalogue: Catalogue, eatersOf: EatersOf) {
  const planTable = createTablePlanner(catalogue)
  const limited = bodyLimit({
    maxSize: OWN_LIMITS.bytes,
    onError: (c) => failure(c, 413, 'That is too much to send at once.'),
  })
  return new Hono().post('/mealplanner/table', limited, async (c) => {
    c.header('Cache-Control', 'no-store')
    const { from = '', ...parameters } = c.req.query()
    if (!isDayKey(from)) return failure(c, 400, 'from must be a day, such as 2026-11-23.')
    const body = OwnRecipes.safeParse(await c.req.json().catch(() => null))
    if (!body.success)
      return failure(c, 400, `Send up to ${OWN_LIMITS.recipes} recipes with title, servings, minutes and ingredients.`)
    const token = bearerToken(c.req.header('authorization') ?? '')
    const dates = Array.from({ length: DAYS }, (_, day) => addDays(from, day))
    const table = token === null ? null : await eatersOf(token, dates)
    if (!table) return failure(c, 401, 'Please sign in to plan for your table.')
    try {
      return c.json(await planTable(table, from, parameters, body.data, Math.random))
    } catch (error) {
      if (error instanceof ProviderError) return failure(c, error.status, error.message)
      throw error
    }
  })
}
