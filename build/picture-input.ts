// What the studio draws from: the part of recipes and foods that a picture depends on.
import { writeFile } from 'node:fs/promises'
import type { Food } from '#domain/nutrition/food.ts'
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'

export async function writePictureInput(file: string, recipes: readonly CatalogueRecipe[], foods: readonly Food[]) {
  const placeOf = new Map(foods.map((food, at) => [food.id, at]))
  await writeFile(
    file,
    JSON.stringify({
      foods: foods.map(({ name, aliases, aisle, traits }) => ({ name, aliases, aisle, traits: [...traits] })),
      recipes: recipes.map(({ id, slug, title, cuisines, dishTypes, scene, ingredients, steps }) => ({
        ...{ id, slug, title, cuisines, dishTypes, scene },
        ingredients: ingredients.map(({ food, name, grams, preparation, eatenShare }) => ({
          ...{ food: placeOf.get(food.id), name, grams, preparation, eatenShare },
        })),
        steps: steps.map(({ section, text, ingredientNames }) => ({ section, text, ingredientNames })),
      })),
    }),
  )
}
