// Cook with what you have, over our own recipes.
import { byLeastMissing, type CookableMatch, cookWith, ingredientsFor, isStaple } from '#domain/kitchen/cook-with.ts'
import { readFoodQuery } from '#domain/kitchen/food-query.ts'
import { foodName, withoutLeftover } from '#domain/kitchen/pantry-match.ts'
import type { ProviderIngredient } from '#domain/recipe/provider.ts'
import { type RecipeCardFacts, recipeCardFacts } from '#domain/recipe/recipe-card.ts'
import { remembered } from '#domain/remembered.ts'
import type { RecipeFilters } from '#domain/search/recipe-filters.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { createYielding } from '#server/http/yield-between-steps.ts'
import { foodWordsOf } from './food-words.ts'
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

export interface KitchenResponse {
  recipes: (RecipeCardFacts & { used: string[]; missing: ProviderIngredient[] })[]
  total: number
  /** Items at home that match no known food. */
  unknown: string[]
}

/** An item takes about a kilobyte. */
const MOST_REMEMBERED = 1000

export function createKitchen(catalogue: Catalogue, { columns }: RecipeSearch) {
  const { entries } = catalogue
  const foodWords = foodWordsOf(catalogue)
  const foods = new Set(entries.flatMap(({ ingredients }) => ingredients))
  // Not by a food's aliases: salt isn't saltfish.
  const staples = new Set(
    [...foods].filter(({ names, shownNames, ...food }) => isStaple({ ...food, names: names.slice(0, shownNames) })),
  )
  const recipes = entries.map(({ plain, ingredients }) => ({
    ingredients: ingredients.map((food, at) => ({
      name: foodName(plain.extendedIngredients[at] ?? { name: '' }),
      isStaple: staples.has(food),
      optional: plain.extendedIngredients[at]?.meta.includes('optional') ?? false,
    })),
  }))

  const names = new Set(recipes.flatMap(({ ingredients }) => ingredients.map(({ name }) => name)))
  const read = remembered(MOST_REMEMBERED, (item) => {
    const name = withoutLeftover(readFoodQuery(item).name)
    return { name, isKnown: foodWords(name).isKnown, usedFor: ingredientsFor(item, names) }
  })

  return async ({ have, filters, maxMissing, offset, number }: KitchenQuestion): Promise<KitchenResponse> => {
    // A pantry of a hundred new items takes more than a tenth of a second; others get their turn in between.
    const pauseIfDue = createYielding()
    const items: ReturnType<typeof read>[] = []
    for (const item of have) {
      await pauseIfDue()
      items.push(read(item))
    }
    const home = new Set(items.flatMap(({ usedFor }) => usedFor))
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
      unknown: items.flatMap(({ name, isKnown }) => (isKnown ? [] : name)),
    }
  }
}
