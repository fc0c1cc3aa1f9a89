// What plans the first week. Loaded once the questions are answered.
import { planAims } from '#domain/diary/diet-rule.ts'
import type { Goals } from '#domain/diary/goals.ts'
import { type FirstAnswers, firstWeekRequest } from '#domain/plan/first-week.ts'
import { planEntries } from '#domain/plan/plan-entries.ts'
import { weekdayOf } from '#domain/time/weekdays.ts'
import { generatePlan, planWithOwnRecipes } from '#web/features/diet-plan/plan-queries.ts'

export { firstGoals, needsOwnGoal } from '#domain/plan/first-week.ts'

planWithOwnRecipes(async () => (await import('#web/composites/own-recipes/own-recipes-to-plan.ts')).readOwnRecipes())

export async function firstWeekEntries(
  goals: Goals,
  answers: FirstAnswers & { avoid: readonly string[] },
  today: string,
) {
  const request = firstWeekRequest(goals, answers)
  const settings = { day: weekdayOf(today), favorites: [], excluded: [], aims: planAims(goals, request) }
  const { days } = await generatePlan(request, settings)
  return planEntries(days, today)
}
