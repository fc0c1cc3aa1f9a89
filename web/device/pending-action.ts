// An action on a recipe that could not be completed: because they were not signed in yet, or the call failed. Kept
// in the tab's own storage, because signing in with Google or GitHub reloads the page.
import { objectOf, positive } from '#domain/json.ts'
import { type MealSlot, mealSlot } from '#domain/plan/meal-slots.ts'
import type { RecipeId } from '#domain/recipe/recipe-id.ts'

interface PendingActions {
  /** Stars. */
  rating?: number
  /** The meal that the log dialog had. */
  meal?: MealSlot
}

type Action = keyof PendingActions

/** Null for a visitor: the next person to sign in on this tab. */
type Owner = string | null

const keyOf = (recipe: RecipeId, action: Action) => `pending-${action}-${recipe}`

export function keepPending<Name extends Action>(
  recipe: RecipeId,
  action: Name,
  value: PendingActions[Name],
  owner: Owner,
) {
  try {
    sessionStorage.setItem(keyOf(recipe, action), JSON.stringify({ value, owner }))
  } catch {
    // No storage: it is lost with the page.
  }
}

export function dropPending(recipe: RecipeId, action: Action) {
  try {
    sessionStorage.removeItem(keyOf(recipe, action))
  } catch {
    // No storage, so nothing is kept either.
  }
}

/** Returned once, and only to the member it belongs to. */
export function takePending<Name extends Action>(
  recipe: RecipeId,
  action: Name,
  member: string,
): PendingActions[Name] | undefined {
  const { value, owner } = read(keyOf(recipe, action))
  dropPending(recipe, action)
  if (owner !== null && owner !== member) return undefined
  return READERS[action](value)
}

const READERS: { [Name in Action]: (value: unknown) => PendingActions[Name] | undefined } = {
  rating: (value) => positive(value) || undefined,
  meal: (value) => (value === undefined ? undefined : mealSlot(value)),
}

function read(key: string) {
  try {
    return objectOf(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  } catch {
    return {} // storage is forbidden or unreadable
  }
}
