import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { personOf } from '#domain/diary/dietary-references.ts'
import { estimateExpenditure, FEWEST_DAYS } from '#domain/diary/expenditure.ts'
import { DEFAULT_GOALS, goalMacros } from '#domain/diary/goals.ts'
import { energyText } from '#domain/diary/units.ts'
import { weekSummary } from '#domain/diary/week-summary.ts'
import { foodsNotEaten } from '#domain/plan/foods-not-eaten.ts'
import { servingsToCookFor } from '#domain/plan/schedule-entry.ts'
import { loggedEntries } from '#domain/plan/week-plan.ts'
import { reviewedWeek, shortNutrients, weekCost, weekPlanned } from '#domain/plan/week-review.ts'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe-id.ts'
import { mealsEatenBy, servingsAtTable } from '#domain/table/plates.ts'
import { addDays, formatSevenDays } from '#domain/time/calendar.ts'
import { ShortNutrients } from '#web/composites/diary/short-nutrients.tsx'
import { useGapDishes } from '#web/composites/diary/use-gap-dishes.ts'
import { tableQuery } from '#web/data/household-table.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'
import { usePreferences } from '#web/device/preferences.ts'
import { bodyQueries } from '#web/features/body/body-queries.ts'
import { diaryQueries } from '#web/features/diary/diary-queries.ts'
import { goalsQueries } from '#web/features/goals/goals-queries.ts'
import { NO_PROFILE, profileQueries } from '#web/features/profile/profile-queries.ts'
import { scheduleQueries } from '#web/features/schedule/schedule-queries.ts'
import { paths } from '#web/router/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { EnergyUnit } from '#web/ui/energy-unit.ts'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { countText, priceText } from '#web/ui/format.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { NextWeekButton } from './next-week-button.tsx'

/** What the energy use is estimated from: up to today, so that it is the same as on Goals. */
const LEAD_DAYS = 28

