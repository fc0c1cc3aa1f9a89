// Nutrition of a recipe that somebody is writing, from the same foods as our own recipes.

import { foodTest, type MatchableFood, matchableFood } from '#domain/kitchen/ingredient-match.ts'
import { edibleGrams } from '#domain/kitchen/units.ts'
import {
  type AnalysedIngredient,
  type IngredientAnalysis,
  nameReadings,
} from '#domain/nutrition/ingredient-analysis.ts'
import { type Portion, providerNutrients, round2, sumNutrients } from '#domain/nutrition/nutrition.ts'
import { createPauses } from '#server/http/pauses.ts'
import type { FoodTable } from './food-table.ts'
import type { LookupFood } from './lookup-food.ts'

export interface TypedIngredient {
  name: string
  amount: number
  unit: string
}

const MOST_REMEMBERED = 5000
const remembered = new WeakMap<FoodTable, Map<string, LookupFood | null>>()

/** Our own foods only: what a person calls "chicken" must not become one of USDA's hundred canned chicken soups. */
function foodFor(foods: FoodTable, name: string): LookupFood | null {
  const known = remembered.get(foods) ?? new Map<string, LookupFood | null>()
  remembered.set(foods, known)
  const before = known.get(name)
  if (before !== undefined) return before
  const found = findFood(foods, name)
  const [oldest] = known.keys()
  if (known.size >= MOST_REMEMBERED && oldest !== undefined) known.delete(oldest)
  known.set(name, found)
  return found
}

function findFood(foods: FoodTable, name: string): LookupFood | null {
  for (const reading of nameReadings(name)) {
    const [best] = foods.search(reading, (food) => food.traits !== null)
    if (best) return best
  }
  return null
}

/** Null where the food is not measured in that unit: better no figure than a wrong one. Salt "to taste" weighs nothing. */
function gramsOf(food: LookupFood, amount: number, unit: string): number | null {
  if (amount === 0) return 0
  const { pieceName = '', edibleShare = 1 } = food
  const answer = edibleGrams({ ...food, pieceName, edibleShare }, amount, unit)
  return 'grams' in answer ? answer.grams : null
}

export interface WeighedIngredient extends TypedIngredient {
  food: LookupFood | null
  /** Edible grams; null when the food or its unit is not known. */
  grams: number | null
}

/** `pauseIfDue` lets other requests in between: a thousand names take half a second. */
export async function* weighIngredients(
  foods: FoodTable,
  ingredients: readonly TypedIngredient[],
  pauseIfDue = createPauses(),
): AsyncGenerator<WeighedIngredient> {
  for (const { name, amount, unit } of ingredients) {
    await pauseIfDue()
    const food = foodFor(foods, name)
    yield { name, amount, unit, food, grams: food && gramsOf(food, amount, unit) }
  }
}

export async function analyseIngredients(
  foods: FoodTable,
  ingredients: readonly TypedIngredient[],
  servings: number,
): Promise<IngredientAnalysis> {
  const portions: Portion[] = []
  const analysed: AnalysedIngredient[] = []
  for await (const { name, food, grams } of weighIngredients(foods, ingredients)) {
    if (food && grams !== null) portions.push({ nutrients: food.nutrients, grams: grams / servings })
    analysed.push({
      name,
      food: food?.name ?? null,
      grams: grams === null ? null : round2(grams),
      traits: [...(food?.traits ?? [])],
    })
  }
  const nutrients = providerNutrients(sumNutrients(portions)).map(({ percentOfDailyNeeds = null, ...nutrient }) => ({
    ...nutrient,
    percentOfDailyNeeds,
  }))
  return { ingredients: analysed, nutrients }
}

/** A typed ingredient as the tests for "nuts" or "dairy" see it. */
export const matchableIngredient = (name: string, food: LookupFood | null): MatchableFood =>
  matchableFood([name, ...(food ? [food.name, ...food.aliases] : [])], new Set(food?.traits), food?.usda ?? null)

/** For each name whether it is or contains one of the excluded foods; null where we don't know what it is. */
export async function excludedIngredients(
  foods: FoodTable,
  names: readonly string[],
  exclude: readonly string[],
): Promise<(boolean | null)[]> {
  const tests = exclude.map(foodTest)
  const pauseIfDue = createPauses()
  const answers: (boolean | null)[] = []
  for (const name of names) {
    await pauseIfDue()
    const food = foodFor(foods, name)
    const excluded = tests.some((test) => test(matchableIngredient(name, food)))
    answers.push(excluded || food ? excluded : null)
  }
  return answers
}
