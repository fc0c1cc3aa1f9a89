// The catalogue straight from catalogue/, without a build: for development, for tests and for the build itself.
import type { CatalogueRecipe } from '#domain/catalogue-recipe.ts'
import type { Food } from '#domain/food.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { compileCatalogue } from './compiled.ts'
import { FoodIndex } from './food-index.ts'
import { readFoods } from './foods.ts'
import { readRecipes } from './recipes.ts'

/** Throws one error that lists every problem of every file. */
export function readCatalogueFiles(): { foods: Food[]; recipes: CatalogueRecipe[] } {
  const foods = readFoods()
  return { foods, recipes: readRecipes(new FoodIndex(foods)) }
}

export function loadCatalogue(): Catalogue {
  const { foods, recipes } = readCatalogueFiles()
  return createCatalogue(compileCatalogue(recipes, foods))
}
