// Our recipes and foods in memory, ready to search.

import { type MatchableFood, matchableFood } from '#domain/kitchen/ingredient-match.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { nutrientsByKey } from '#domain/nutrition/nutrition.ts'
import type { RecipeInformation } from '#domain/recipe/provider.ts'
import type { Replacement } from '#domain/swap/replacement.ts'
import { singularWords } from '#domain/text/text-match.ts'
import { recipeFields, type SearchableFood } from '#server/text-index/recipe-fields.ts'
import { createTextIndex, type TextIndex } from '#server/text-index/text-index.ts'
import { type CompiledCatalogue, type CompiledRecipe, readCompiled } from './compiled.ts'
import { cookingWays } from './cooking-ways.ts'
import { createFoodTable, type FoodTable } from './food-table.ts'
import type { LookupFood } from './lookup-food.ts'

export interface CatalogueEntry {
  /** With nutrition. Shared by all responses, so it must not be modified. */
  full: RecipeInformation
  /** The same without nutrition. */
  plain: RecipeInformation
  /** Per serving, by key. */
  nutrients: Nutrients
  ingredients: SearchableFood[]
  /** Of the ingredients, in the same order. */
  weights: CompiledRecipe['grams']
  /** Of ingredients whose fat was poured off, by their position. */
  leftNutrients: Readonly<Record<number, Nutrients>>
  unsafeForChildren: boolean
}

export interface Catalogue {
  version: string
  /** By health score, then by id. The search index uses the same order. */
  entries: readonly CatalogueEntry[]
  byId: ReadonlyMap<number, CatalogueEntry>
  index: TextIndex
  foods: FoodTable
  replacements: readonly Replacement[]
  /** Our own foods, to find out whether a word names one. */
  matchableFoods: readonly MatchableFood[]
}

/** Caches each food under each of its names, so that recipes share them. */
function matchableFoods(foods: ReadonlyMap<number, LookupFood>) {
  const namesOf = new Map<number, SearchableFood>()
  const written = new Map<string, SearchableFood>()
  return (foodId: number, writtenName: string): SearchableFood => {
    const food = foods.get(foodId)
    let known = namesOf.get(foodId)
    if (!known) {
      const names = food ? [food.name, ...food.aliases] : []
      known = { ...matchableFood(names, new Set(food?.traits), food?.usda ?? null), shownNames: 1 }
      namesOf.set(foodId, known)
    }
    if (food?.name === writtenName) return known
    const key = `${foodId} ${writtenName}`
    const before = written.get(key)
    if (before) return before
    const named = { ...known, names: [singularWords(writtenName), ...known.names], shownNames: 2 }
    written.set(key, named)
    return named
  }
}

function entryOf(
  { information, foodIds, grams, leftNutrients = {}, unsafeForChildren, vitaminARae }: CompiledRecipe,
  matchable: ReturnType<typeof matchableFoods>,
): CatalogueEntry {
  const { nutrition: _, ...plain } = information
  return {
    full: information,
    plain,
    nutrients: {
      ...nutrientsByKey(information.nutrition?.nutrients ?? []),
      ...(vitaminARae === null ? {} : { vitaminARae }),
    },
    ingredients: information.extendedIngredients.map(({ name }, at) => matchable(foodIds[at] ?? 0, name)),
    weights: grams,
    leftNutrients,
    unsafeForChildren: unsafeForChildren === true,
  }
}

/** The number of recipes that use each food. */
function usesOfFoods(recipes: readonly CompiledRecipe[]): Map<number, number> {
  const uses = new Map<number, number>()
  for (const { foodIds } of recipes) for (const id of new Set(foodIds)) uses.set(id, (uses.get(id) ?? 0) + 1)
  return uses
}

export function createCatalogue({ version, recipes, foods, replacements }: CompiledCatalogue): Catalogue {
  const table = createFoodTable(foods, usesOfFoods(recipes))
  const matchable = matchableFoods(table.byId)
  const entries = recipes
    .map((recipe) => entryOf(recipe, matchable))
    .sort((a, b) => b.full.healthScore - a.full.healthScore || a.full.id - b.full.id)
  return {
    version,
    entries,
    byId: new Map(entries.map((entry) => [entry.full.id, entry])),
    index: createTextIndex(
      entries.map(({ plain, ingredients, nutrients }) =>
        recipeFields(plain, ingredients, cookingWays(plain, nutrients)),
      ),
    ),
    foods: table,
    replacements,
    matchableFoods: foods.flatMap(({ name, aliases, traits, usda }) =>
      traits === null ? [] : [matchableFood([name, ...aliases], new Set(traits), usda)],
    ),
  }
}

/** Reads the compiled catalogue from the build's folder. */
export const openCatalogue = async (folder: string): Promise<Catalogue> => createCatalogue(await readCompiled(folder))
