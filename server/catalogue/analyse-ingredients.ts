// Nutrition of a recipe that somebody is writing, from the same foods as our own recipes.
import { type AnalysedIngredient, type IngredientAnalysis, nameReadings } from '#domain/ingredient-analysis.ts'
import { canonicalUnit, kitchenUnit } from '#domain/kitchen-units.ts'
import { type Portion, round2, sumNutrients } from '#domain/nutrition.ts'
import type { FoodTable } from './food-table.ts'
import { gramsOfUnit, type LookupFood, possibleUnits } from './lookup-food.ts'

export interface TypedIngredient {
  name: string
  amount: number
  unit: string
}

/** Our own foods only: what a person calls "chicken" must not become one of USDA's hundred canned chicken soups. */
function foodFor(foods: FoodTable, name: string): LookupFood | null {
  for (const reading of nameReadings(name)) {
    const best = foods.search(reading).find((food) => food.traits !== null)
    if (best) return best
  }
  return null
}

/** Null where the food is not measured in that unit: better no figure than a wrong one. */
function gramsOf(food: LookupFood, amount: number, unitText: string): number | null {
  const unit = canonicalUnit(unitText).toLowerCase()
  if (unit === '') return food.grams.piece ? amount * food.grams.piece : null
  const known = kitchenUnit(unit)?.dimension === 'weight' || possibleUnits(food).includes(unit)
  const volume = kitchenUnit(unit)?.dimension === 'volume' && possibleUnits(food).includes('ml')
  return known || volume ? amount * gramsOfUnit(food, unit) : null
}

export function analyseIngredients(
  foods: FoodTable,
  ingredients: readonly TypedIngredient[],
  servings: number,
): IngredientAnalysis {
  const portions: Portion[] = []
  const analysed = ingredients.map(({ name, amount, unit }): AnalysedIngredient => {
    const food = foodFor(foods, name)
    const grams = food && gramsOf(food, amount, unit)
    if (food && grams !== null) portions.push({ nutrients: food.nutrients, grams })
    return {
      name,
      food: food?.name ?? null,
      grams: grams === null ? null : round2(grams),
      traits: [...(food?.traits ?? [])],
    }
  })
  const total = sumNutrients(portions)
  const perServing = (amount: number | undefined) => round2((amount ?? 0) / servings)
  return {
    ingredients: analysed,
    perServing: {
      calories: perServing(total.calories),
      protein: perServing(total.protein),
      carbs: perServing(total.carbohydrates),
      fat: perServing(total.fat),
      fiber: perServing(total.fiber),
      sugar: perServing(total.sugar),
      sodium: perServing(total.sodium),
    },
  }
}
