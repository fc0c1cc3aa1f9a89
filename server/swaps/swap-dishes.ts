// Dishes whose ingredients can be swapped: ours, and what a member has typed.
import type { SwapDish, SwapFood } from '#domain/swap/swaps.ts'
import { type TypedIngredient, weighIngredients } from '#server/catalogue/analyse-ingredients.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { LookupFood } from '#server/catalogue/lookup-food.ts'

export const swapFood = (food: LookupFood | null | undefined): SwapFood | null =>
  food?.traits ? { ...food, traits: food.traits, edibleShare: food.edibleShare ?? 1 } : null

/** Null for an unknown recipe. */
export function catalogueDish({ byId, foods }: Catalogue, id: number): SwapDish | null {
  const entry = byId.get(id)
  if (!entry) return null
  const { title, dishTypes, servings, extendedIngredients, analyzedInstructions } = entry.full
  return {
    title,
    dishTypes,
    servings,
    steps: analyzedInstructions.flatMap(({ steps }) =>
      steps.map(({ step, ingredients }) => ({ text: step, ingredientNames: ingredients.map(({ name }) => name) })),
    ),
    ingredients: extendedIngredients.map(({ id: foodId, name, amount }, at) => {
      const [grams, eatenGrams, boughtGrams] = entry.weights[at] ?? [0, 0, 0]
      // "To taste" is nothing to replace.
      const counted = amount > 0 ? { grams, eatenGrams, boughtGrams } : { grams: 0, eatenGrams: 0, boughtGrams: 0 }
      const food = swapFood(foods.byId.get(foodId))
      const nutrients = entry.leftNutrients[at] ?? food?.nutrients
      return { name, food: food && nutrients ? { ...food, nutrients } : food, ...counted }
    }),
  }
}

export interface TypedDish {
  title: string
  servings: number
  instructions: string
  ingredients: readonly TypedIngredient[]
}

export async function typedDish({ foods }: Catalogue, dish: TypedDish): Promise<SwapDish> {
  const ingredients: SwapDish['ingredients'][number][] = []
  for await (const { name, food, grams: weighed } of weighIngredients(foods, dish.ingredients)) {
    const grams = weighed ?? 0
    ingredients.push({
      name,
      food: swapFood(food),
      grams,
      eatenGrams: grams,
      boughtGrams: grams / (food?.edibleShare ?? 1),
    })
  }
  const steps = dish.instructions
    .split(/\n+/)
    .filter((text) => text.trim() !== '')
    .map((text) => ({
      text,
      ingredientNames: ingredients.filter(({ food }) => food && mentions(text, food.name)).map(({ name }) => name),
    }))
  return { title: dish.title, dishTypes: [], servings: dish.servings, steps, ingredients }
}

/** The last word of a food's name is what people call it: "the beef" is rare, "the fillet" is not. */
const mentions = (text: string, foodName: string): boolean =>
  text.toLowerCase().includes(foodName.toLowerCase().split(' ').at(-1) ?? foodName)
