// The catalogue with everything computed, as the build writes it and the server reads it.
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueRecipe } from '#domain/catalogue-recipe.ts'
import type { Food } from '#domain/food.ts'
import type { RecipeInformation } from '#domain/provider.ts'
import { recipeInformation } from './information.ts'
import { type LookupFood, lookupFoodFromOurs, lookupFoodFromUsda } from './lookup-food.ts'
import { readSr28 } from './sr28.ts'

export interface CompiledRecipe {
  information: RecipeInformation
  /** The foods of the ingredients, in their order. */
  foodIds: number[]
}

export interface CompiledCatalogue {
  /** Changes whenever anything in it does. */
  version: string
  recipes: CompiledRecipe[]
  foods: LookupFood[]
}

export function compileCatalogue(recipes: readonly CatalogueRecipe[], foods: readonly Food[]): CompiledCatalogue {
  const ours = new Set(foods.map(({ usda }) => usda))
  const others = readSr28().filter(({ usda }) => !ours.has(usda))
  const compiled = {
    recipes: recipes.map((recipe) => ({
      information: recipeInformation(recipe),
      foodIds: recipe.ingredients.map(({ food }) => food.id),
    })),
    foods: [...foods.map(lookupFoodFromOurs), ...others.map(lookupFoodFromUsda)],
  }
  return { version: createHash('sha256').update(JSON.stringify(compiled)).digest('hex').slice(0, 16), ...compiled }
}

const RECIPES_FILE = 'recipes.json'
const FOODS_FILE = 'foods.json'

export async function writeCompiled(folder: string, { version, recipes, foods }: CompiledCatalogue): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, RECIPES_FILE), JSON.stringify({ version, recipes }))
  await writeFile(join(folder, FOODS_FILE), JSON.stringify(foods))
}

export async function readCompiled(folder: string): Promise<CompiledCatalogue> {
  // Both files are our own build's, so their shape is known.
  const read = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'))
  const [head, foods] = (await Promise.all([read(RECIPES_FILE), read(FOODS_FILE)])) as [
    Omit<CompiledCatalogue, 'foods'>,
    LookupFood[],
  ]
  return { ...head, foods }
}
