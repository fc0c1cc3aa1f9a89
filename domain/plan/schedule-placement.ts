// Adds many meals to the schedule at once: a plan, last week's meals, or a saved week.
import { daysBetween } from '#domain/time/calendar.ts'
import { type EntryPlace, entryPlaceKey, isSamePlace, type PlannedEntry, type ScheduledMeal } from './schedule-entry.ts'

/** What to do with meals already planned on the same days. */
export type PlacementMode = 'add' | 'replace' | 'fill'

export interface Placement {
  add: PlannedEntry[]
  remove: ScheduledMeal[]
}

/** The planned meals on the days of the new ones. */
export function mealsInTheWay(planned: readonly ScheduledMeal[], incoming: readonly EntryPlace[]): ScheduledMeal[] {
  const days = new Set(incoming.map(({ date }) => date))
  return planned.filter(({ date }) => days.has(date))
}

export function placeMeals(
  planned: readonly ScheduledMeal[],
  incoming: readonly PlannedEntry[],
  mode: PlacementMode,
): Placement {
  switch (mode) {
    case 'add':
      return { add: [...incoming], remove: [] }
    case 'replace':
      return { add: [...incoming], remove: mealsInTheWay(planned, incoming) }
    case 'fill': {
      const taken = new Set(planned.map(entryPlaceKey))
      return { add: withoutLostLeftovers(incoming.filter((entry) => !taken.has(entryPlaceKey(entry)))), remove: [] }
    }
  }
}

/**
 * The meals that a new plan may replace: nothing that somebody has cooked, logged or written as a note, nor leftovers of
 * a dish that stays.
 */
export function openMeals(planned: readonly ScheduledMeal[], logged: ReadonlySet<number>): ScheduledMeal[] {
  const isDone = ({ id, cookedAt }: ScheduledMeal) => cookedAt !== null || logged.has(id)
  const eatenFrom = new Set(planned.filter(isDone).map(({ leftoverOf }) => leftoverOf))
  const isOpen = (meal: ScheduledMeal) => meal.recipeId !== null && !isDone(meal) && !eatenFrom.has(meal.id)
  const open = new Set(planned.filter(isOpen).map(({ id }) => id))
  return planned.filter(({ id, leftoverOf }) => open.has(id) && (leftoverOf === null || open.has(leftoverOf)))
}

/** A new plan in the places of these meals; a place that it has nothing for keeps its meal. */
export function planAnew(open: readonly ScheduledMeal[], incoming: readonly PlannedEntry[]): Placement {
  const places = new Set(open.map(entryPlaceKey))
  const add = withoutLostLeftovers(incoming.filter((entry) => places.has(entryPlaceKey(entry))))
  const filled = new Set(add.map(entryPlaceKey))
  return { add, remove: open.filter((meal) => filled.has(entryPlaceKey(meal))) }
}

/** If their dish isn't placed, leftovers become cooked meals. */
function withoutLostLeftovers(entries: readonly PlannedEntry[]): PlannedEntry[] {
  return entries.map((entry) => {
    const from = entry.leftoverOf
    if (from === null || typeof from !== 'object') return entry
    return entries.some((other) => isCookedFor(other, entry, from)) ? entry : { ...entry, leftoverOf: null }
  })
}

const isCookedFor = (other: PlannedEntry, leftover: PlannedEntry, from: EntryPlace): boolean =>
  isSamePlace(other, from) && other.recipeId === leftover.recipeId

/** Where the dish of a leftover stands among entries that have no ids yet. */
export function dishPosition(leftover: PlannedEntry, entries: readonly PlannedEntry[]): number | null {
  const from = leftover.leftoverOf ?? null
  if (from === null || typeof from === 'number') return null
  const at = entries.findIndex((other) => !other.leftoverOf && isCookedFor(other, leftover, from))
  return at < 0 ? null : at
}

/** A week's meals by weekday, without ids: to save as a template or place into another week. */
export interface WeekMeal extends Omit<PlannedEntry, 'date' | 'leftoverOf'> {
  /** 0 for the week's first day, up to 6. */
  day: number
  leftoverOf: { day: number; mealType: EntryPlace['mealType'] } | null
}

export function weekMeals(days: readonly string[], meals: readonly ScheduledMeal[]): WeekMeal[] {
  const [first] = days
  if (first === undefined) return []
  const byId = new Map(meals.map((meal) => [meal.id, meal]))
  return meals.flatMap(({ id: _, cookedAt: __, date, leftoverOf, ...meal }) => {
    const day = daysBetween(first, date)
    if (day < 0 || day >= days.length) return []
    const cooked = leftoverOf === null ? undefined : byId.get(leftoverOf)
    const cookedDay = cooked ? daysBetween(first, cooked.date) : -1
    const isKnown = cooked !== undefined && cookedDay >= 0 && cookedDay < days.length
    return [{ ...meal, day, leftoverOf: isKnown ? { day: cookedDay, mealType: cooked.mealType } : null }]
  })
}

export function entriesOfWeek(days: readonly string[], meals: readonly WeekMeal[]): PlannedEntry[] {
  return meals.flatMap(({ day, leftoverOf, ...meal }) => {
    const date = days[day]
    const cookedOn = leftoverOf ? days[leftoverOf.day] : undefined
    if (date === undefined) return []
    return [
      { ...meal, date, leftoverOf: leftoverOf && cookedOn ? { date: cookedOn, mealType: leftoverOf.mealType } : null },
    ]
  })
}
