// Who eats when: a usual week, and exceptions by date and meal.

import { type EntryPlace, entryPlaceKey, isSamePlace } from '#domain/plan/schedule-entry.ts'
import { weekday } from '#domain/time/calendar.ts'
import { MEAL_SLOTS, type MealSlot } from '#domain/time/meal-slots.ts'

/** The exceptions of one meal. */
export interface MealAttendance extends EntryPlace {
  away: readonly string[]
  /** Who usually eats elsewhere. */
  here: readonly string[]
  guests: number
}

export interface Attendance {
  /** Slots of a usual week (`slotOfWeek`) that people eat elsewhere, by their id. */
  usual: Readonly<Record<string, readonly number[]>>
  meals: readonly MealAttendance[]
}

export const EVERYBODY_ALWAYS: Attendance = { usual: {}, meals: [] }
export const SLOTS_OF_WEEK = 7 * MEAL_SLOTS.length

/** 0 for Sunday's breakfast to 27 for Saturday's snack. */
export const slotOfWeek = (date: string, mealType: MealSlot): number =>
  weekday(date) * MEAL_SLOTS.length + MEAL_SLOTS.indexOf(mealType)

const exceptionsAt = ({ meals }: Attendance, place: EntryPlace) => meals.find((meal) => isSamePlace(meal, place))

/** The ids of those who eat this meal, in the order of the table. Guests are counted separately. */
export function whoEats(
  people: readonly { id: string }[],
  attendance: Attendance,
  date: string,
  mealType: MealSlot,
): string[] {
  const exceptions = exceptionsAt(attendance, { date, mealType })
  const slot = slotOfWeek(date, mealType)
  return people.flatMap(({ id }) => {
    const isAway =
      exceptions?.away.includes(id) || (attendance.usual[id]?.includes(slot) && !exceptions?.here.includes(id))
    return isAway ? [] : [id]
  })
}

export const guestsAt = (attendance: Attendance, date: string, mealType: MealSlot): number =>
  exceptionsAt(attendance, { date, mealType })?.guests ?? 0

/** The meal's exceptions after one person comes or stays away. */
export function withPresence(attendance: Attendance, place: EntryPlace, person: string, eats: boolean): MealAttendance {
  const before = exceptionsAt(attendance, place) ?? { ...place, away: [], here: [], guests: 0 }
  const isUsual = !attendance.usual[person]?.includes(slotOfWeek(place.date, place.mealType))
  const without = (ids: readonly string[]) => ids.filter((id) => id !== person)
  return {
    ...before,
    away: isUsual && !eats ? [...without(before.away), person] : without(before.away),
    here: !isUsual && eats ? [...without(before.here), person] : without(before.here),
  }
}

export const withGuests = (attendance: Attendance, place: EntryPlace, guests: number): MealAttendance => ({
  ...(exceptionsAt(attendance, place) ?? { ...place, away: [], here: [] }),
  guests,
})

export const isUsualMeal = ({ away, here, guests }: MealAttendance): boolean =>
  away.length === 0 && here.length === 0 && guests === 0

/** With the exceptions of one meal replaced. */
export const withMeal = (attendance: Attendance, meal: MealAttendance): Attendance => ({
  ...attendance,
  meals: [
    ...attendance.meals.filter((other) => entryPlaceKey(other) !== entryPlaceKey(meal)),
    ...(isUsualMeal(meal) ? [] : [meal]),
  ],
})
