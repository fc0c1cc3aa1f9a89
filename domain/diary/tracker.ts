// The nutrition planner's tracker: foods eaten, in servings, against fixed daily goals.
import { cleanNumber } from '#domain/kitchen/amounts.ts'

export interface FoodFacts {
  name: string
  /** Per serving. */
  calories: number
  protein: number
  carbs: number
  fat: number
}

export interface TrackedFood extends FoodFacts {
  id: string
  amount: number
  unit: 'serving'
}

export const TRACKER_AMOUNT = { min: 0.25, step: 0.25, default: 1 } as const

export const TRACKER_GOALS = [
  { key: 'calories', label: 'Calories', unit: 'kcal', goal: 2000 },
  { key: 'protein', label: 'Protein', unit: 'g', goal: 50 },
  { key: 'carbs', label: 'Carbs', unit: 'g', goal: 275 },
  { key: 'fat', label: 'Fat', unit: 'g', goal: 65 },
] as const
export type TrackedKey = (typeof TRACKER_GOALS)[number]['key']
export type TrackerTotals = Record<TrackedKey, number>

const known = (value: number): number => (Number.isFinite(value) && value > 0 ? value : 0)

export function trackedFood(food: FoodFacts, id: string): TrackedFood {
  return {
    id,
    name: food.name,
    calories: known(food.calories),
    protein: known(food.protein),
    carbs: known(food.carbs),
    fat: known(food.fat),
    amount: TRACKER_AMOUNT.default,
    unit: 'serving',
  }
}

/** A typed amount on the steps of the input; never below a quarter. What is no number is refused with null. */
export function trackerAmount(input: number | string): number | null {
  const value = typeof input === 'string' ? Number(input.trim().replace(',', '.') || Number.NaN) : input
  if (!Number.isFinite(value)) return null
  return Math.max(TRACKER_AMOUNT.min, Math.round(value / TRACKER_AMOUNT.step) * TRACKER_AMOUNT.step)
}

export function withTrackedAmount(foods: readonly TrackedFood[], id: string, input: number | string): TrackedFood[] {
  const amount = trackerAmount(input)
  return foods.map((food) => (food.id === id && amount !== null ? { ...food, amount } : food))
}

export function trackerTotals(foods: readonly TrackedFood[]): TrackerTotals {
  const sum = (key: TrackedKey): number =>
    cleanNumber(foods.reduce((total, food) => total + food[key] * food.amount, 0))
  return { calories: sum('calories'), protein: sum('protein'), carbs: sum('carbs'), fat: sum('fat') }
}

export interface TrackerBar {
  key: TrackedKey
  label: string
  unit: string
  value: number
  goal: number
  /** 0 to 100, capped. */
  percent: number
  /** The calories bar turns red strictly above its goal; the others never do. */
  red: boolean
}

export function trackerBars(totals: TrackerTotals): TrackerBar[] {
  return TRACKER_GOALS.map(({ key, label, unit, goal }) => ({
    key,
    label,
    unit,
    value: totals[key],
    goal,
    percent: Math.min(100, (totals[key] / goal) * 100),
    red: key === 'calories' && totals[key] > goal,
  }))
}
