// Recipes as ingredients of others: a dough, a sauce, a stock. A recipe with others in it is saved with their ingredients
// and steps, so that whatever reads it needs nothing else: it works offline, when one of them is gone, and in older
// versions of the site. When one of them changes, the recipes that it is in are computed anew.

import type { CustomIngredient } from '#domain/kitchen/custom-ingredient.ts'
import { LINES_PER_RECIPE } from '#domain/limits.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import type { CustomRecipe, RecipeDraft } from './custom-recipe.ts'
import { instructionSteps } from './instruction-steps.ts'
import { portionedPlainText } from './step-amounts.ts'
import { type FindRecipe, partsOf, wholeIngredients, writtenDraft } from './written-draft.ts'

/** A recipe, the ones in it, and those in them. */
const MOST_LEVELS = 3

const rowsOf = ({ written, ingredients }: RecipeDraft): readonly CustomIngredient[] =>
  (written ?? { ingredients }).ingredients

/** With the ingredients and steps of the recipes in it. */
export function wholeDraft(draft: RecipeDraft, find: FindRecipe): RecipeDraft {
  const { written: _written, sections: _sections, ...rest } = draft
  const ingredients = rest.ingredients.map(
    ({ of, ...row }): CustomIngredient => (of && find(of) ? { ...row, of } : row),
  )
  const parts = partsOf(ingredients, find)
  if (parts.length === 0) return { ...rest, ingredients }
  const steps = parts.map(({ recipe, share }) =>
    instructionSteps(recipe.instructions).map((text) =>
      portionedPlainText(text, quantities(recipe), {
        system: null,
        writtenServings: recipe.servings,
        servings: recipe.servings * share,
      }),
    ),
  )
  return {
    ...rest,
    written: { ingredients, instructions: rest.instructions },
    sections: parts.map(({ recipe }, at) => ({ title: recipe.title, steps: steps[at]?.length ?? 0 })),
    instructions: [...steps.flat(), rest.instructions].join('\n'),
    ingredients: wholeIngredients(ingredients, parts),
  }
}

const quantities = ({ ingredients }: RecipeDraft) =>
  ingredients.map(({ name, amount, unit }) => ({ name, quantity: amount, unit }))

/** Why these recipes can't be in this one; null if they can. `id` is missing for a new recipe. */
export function subRecipeProblem(draft: RecipeDraft, id: RecipeId | undefined, find: FindRecipe): string | null {
  for (const { of } of draft.ingredients) {
    const part = of && find(of)
    if (!part) continue
    if (of === id || isIn(part, id, find))
      return `${part.title} is made with this recipe, so it can’t be one of its ingredients.`
    if (levels(part, find) >= MOST_LEVELS)
      return `${part.title} has recipes in its recipes. Only ${MOST_LEVELS} can be inside each other.`
    if (!(part.servings > 0)) return `${part.title} needs its servings first.`
  }
  return wholeDraft(draft, find).ingredients.length > LINES_PER_RECIPE
    ? `With the recipes in it, a recipe can have at most ${LINES_PER_RECIPE} ingredients.`
    : null
}

/** Whether the recipe with this id is somewhere in the other. Circles that two devices made together end here too. */
function isIn(recipe: CustomRecipe, id: RecipeId | undefined, find: FindRecipe, seen = new Set<RecipeId>()): boolean {
  if (id === undefined || seen.has(recipe.id)) return false
  seen.add(recipe.id)
  return rowsOf(recipe).some(({ of }) => {
    const part = of && find(of)
    return of !== undefined && (of === id || (part !== undefined && isIn(part as CustomRecipe, id, find, seen)))
  })
}

function levels(recipe: CustomRecipe, find: FindRecipe, path: readonly RecipeId[] = []): number {
  if (path.includes(recipe.id) || path.length > MOST_LEVELS) return MOST_LEVELS
  const inside = rowsOf(recipe).map(({ of }) => {
    const part = of && find(of)
    return part ? levels(part, find, [...path, recipe.id]) : 0
  })
  return 1 + Math.max(0, ...inside)
}

/** The recipes that contain the changed one, and those that contain them, with its ingredients and steps of now. */
export function recipesWith(changed: CustomRecipe, recipes: readonly CustomRecipe[]): CustomRecipe[] {
  const now = new Map<RecipeId, CustomRecipe>(recipes.map((recipe) => [recipe.id, recipe]))
  now.set(changed.id, changed)
  const done = new Set([changed.id])
  let next = [changed.id]
  while (next.length > 0) {
    const containing = [...now.values()].filter(
      ({ id, written }) => !done.has(id) && written?.ingredients.some(({ of }) => of && next.includes(of)),
    )
    for (const recipe of containing) {
      done.add(recipe.id)
      const find = (id: RecipeId) => now.get(id)
      // One of its recipes is gone: what it has of it stays.
      if (!recipe.written?.ingredients.every(({ of }) => of === undefined || find(of))) continue
      now.set(recipe.id, { ...recipe, ...wholeDraft(writtenDraft(recipe, find), find) })
    }
    next = containing.map(({ id }) => id)
  }
  done.delete(changed.id)
  return [...done].flatMap((id) => now.get(id) ?? [])
}
