// Computes everything about our recipes and foods once, for the build.
import { createHash } from 'node:crypto'
import type { Food } from '#domain/nutrition/food.ts'
import type { LabelRule } from '#domain/nutrition/label-notes.ts'
import { round2 } from '#domain/nutrition/nutrition.ts'
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'
import { unsafeForChildren } from '#domain/recipe/for-children.ts'
import { recipeFacts } from '#domain/recipe/recipe-facts.ts'
import { pictureVersion } from '#domain/recipe/recipe-pictures.ts'
import type { Replacement } from '#domain/swap/replacement.ts'
import type { CompiledCatalogue } from './compiled.ts'
import { recipeInformation } from './information.ts'
import { lookupFoodFromOurs, lookupFoodFromUsda } from './lookup-food.ts'
import { readSr28 } from './sr28.ts'

/** Of the pictures that exist, by folder and name. */
type DrawnVersions = Readonly<Record<string, { hash: string; colour: string }>>

export function compileCatalogue(
  recipes: readonly CatalogueRecipe[],
  foods: readonly Food[],
  pictures: DrawnVersions = {},
  labelRules: readonly LabelRule[] = [],
  prepared: readonly Food[] = [],
  replacements: Replacement[] = [],
): CompiledCatalogue {
  const numbers = new Set([...foods, ...prepared].map(({ usda }) => usda))
  const ids = new Set(foods.map(({ id }) => id))
  const others = readSr28().filter(({ usda }) => !numbers.has(usda) && !ids.has(Number(usda)))
  const foodById = new Map(foods.map((food) => [food.id, food]))
  /** The ingredients whose nutrients aren't their food's. */
  const leftNutrientsOf = ({ ingredients }: CatalogueRecipe) => {
    const left = ingredients.flatMap(({ food }, at) =>
      food.nutrients === foodById.get(food.id)?.nutrients ? [] : [[at, food.nutrients] as const],
    )
    return left.length === 0 ? {} : { leftNutrients: Object.fromEntries(left) }
  }
  const compiled = {
    recipes: recipes.map((recipe) => ({
      information: recipeInformation(recipe, versionOf(pictures[`recipes/${recipe.id}`]), labelRules),
      foodIds: recipe.ingredients.map(({ food }) => food.id),
      grams: recipe.ingredients.map(({ grams, eatenShare, boughtGrams }): [number, number, number] => [
        round2(grams),
        round2(grams * eatenShare),
        round2(boughtGrams),
      ]),
      ...leftNutrientsOf(recipe),
      ...(unsafeForChildren(recipe).length > 0 && { unsafeForChildren: true as const }),
      vitaminARae: recipeFacts(recipe).nutrients.vitaminARae ?? null,
    })),
    replacements,
    foods: [...prepared.map(lookupFoodFromOurs), ...foods.map(lookupFoodFromOurs), ...others.map(lookupFoodFromUsda)],
  }
  return { version: createHash('sha256').update(JSON.stringify(compiled)).digest('hex').slice(0, 16), ...compiled }
}

const versionOf = (drawn: DrawnVersions[string] | undefined) => (drawn ? pictureVersion(drawn) : '')
