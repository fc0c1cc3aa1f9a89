// Requests a plan from the provider: a day, a week, or one day again with some meals kept.
import { objectOf, positive } from '#domain/json.ts'
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
import type { OwnRecipeToPlan } from '#domain/plan/own-recipe-to-plan.ts'
import { planNotes } from '#domain/plan/plan-notes.ts'
import { type PlanRequest, type PlanSettings, preferenceParameters } from '#domain/plan/plan-request.ts'
import type { SavedPlan } from '#domain/plan/saved-plan.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { WEEKDAYS, type Weekday } from '#domain/time/weekdays.ts'
import { type ApiParameters, apiGet, apiPost } from '#web/data/api.ts'
import { recipeFetch } from '#web/data/recipe-queries.ts'
import { useSession } from '#web/data/session.ts'
import { backend } from '#web/data/supabase.ts'

type OwnRecipes = () => Promise<readonly OwnRecipeToPlan[]>
let ownRecipes: OwnRecipes | null = null

/** Pages provide own recipes; null if there are none. */
export function planWithOwnRecipes(read: OwnRecipes | null) {
  ownRecipes = read
}

const PLAN = '/mealplanner/generate'

/** The server plans no deficit for a member whose profile speaks against one. */
async function memberToken(): Promise<string | undefined> {
  if (useSession.getState().user === null) return undefined
  const { data } = await (await backend()).auth.getSession()
  return data.session?.access_token
}

/** Without own recipes, it is the provider's own call. */
async function askForPlan(parameters: ApiParameters, { preferences, span }: PlanRequest, first: Weekday | undefined) {
  const token = await memberToken()
  const own = ownRecipes ? await ownRecipes() : []
  const recipes = own.map(({ image: _, ...recipe }) => recipe)
  const response =
    recipes.length === 0
      ? await apiGet(PLAN, parameters, undefined, token)
      : await apiPost(
          `${PLAN}?${new URLSearchParams(parameters)}`,
          { recipes, prefer: preferences.preferFavorites },
          undefined,
          token,
        )
  const pictures = new Map(own.map(({ id, image }) => [id, image]))
  const days = planDays(response, span === 'week' ? first : undefined).map((day) => ({
    ...day,
    meals: day.meals.map((meal) => ({ ...meal, image: pictures.get(meal.id) ?? meal.image })),
  }))
  return { response, days }
}

/** Keeps the URL short. The oldest rejections are dropped first. */
const LONGEST_AVOID = 100

const avoidParameter = (ids: Iterable<RecipeId>): ApiParameters => {
  const avoid = [...new Set(ids)].slice(-LONGEST_AVOID)
  return avoid.length > 0 ? { avoid: avoid.join(',') } : {}
}

function parametersOf(request: PlanRequest, settings: PlanSettings): ApiParameters {
  return {
    targetCalories: String(request.targetCalories),
    ...preferenceParameters(request, settings),
  }
}

interface Draw {
  /** What was just rejected. */
  avoid?: readonly RecipeId[]
  /** The plan whose kept meals stay. */
  keep?: { days: readonly PlanDay[]; isKept: (day: number, meal: number) => boolean }
}

/** What the server planned instead of less than the member needs. */
function raisedTarget(response: unknown) {
  const targetCalories = positive(objectOf(objectOf(response).energyFloor).kcal)
  return targetCalories > 0 ? { targetCalories } : {}
}

export async function generatePlan(request: PlanRequest, settings: PlanSettings, draw: Draw = {}): Promise<SavedPlan> {
  const { avoid = [], keep } = draw
  const kept = keep?.days.map(({ meals }, day) => keepParameter(meals, (_, meal) => keep.isKept(day, meal))).join(';')
  const parameters = {
    ...parametersOf(request, settings),
    timeFrame: request.span,
    ...(kept && /\d/.test(kept) ? { keep: kept } : {}),
    ...avoidParameter(avoid),
  }
  const { response, days } = await askForPlan(parameters, request, settings.day)
  return { request: { ...request, ...raisedTarget(response) }, settings, days, notes: planNotes(response) }
}

/** A plan without rejected meals; if none is close to the target, one that may include them again. */
export async function generateAfresh(request: PlanRequest, settings: PlanSettings, avoid: readonly RecipeId[]) {
  if (avoid.length === 0) return generatePlan(request, settings)
  const fresh = await generatePlan(request, settings, { avoid }).catch(() => null)
  const isNear = fresh?.days.every(({ totals }) => !isFarFrom(request.targetCalories, totals.calories))
  return fresh && isNear ? fresh : generatePlan(request, settings)
}

interface Replacement {
  days: readonly PlanDay[]
  /** Which of `days` to change. */
  day: PlanDay
  stays: (index: number) => boolean
  /** Recipes that were swapped out before. */
  rejected: readonly RecipeId[]
}

export const shownIn = (days: readonly PlanDay[]): RecipeId[] => days.flatMap(({ meals }) => meals.map(({ id }) => id))

/**
 * Replaces the meals that don't stay, avoiding everything in the plan and everything rejected before. If no such day is
 * close to the target, allows other days' meals, then rejected ones, but never those being replaced.
 */
export async function replaceMeals(
  { request, settings }: Pick<SavedPlan, 'request' | 'settings'>,
  { days, day, stays, rejected }: Replacement,
): Promise<PlanDay> {
  const kept = new Set(day.meals.filter((_, index) => stays(index)).map(({ id }) => id))
  const attempts = [[...rejected, ...shownIn(days)], [...rejected, ...shownIn([day])], shownIn([day])]
  const avoidLists = new Map(
    attempts.map((ids) => {
      const avoid = [...new Set(ids)].filter((id) => !kept.has(id))
      return [avoid.toSorted().join(','), avoid] as const
    }),
  )
  let far: PlanDay | null = null
  let failure: unknown
  for (const avoid of avoidLists.values()) {
    try {
      const found = await renewDay(request, settings, { day, stays, avoid })
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
  /** Recipes to avoid in the open slots. */
  avoid: readonly RecipeId[]
}

/** Parameters for the whole week that make no sense for one day. */
const WEEK_ONLY = ['use', 'dishes', 'leftovers', 'day']

async function renewDay(
  request: PlanRequest,
  settings: PlanSettings,
  { day, stays, avoid }: Renewal,
): Promise<PlanDay> {
  const requested = parametersOf(request, settings)
  const weekday = WEEKDAYS.find((name) => name === day.weekday)
  const ofDay = Object.entries(requested).filter(([name]) => !weekday || !WEEK_ONLY.includes(name))
  const parameters = {
    ...Object.fromEntries(ofDay),
    ...(weekday &&
      Object.keys(requested).some((name) => name === 'slots' || name.startsWith('maxMinutes')) && { day: weekday }),
    timeFrame: 'day',
    keep: keepParameter(day.meals, (_, index) => stays(index)),
    ...avoidParameter(avoid),
  }
  const { days } = await askForPlan(parameters, { ...request, span: 'day' }, undefined)
  const [renewed] = days
  if (!renewed) throw new Error('The plan has no meals.')
  const kept = withKept(day, renewed, stays)
  return kept === renewed ? renewed : dayOf(await Promise.all(kept.meals.map(withFigures)))
}

/** Some providers only give totals for the whole day. */
async function withFigures(meal: PlanMeal): Promise<PlanMeal> {
  if (meal.calories > 0) return meal
  const recipe = await (await recipeFetch()).fetchDetail(meal.id)
  const { calories, protein, carbs, fat } = recipe?.nutrition ?? NO_MACROS
  return { ...meal, calories, protein, carbs, fat }
}
