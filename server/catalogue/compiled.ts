// The compiled catalogue, written by the build and read by the server.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { TRACKED_KEYS } from '#domain/nutrition/nutrition.ts'
import type { RecipeInformation } from '#domain/recipe/provider.ts'
import type { Replacement } from '#domain/swap/replacement.ts'
import type { LookupFood } from './lookup-food.ts'

export interface CompiledRecipe {
  information: RecipeInformation
  /** The foods of the ingredients, in the same order. */
  foodIds: number[]
  /** Of each of them in the whole dish: grams in it, eaten, and as bought. */
  grams: [inDish: number, eaten: number, bought: number][]
  /** Per 100 g, of ingredients whose fat was poured off, by their position. */
  leftNutrients?: Record<number, Nutrients>
  /** What is in it could harm a child, whatever the portion. */
  unsafeForChildren?: true
  /** µg per serving, which the provider's nutrient list doesn't include; null if unknown. */
  vitaminARae: number | null
}

export interface CompiledCatalogue {
  /** A hash of the content. */
  version: string
  recipes: CompiledRecipe[]
  foods: LookupFood[]
  replacements: Replacement[]
}

const RECIPES_FILE = 'recipes.json'
const FOODS_FILE = 'foods.json'

/** Nutrients of nine thousand foods as plain number arrays, decoded on lookup to save memory. */
type PackedFood = Omit<LookupFood, 'nutrients'> & { packed: number[] }
const UNKNOWN = -1

function packFood({ nutrients, ...food }: LookupFood): PackedFood {
  return { ...food, packed: TRACKED_KEYS.map((key) => nutrients[key] ?? UNKNOWN) }
}

function unpackFood({ packed, ...food }: PackedFood): LookupFood {
  return Object.defineProperty({ ...food, nutrients: {} }, 'nutrients', {
    enumerable: true,
    get: () => {
      const nutrients: Nutrients = {}
      TRACKED_KEYS.forEach((key, at) => {
        const amount = packed[at] ?? UNKNOWN
        if (amount !== UNKNOWN) nutrients[key] = amount
      })
      return nutrients
    },
  })
}

export async function writeCompiled(folder: string, { foods, ...head }: CompiledCatalogue): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, RECIPES_FILE), JSON.stringify(head))
  await writeFile(join(folder, FOODS_FILE), JSON.stringify(foods.map(packFood)))
}

export async function readCompiled(folder: string): Promise<CompiledCatalogue> {
  // Our own build wrote both files, so their shape is known.
  const read = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'))
  const head: Omit<CompiledCatalogue, 'foods'> = await read(RECIPES_FILE)
  const foods: PackedFood[] = await read(FOODS_FILE)
  return { ...head, foods: foods.map(unpackFood) }
}
