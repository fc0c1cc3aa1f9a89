// A generated plan as the planner shows it: days of meals, what each adds up to, and how far that is from the target.

import { recipePicture } from '#domain/recipe/recipe-view.ts'
import { numberText } from '#domain/text/number-text.ts'
import { type MealSlot, mealSlot } from './meal-slots.ts'

export interface PlanMeal {
  id: number
  title: string
  image: string
  readyInMinutes: number
  servings: number
  slot: MealSlot
  /** Of one serving; 0 when the provider does not say. */
  calories: number
  protein: number
  fat: number
  carbohydrates: number
}

export interface PlanTotals {
  calories: number
  protein: number
  fat: number
  carbohydrates: number
}

export interface PlanDay {
  meals: PlanMeal[]
  totals: PlanTotals
}

type Json = Record<string, unknown>
const object = (value: unknown): Json => (value !== null && typeof value === 'object' ? (value as Json) : {})
const amount = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Where the provider does not name the meal, the first three are breakfast, lunch and dinner. */
const USUAL_SLOTS: readonly MealSlot[] = ['breakfast', 'lunch', 'dinner']

function planMeal(value: unknown, index: number): PlanMeal | null {
  const json = object(value)
  const id = amount(json.id)
  if (!Number.isSafeInteger(id) || id === 0) return null
  return {
    id,
    title: text(json.title) || 'Untitled recipe',
    image: recipePicture(json, id),
    readyInMinutes: Math.round(amount(json.readyInMinutes)),
    servings: amount(json.servings) || 1,
    slot: json.slot === undefined ? (USUAL_SLOTS[index] ?? 'snack') : mealSlot(json.slot),
    calories: amount(json.calories),
    protein: amount(json.protein),
    fat: amount(json.fat),
    carbohydrates: amount(json.carbohydrates),
  }
}

export function planDay(value: unknown): PlanDay {
  const { meals, nutrients } = object(value)
  const totals = object(nutrients)
  return {
    meals: (Array.isArray(meals) ? meals : []).map(planMeal).filter((meal) => meal !== null),
    totals: {
      calories: amount(totals.calories),
      protein: amount(totals.protein),
      fat: amount(totals.fat),
      carbohydrates: amount(totals.carbohydrates),
    },
  }
}

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** One day, or the seven of a week; throws when there is not a single meal in the answer. */
export function planDays(answer: unknown): PlanDay[] {
  const { week } = object(answer)
  const days = week === undefined ? [planDay(answer)] : WEEK.map((name) => planDay(object(week)[name]))
  if (days.every((day) => day.meals.length === 0)) throw new Error('The plan has no meals.')
  return days
}

const NOTHING: PlanTotals = { calories: 0, protein: 0, fat: 0, carbohydrates: 0 }

function sumOf(parts: readonly PlanTotals[]): PlanTotals {
  return parts.reduce(
    (sum, part) => ({
      calories: sum.calories + part.calories,
      protein: sum.protein + part.protein,
      fat: sum.fat + part.fat,
      carbohydrates: sum.carbohydrates + part.carbohydrates,
    }),
    NOTHING,
  )
}

/** What a day has on average. */
export function averageDay(days: readonly PlanDay[]): PlanTotals {
  const { calories, protein, fat, carbohydrates } = sumOf(days.map(({ totals }) => totals))
  const each = 1 / Math.max(1, days.length)
  return {
    calories: calories * each,
    protein: protein * each,
    fat: fat * each,
    carbohydrates: carbohydrates * each,
  }
}

export const dayOf = (meals: PlanMeal[]): PlanDay => ({ meals, totals: sumOf(meals) })

/**
 * The renewed day with what was to stay in its place. Our own provider keeps it; one that knows nothing of keeping
 * answers with a whole new day, of which only the free places are filled.
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

/** A plan promises to come this near to the target. */
const PROMISED_SHARE = 0.1

export const isFarFrom = (target: number, calories: number): boolean =>
  Math.abs(calories - target) > target * PROMISED_SHARE

/** "12 kcal over the target of 2,000", "on target", in whole kcal. */
export function distanceText(calories: number, target: number): string {
  const off = Math.round(calories) - target
  if (off === 0) return `exactly your target of ${numberText(target)} kcal`
  return `${numberText(Math.abs(off))} kcal ${off > 0 ? 'over' : 'under'} your target of ${numberText(target)} kcal`
}

/** The `keep` parameter: the places that stay hold their recipe's id, the free ones are empty. */
export function keepParameter(meals: readonly PlanMeal[], stays: (meal: PlanMeal, index: number) => boolean): string {
  return meals.map((meal, index) => (stays(meal, index) ? String(meal.id) : '')).join(',')
}
