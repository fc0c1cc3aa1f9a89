// A member's own recipes as dishes for the planner. They come with the request and aren't stored: the device has them
// anyway, so no account is read, and a visitor's recipes are planned like a member's.
import { dietProfile } from '#domain/nutrition/diet-rules.ts'
import type { DietFacts } from '#domain/nutrition/diets.ts'
import { fodmapsOfTraits } from '#domain/nutrition/fodmap-traits.ts'
import { energyShares, round2, sumNutrients } from '#domain/nutrition/nutrition.ts'
import { priceCents } from '#domain/nutrition/price.ts'
import { dishMethod } from '#domain/plan/dish-base.ts'
import { guessDishTypes } from '#domain/plan/guess-dish-types.ts'
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import { matchableIngredient, type WeighedIngredient, weighIngredients } from '#server/catalogue/analyse-ingredients.ts'
import type { FoodTable } from '#server/catalogue/food-table.ts'
import type { LookupFood } from '#server/catalogue/lookup-food.ts'
import { createYielding } from '#server/http/yield-between-steps.ts'
import type { OwnRecipe } from '#server/recipe-source/own-recipes.ts'
import type { DietEntry } from '#server/recipe-source/recipe-filters.ts'
import { baseOf, freshFoods } from './plan-dishes.ts'

export interface OwnDish extends DietEntry {
  plain: DietFacts & { cuisines: readonly string[]; dishTypes: readonly string[] }
  recipe: OwnRecipe
  dish: PlanDish
  hasPrice: boolean
}

/** An own recipe whose nutrition can't be calculated, and the first ingredient responsible. */
export interface LeftOutRecipe {
  id: number
  title: string
  ingredient: string
}

type Known = WeighedIngredient & { food: LookupFood }

/** Salt and spices weigh next to nothing, whatever unit they are measured in. */
const isSeasoning = ({ food }: WeighedIngredient) => food?.aisle === 'Spices and Seasonings'

const isKnown = (ingredient: WeighedIngredient): ingredient is Known =>
  ingredient.food !== null && (ingredient.grams !== null || isSeasoning(ingredient))

function ownDish(recipe: OwnRecipe, ingredients: readonly Known[], foods: FoodTable): OwnDish {
  const { id, title, servings, readyInMinutes, cuisines } = recipe
  const eaten = ingredients.map(({ food, grams }) => ({ ...food, grams: (grams ?? 0) / servings }))
  const nutrients = sumNutrients(eaten)
  const calories = nutrients.calories ?? 0
  const cents = priceCents(eaten.map((food) => ({ ...food, boughtGrams: food.grams / (food.edibleShare ?? 1) })))
  const dishTypes = guessDishTypes(title, calories)
  const used = ingredients.map(({ food, amount, unit }) => ({ id: food.id, amount, unit }))
  const dietFoods = eaten.map(({ traits, grams }) => {
    const all = new Set(traits)
    return { traits: all, fodmaps: fodmapsOfTraits(all), grams }
  })
  return {
    recipe,
    // From the ingredients, not from labels that somebody chose: a plan for an allergy has to be right.
    plain: { diets: dietProfile(dietFoods, energyShares(nutrients)).labels, cuisines, dishTypes },
    ingredients: ingredients.map(({ name, food }) => matchableIngredient(name, food)),
    hasPrice: cents !== null,
    dish: {
      id,
      calories,
      protein: nutrients.protein ?? 0,
      fat: nutrients.fat ?? 0,
      carbohydrates: nutrients.carbohydrates ?? 0,
      fiber: nutrients.fiber ?? 0,
      sodium: nutrients.sodium ?? 0,
      saturatedFat: nutrients.saturatedFat ?? 0,
      price: round2(cents ?? 0) / 100,
      minutes: Math.round(readyInMinutes),
      servings,
      cuisine: cuisines[0] ?? '',
      dishTypes,
      ...baseOf(used, servings, foods),
      method: dishMethod({ dishTypes, title }, ''),
      fresh: freshFoods(used, servings, foods),
    },
  }
}

/** Only recipes with every ingredient known and weighed: a plan with a guessed dish wouldn't add up. */
export async function ownDishes(
  recipes: readonly OwnRecipe[],
  foods: FoodTable,
): Promise<{ dishes: OwnDish[]; leftOut: LeftOutRecipe[] }> {
  const pauseIfDue = createYielding()
  const dishes: OwnDish[] = []
  const leftOut: LeftOutRecipe[] = []
  for (const recipe of new Map(recipes.map((one) => [one.id, one])).values()) {
    const known: Known[] = []
    for await (const ingredient of weighIngredients(foods, recipe.ingredients, pauseIfDue)) {
      if (isKnown(ingredient)) known.push(ingredient)
      else {
        leftOut.push({ id: recipe.id, title: recipe.title, ingredient: ingredient.name })
        break
      }
    }
    if (known.length === recipe.ingredients.length) dishes.push(ownDish(recipe, known, foods))
  }
  return { dishes, leftOut }
}
