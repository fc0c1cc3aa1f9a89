// The catalogue's recipes as dishes for the planner.
import { round2 } from '#domain/nutrition/nutrition.ts'
import { type DishBase, type DishPart, dishBase, dishMethod } from '#domain/plan/dish-base.ts'
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import type { Catalogue, CatalogueEntry } from '#server/catalogue/catalogue.ts'
import { gramsOfUnit } from '#server/catalogue/lookup-food.ts'

/** From this weight on, leftovers of one matter: half a cabbage, not half a lemon. */
const LARGE_PIECE_GRAMS = 200
const WHOLE_AISLES: readonly string[] = ['Produce', 'Herbs', 'Canned and Jarred']

interface Used {
  id: number
  amount: number
  unit: string
}

/** Fresh foods and cans that are bought whole, with the share of one that a serving uses. */
export function freshFoods(
  ingredients: readonly Used[],
  servings: number,
  foods: Catalogue['foods'],
): PlanDish['fresh'] {
  return ingredients.flatMap(({ id, amount, unit }) => {
    const food = foods.byId.get(id)
    if (!food || !WHOLE_AISLES.includes(food.aisle)) return []
    const { bunch, can, piece = 0 } = food.grams
    const pack = bunch ?? can ?? (piece >= LARGE_PIECE_GRAMS ? piece : 0)
    if (pack === 0 || amount <= 0) return []
    return [{ food: id, packs: (gramsOfUnit(food, unit === '' ? 'piece' : unit) * amount) / pack / servings }]
  })
}

export function baseOf(ingredients: readonly Used[], servings: number, foods: Catalogue['foods']): DishBase {
  const parts = ingredients.flatMap(({ id, amount, unit }): DishPart[] => {
    const food = foods.byId.get(id)
    if (!food?.traits) return []
    const grams = (gramsOfUnit(food, unit === '' ? 'piece' : unit) * amount * (food.edibleShare ?? 1)) / servings
    const per = (amount100: number | undefined) => ((amount100 ?? 0) * grams) / 100
    const { calories, protein } = food.nutrients
    return [{ name: food.name, traits: food.traits, calories: per(calories), protein: per(protein) }]
  })
  return dishBase(parts)
}

export function planDish(entry: CatalogueEntry, foods: Catalogue['foods']): PlanDish {
  const { plain, nutrients } = entry
  return {
    id: plain.id,
    calories: nutrients.calories ?? 0,
    protein: nutrients.protein ?? 0,
    fat: nutrients.fat ?? 0,
    carbohydrates: nutrients.carbohydrates ?? 0,
    fiber: nutrients.fiber ?? 0,
    sodium: nutrients.sodium ?? 0,
    saturatedFat: nutrients.saturatedFat ?? 0,
    price: round2(plain.pricePerServing) / 100,
    minutes: plain.readyInMinutes,
    servings: plain.servings,
    cuisine: plain.cuisines[0] ?? '',
    dishTypes: plain.dishTypes,
    ...baseOf(plain.extendedIngredients, plain.servings, foods),
    method: dishMethod(
      plain,
      plain.analyzedInstructions.flatMap(({ steps }) => steps.map(({ step }) => step)).join(' '),
    ),
    fresh: freshFoods(plain.extendedIngredients, plain.servings, foods),
  }
}
