// Today's plan at a time of day: the meal that comes next, when to start cooking it, and the order of the others.
import type { MealTimes } from '#domain/account/preferences.ts'
import { addDays } from '#domain/time/calendar.ts'
import type { ScheduledMeal } from './schedule-entry.ts'

export interface Moment {
  today: string
  /** Minutes after midnight. */
  minutes: number
  times: MealTimes
  /** Ids of planned meals that are in the member's diary. */
  logged: ReadonlySet<number>
  /** Not only for others at the table. */
  isMine: (meal: ScheduledMeal) => boolean
}

export interface DayPlan {
  /** Null if nothing more is planned for today or tomorrow. */
  next: ScheduledMeal | null
  /** Today's other meals, in the order in which they are eaten. */
  others: ScheduledMeal[]
}

/** People eat late: until then, a meal that nobody logged still comes next. */
const LATE_MINUTES = 120

/** A dish comes before a note. Once today's meals are eaten or over, tomorrow's first comes next. */
export function dayPlan(meals: readonly ScheduledMeal[], { today, minutes, times, logged, isMine }: Moment): DayPlan {
  const on = (date: string) =>
    meals
      .filter((meal) => meal.date === date)
      .sort(
        (one, other) =>
          times[one.mealType] - times[other.mealType] ||
          // What has to be cooked comes before leftovers of the same meal.
          Number(!isToCook(one)) - Number(!isToCook(other)) ||
          one.id - other.id,
      )
  const todays = on(today)
  const isDueDish = (meal: ScheduledMeal) =>
    !meal.isNote && isMine(meal) && !logged.has(meal.id) && times[meal.mealType] + LATE_MINUTES > minutes
  const isDueNote = ({ isNote, mealType }: ScheduledMeal) => isNote && times[mealType] > minutes
  const tomorrows = on(addDays(today, 1)).find(isMine)
  const next = todays.find(isDueDish) ?? todays.find(isDueNote) ?? tomorrows ?? null
  return { next, others: todays.filter((meal) => meal !== next) }
}

/** Whether somebody still has to stand at the stove for it. */
export const isToCook = ({ recipeId, leftoverOf, cookedAt }: ScheduledMeal): boolean =>
  recipeId !== null && leftoverOf === null && cookedAt === null

interface Start {
  /** Minutes from today's midnight to the meal; more than a day's minutes if it is tomorrow's. */
  mealAt: number
  /** How long it takes to cook. */
  takes: number
  /** Minutes after midnight. */
  now: number
}

const MINUTES_OF_DAY = 1440

/** Minutes after midnight: when to start, or, if that is past, when it is ready. */
export type StartTime = { startAt: number; isForTomorrow: boolean } | { readyAt: number }

export function startTime({ mealAt, takes, now }: Start): StartTime {
  const startAt = mealAt - takes
  if (startAt < now) return { readyAt: now + takes }
  return { startAt, isForTomorrow: mealAt >= MINUTES_OF_DAY && startAt < MINUTES_OF_DAY }
}
