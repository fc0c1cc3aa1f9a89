// A week of planned meals: which entry is in which slot, and each day's totals.
import { type Macros, NO_MACROS, scaleMacros, sumMacros } from '#domain/nutrition/macros.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { MEAL_SLOTS, type MealSlot } from '#domain/time/meal-slots.ts'
import { foodMacros, type PlannedFood } from './planned-food.ts'

export interface PlannedMealLike {
  date: string
  mealType: MealSlot
  servings: number
  /** Per serving. */
  calories: number
  food?: PlannedFood | null
  /** Of a serving on a plate that has something else in it than the recipe. */
  onPlate?: Macros | undefined
}

export type WeekGrid<Meal> = { date: string; slots: Record<MealSlot, Meal[]> }[]

export function weekGrid<Meal extends PlannedMealLike>(
  days: readonly string[],
  meals: readonly Meal[],
): WeekGrid<Meal> {
  return days.map((date) => {
    const slots: Record<MealSlot, Meal[]> = { breakfast: [], lunch: [], dinner: [], snack: [] }
    for (const meal of meals) if (meal.date === date) slots[meal.mealType].push(meal)
    return { date, slots }
  })
}

type PlannedRecipe = PlannedMealLike & { recipeId: RecipeId | null }
type MacrosOf = ReadonlyMap<RecipeId | null, Macros>

/**
 * The nutrition of an entry's servings. The recipe's values are exact, like those in the planner and the diary; the
 * entry's own calories are whole numbers per serving, for when the recipe is unknown.
 */
export function entryMacros(
  { recipeId, calories, servings, food, onPlate }: PlannedRecipe,
  macrosOf: MacrosOf,
): Macros {
  const recipe = food ? foodMacros(food) : (onPlate ?? macrosOf.get(recipeId) ?? NO_MACROS)
  return scaleMacros({ ...recipe, calories: recipe.calories || calories }, servings)
}

export function dayTotals(slots: Record<MealSlot, PlannedRecipe[]>, macrosOf: MacrosOf): Macros {
  return sumMacros(MEAL_SLOTS.flatMap((slot) => slots[slot]).map((meal) => entryMacros(meal, macrosOf)))
}

/** How many dishes the totals leave out because their nutrition is unknown. */
export const uncountedMeals = (slots: Record<MealSlot, PlannedRecipe[]>, macrosOf: MacrosOf): number =>
  MEAL_SLOTS.flatMap((slot) => slots[slot]).filter(
    (meal) => meal.recipeId !== null && entryMacros(meal, macrosOf).calories === 0,
  ).length

/**
 * Whether the macros are known: an entry stores only calories, the rest comes from its recipe, which may not have
 * loaded yet; an own recipe may have ingredients that nobody knows.
 */
export const hasAllMacros = (slots: Record<MealSlot, PlannedRecipe[]>, macrosOf: MacrosOf): boolean =>
  MEAL_SLOTS.flatMap((slot) => slots[slot]).every(({ recipeId }) => recipeId === null || macrosOf.has(recipeId))

/** The mean over the days with planned meals; null if the week is empty. */
export function weekAverage(days: readonly Macros[]): Macros | null {
  const planned = days.filter((day) => day.calories > 0)
  return planned.length === 0 ? null : scaleMacros(sumMacros(planned), 1 / planned.length)
}

/**
 * The ids of the planned meals in the log: each logged meal has the id of its entry. What was eaten stays on its day,
 * so a meal that moved to another day counts as not eaten.
 */
export function loggedEntries(
  meals: readonly { id: number; date: string }[],
  log: readonly { scheduleId: number | null; date: string }[],
): Set<number> {
  const isLogged = (meal: { id: number; date: string }) =>
    log.some(({ scheduleId, date }) => scheduleId === meal.id && date === meal.date)
  return new Set(meals.filter(isLogged).map(({ id }) => id))
}
