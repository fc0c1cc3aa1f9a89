// Plans the week after the one that was looked back on: other dishes, with those that fill what was short.

import { useQueryClient } from '@tanstack/react-query'
import { planAims } from '#domain/diary/diet-rule.ts'
import type { Goals } from '#domain/diary/goals.ts'
import { firstWeekRequest } from '#domain/plan/first-week.ts'
import { foodsNotEaten } from '#domain/plan/foods-not-eaten.ts'
import { planEntries } from '#domain/plan/plan-entries.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { addDays } from '#domain/time/calendar.ts'
import { weekdayOf } from '#domain/time/weekdays.ts'
import { fetchTable } from '#web/data/household-table.ts'
import { generateAfresh, planWithOwnRecipes } from '#web/features/diet-plan/plan-queries.ts'
import { useFavorites } from '#web/features/favorites/favorites-store.ts'
import { profileQueries } from '#web/features/profile/profile-queries.ts'
import { useMealPlacement } from '#web/features/schedule/use-meal-placement.tsx'
import type { TableRequest } from '#web/features/table-plan/table-plan-query.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { paths } from '#web/router/paths.ts'
import { useNavigate } from '#web/router/router.tsx'
import { Button } from '#web/ui/button.tsx'

const ownRecipes = async () => (await import('#web/composites/own-recipes/own-recipes-to-plan.ts')).readOwnRecipes()
planWithOwnRecipes(ownRecipes)

/** For everybody at the household's table. */
async function tableWeek(wanted: TableRequest, favorites: readonly number[]) {
  const [{ fetchTablePlan }, { tableEntries }] = await Promise.all([
    import('#web/features/table-plan/table-plan-query.ts'),
    import('#domain/table-plan/table-entries.ts'),
  ])
  return tableEntries(await fetchTablePlan(wanted, favorites, await ownRecipes()))
}

interface NextWeekButtonProps {
  userId: string
  goals: Goals
  today: string
  /** The last day of the week that is over. */
  weekEnd: string
  /** What was planned in it. */
  last: readonly RecipeId[]
  /** Dishes that fill what was short: preferred like favorites. */
  wanted: readonly RecipeId[]
}

export function NextWeekButton({ userId, goals, today, weekEnd, last, wanted }: NextWeekButtonProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { place, placementDialog } = useMealPlacement(userId)
  const { attempt, pending } = useAttempt(userId)
  const after = addDays(weekEnd, 1)
  const start = after > today ? after : today

  async function plan() {
    const [table, profile] = await Promise.all([
      fetchTable(),
      client.fetchQuery({ ...profileQueries.own(userId), staleTime: 0 }),
    ])
    const request = firstWeekRequest(goals, { ...table, avoid: foodsNotEaten(profile) })
    const favorites = [...new Set([...wanted, ...useFavorites.getState().favorites])]
    const avoid = [...new Set(last)].filter((id) => !wanted.includes(id))
    const settings = { day: weekdayOf(start), favorites, excluded: [], aims: planAims(goals, request) }
    const entries =
      table.seats.length > 1
        ? await tableWeek({ request, from: start, avoid }, favorites)
        : planEntries((await generateAfresh(request, settings, avoid)).days, start)
    if (await place(entries, 'Your next week is planned.')) navigate(paths.scheduledDay(start))
  }

  // Placing the meals loads again what it changed.
  const run = () => attempt(plan, { changes: [], notDone: 'We couldn’t plan your week.' })

  return (
    <div>
      <Button size="lg" loading={pending} onClick={run}>
        Plan Next Week
      </Button>
      <p className="mt-2 text-muted text-sm">Different dishes from last week, with more of what you were low on.</p>
      {placementDialog}
    </div>
  )
}
