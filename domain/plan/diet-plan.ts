// A generated plan as the planner shows it: days of meals, their totals, and the difference from the target.

import { type Json, listOf, objectOf, positive, textOf } from '#domain/json.ts'
import { type Macros, scaleMacros, sumMacros } from '#domain/nutrition/macros.ts'
import { recipePicture } from '#domain/recipe/recipe-picture.ts'
import { type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { type MealSlot, mealSlot } from '#domain/time/meal-slots.ts'
import { type Weekday, weekFrom } from '#domain/time/weekdays.ts'

/** Nutrition is for the portion, or for one serving if there is none; 0 if the provider gives none. */
export interface PlanMeal extends Macros {
  id: RecipeId
  title: string
  image: string
  readyInMinutes: number
  servings: number
  slot: MealSlot
  /** Servings per person; missing if the provider gives none. */
  portion?: number
  /** The day and meal that this one is left over from, as our own provider returns them. */
  leftoverOf?: { day: string; slot: MealSlot }
  /** Missing if the provider gives none; readyInMinutes is used then. */
  minutesToCook?: number
  servingsToCook?: number
}

export interface PlanDay {
  /** 'monday', in a week. */
  weekday?: string
  meals: PlanMeal[]
  totals: Macros
}

function macrosOf(json: Json): Macros {
  return {
    calories: positive(json.calories),
    protein: positive(json.protein),
    carbs: positive(json.carbohydrates),
    fat: positive(json.fat),
  }
}

/** If the provider doesn't name the meals, the first three are breakfast, lunch and dinner. */
const USUAL_SLOTS: readonly MealSlot[] = ['breakfast', 'lunch', 'dinner']

function planMeal(value: unknown, index: number): PlanMeal | null {
  const json = objectOf(value)
  const id = recipeId(json.id)
  if (id === null) return null
  return {
    id,
    title: textOf(json.title) || 'Untitled recipe',
    image: recipePicture(json, id),
    readyInMinutes: Math.round(positive(json.readyInMinutes)),
    servings: positive(json.servings) || 1,
    slot: json.slot === undefined ? (USUAL_SLOTS[index] ?? 'snack') : mealSlot(json.slot),
    ...macrosOf(json),
    ...ownFields(json),
  }
}

/** Fields that only our own provider has. */
function ownFields(json: Json): Pick<PlanMeal, 'portion' | 'leftoverOf' | 'minutesToCook' | 'servingsToCook'> {
  const portion = positive(json.portion)
  if (portion === 0) return {}
  const from = objectOf(json.leftoverOf)
  return {
    portion,
    minutesToCook: positive(json.minutesToCook),
    servingsToCook: positive(json.servingsToCook),
    ...(textOf(from.day) === '' ? {} : { leftoverOf: { day: textOf(from.day), slot: mealSlot(from.slot) } }),
  }
}

export function planDay(value: unknown): PlanDay {
  const { meals, nutrients } = objectOf(value)
  return {
    meals: listOf(meals)
      .map(planMeal)
      .filter((meal) => meal !== null),
    totals: macrosOf(objectOf(nutrients)),
  }
}

/** One day, or the seven days of a week starting with `first`; throws if the response has no meals. */
export function planDays(response: unknown, first: Weekday = 'monday'): PlanDay[] {
  const { week } = objectOf(response)
  const days =
    week === undefined
      ? [planDay(response)]
      : weekFrom(first).map((weekday) => ({ weekday, ...planDay(objectOf(week)[weekday]) }))
  if (days.every((day) => day.meals.length === 0)) throw new Error('The plan has no meals.')
  return days
}

/** Minutes of cooking; leftovers take none. */
export const minutesOf = ({ meals }: PlanDay): number =>
  meals.reduce((sum, { leftoverOf, minutesToCook, readyInMinutes }) => {
    return leftoverOf ? sum : sum + (minutesToCook ?? readyInMinutes)
  }, 0)

/** The average of a day. */
export const averageDay = (days: readonly PlanDay[]): Macros =>
  scaleMacros(sumMacros(days.map(({ totals }) => totals)), 1 / Math.max(1, days.length))

export const dayOf = (meals: PlanMeal[]): PlanDay => ({ meals, totals: sumMacros(meals) })

/**
 * The new day with the kept meals in place. Our own provider keeps them; others return a whole new day, which only
 * fills the open places.
 */
export function withKept(before: PlanDay, renewed: PlanDay, stays: (index: number) => boolean): PlanDay {
  if (before.meals.every((meal, index) => !stays(index) || renewed.meals[index]?.id === meal.id)) return renewed
  const known = new Set(before.meals.map(({ id }) => id))
  const fresh = renewed.meals.filter(({ id }) => !known.has(id))
  const take = (slot: MealSlot): PlanMeal | undefined => {
    const at = fresh.findIndex((meal) => meal.slot === slot)
    return fresh.splice(Math.max(0, at), 1)[0]
  }
  return dayOf(
    before.meals.map((meal, index) => {
      const next = stays(index) ? undefined : take(meal.slot)
      return next ? { ...next, slot: meal.slot } : meal
    }),
  )
}

/** How close to the target a plan should be. */
const PROMISED_SHARE = 0.1

export const isFarFrom = (target: number, calories: number): boolean =>
  Math.abs(calories - target) > target * PROMISED_SHARE

/** The `keep` parameter: kept places have their recipe's id and portion, open ones are empty. */
export function keepParameter(meals: readonly PlanMeal[], stays: (meal: PlanMeal, index: number) => boolean): string {
  const kept = ({ id, portion }: PlanMeal) => (portion === undefined ? String(id) : `${id}:${portion}`)
  return meals.map((meal, index) => (stays(meal, index) ? kept(meal) : '')).join(',')
}
