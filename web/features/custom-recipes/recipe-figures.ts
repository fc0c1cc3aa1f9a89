// The nutrition of recently opened own recipes, so that cooking and logging them works offline.
import { isObject, listOf } from '#domain/json.ts'
import type { IngredientAnalysis } from '#domain/nutrition/ingredient-analysis.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'

const KEY = 'own-recipe-figures'
const MAX_RECIPES = 20

interface SavedAnalysis {
  /** What the nutrition was calculated from: a changed recipe has none. */
  of: string
  analysis: IngredientAnalysis
}

const sourceOf = ({ id, servings, ingredients }: CustomRecipe) => JSON.stringify([id, servings, ingredients])

function readAll(): SavedAnalysis[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return listOf(saved).filter((one): one is SavedAnalysis => isObject(one) && isObject(one.analysis)) // written below
  } catch {
    return []
  }
}

export const savedRecipeFigures = (recipe: CustomRecipe): IngredientAnalysis | undefined =>
  readAll().find(({ of }) => of === sourceOf(recipe))?.analysis

export function saveRecipeFigures(recipe: CustomRecipe, analysis: IngredientAnalysis) {
  const of = sourceOf(recipe)
  const others = readAll().filter((other) => other.of !== of)
  try {
    localStorage.setItem(KEY, JSON.stringify([{ of, analysis }, ...others].slice(0, MAX_RECIPES)))
  } catch {
    // No space: offline, the nutrition is unknown.
  }
}

export const forgetRecipeFigures = () => localStorage.removeItem(KEY)
