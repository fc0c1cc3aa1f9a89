// Own recipes in a request to the planner, which calculates everything else from the ingredients.

import type { CustomIngredient } from '#domain/kitchen/custom-ingredient.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'

export interface OwnRecipeToPlan
  extends Pick<CustomRecipe, 'id' | 'title' | 'image' | 'servings' | 'readyInMinutes' | 'cuisines'> {
  ingredients: readonly CustomIngredient[]
}

/** The limits of one request. */
export const OWN_LIMITS = {
  recipes: 100,
  bytes: 128 * 1024,
  /** For all recipes together: each ingredient has to be looked up. */
  lines: 1500,
  titleLength: 300,
  servings: 1000,
  minutes: 100_000,
  labels: 20,
  labelLength: 60,
  ingredients: 100,
  nameLength: 300,
  unitLength: 60,
  amount: 1_000_000,
} as const

/** Space for the rest of the request. */
const SPARE_BYTES = 1024

const isSendable = ({ name, amount, unit }: CustomIngredient): boolean =>
  name.length <= OWN_LIMITS.nameLength &&
  unit.length <= OWN_LIMITS.unitLength &&
  amount >= 0 &&
  amount <= OWN_LIMITS.amount

function toPlan({ id, title, image, servings, readyInMinutes, cuisines, ...recipe }: CustomRecipe) {
  const ingredients = recipe.ingredients.filter(({ name }) => name.trim() !== '')
  const fits =
    title.length <= OWN_LIMITS.titleLength &&
    servings >= 1 &&
    servings <= OWN_LIMITS.servings &&
    readyInMinutes <= OWN_LIMITS.minutes &&
    ingredients.length > 0 &&
    ingredients.length <= OWN_LIMITS.ingredients &&
    ingredients.every(isSendable)
  const labels = cuisines.filter(({ length }) => length <= OWN_LIMITS.labelLength).slice(0, OWN_LIMITS.labels)
  return fits ? [{ id, title, image, servings, readyInMinutes, cuisines: labels, ingredients }] : []
}

/** As many as one request allows: favorites first, then the newest. */
export function ownRecipesToPlan(
  recipes: readonly CustomRecipe[],
  favorites: ReadonlySet<CustomRecipe['id']>,
): OwnRecipeToPlan[] {
  const encoder = new TextEncoder()
  let bytesLeft = OWN_LIMITS.bytes - SPARE_BYTES
  let linesLeft: number = OWN_LIMITS.lines
  return recipes
    .toSorted((one, other) => Number(favorites.has(other.id)) - Number(favorites.has(one.id)) || other.id - one.id)
    .flatMap(toPlan)
    .slice(0, OWN_LIMITS.recipes)
    .filter((recipe) => {
      bytesLeft -= encoder.encode(JSON.stringify(recipe)).length
      linesLeft -= recipe.ingredients.length
      return bytesLeft >= 0 && linesLeft >= 0
    })
}
