// A week of planned meals: which entry is in which slot, and what each day adds up to.
import { type Macros, NO_MACROS, scaleMacros, sumMacros } from '#domain/nutrition/macros.ts'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe/recipe-id.ts'
import { MEAL_SLOTS, type MealSlot } from './meal-slots.ts'

export interface PlannedMealLike {
  date: string
  mealType: MealSlot
  servings: number
  /** Of one serving. */
  calories: number
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
 * The figures of an entry's servings. The recipe's are exact, as the planner and the diary have them; the entry's own
 * calories are whole ones of one serving, for when the recipe is not known.
 */
export function entryMacros({ recipeId, calories, servings }: PlannedRecipe, macrosOf: MacrosOf): Macros {
  const recipe = macrosOf.get(recipeId) ?? NO_MACROS
  return scaleMacros({ ...recipe, calories: recipe.calories || calories }, servings)
}

export function dayTotals(slots: Record<MealSlot, PlannedRecipe[]>, macrosOf: MacrosOf): Macros {
  return sumMacros(MEAL_SLOTS.flatMap((slot) => slots[slot]).map((meal) => entryMacros(meal, macrosOf)))
}

/** How many dishes the totals leave out, because nobody knows what is in them. */
export const uncountedMeals = (slots: Record<MealSlot, PlannedRecipe[]>, macrosOf: MacrosOf): number =>
  MEAL_SLOTS.flatMap((slot) => slots[slot]).filter(
    (meal) => meal.recipeId !== null && entryMacros(meal, macrosOf).calories === 0,
  ).length

/** Whether the grams are known: an entry keeps its calories, the rest comes from its recipe, which may not be read yet. */
export const hasAllMacros = (slots: Record<MealSlot, PlannedRecipe[]>, macrosOf: MacrosOf): boolean =>
  MEAL_SLOTS.flatMap((slot) => slots[slot]).every(
    ({ recipeId }) => recipeId === null || isCustomRecipeId(recipeId) || macrosOf.has(recipeId),
  )

/** The mean over the days that have anything planned; null when the week is empty. */
export function weekAverage(days: readonly Macros[]): Macros | null {
  const planned = days.filter((day) => day.calories > 0)
  return planned.length === 0 ? null : scaleMacros(sumMacros(planned), 1 / planned.length)
}

/**
 * The ids of the planned meals that are in the log: each logged meal names the entry it was logged from. What was eaten stays
 * on its day, so a meal that moved to another day is planned anew.
 */
export function loggedEntries(
  meals: readonly { id: number; date: string }[],
  log: readonly { scheduleId: number | null; date: string }[],
): Set<number> {
  const isLogged = (meal: { id: number; date: string }) =>
    log.some(({ scheduleId, date }) => scheduleId === meal.id && date === meal.date)
  return new Set(meals.filter(isLogged).map(({ id }) => id))
}
