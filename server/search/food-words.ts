// What a word means among the catalogue's foods, and which recipes have them: worked out once for each word, not once
// for every recipe and every call.
import { type FoodTest, foodTest, type MatchableFood } from '#domain/kitchen/ingredient-match.ts'
import { remembered } from '#domain/remembered.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'

export interface FoodWord {
  /** Whether a food is or contains what the word means; for the catalogue's own foods only a lookup. */
  isMeant: FoodTest
  /** 1 for each recipe with such a food. */
  recipes: Uint8Array
  /** Whether the word means any food that we know. */
  isKnown: boolean
}

export type FoodWords = (word: string) => FoodWord

/** A word takes about a kilobyte. */
const MOST_WORDS = 1000

const created = new WeakMap<Catalogue, FoodWords>()

/** Created once per catalogue, and shared by all calls. */
export function foodWordsOf(catalogue: Catalogue): FoodWords {
  const words = created.get(catalogue) ?? createFoodWords(catalogue)
  created.set(catalogue, words)
  return words
}

function createFoodWords({ entries, matchableFoods }: Catalogue): FoodWords {
  const recipesWith = new Map<MatchableFood, number[]>()
  entries.forEach(({ ingredients }, at) => {
    for (const food of ingredients) {
      const recipes = recipesWith.get(food)
      if (recipes) recipes.push(at)
      else recipesWith.set(food, [at])
    }
  })

  return remembered(MOST_WORDS, (word) => {
    const test = foodTest(word)
    const meant = new Set<MatchableFood>()
    const recipes = new Uint8Array(entries.length)
    for (const [food, users] of recipesWith) {
      if (!test(food)) continue
      meant.add(food)
      for (const at of users) recipes[at] = 1
    }
    return {
      isMeant: (food) => meant.has(food) || (!recipesWith.has(food) && test(food)),
      recipes,
      isKnown: meant.size > 0 || matchableFoods.some(test),
    }
  })
}
