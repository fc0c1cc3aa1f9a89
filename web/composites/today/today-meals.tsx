// The next meal and the rest of the day, from the week's plan.
import { useQuery } from '@tanstack/react-query'
import { dayPlan } from '#domain/plan/next-meal.ts'
import { type ScheduledMeal, servingsToCookFor } from '#domain/plan/schedule-entry.ts'
import { loggedEntries } from '#domain/plan/week-plan.ts'
import { namedPlates, namesOf, servingsAtTable } from '#domain/table/plates.ts'
import { addDays } from '#domain/time/calendar.ts'
import { useShownPlan } from '#web/composites/plan/use-shown-plan.ts'
import { anyRecipe } from '#web/composites/recipe/any-recipe.ts'
import { useLogPlanned } from '#web/composites/week/use-log-planned.ts'
import { memberPlate, tableQuery } from '#web/data/household-table.ts'
import { memberKey } from '#web/data/member-key.ts'
import { usePreferences } from '#web/device/preferences.ts'
import { scheduleQueries } from '#web/features/schedule/schedule-queries.ts'
import { NextMealCard } from '#web/features/today/next-meal-card.tsx'
import { RestOfDay } from '#web/features/today/rest-of-day.tsx'
import { useMinuteOfDay } from '#web/hooks/use-minute-of-day.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'

/** Leftovers are planned for the days after the dish: as many as cook mode asks for, so that the two share a query. */
const DAYS_AHEAD = 7

export const todaysPlan = (userId: string | undefined, today: string) =>
  scheduleQueries.range(userId, today, today && addDays(today, DAYS_AHEAD))

interface TodayMealsProps {
  userId: string
  today: string
  /** What the member ate today. */
  log: readonly { scheduleId: number | null; date: string }[]
  /** They haven't set any goals yet. */
  isNewMember: boolean
}

export function TodayMeals({ userId, today, log, isNewMember }: TodayMealsProps) {
  const { mealTimes: times } = usePreferences()
  const minutes = useMinuteOfDay()
  const plan = useShownPlan(useQuery(todaysPlan(userId, today)).data)
  const table = useQuery(tableQuery(userId)).data
  const logged = loggedEntries(plan, log)
  const isMine = (meal: ScheduledMeal) => memberPlate(table, meal) !== null
  const { next, others } = dayPlan(plan, { today, minutes, times, logged, isMine })
  const takes = useCookingMinutes(userId, next)

  const { log: onLog, loggingId } = useLogPlanned(userId)

  return (
    <div className={cx('grid items-start gap-5', others.length > 0 && 'lg:grid-cols-[5fr_3fr]')}>
      {next ? (
        <NextMealCard
          meal={next}
          isTomorrow={next.date !== today}
          mealAt={times[next.mealType]}
          now={minutes}
          takes={takes}
          toCook={servingsToCookFor(next, plan, table ? servingsAtTable(table) : ({ servings }) => servings)}
          logging={loggingId === next.id}
          onLog={() => onLog(next)}
        />
      ) : (
        <NothingNext isDone={others.length > 0} isNewMember={isNewMember} today={today} />
      )}
      {others.length > 0 && (
        <RestOfDay
          meals={others}
          times={times}
          logged={logged}
          loggingId={loggingId}
          ownerOf={(meal) => (isMine(meal) || !table ? null : namesOf(namedPlates(meal, table)))}
          onLog={onLog}
        />
      )}
    </div>
  )
}

function useCookingMinutes(userId: string, meal: ScheduledMeal | null): number | null {
  const id = meal?.recipeId ?? null
  const { data = null } = useQuery({
    queryKey: memberKey(userId, 'cooking-minutes', id),
    queryFn: async ({ client }) => (id === null ? null : ((await anyRecipe(client, id))?.readyInMinutes ?? null)),
    enabled: id !== null,
  })
  return data
}

interface NothingNextProps {
  /** Something was planned for today. */
  isDone: boolean
  isNewMember: boolean
  today: string
}

function NothingNext({ isDone, isNewMember, today }: NothingNextProps) {
  return (
    <Card as="section" aria-labelledby="next-meal" className="flex flex-wrap items-center justify-between gap-5">
      <div className="max-w-xl">
        <h2 id="next-meal" className="text-2xl">
          {isDone ? 'That’s all for today' : 'What’s for dinner?'}
        </h2>
        <p className="mt-1 text-muted">
          {isDone
            ? 'Nothing is planned for tomorrow yet.'
            : 'Plan a meal, and it’s here when it’s time to cook, with one tap to the stove.'}
        </p>
      </div>
      {isNewMember ? (
        <Link to={paths.welcome} className={buttonClass({ size: 'lg' })}>
          Plan Your First Week
        </Link>
      ) : (
        <Link to={paths.scheduledDay(isDone ? addDays(today, 1) : today)} className={buttonClass({ size: 'lg' })}>
          {isDone ? 'Plan Tomorrow' : 'Plan a Meal'}
        </Link>
      )}
    </Card>
  )
}
