// After the goals have changed: offers to plan the coming week for the new ones. What was cooked or logged stays.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { planAims } from '#domain/diary/diet-rule.ts'
import type { Goals } from '#domain/diary/goals.ts'
import { firstWeekRequest } from '#domain/plan/first-week.ts'
import { foodsNotEaten } from '#domain/plan/foods-not-eaten.ts'
import { planEntries } from '#domain/plan/plan-entries.ts'
import { openMeals, planAnew } from '#domain/plan/schedule-placement.ts'
import { loggedEntries } from '#domain/plan/week-plan.ts'
import { addDays } from '#domain/time/calendar.ts'
import { weekdayOf } from '#domain/time/weekdays.ts'
import { fetchTable, tableQuery } from '#web/data/household-table.ts'
import { diaryQueries } from '#web/features/diary/diary-queries.ts'
import { generatePlan, planWithOwnRecipes } from '#web/features/diet-plan/plan-queries.ts'
import { profileQueries } from '#web/features/profile/profile-queries.ts'
import { scheduleQueries } from '#web/features/schedule/schedule-queries.ts'
import { useScheduleSteps } from '#web/features/schedule/use-schedule-steps.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { paths } from '#web/router/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { countText } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

planWithOwnRecipes(async () => (await import('#web/composites/own-recipes/own-recipes-to-plan.ts')).readOwnRecipes())

const DAYS = 7

export function PlanWeekAnew({ userId, goals, onDone }: { userId: string; goals: Goals; onDone: () => void }) {
  const client = useQueryClient()
  const { take } = useScheduleSteps(userId)
  const { attempt, pending } = useAttempt(userId)
  const today = useToday()
  const last = addDays(today, DAYS - 1)
  const schedule = scheduleQueries.range(userId, today, last)
  const diary = diaryQueries.entries(userId, today, last)
  const planned = useQuery(schedule).data
  const log = useQuery(diary).data
  const isShared = (useQuery(tableQuery(userId)).data?.members ?? 1) > 1
  const open = planned && log ? openMeals(planned, loggedEntries(planned, log)) : []
  if (open.length === 0) return null

  async function plan() {
    const [table, profile, meals, entries] = await Promise.all([
      fetchTable(),
      client.fetchQuery({ ...profileQueries.own(userId), staleTime: 0 }),
      client.fetchQuery({ ...schedule, staleTime: 0 }),
      client.fetchQuery({ ...diary, staleTime: 0 }),
    ])
    const replaced = openMeals(meals, loggedEntries(meals, entries))
    const stays = meals.flatMap(({ id, recipeId }) =>
      recipeId === null || replaced.some((meal) => meal.id === id) ? [] : recipeId,
    )
    const request = firstWeekRequest(goals, { ...table, avoid: foodsNotEaten(profile) })
    const settings = { day: weekdayOf(today), favorites: [], excluded: [], aims: planAims(goals, request) }
    const { days } = await generatePlan(request, settings, { avoid: stays })
    const placement = planAnew(replaced, planEntries(days, today))
    await take({ ...placement, seen: meals.map(({ id }) => id) }, 'Your week is planned for your new goals.')
  }

  // The schedule's step loads again what it changed.
  const run = async () =>
    (await attempt(plan, { changes: [], notDone: 'We couldn’t plan your week anew.' })) && onDone()

  return (
    <Notice tone="lake" className="mt-6">
      <p>
        {countText(open.length, 'meal', 'meals')} of the <TextLink to={paths.mealScheduler}>coming week</TextLink>{' '}
        {open.length === 1 ? 'was' : 'were'} planned for your old goals. What you have cooked or logged stays.
        {isShared && ' Your household shares this plan.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" loading={pending} onClick={run}>
          Plan This Week Anew
        </Button>
        <Button size="sm" variant="secondary" disabled={pending} onClick={onDone}>
          Keep It
        </Button>
      </div>
    </Notice>
  )
}
