// Food lookup: the search call for the best match, then its nutrition for one serving.
import { queryOptions } from '@tanstack/react-query'
import { scaleNutrients } from '#domain/diary/diary-entry.ts'
import type { Portion, TypedAmount } from '#domain/diary/portion-choice.ts'
import type { FoodFacts } from '#domain/diary/tracker.ts'
import { objectOf, objectsOf, positive, textOf } from '#domain/json.ts'
import { scaleMacros } from '#domain/nutrition/macros.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { nutrientsByKey } from '#domain/nutrition/nutrition.ts'
import { apiGet } from '#web/data/api.ts'

export interface FoundFood extends FoodFacts {
  /** What one serving weighs; null if the provider doesn't say. */
  gramsPerServing: number | null
  foodId: string
  /** All known nutrients of one serving, for the diary. */
  nutrients: Nutrients
}

export interface FoodChoice {
  id: number
  name: string
}

/** Null if nothing is found. */
async function findFood(query: string, signal?: AbortSignal): Promise<FoundFood | null> {
  const found = objectOf(await apiGet('/food/ingredients/search', { query, number: '1' }, signal))
  const [best] = objectsOf(found.results)
  const id = positive(best?.id)
  return id ? fetchFood({ id, name: textOf(best?.name) || query }, signal) : null
}

async function fetchFood({ id, name }: FoodChoice, signal?: AbortSignal): Promise<FoundFood> {
  const food = objectOf(await apiGet(`/food/ingredients/${id}/information`, { amount: '1', unit: 'serving' }, signal))
  const nutrition = objectOf(food.nutrition)
  const nutrients = objectsOf(nutrition.nutrients)
  const amountOf = (name: string) => positive(nutrients.find((nutrient) => nutrient.name === name)?.amount)
  return {
    name: textOf(food.name) || name,
    calories: amountOf('Calories'),
    protein: amountOf('Protein'),
    carbs: amountOf('Carbohydrates'),
    fat: amountOf('Fat'),
    gramsPerServing: positive(objectOf(nutrition.weightPerServing).amount) || null,
    foodId: String(id),
    nutrients: nutrientsByKey(nutrients.map(({ name, amount }) => ({ name: textOf(name), amount: positive(amount) }))),
  }
}

export interface FoodMatches {
  /** The typed amount of the best match: 2 pieces, 100 g, for "2 eggs". One serving if none was typed. */
  typed: TypedAmount
  /** Best match first, then alternatives. */
  foods: (FoodChoice & { portions: Portion[] })[]
}

async function findMatches(query: string, signal?: AbortSignal): Promise<FoodMatches> {
  const { amount, unit, unknownUnit, grams, foods } = objectOf(await apiGet('/foods/lookup', { search: query }, signal))
  return {
    typed: {
      amount: positive(amount),
      unit: textOf(unit),
      unknownUnit: textOf(unknownUnit),
      grams: positive(grams),
    },
    foods: objectsOf(foods)
      .map(({ id, name, portions }) => ({
        id: positive(id),
        name: textOf(name),
        portions: objectsOf(portions).map((portion) => ({
          unit: textOf(portion.unit),
          label: textOf(portion.label),
          grams: positive(portion.grams),
        })),
      }))
      .filter(({ id, name }) => id > 0 && name !== ''),
  }
}

/** The same food, with the portion as its serving. */
export function perPortion(food: FoundFood, grams: number): FoundFood {
  const share = food.gramsPerServing ? grams / food.gramsPerServing : 1
  return {
    ...food,
    ...scaleMacros(food, share),
    nutrients: scaleNutrients(food.nutrients, share),
    gramsPerServing: food.gramsPerServing && grams,
  }
}

export const foodQueries = {
  one: (choice: FoodChoice) =>
    queryOptions({
      queryKey: ['foods', 'one', choice.id],
      queryFn: ({ signal }) => fetchFood(choice, signal),
    }),
  matches: (query: string) =>
    queryOptions({
      queryKey: ['foods', 'matches', query],
      queryFn: ({ signal }) => findMatches(query, signal),
      enabled: query !== '',
    }),
  find: (query: string) =>
    queryOptions({
      queryKey: ['foods', 'find', query],
      queryFn: ({ signal }) => findFood(query, signal),
      enabled: query !== '',
    }),
}
