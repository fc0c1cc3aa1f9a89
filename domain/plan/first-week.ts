// The four questions for a new member, and the week planned from the answers.

import type { Aim } from '#domain/diary/activity-and-aim.ts'
import { planTarget, withDiet } from '#domain/diary/diet-rule.ts'
import { DEFAULT_GOALS, type GoalDiet, type Goals } from '#domain/diary/goals.ts'
import { NO_PREFERENCES, type PlanRequest, plannerTable } from './plan-request.ts'
import type { Table } from './table-portions.ts'

export interface FirstAnswers extends Table {
  diet: GoalDiet
  /** Foods and groups that the planner leaves out. */
  avoid: readonly string[]
  aim: Aim
}

export const FIRST_ANSWERS: FirstAnswers = { diet: 'none', avoid: [], people: 1, portions: [], aim: 'keep' }

/** The time limit for weekday dinners; weekends have none. */
const WEEKDAY_MINUTES = 45

/** Keeps existing goals; another diet has other macros. */
export const firstGoals = (saved: Goals | null, { diet }: FirstAnswers): Goals =>
  saved?.diet === diet ? saved : withDiet(saved ?? DEFAULT_GOALS, diet)

/** Whether somebody wants to change their weight but only has our default calories, which ignore that. */
export const needsOwnGoal = ({ calories }: Goals, { aim }: FirstAnswers): boolean =>
  aim !== 'keep' && calories === DEFAULT_GOALS.calories

/** The week that is planned for a member's goals, without further questions. */
export function firstWeekRequest(goals: Goals, answers: Table & Pick<FirstAnswers, 'avoid'>): PlanRequest {
  return {
    ...planTarget(goals),
    exclude: answers.avoid.join(', '),
    span: 'week',
    preferences: {
      ...NO_PREFERENCES,
      ...plannerTable(answers),
      maxMinutes: WEEKDAY_MINUTES,
      leftovers: true,
      preferFavorites: true,
    },
  }
}
