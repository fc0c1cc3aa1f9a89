// Cook with what you have, over our own recipes.
import { byLeastMissing, type CookableMatch, cookWith, homeTest } from '#domain/kitchen/cook-with.ts'
import { readFoodQuestion } from '#domain/kitchen/food-question.ts'
import { unknownFoodWords } from '#domain/kitchen/ingredient-match.ts'
import { foodName, withoutLeftover } from '#domain/kitchen/pantry-match.ts'
import type { ProviderIngredient } from '#domain/recipe/provider.ts'
import { type RecipeCardFacts, recipeCardFacts } from '#domain/recipe/recipe-card.ts'
import type { RecipeFilters } from '#domain/search/recipe-filters.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { RecipeSearch } from './recipe-search.ts'

export interface KitchenQuestion {
  /** As people write it: "onions", "2 cans tomatoes". */
  have: string[]
  filters: RecipeFilters
  /** The most ingredients that may be missing. */
  maxMissing: number
  offset: number
  number: number
}

export interface KitchenAnswer {
  recipes: (RecipeCardFacts & { used: string[]; missing: ProviderIngredient[] })[]
  total: number
  /** Items at home that match no known food. */
  unknown: string[]
}

export function createKitchen({ entries, matchableFoods }: Catalogue, { columns }: RecipeSearch) {
  const recipes = entries.map(({ plain, ingredients }) => ({
    ingredients: ingredients.map((food, at) => ({
      name: foodName(plain.extendedIngredients[at] ?? { name: '' }),
      // Not by a food's aliases: salt isn't saltfish.
      food: { ...food, names: food.names.slice(0, food.shownNames) },
      optional: plain.extendedIngredients[at]?.meta.includes('optional') ?? false,
    })),
  }))

  return ({ have, filters, maxMissing, offset, number }: KitchenQuestion): KitchenAnswer => {
    const home = homeTest(have)
    const passed = columns.passing(filters)
    const matches: { at: number; match: CookableMatch }[] = []
    recipes.forEach((recipe, at) => {
      if (passed && passed[at] !== 1) return
      const match = cookWith(recipe, home)
      if (match.used.length > 0 && match.missing.length <= maxMissing) matches.push({ at, match })
    })
    matches.sort((a, b) => byLeastMissing(a.match, b.match) || a.at - b.at)
    return {
      recipes: matches.slice(offset, offset + number).flatMap(({ at, match }) => {
        const entry = entries[at]
        if (!entry) return []
        const ingredients = entry.plain.extendedIngredients
        return [
          {
            ...recipeCardFacts(entry.plain, entry.nutrients),
            used: match.used.flatMap((place) => ingredients[place]?.name ?? []),
            missing: match.missing.flatMap((place) => ingredients[place] ?? []),
          },
        ]
      }),
      total: matches.length,
      unknown: unknownFoodWords(
        have.map((item) => withoutLeftover(readFoodQuestion(item).name)),
        matchableFoods,
      ),
    }
  }
}
