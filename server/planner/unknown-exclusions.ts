// Words in "exclude" that name no food: a typo must not look as if it had been heeded.
import { type FoodTest, foodTest, type MatchableFood, matchableFood } from '#domain/kitchen/ingredient-match.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'

export function unknownExclusions({ entries, foods }: Catalogue): (word: string) => boolean {
  let known: MatchableFood[] | undefined
  // Nine thousand names are read when a word is in none of our recipes, not before.
  const allFoods = () => {
    known ??= [...foods.byId.values()].map(({ name, aliases, traits, usda }) =>
      matchableFood([name, ...aliases], new Set(traits), usda),
    )
    return known
  }
  const isInRecipe = (test: FoodTest) => entries.some(({ ingredients }) => ingredients.some(test))
  return (word) => {
    const test = foodTest(word)
    return !isInRecipe(test) && !allFoods().some(test)
  }
}
