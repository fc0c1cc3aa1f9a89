// An action on a recipe that couldn't be completed, because nobody was signed in or the call failed. Kept on the device
// for an hour: signing in with Google or GitHub reloads the page, and a confirmation email opens another tab.
import { objectOf, positive, textOf } from '#domain/json.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { isDayKey } from '#domain/time/calendar.ts'
import { type MealSlot, mealSlot } from '#domain/time/meal-slots.ts'

export interface ChosenMeal {
  mealType: MealSlot
  servings: number
  date: string
}

/** Without a date it means today, even if the page stays open past midnight. */
export type MealChoice = Omit<ChosenMeal, 'date'> & { date: string | null }

interface PendingActions {
  /** Stars. */
  rating?: number
  /** What was chosen in the log dialog. */
  meal?: ChosenMeal
  /** What was chosen in the plan dialog. */
  plan?: ChosenMeal
}

type Action = keyof PendingActions

/** Null for a visitor: the next person to sign in on this device. */
type Owner = string | null

const KEPT_MS = 60 * 60 * 1000

const keyOf = (recipe: RecipeId, action: Action) => `pending-${action}-${recipe}`

export function keepPending<Name extends Action>(
  recipe: RecipeId,
  action: Name,
  value: PendingActions[Name],
  owner: Owner,
) {
  try {
    localStorage.setItem(keyOf(recipe, action), JSON.stringify({ value, owner, at: Date.now() }))
  } catch {
    // No storage: it is lost with the page.
  }
}

export function dropPending(recipe: RecipeId, action: Action) {
  try {
    localStorage.removeItem(keyOf(recipe, action))
  } catch {
    // No storage, so nothing is stored either.
  }
}

/** Returned once, and only to the member it belongs to. */
export function takePending<Name extends Action>(
  recipe: RecipeId,
  action: Name,
  member: string,
): PendingActions[Name] | undefined {
  const { value, owner, at } = read(keyOf(recipe, action))
  dropPending(recipe, action)
  if ((owner !== null && owner !== member) || !(Date.now() - positive(at) < KEPT_MS)) return undefined
  return READERS[action](value)
}

const READERS: { [Name in Action]: (value: unknown) => PendingActions[Name] | undefined } = {
  rating: (value) => positive(value) || undefined,
  meal: readMeal,
  plan: readMeal,
}

function readMeal(value: unknown): ChosenMeal | undefined {
  const { mealType, servings, date } = objectOf(value)
  const day = textOf(date)
  return isDayKey(day) ? { mealType: mealSlot(mealType), servings: positive(servings) || 1, date: day } : undefined
}

function read(key: string) {
  try {
    return objectOf(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return {} // storage is blocked or unreadable
  }
}
