// Which of our recipes contain what a member avoids: one response for the whole catalogue.
import { avoidedWord, matchableFood } from '#domain/kitchen/ingredient-match.ts'
import { matchesDiet } from '#domain/nutrition/diets.ts'
import type { FoodTrait } from '#domain/nutrition/food.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { createYielding } from '#server/http/yield-between-steps.ts'
import type { FoodWords } from './food-words.ts'

export interface AvoidedRecipes {
  /** In the order of the words: ids of recipes. */
  avoid: { contains: number[]; mayContain: number[] }[]
  /** In the order of the diets: ids of the recipes that don't fit. */
  diets: number[][]
}

export function createAvoidedRecipes({ entries, foods }: Catalogue, foodWords: FoodWords) {
  const ids = entries.map(({ plain }) => plain.id)
  /** What each recipe may contain, as one food without a name. */
  const possible = entries.map(({ plain }) => {
    const traits = plain.extendedIngredients.flatMap(
      ({ id }): readonly FoodTrait[] => foods.byId.get(id)?.mayContain ?? [],
    )
    return matchableFood([], new Set(traits), null)
  })

  return async (words: readonly string[], diets: readonly string[]): Promise<AvoidedRecipes> => {
    const pauseIfDue = createYielding()
    const avoid: AvoidedRecipes['avoid'] = []
    for (const word of words) {
      await pauseIfDue()
      const { recipes, isMeant } = foodWords(avoidedWord(word))
      const mayContain = possible.map(isMeant)
      avoid.push({
        contains: ids.filter((_, at) => recipes[at]),
        mayContain: ids.filter((_, at) => !recipes[at] && mayContain[at]),
      })
    }
    const unfit = (diet: string) =>
      entries.filter(({ plain }) => !matchesDiet(plain, diet)).map(({ plain }) => plain.id)
    return { avoid, diets: diets.map(unfit) }
  }
}
