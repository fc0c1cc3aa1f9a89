// The four questions for a new member, and the week planned from the answers.

import type { Aim } from '#domain/diary/activity-and-aim.ts'
import { DEFAULT_GOALS, type GoalDiet, type Goals, plannerCalories, providerDietOf } from '#domain/diary/goals.ts'
import { NO_WISHES, type PlanRequest } from './plan-request.ts'

export interface FirstAnswers {
  diet: GoalDiet
  /** Foods and groups that the planner leaves out. */
  avoid: readonly string[]
  people: number
  aim: Aim
}

export const FIRST_ANSWERS: FirstAnswers = { diet: 'none', avoid: [], people: 1, aim: 'keep' }

/** Common exclusions, in the planner's words. */
export const OFTEN_AVOIDED = [
  'dairy',
  'egg',
  'gluten',
  'peanut',
  'tree nut',
  'fish',
  'shellfish',
  'soy',
  'sesame',
  'pork',
  'beef',
  'mushrooms',
] as const

/** The time limit for weekday dinners; weekends have none. */
const WEEKDAY_MINUTES = 45

/** Keeps existing goals and changes only the diet. */
export const firstGoals = (saved: Goals | null, { diet }: FirstAnswers): Goals => ({
  ...(saved ?? DEFAULT_GOALS),
  diet,
})

export function firstWeekRequest(goals: Goals, answers: FirstAnswers): PlanRequest {
  return {
    targetCalories: plannerCalories(goals.calories),
    diet: providerDietOf(answers.diet) ?? '',
    exclude: answers.avoid.join(', '),
    span: 'week',
    wishes: {
      ...NO_WISHES,
      people: answers.people,
      maxMinutes: WEEKDAY_MINUTES,
      leftovers: true,
      preferFavorites: true,
    },
  }
}
