// Today's planned meal of the recipe being cooked. Loaded at the first step, so that it is there at the last one.
import { useQuery } from '@tanstack/react-query'
import { type PlannedDish, plannedDish } from '#domain/plan/planned-dish.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { addDays } from '#domain/time/calendar.ts'
import { mealAtHour } from '#domain/time/meal-slots.ts'
import { mealsQueries } from '#web/features/meals/meals-queries.ts'
import { scheduleQueries } from '#web/features/schedule/schedule-queries.ts'
import { useToday } from '#web/hooks/use-today.ts'

/** Leftovers are planned for the days after the dish. */
const DAYS_AHEAD = 7

export function usePlannedDish(member: string | undefined, recipeId: RecipeId): PlannedDish | null {
  const today = useToday()
  const plan = useQuery(scheduleQueries.range(member, today, today && addDays(today, DAYS_AHEAD))).data ?? []
  const log = useQuery(mealsQueries.range(member, today, today)).data ?? []
  const logged = new Set(log.map(({ scheduleId }) => scheduleId))
  return plannedDish(plan, { recipeId, today, now: mealAtHour(new Date().getHours()), logged })
}
