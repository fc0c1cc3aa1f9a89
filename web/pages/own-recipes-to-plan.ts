// The device's own recipes for the planner. Loaded with the first plan.
import { ownRecipesToPlan } from '#domain/plan/own-recipe-to-plan.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { useFavorites } from '#web/features/favorites/favorites-store.ts'

export const readOwnRecipes = () =>
  ownRecipesToPlan(useCustomRecipes.getState().recipes, new Set(useFavorites.getState().favorites))
