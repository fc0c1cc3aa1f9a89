// Fills a week with the meals of another one. Loaded on first use, to keep the week's first load small.
import type { QueryClient } from '@tanstack/react-query'
import { entriesOfWeek, type WeekMeal, weekMeals } from '#domain/plan/schedule-placement.ts'
import { addDays } from '#domain/time/calendar.ts'
import { failureText, notDoneText } from '#web/data/failure-text.ts'
import { scheduleQueries } from '#web/features/schedule/schedule-queries.ts'
import type { useMealPlacement } from '#web/features/schedule/use-meal-placement.tsx'
import { notify } from '#web/ui/toast-store.ts'

interface WeekToFill {
  days: readonly string[]
  place: ReturnType<typeof useMealPlacement>['place']
}

export async function placeWeek({ days, place }: WeekToFill, meals: readonly WeekMeal[], message: string) {
  try {
    await place(entriesOfWeek(days, meals), message)
  } catch (error) {
    notify(notDoneText('The meals weren’t added.', error), { tone: 'danger' })
  }
}

export async function repeatLastWeek(queryClient: QueryClient, userId: string, week: WeekToFill) {
  try {
    const before = week.days.map((day) => addDays(day, -7))
    const meals = await queryClient.fetchQuery(scheduleQueries.week(userId, before))
    if (meals.length === 0) notify('Nothing was planned last week.', { tone: 'info' })
    else await placeWeek(week, weekMeals(before, meals), 'Last week’s meals are planned again.')
  } catch (error) {
    notify(`We couldn’t load last week. ${failureText(error)}`, { tone: 'danger' })
  }
}
