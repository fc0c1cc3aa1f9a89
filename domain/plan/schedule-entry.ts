// An entry of the household's meal schedule: a recipe, the leftovers of one, or a note in one of a day's four meals.

import { servingsToPrepare } from '#domain/kitchen/cookable-servings.ts'
import type { Plate } from '#domain/kitchen/plate.ts'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe-id.ts'
import { addDays, daysBetween } from '#domain/time/calendar.ts'
import { MEAL_SLOTS, type MealSlot } from '#domain/time/meal-slots.ts'
import type { PlannedFood } from './planned-food.ts'

export interface EntryPlace {
  date: string
  mealType: MealSlot
}

export interface PlannedEntry extends EntryPlace {
  /** Null for a note, and if the row refers to a recipe that this site can't have. */
  recipeId: RecipeId | null
  /** The recipe's title, or the text of the note. */
  title: string
  image: string
  /** For each person. */
  servings: number
  /** Of one serving. */
  calories: number
  isNote?: boolean
  /** A plain food, without a recipe. */
  food?: PlannedFood | null
  /** Whose plates it fills; null for everybody who is there. */
  plates?: readonly Plate[] | null
  /** The entry this was cooked with: its id, or its position while it has none yet. */
  leftoverOf?: number | EntryPlace | null
}

export interface ScheduledMeal extends PlannedEntry {
  id: number
  isNote: boolean
  leftoverOf: number | null
  /** An ISO time; null until somebody has cooked it. */
  cookedAt: string | null
}

/** If an own recipe was deleted, its title stays in the plan as a note: there is nothing to open, cook or count. */
export function withGoneAsNotes(meals: readonly ScheduledMeal[], own: readonly { id: RecipeId }[]): ScheduledMeal[] {
  const kept = new Set(own.map(({ id }) => id))
  const isGone = ({ recipeId }: ScheduledMeal) => recipeId !== null && isCustomRecipeId(recipeId) && !kept.has(recipeId)
  return meals.map((meal) => (isGone(meal) ? { ...meal, recipeId: null, isNote: true, image: '', calories: 0 } : meal))
}

/**
 * Servings to cook of an entry for the whole table, including later leftovers; leftovers and notes need none. `atTable`
 * says how much of one meal everybody eats together.
 */
export function servingsToCookFor<Meal extends Pick<ScheduledMeal, 'id' | 'leftoverOf'>>(
  meal: Meal,
  meals: readonly Meal[],
  atTable: (meal: Meal) => number,
): number {
  if (meal.leftoverOf !== null) return 0
  const later = meals.filter(({ leftoverOf }) => leftoverOf === meal.id)
  return servingsToPrepare(later.reduce((sum, one) => sum + atTable(one), atTable(meal)))
}

export const isSamePlace = (one: EntryPlace, other: EntryPlace): boolean =>
  one.date === other.date && one.mealType === other.mealType

/** "2026-11-15 lunch": slots as keys, in meal order when sorted by `compareEntries`. */
export const entryPlaceKey = ({ date, mealType }: EntryPlace): string => `${date} ${mealType}`

export function compareEntries(one: EntryPlace, other: EntryPlace): number {
  return daysBetween(other.date, one.date) || MEAL_SLOTS.indexOf(one.mealType) - MEAL_SLOTS.indexOf(other.mealType)
}

/** Leftovers keep this long. */
const LEFTOVER_DAYS = 3

/** What can be eaten again in a slot: cooked dishes of the last three days and from earlier that day, newest first. */
export function leftoverChoices<Meal extends ScheduledMeal>(meals: readonly Meal[], place: EntryPlace): Meal[] {
  const earliest = addDays(place.date, -LEFTOVER_DAYS)
  const cooked = meals.filter(
    (meal) =>
      meal.recipeId !== null &&
      meal.leftoverOf === null &&
      daysBetween(earliest, meal.date) >= 0 &&
      compareEntries(meal, place) < 0,
  )
  const newestFirst = cooked.toSorted((one, other) => compareEntries(other, one))
  return newestFirst.filter((meal, at) => newestFirst.findIndex(({ recipeId }) => recipeId === meal.recipeId) === at)
}
