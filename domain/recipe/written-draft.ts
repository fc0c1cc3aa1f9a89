// What was typed of a recipe with other recipes in it, and what it amounts to. sub-recipes.ts, which a form loads only to save
// such a recipe, does the rest.

import type { CustomIngredient } from '#domain/kitchen/custom-ingredient.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import type { CustomRecipe, RecipeDraft } from './custom-recipe.ts'

export type FindRecipe = (id: RecipeId) => CustomRecipe | undefined

/** As it was typed. If a recipe in it is gone, its ingredients and steps are this recipe's own from now on. */
export function writtenDraft<Draft extends RecipeDraft>(draft: Draft, find: FindRecipe): Draft {
  const { written, sections: _sections, ...whole } = draft
  if (written?.ingredients.every(({ of }) => of === undefined || find(of))) return { ...draft, ...written }
  const ingredients = whole.ingredients.map(({ part: _part, ...row }) => row)
  return { ...whole, ingredients } as Draft // without the optional fields
}

interface Part {
  row: CustomIngredient
  recipe: CustomRecipe
  /** 1 for a batch. */
  share: number
}

/** The recipes in it. */
export const partsOf = (rows: readonly CustomIngredient[], find: FindRecipe): Part[] =>
  rows.flatMap((row) => {
    const recipe = row.of && find(row.of)
    return recipe ? [{ row, recipe, share: row.unit === 'servings' ? row.amount / recipe.servings : row.amount }] : []
  })

/** With the ingredients of the recipes in it, in their places. */
export const wholeIngredients = (rows: readonly CustomIngredient[], parts: readonly Part[]): CustomIngredient[] =>
  rows.flatMap((row) => {
    const part = parts.find((one) => one.row === row)
    if (!part) return [row]
    return part.recipe.ingredients.map(({ name, amount, unit }) => ({
      ...{ name, amount: amount * part.share, unit },
      part: part.recipe.title,
    }))
  })
