// What each person at the table gets of a planned dish.

import type { NamedPlate, Plate } from '#domain/kitchen/plate.ts'
import type { EntryPlace } from '#domain/plan/schedule-entry.ts'
import { andText } from '#domain/text/and-text.ts'
import { capitalized } from '#domain/text/capitalized.ts'
import { type Attendance, guestsAt, whoEats } from './attendance.ts'
import type { TablePerson } from './table-people.ts'

export interface SeatedTable {
  seats: readonly TablePerson[]
  attendance: Attendance
}

/** What counting plates needs of a table. */
type CountedTable = Pick<SeatedTable, 'attendance'> & {
  seats: readonly Pick<TablePerson, 'id' | 'appetite'>[]
}

export interface PlatedMeal extends EntryPlace {
  /** For each person with an appetite of 1, unless there are plates. */
  servings: number
  plates?: readonly Plate[] | null
}

const hundredths = (value: number) => Math.round(value * 100) / 100

/** "guest 1": has a plate, but no place at the table. */
const guestId = (nth: number) => `guest ${nth}`

/**
 * As planned, without those who eat elsewhere that day; without planned plates, everybody who is there by their
 * appetite. Guests eat of every dish but those planned for one person alone.
 */
export function platesOf(meal: PlatedMeal, { seats, attendance }: CountedTable): Plate[] {
  const { date, mealType, servings } = meal
  const eating = whoEats(seats, attendance, date, mealType)
  const known = meal.plates?.filter(({ person }) => seats.some(({ id }) => id === person))
  // Whoever cooked it has already counted.
  const isServed = known?.some(({ grams }) => grams !== undefined) ?? false
  const plates = known
    ? known.filter(({ person }) => isServed || eating.includes(person))
    : seats
        .filter(({ id }) => eating.includes(id))
        .map(({ id, appetite }) => ({ person: id, servings: hundredths(servings * appetite) }))
  const isOwn = known?.length === 1 && eating.length > 1
  const guests = isServed || isOwn ? 0 : guestsAt(attendance, date, mealType)
  const inPot = known?.[0]?.swaps?.filter((swap) => swap.inPot) ?? []
  return [
    ...plates,
    ...Array.from({ length: guests }, (_, at) => ({
      person: guestId(at + 1),
      servings: hundredths(servings),
      ...(inPot.length > 0 && { swaps: inPot }),
    })),
  ]
}

/**
 * What one person gets of it; null if it is planned for others. Somebody who is away that day may still say that they ate
 * their share.
 */
export function plateOf(meal: PlatedMeal, table: SeatedTable, person: string): Plate | null {
  const isTheirs = (plate: Plate) => plate.person === person
  const planned = meal.plates?.filter((plate) => table.seats.some(({ id }) => id === plate.person)) ?? []
  const plate = platesOf(meal, table).find(isTheirs) ?? planned.find(isTheirs)
  return plate ?? (planned.length > 0 ? null : { person, servings: meal.servings })
}

/** The meals that this person eats, by the plan or because they logged it: not those that only others eat. */
export const mealsEatenBy = <Meal extends PlatedMeal & { id: number }>(
  meals: readonly Meal[],
  table: CountedTable,
  person: string,
  logged: ReadonlySet<number>,
): Meal[] =>
  meals.filter((meal) => logged.has(meal.id) || platesOf(meal, table).some((plate) => plate.person === person))

export const sumOfPlates = (plates: readonly Plate[]): number => plates.reduce((sum, { servings }) => sum + servings, 0)

/** How much of each meal the whole table eats. */
export const servingsAtTable =
  (table: SeatedTable) =>
  (meal: PlatedMeal): number =>
    sumOfPlates(platesOf(meal, table))

/** Whose meal it is, if it was planned for one person at a table of several. */
export function ownerOf({ plates }: Pick<PlatedMeal, 'plates'>, people: readonly TablePerson[]): TablePerson | null {
  const [plate] = plates ?? []
  if (!plate || plates?.length !== 1 || people.length < 2) return null
  return people.find(({ id }) => id === plate.person) ?? null
}

export const namesOf = (plates: readonly NamedPlate[]): string => andText(plates.map(({ name }) => name))

export function namedPlates(meal: PlatedMeal, table: SeatedTable): NamedPlate[] {
  return platesOf(meal, table).map((plate) => {
    const person = table.seats.find(({ id }) => id === plate.person)
    const guest = capitalized(plate.person)
    return { ...plate, name: person?.name ?? guest, memberId: person?.memberId ?? null }
  })
}
