// The device's own recipes for the planner. Loaded with the first plan.
import { ownRecipesToPlan } from '#domain/plan/own-recipe-to-plan.ts'
import { tryFirstSync } from '#web/data/sync/current-sync.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { useFavorites } from '#web/features/favorites/favorites-store.ts'

/** On a device that is new to the member, own recipes may still be loading from the account. */
export async function readOwnRecipes() {
  await tryFirstSync()
  return ownRecipesToPlan(useCustomRecipes.getState().recipes, new Set(useFavorites.getState().favorites))
}
