// Moves and copies a planned meal: what else changes, and the message for the person.
import { addDays, daysBetween, formatDay } from '#domain/time/calendar.ts'
import { compareEntries, type EntryPlace, type PlannedEntry, type ScheduledMeal } from './schedule-entry.ts'

interface MealMove {
  change: { meal: ScheduledMeal; to: EntryPlace & { cookedAt?: null } }[]
  message: string
}

/**
 * A cooked dish that moves to a later day has to be cooked again, so it is no longer marked as cooked. Diary entries
 * logged from a meal stay on their day. Leftovers that would come before their dish move along. Leftovers themselves
 * can't move before their dish: that throws a message for the person.
 */
export function movedMeal(
  meal: ScheduledMeal,
  to: EntryPlace,
  meals: readonly ScheduledMeal[],
  isLogged = false,
): MealMove {
  const dish = meals.find(({ id }) => id === meal.leftoverOf)
  if (dish && compareEntries(to, dish) <= 0) {
    throw new Error(`Leftovers have to come after the dish itself, which is planned for ${placeText(dish)}.`)
  }
  const isAgain = meal.cookedAt !== null && daysBetween(meal.date, to.date) > 0
  const early = meals.filter(({ leftoverOf, ...place }) => leftoverOf === meal.id && compareEntries(place, to) <= 0)
  return {
    change: [
      { meal, to: { date: to.date, mealType: to.mealType, ...(isAgain ? { cookedAt: null } : {}) } },
      ...early.map((leftovers) => ({ meal: leftovers, to: placeAfter(leftovers, meal, to) })),
    ],
    message: [
      `${meal.title} moved to ${placeText(to)}${early.length > 0 ? ', and its leftovers with it' : ''}.`,
      ...(isAgain ? ['It’s no longer marked as cooked.'] : []),
      ...(isLogged && meal.date !== to.date ? [`What you logged stays on ${formatDay(meal.date, 'long')}.`] : []),
    ].join(' '),
  }
}

/** As many days later as the dish moved, or to the day after it if that isn't enough. */
function placeAfter(leftovers: EntryPlace, from: EntryPlace, to: EntryPlace): EntryPlace {
  const { mealType } = leftovers
  const along = { date: addDays(leftovers.date, daysBetween(from.date, to.date)), mealType }
  return compareEntries(along, to) > 0 ? along : { date: addDays(to.date, 1), mealType }
}

/** A copy is a separate dish, still to be cooked. */
export function copiedMeal({ id: _, cookedAt: __, ...meal }: ScheduledMeal, to: EntryPlace) {
  const add: PlannedEntry[] = [{ ...meal, ...to, leftoverOf: null }]
  return { add, message: `${meal.title} copied to ${placeText(to)}.` }
}

const placeText = ({ date, mealType }: EntryPlace) => `${mealType} on ${formatDay(date, 'long')}`
