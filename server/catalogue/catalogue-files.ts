// Reads the catalogue's source files.

import type { Food } from '#domain/nutrition/food.ts'
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'
import { FoodIndex } from './food-index.ts'
import { readFoods } from './foods.ts'
import { readRecipes } from './recipes.ts'

/** Throws one error that lists every problem of every file. */
export function readCatalogueFiles(): { foods: Food[]; recipes: CatalogueRecipe[] } {
  const foods = readFoods()
  return { foods, recipes: readRecipes(new FoodIndex(foods)) }
}
