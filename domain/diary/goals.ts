// A member's goals: their ranges and defaults, the available diets, and how the day compares with a target.
import type { Diet } from '#domain/nutrition/diets.ts'
import type { Macros } from '#domain/nutrition/macros.ts'

export interface GoalRange {
  label: string
  unit: string
  min: number
  max: number
  step: number
  default: number
}

export const GOAL_RANGES = {
  calories: { label: 'Daily calories', unit: 'kcal', min: 1200, max: 4000, step: 50, default: 2000 },
  waterMl: { label: 'Daily water', unit: 'ml', min: 1000, max: 4000, step: 250, default: 2000 },
  proteinG: { label: 'Protein', unit: 'g', min: 50, max: 300, step: 1, default: 150 },
  carbsG: { label: 'Carbs', unit: 'g', min: 50, max: 500, step: 1, default: 250 },
  fatG: { label: 'Fat', unit: 'g', min: 20, max: 150, step: 1, default: 65 },
} as const satisfies Record<string, GoalRange>
export type GoalKey = keyof typeof GOAL_RANGES
export const GOAL_KEYS = ['calories', 'waterMl', 'proteinG', 'carbsG', 'fatG'] as const satisfies readonly GoalKey[]

export const GOAL_DIETS = [
  { value: 'none', label: 'None' },
  { value: 'vegetarian', label: 'Vegetarian' },
  { value: 'vegan', label: 'Vegan' },
  { value: 'keto', label: 'Keto' },
  { value: 'paleo', label: 'Paleo' },
  { value: 'mediterranean', label: 'Mediterranean' },
  { value: 'low_carb', label: 'Low carb' },
  { value: 'high_protein', label: 'High protein' },
] as const
export type GoalDiet = (typeof GOAL_DIETS)[number]['value']

export type Goals = Record<GoalKey, number> & { diet: GoalDiet }

export const DEFAULT_GOALS: Goals = {
  calories: GOAL_RANGES.calories.default,
  waterMl: GOAL_RANGES.waterMl.default,
  proteinG: GOAL_RANGES.proteinG.default,
  carbsG: GOAL_RANGES.carbsG.default,
  fatG: GOAL_RANGES.fatG.default,
  diet: 'none',
}

/** Within this share of a goal counts as on target. */
export const ON_TARGET_SHARE = 0.05

export const goalMacros = ({ calories, proteinG, carbsG, fatG }: Goals): Macros => ({
  calories,
  protein: proteinG,
  carbs: carbsG,
  fat: fatG,
})

/** The diet planner's own slider. */
export const PLANNER_CALORIES = { min: 1000, max: 4000, step: 100, default: 2000 } as const
/** The water card's stepper; it starts with a glass. */
export const WATER_POUR_ML = { min: 50, step: 50 } as const

export type GoalInput = number | string | null | undefined

/** Parses a goal and clamps it to its range; empty, zero, or invalid gives the default. */
export function goalValue(key: GoalKey, input: GoalInput): number {
  const range: GoalRange = GOAL_RANGES[key]
  const value = typeof input === 'string' ? Number(input.trim() || Number.NaN) : (input ?? Number.NaN)
  if (!Number.isFinite(value) || value === 0) return range.default
  return Math.min(range.max, Math.max(range.min, Math.round(value)))
}

export function goalDiet(input: unknown): GoalDiet {
  return GOAL_DIETS.find(({ value }) => value === input)?.value ?? 'none'
}

export function completeGoals(input: Partial<Record<GoalKey, GoalInput>> & { diet?: unknown }): Goals {
  return {
    calories: goalValue('calories', input.calories),
    waterMl: goalValue('waterMl', input.waterMl),
    proteinG: goalValue('proteinG', input.proteinG),
    carbsG: goalValue('carbsG', input.carbsG),
    fatG: goalValue('fatG', input.fatG),
    diet: goalDiet(input.diet),
  }
}

const PROVIDER_DIETS: Partial<Record<GoalDiet, Diet>> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  keto: 'Ketogenic',
  paleo: 'Paleo',
}

/** The provider's diet for a goal, or null if the provider doesn't have it. */
export function providerDietOf(diet: GoalDiet): Diet | null {
  return PROVIDER_DIETS[diet] ?? null
}

/** The calorie target, clamped and rounded to the diet planner's slider. */
export function plannerCalories(target: GoalInput): number {
  const { min, max, step } = PLANNER_CALORIES
  return Math.min(max, Math.max(min, Math.round(goalValue('calories', target) / step) * step))
}

export interface Progress {
  /** 0 to 100, whole, capped. */
  percent: number
  remaining: number
  /** The amount above the target, or 0. */
  over: number
}

export function progressTo(value: number, target: number): Progress {
  const eaten = Number.isFinite(value) ? Math.max(0, value) : 0
  if (!(target > 0) || !Number.isFinite(target)) return { percent: 0, remaining: 0, over: 0 }
  return {
    percent: Math.min(100, Math.round((eaten / target) * 100)),
    remaining: Math.max(0, target - eaten),
    over: Math.max(0, eaten - target),
  }
}
