// The nutrition planner's tracker: foods eaten, in servings, against fixed daily goals.
import { positive } from '#domain/json.ts'
import { cleanNumber } from '#domain/kitchen/amounts.ts'
import { MACRO_ROWS, type Macros, scaleMacros, sumMacros } from '#domain/nutrition/macros.ts'

/** Its nutrition is for one serving. */
export interface FoodFacts extends Macros {
  name: string
}

export interface TrackedFood extends FoodFacts {
  id: string
  amount: number
  unit: 'serving'
}

export const TRACKER_AMOUNT = { min: 0.25, step: 0.25, default: 1 } as const

/** The planner's fixed goals for a day. */
const TRACKER_GOALS: Macros = { calories: 2000, protein: 50, carbs: 275, fat: 65 }

export function trackedFood(food: FoodFacts, id: string): TrackedFood {
  return {
    id,
    name: food.name,
    calories: positive(food.calories),
    protein: positive(food.protein),
    carbs: positive(food.carbs),
    fat: positive(food.fat),
    amount: TRACKER_AMOUNT.default,
    unit: 'serving',
  }
}

/** Rounds a typed amount to the step, at least a quarter; null if it is not a number. */
export function trackerAmount(input: number | string): number | null {
  const value = typeof input === 'string' ? Number(input.trim().replace(',', '.') || Number.NaN) : input
  if (!Number.isFinite(value)) return null
  return Math.max(TRACKER_AMOUNT.min, Math.round(value / TRACKER_AMOUNT.step) * TRACKER_AMOUNT.step)
}

export function withTrackedAmount(foods: readonly TrackedFood[], id: string, input: number | string): TrackedFood[] {
  const amount = trackerAmount(input)
  return foods.map((food) => (food.id === id && amount !== null ? { ...food, amount } : food))
}

export function trackerTotals(foods: readonly TrackedFood[]): Macros {
  const { calories, protein, carbs, fat } = sumMacros(foods.map((food) => scaleMacros(food, food.amount)))
  return {
    calories: cleanNumber(calories),
    protein: cleanNumber(protein),
    carbs: cleanNumber(carbs),
    fat: cleanNumber(fat),
  }
}

export interface TrackerBar {
  key: keyof Macros
  label: string
  unit: string
  value: number
  goal: number
  /** 0 to 100, capped. */
  percent: number
  /** The calories bar turns red strictly above its goal; the others never do. */
  red: boolean
}

export function trackerBars(totals: Macros): TrackerBar[] {
  return MACRO_ROWS.map((row) => {
    const [value, goal] = [totals[row.key], TRACKER_GOALS[row.key]]
    const percent = Math.min(100, (value / goal) * 100)
    return { ...row, value, goal, percent, red: row.key === 'calories' && value > goal }
  })
}
