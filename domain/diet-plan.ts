// A generated plan as the planner shows it: days of meals, what each adds up to, and how far that is from the target.
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
    image: text(json.image),
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

/** What all days add up to. */
export function planTotals(days: readonly PlanDay[]): PlanTotals {
  return days.reduce(
    (sum, { totals }) => ({
      calories: sum.calories + totals.calories,
      protein: sum.protein + totals.protein,
      fat: sum.fat + totals.fat,
      carbohydrates: sum.carbohydrates + totals.carbohydrates,
    }),
    { calories: 0, protein: 0, fat: 0, carbohydrates: 0 },
  )
}

/** "12 kcal over the target of 2,000", "on target", in whole kcal. */
export function distanceText(calories: number, target: number): string {
  const off = Math.round(calories) - target
  const figure = new Intl.NumberFormat('en-US')
  if (off === 0) return `exactly your target of ${figure.format(target)} kcal`
  return `${figure.format(Math.abs(off))} kcal ${off > 0 ? 'over' : 'under'} your target of ${figure.format(target)} kcal`
}

/** The `keep` parameter: the places that stay hold their recipe's id, the free ones are empty. */
export function keepParameter(meals: readonly PlanMeal[], stays: (meal: PlanMeal, index: number) => boolean): string {
  return meals.map((meal, index) => (stays(meal, index) ? String(meal.id) : '')).join(',')
}
