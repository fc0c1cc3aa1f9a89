// Asking the provider for a plan: a day or a week, or one day again with some of its meals kept.
import { dayOf, keepParameter, type PlanDay, type PlanMeal, planDays, withKept } from '#domain/plan/diet-plan.ts'
import { type ApiParameters, apiGet } from '#web/data/api.ts'
import { recipeFetch } from '#web/data/recipe-queries.ts'

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

interface Renewal {
  day: PlanDay
  stays: (index: number) => boolean
  /** Recipes that are not wanted in the free places. */
  avoid: readonly number[]
}

export async function renewDay(request: PlanRequest, { day, stays, avoid }: Renewal): Promise<PlanDay> {
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

/** A provider that gives figures only for its whole day is asked for those of the single meal. */
async function withFigures(meal: PlanMeal): Promise<PlanMeal> {
  if (meal.calories > 0) return meal
  const { nutrition } = await (await recipeFetch()).fetchRecipe(String(meal.id))
  return {
    ...meal,
    calories: nutrition.calories,
    protein: nutrition.protein,
    fat: nutrition.fat,
    carbohydrates: nutrition.carbs,
  }
}
