// Computes everything about our recipes and foods once, for the build.
import { createHash } from 'node:crypto'
import type { Food } from '#domain/nutrition/food.ts'
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'
import { pictureVersion } from '#domain/recipe/recipe-pictures.ts'
import type { CompiledCatalogue } from './compiled.ts'
import { recipeInformation } from './information.ts'
import { lookupFoodFromOurs, lookupFoodFromUsda } from './lookup-food.ts'
import { readSr28 } from './sr28.ts'

/** What has been drawn, by the picture's name (catalogue/pictures/manifest.json). */
export type DrawnPictures = Readonly<Record<string, { hash: string; colour: string }>>

export function compileCatalogue(
  recipes: readonly CatalogueRecipe[],
  foods: readonly Food[],
  pictures: DrawnPictures = {},
): CompiledCatalogue {
  const ours = new Set(foods.map(({ usda }) => usda))
  const others = readSr28().filter(({ usda }) => !ours.has(usda))
  const compiled = {
    recipes: recipes.map((recipe) => ({
      information: recipeInformation(recipe, versionOf(pictures[`recipes/${recipe.id}`])),
      foodIds: recipe.ingredients.map(({ food }) => food.id),
    })),
    foods: [...foods.map(lookupFoodFromOurs), ...others.map(lookupFoodFromUsda)],
  }
  return { version: createHash('sha256').update(JSON.stringify(compiled)).digest('hex').slice(0, 16), ...compiled }
}

const versionOf = (drawn: DrawnPictures[string] | undefined) => (drawn ? pictureVersion(drawn) : '')
