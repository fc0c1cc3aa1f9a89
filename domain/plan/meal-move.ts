// Moves and copies a planned meal: what else changes, and what the person is told.
import { addDays, daysBetween } from '#domain/time/calendar.ts'
import { compareEntries, type EntryPlace, type PlannedEntry, type ScheduledMeal } from './schedule-entry.ts'

export interface MealMove {
  change: { meal: ScheduledMeal; to: EntryPlace & { cookedAt?: null } }[]
  /** It is no longer marked as cooked. */
  isToCookAgain: boolean
  /** The day on which the diary has it, if the meal left that. */
  loggedOn: string | null
}

/** Of leftovers to a place before their dish. */
export class BeforeItsDish extends Error {
  readonly dish: EntryPlace

  constructor(dish: EntryPlace) {
    super('Leftovers come after their dish.')
    this.dish = dish
  }
}

/**
 * A cooked dish that moves to a later day has to be cooked again, so it is no longer marked as cooked. Diary entries
 * logged from a meal stay on their day. Leftovers that would come before their dish move along. Leftovers themselves
 * can't move before their dish.
 */
export function movedMeal(
  meal: ScheduledMeal,
  to: EntryPlace,
  meals: readonly ScheduledMeal[],
  isLogged = false,
): MealMove {
  const dish = meals.find(({ id }) => id === meal.leftoverOf)
  if (dish && compareEntries(to, dish) <= 0) {
    throw new BeforeItsDish(dish)
  }
  const isAgain = meal.cookedAt !== null && daysBetween(meal.date, to.date) > 0
  const early = meals.filter(({ leftoverOf, ...place }) => leftoverOf === meal.id && compareEntries(place, to) <= 0)
  return {
    change: [
      { meal, to: { date: to.date, mealType: to.mealType, ...(isAgain ? { cookedAt: null } : {}) } },
      ...early.map((leftovers) => ({ meal: leftovers, to: placeAfter(leftovers, meal, to) })),
    ],
    isToCookAgain: isAgain,
    loggedOn: isLogged && meal.date !== to.date ? meal.date : null,
  }
}

/** As many days later as the dish moved, or to the day after it if that isn't enough. */
function placeAfter(leftovers: EntryPlace, from: EntryPlace, to: EntryPlace): EntryPlace {
  const { mealType } = leftovers
  const along = { date: addDays(leftovers.date, daysBetween(from.date, to.date)), mealType }
  return compareEntries(along, to) > 0 ? along : { date: addDays(to.date, 1), mealType }
}

/** A copy is a separate dish, still to be cooked. */
export const copiedMeal = ({ id: _, cookedAt: __, ...meal }: ScheduledMeal, to: EntryPlace): PlannedEntry => ({
  ...meal,
  ...to,
  leftoverOf: null,
})