export function WeekReview({ userId, today }: { userId: string; today: string }) {
  const days = reviewedWeek(today, usePreferences().weekStartsOn)
  const [first = today, last = today] = [days[0], days.at(-1)]
  const diary = useQuery(diaryQueries.days(userId, addDays(today, -LEAD_DAYS), today))
  const entries = useQuery(diaryQueries.entries(userId, first, last))
  const weights = useQuery(bodyQueries.weights(userId, addDays(today, -LEAD_DAYS), today))
  const schedule = useQuery(scheduleQueries.range(userId, first, last))
  const savedGoals = useQuery(goalsQueries.saved(userId))
  const savedProfile = useQuery(profileQueries.own(userId))
  const seated = useQuery(tableQuery(userId))
  const table = seated.data
  const goals = savedGoals.data ?? DEFAULT_GOALS
  const profile = savedProfile.data ?? NO_PROFILE
  const plan = schedule.data ?? []
  const cooked = plan.filter(({ cookedAt, leftoverOf }) => cookedAt !== null && leftoverOf === null)
  const prices = usePrices(cooked.flatMap(({ recipeId }) => (recipeId === null ? [] : [recipeId])))

  const inWeek = (diary.data ?? []).filter(({ date }) => date >= first && date <= last)
  const { nutrients: average, average: eatenADay } = weekSummary(days, inWeek, [], addDays(last, 1))
  const short = average.days === 0 ? [] : shortNutrients(average, personOf(profile, last), goalMacros(goals))
  const gaps = useGapDishes(short, goals, savedProfile.data ? foodsNotEaten(savedProfile.data) : null)

  const questions = [diary, entries, weights, schedule, savedGoals, savedProfile, seated]
  const failed = questions.find((question) => question.isError)
  if (failed) return <FailureNotice text="We couldn’t load your week." error={failed.error} onRetry={failed.refetch} />
  if (!table || questions.some((question) => question.isPending)) {
    return (
      <Loading label="Loading your week" className="grid gap-5">
        <Skeleton className="h-40 rounded-xl" />
      </Loading>
    )
  }

  const logged = loggedEntries(plan, entries.data ?? [])
  const own = mealsEatenBy(plan, table, table.own, logged)
  const { planned, cooked: cookedCount, eaten, leftoversEaten } = weekPlanned(own, logged)
  const use = estimateExpenditure(diary.data ?? [], weights.data ?? [], today)
  const atTable = servingsAtTable(table)
  const cost = weekCost(
    cooked.map((meal) => ({
      centsPerServing: meal.recipeId === null ? null : (prices.get(meal.recipeId) ?? null),
      servings: servingsToCookFor(meal, plan, atTable),
    })),
  )
  const energy = (kcal: number) => energyText(kcal, profile.units.energy)

  return (
    <EnergyUnit value={profile.units.energy}>
      <div className="grid gap-5">
        <p className="font-semibold text-lg">{formatSevenDays(first)}</p>
        <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          <Part title="Planned and eaten">
            {planned === 0 && average.days === 0 ? (
              <p className="text-muted">Nothing was planned or logged.</p>
            ) : (
              <>
                {planned > 0 && (
                  <p>
                    {countText(planned, 'meal')} planned, {cookedCount} cooked, {eaten} in your diary.
                  </p>
                )}
                {average.days > 0 && (
                  <p>
                    You logged {countText(average.days, 'day')} and ate{' '}
                    <strong>{energy(eatenADay?.calories ?? 0)}</strong> a day on average. Your goal is{' '}
                    {energy(goals.calories)}.
                  </p>
                )}
                {leftoversEaten > 0 && (
                  <p>{countText(leftoversEaten, 'portion')} of leftovers eaten instead of thrown away.</p>
                )}
              </>
            )}
            <TextLink to={paths.diaryWeek(last)}>Day by day</TextLink>
          </Part>
          <Part title="Energy you use">
            {use ? (
              <>
                <p>
                  About <strong>{energy(use.kcal)}</strong> a day, give or take {energy(use.plusMinusKcal)}.
                </p>
                <p className="text-muted text-sm">
                  Based on {countText(use.days, 'day')} of food in the last four weeks and how your weight changed. An
                  estimate, not medical advice.
                </p>
              </>
            ) : (
              <p className="text-muted">
                Known once you have logged food on {FEWEST_DAYS} of 28 days and your weight over two weeks.
              </p>
            )}
          </Part>
          <Part title="Money">
            {cost ? (
              <>
                <p>
                  About <strong>{priceText(cost.cents)}</strong> for the {countText(cost.dishes, 'dish', 'dishes')} you
                  cooked, for everyone who ate.
                </p>
                {cost.unknown > 0 && (
                  <p className="text-muted text-sm">
                    {countText(cost.unknown, 'dish has', 'dishes have')} no known price and{' '}
                    {cost.unknown === 1 ? 'isn’t' : 'aren’t'} counted.
                  </p>
                )}
              </>
            ) : (
              <p className="text-muted">Counted for planned dishes that you finish in cook mode.</p>
            )}
          </Part>
        </div>
        {average.days > 0 && <ShortNutrients short={short} dishes={gaps} />}
        <NextWeekButton
          userId={userId}
          goals={goals}
          today={today}
          weekEnd={last}
          last={plan.flatMap(({ recipeId }) => (recipeId === null ? [] : [recipeId]))}
          wanted={[...gaps.values()].flatMap(([best]) => (best ? [best.id] : []))}
        />
      </div>
    </EnergyUnit>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} className="grid content-start gap-2">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Card>
  )
}

/** Own recipes have no price. */
function usePrices(ids: readonly RecipeId[]) {
  const { data = [] } = useQuery(recipeQueries.many([...new Set(ids)].filter((id) => !isCustomRecipeId(id))))
  return new Map(data.map(({ id, pricePerServing }) => [id, pricePerServing]))
}
