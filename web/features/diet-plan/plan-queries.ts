// Asking the provider for a plan: a day or a week, or one day again with some of its meals kept.
import { NO_MACROS } from '#domain/nutrition/macros.ts'
import {
  dayOf,
  isFarFrom,
  keepParameter,
  type PlanDay,
  type PlanMeal,
  planDays,
  withKept,
} from '#domain/plan/diet-plan.ts'
import type { RecipeId } from '#domain/recipe/recipe-id.ts'
import { type ApiParameters, apiGet } from '#web/data/api.ts'
import { recipeFetch } from '#web/data/recipe-queries.ts'

export interface PlanRequest {
  targetCalories: number
  /** '' for none: then no diet is sent. */
  diet: string
  exclude: string
  span: 'day' | 'week'
}

function parametersOf({ targetCalories, diet, exclude }: PlanRequest): ApiParameters {
  return {
    targetCalories: String(targetCalories),
    ...(diet ? { diet } : {}),
    ...(exclude.trim() ? { exclude: exclude.trim() } : {}),
  }
}

export async function generatePlan(request: PlanRequest): Promise<PlanDay[]> {
  return planDays(await apiGet('/mealplanner/generate', { ...parametersOf(request), timeFrame: request.span }))
}

/** The provider rejects longer lists; the oldest rejections are dropped first. */
const LONGEST_AVOID = 100

interface Replacement {
  days: readonly PlanDay[]
  /** The one of `days` to change. */
  day: PlanDay
  stays: (index: number) => boolean
  /** Recipes that were swapped out before. */
  rejected: ReadonlySet<RecipeId>
}

/**
 * Replaces the meals that do not stay, avoiding everything in the plan and everything rejected before. If no such day is
 * near the target, allows other days' meals, then rejected ones, but never those being replaced.
 */
export async function replaceMeals(
  request: PlanRequest,
  { days, day, stays, rejected }: Replacement,
): Promise<PlanDay> {
  const kept = new Set(day.meals.filter((_, index) => stays(index)).map(({ id }) => id))
  const shownIn = (some: readonly PlanDay[]) => some.flatMap(({ meals }) => meals.map(({ id }) => id))
  const attempts = [[...rejected, ...shownIn(days)], [...rejected, ...shownIn([day])], shownIn([day])]
  const avoidLists = new Map(
    attempts.map((ids) => {
      const avoid = [...new Set(ids)].filter((id) => !kept.has(id)).slice(-LONGEST_AVOID)
      return [avoid.toSorted().join(','), avoid] as const
    }),
  )
  let far: PlanDay | null = null
  let failure: unknown
  for (const avoid of avoidLists.values()) {
    try {
      const found = await renewDay(request, { day, stays, avoid })
      if (!isFarFrom(request.targetCalories, found.totals.calories)) return found
      far ??= found
    } catch (error) {
      failure = error
    }
  }
  if (far) return far
  throw failure
}

interface Renewal extends Pick<Replacement, 'day' | 'stays'> {
  /** Recipes to avoid in the open places. */
  avoid: readonly RecipeId[]
}

async function renewDay(request: PlanRequest, { day, stays, avoid }: Renewal): Promise<PlanDay> {
  const answer = await apiGet('/mealplanner/generate', {
    ...parametersOf(request),
    timeFrame: 'day',
    keep: keepParameter(day.meals, (_, index) => stays(index)),
    ...(avoid.length > 0 ? { avoid: avoid.join(',') } : {}),
  })
  const [renewed] = planDays(answer)
  if (!renewed) throw new Error('The plan has no meals.')
  const kept = withKept(day, renewed, stays)
  return kept === renewed ? renewed : dayOf(await Promise.all(kept.meals.map(withFigures)))
}

/** Some providers only give figures for the whole day. */
async function withFigures(meal: PlanMeal): Promise<PlanMeal> {
  if (meal.calories > 0) return meal
  const recipe = await (await recipeFetch()).fetchDetail(meal.id)
  const { calories, protein, carbs, fat } = recipe?.nutrition ?? NO_MACROS
  return { ...meal, calories, protein, carbs, fat }
}
