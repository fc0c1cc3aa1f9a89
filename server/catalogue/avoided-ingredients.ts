// What each of some ingredients contains that a member avoids: for own recipes and the shopping list.
import { avoidedWord, foodTest, matchableFood } from '#domain/kitchen/ingredient-match.ts'
import { matchableIngredient, weighIngredients } from './analyse-ingredients.ts'
import type { FoodTable } from './food-table.ts'

/** Positions of the words that the ingredient contains, or may contain. Null if we don't know what it is. */
export type AvoidedIngredient = { contains: number[]; mayContain: number[] } | null

export async function avoidedIngredients(
  foods: FoodTable,
  names: readonly string[],
  avoid: readonly string[],
): Promise<AvoidedIngredient[]> {
  const tests = avoid.map((word) => foodTest(avoidedWord(word)))
  const found: AvoidedIngredient[] = []
  for await (const { name, food } of weighIngredients(
    foods,
    names.map((each) => ({ name: each, amount: 0, unit: '' })),
  )) {
    const certain = matchableIngredient(name, food)
    const possible = matchableFood([], new Set(food?.mayContain), null)
    const contains = tests.flatMap((test, at) => (test(certain) ? [at] : []))
    const mayContain = tests.flatMap((test, at) => (!contains.includes(at) && test(possible) ? [at] : []))
    found.push(food || contains.length > 0 ? { contains, mayContain } : null)
  }
  return found
}
