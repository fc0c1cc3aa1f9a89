// One array per filter and sort key, so that filtering is a fast loop over numbers.
import { avoidedWord, type MatchableFood } from '#domain/kitchen/ingredient-match.ts'
import { matchesDiet } from '#domain/nutrition/diets.ts'
import { isMediterraneanEntry, MEDITERRANEAN } from '#domain/nutrition/mediterranean.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import type { RecipeInformation } from '#domain/recipe/provider.ts'
import { remembered } from '#domain/remembered.ts'
import { foodChoices, type LimitName, type RecipeFilters, type Sort } from '#domain/search/recipe-filters.ts'
import type { FoodWords } from './food-words.ts'

export interface FilterableRecipe {
  plain: RecipeInformation
  ingredients: readonly MatchableFood[]
  nutrients: Nutrients
}

export interface RecipeColumns {
  /** 1 for each recipe that passes; null without filters. */
  passing(filters: RecipeFilters): Uint8Array | null
  /** Recipe positions in this order; for relevance, the catalogue's own. */
  order(sort: Sort): Uint32Array
}

const NUMBERS: Record<LimitName, (recipe: FilterableRecipe) => number | undefined> = {
  maxTime: ({ plain }) => plain.readyInMinutes,
  maxCalories: ({ nutrients }) => nutrients.calories,
  minProtein: ({ nutrients }) => nutrients.protein,
  minFiber: ({ nutrients }) => nutrients.fiber,
  maxCarbs: ({ nutrients }) => nutrients.carbohydrates,
  maxFat: ({ nutrients }) => nutrients.fat,
  maxSugar: ({ nutrients }) => nutrients.sugar,
  maxSodium: ({ nutrients }) => nutrients.sodium,
  // A price of 0 means unknown.
  maxPrice: ({ plain }) => plain.pricePerServing || undefined,
}

const SORT_KEYS: Record<Sort, (recipe: FilterableRecipe) => number> = {
  relevance: () => 0,
  time: ({ plain }) => plain.readyInMinutes,
  calories: ({ nutrients }) => nutrients.calories ?? Number.POSITIVE_INFINITY,
  protein: ({ nutrients }) => -(nutrients.protein ?? 0),
  price: ({ plain }) => plain.pricePerServing || Number.POSITIVE_INFINITY,
  health: ({ plain }) => -plain.healthScore,
}

/** For each kind of column: food names come from users. */
const MOST_REMEMBERED = 500

export function createRecipeColumns(recipes: readonly FilterableRecipe[], foodWords: FoodWords): RecipeColumns {
  const size = recipes.length
  const column = (holds: (recipe: FilterableRecipe) => boolean) =>
    Uint8Array.from(recipes, (recipe) => (holds(recipe) ? 1 : 0))

  const diet = remembered(MOST_REMEMBERED, (name) =>
    column(name === MEDITERRANEAN ? isMediterraneanEntry : ({ plain }) => matchesDiet(plain, name)),
  )
  const type = remembered(MOST_REMEMBERED, (name) => column(({ plain }) => plain.dishTypes.includes(name)))
  const cuisine = remembered(MOST_REMEMBERED, (name) => column(({ plain }) => plain.cuisines.includes(name)))
  // Unknown values are NaN, which passes no limit.
  const figures = remembered(MOST_REMEMBERED, (name) =>
    Float32Array.from(recipes, (recipe) => NUMBERS[name as LimitName](recipe) ?? Number.NaN),
  )
  const orders = remembered(MOST_REMEMBERED, (name) => {
    const keys = Float64Array.from(recipes, SORT_KEYS[name as Sort])
    return Uint32Array.from(recipes, (_, at) => at).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b)
  })

  /** Recipes that contain the food, or one of its choices. */
  const withFood = remembered(MOST_REMEMBERED, (item) => {
    const [first, ...choices] = foodChoices(item).map((choice) => foodWords(choice).recipes)
    const found = Uint8Array.from(first ?? [])
    for (const recipes of choices) for (let at = 0; at < size; at++) if (recipes[at]) found[at] = 1
    return found
  })

  function passing({ diets, types, cuisines, limits, include, exclude }: RecipeFilters): Uint8Array | null {
    const wanted = [...diets.map(diet), ...types.map(type), ...cuisines.map(cuisine), ...include.map(withFood)]
    const refused = exclude.map((item) => withFood(avoidedWord(item)))
    const bounds = Object.entries(limits)
    if (wanted.length + refused.length + bounds.length === 0) return null
    const passed = new Uint8Array(size).fill(1)
    for (const holds of wanted) for (let at = 0; at < size; at++) passed[at] = (passed[at] ?? 0) & (holds[at] ?? 0)
    for (const holds of refused) for (let at = 0; at < size; at++) if (holds[at]) passed[at] = 0
    for (const [name, bound] of bounds) {
      const values = figures(name)
      const isLeast = name.startsWith('min')
      for (let at = 0; at < size; at++) {
        const value = values[at] ?? Number.NaN
        if (!(isLeast ? value >= bound : value <= bound)) passed[at] = 0
      }
    }
    return passed
  }

  return { passing, order: (sort) => orders(sort) }
}
