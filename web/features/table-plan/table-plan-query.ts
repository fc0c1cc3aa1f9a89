// Asks for a plan for everybody at the household's table. Who eats, and what they need, is known on the server.

import type { OwnRecipeToPlan } from '#domain/plan/own-recipe-to-plan.ts'
import { type PlanRequest, type PlanSettings, preferenceParameters } from '#domain/plan/plan-request.ts'
import type { TablePlan } from '#domain/table-plan/table-plan.ts'
import { weekdayOf } from '#domain/time/weekdays.ts'
import { apiPost } from '#web/data/api.ts'
import { backend } from '#web/data/supabase.ts'

export interface TableRequest {
  request: PlanRequest
  /** The first day: who eats depends on it. */
  from: string
  /** Recipes that were just shown. */
  avoid: readonly number[]
}

/** What isn't about a single person. */
const FOR_TABLES = ['maxMinutes', 'maxMinutesWeekend', 'maxPrice', 'dishes', 'use', 'slots', 'leftovers', 'prefer']

export async function fetchTablePlan(
  { request, from, avoid }: TableRequest,
  favorites: PlanSettings['favorites'],
  ownRecipes: readonly OwnRecipeToPlan[],
): Promise<TablePlan> {
  const all = preferenceParameters(request, { day: weekdayOf(from), favorites, excluded: [] })
  const parameters = new URLSearchParams({
    ...{ from, timeFrame: request.span },
    ...Object.fromEntries(Object.entries(all).filter(([name]) => FOR_TABLES.includes(name))),
    ...(avoid.length > 0 && { avoid: avoid.join(',') }),
  })
  const { data } = await (await backend()).auth.getSession()
  const recipes = ownRecipes.map(({ image: _, ...recipe }) => recipe)
  const body = { recipes, prefer: request.preferences.preferFavorites }
  const response = await apiPost(`/mealplanner/table?${parameters}`, body, undefined, data.session?.access_token)
  return response as TablePlan // our own server's, of the same version
}
