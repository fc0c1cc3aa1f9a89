// Asking the provider for a plan: a day or a week, or one day again with some of its meals kept.
import { type PlanDay, planDays } from '#domain/diet-plan.ts'
import { type ApiParameters, apiGet } from '#web/lib/api.ts'

export interface PlanRequest {
  calories: number
  /** '' for none: then no diet is sent. */
  diet: string
  exclude: string
  span: 'day' | 'week'
}

function parametersOf({ calories, diet, exclude }: PlanRequest): ApiParameters {
  return {
    targetCalories: String(calories),
    ...(diet ? { diet } : {}),
    ...(exclude.trim() ? { exclude: exclude.trim() } : {}),
  }
}

export async function generatePlan(request: PlanRequest): Promise<PlanDay[]> {
  return planDays(await apiGet('/mealplanner/generate', { ...parametersOf(request), timeFrame: request.span }))
}

/** One day anew: `keep` holds the places that stay, `avoid` the recipes that are not wanted in the free ones. */
export async function regenerateDay(request: PlanRequest, keep: string, avoid: readonly number[]): Promise<PlanDay> {
  const answer = await apiGet('/mealplanner/generate', {
    ...parametersOf(request),
    timeFrame: 'day',
    keep,
    ...(avoid.length > 0 ? { avoid: avoid.join(',') } : {}),
  })
  const [day] = planDays(answer)
  if (!day) throw new Error('The plan has no meals.')
  return day
}
