// What is said after a meal was moved or copied.
import type { MealMove } from '#domain/plan/meal-move.ts'
import type { EntryPlace } from '#domain/plan/schedule-entry.ts'
import { formatDay } from '#domain/time/calendar.ts'

const placeText = ({ date, mealType }: EntryPlace) => `${mealType} on ${formatDay(date, 'long')}`

export function movedText(title: string, to: EntryPlace, { change, isToCookAgain, loggedOn }: MealMove): string {
  const place = placeText(to)
  return [
    change.length > 1 ? `${title} moved to ${place}, and its leftovers with it.` : `${title} moved to ${place}.`,
    ...(isToCookAgain ? ['It’s no longer marked as cooked.'] : []),
    ...(loggedOn === null ? [] : [`What you logged stays on ${formatDay(loggedOn, 'long')}.`]),
  ].join(' ')
}

export const copiedText = (title: string, to: EntryPlace): string => `${title} copied to ${placeText(to)}.`

export const beforeDishText = (dish: EntryPlace): string =>
  `Leftovers have to come after the dish itself, which is planned for ${placeText(dish)}.`
