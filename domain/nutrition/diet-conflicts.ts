// Diets that a recipe claims and one of its ingredients contradicts.
import { dietProfile } from './diet-rules.ts'
import { dietOf } from './diets.ts'
import type { FoodTrait } from './food.ts'

export interface DietConflict {
  diet: string
  ingredient: string
  /** What about it the diet refuses: "dairy". */
  traits: FoodTrait[]
}

const NO_SHARES = { percentProtein: 0, percentFat: 0, percentCarbs: 0 }

const fits = (diet: string, traits: ReadonlySet<FoodTrait>): boolean => {
  const known = dietOf(diet)
  // Ketogenic is a matter of the whole dish's energy, never of one ingredient.
  return known === null || known === 'Ketogenic' || dietProfile([traits], NO_SHARES).diets.has(known)
}

/** Which chosen diets are contradicted by which ingredient. An ingredient of unknown traits contradicts nothing. */
export function dietConflicts(
  diets: readonly string[],
  ingredients: readonly { name: string; traits: Iterable<FoodTrait> | null }[],
): DietConflict[] {
  return diets.flatMap((diet) =>
    ingredients.flatMap(({ name, traits }) => {
      const all = new Set(traits ?? [])
      if (fits(diet, all)) return []
      return [{ diet, ingredient: name, traits: [...all].filter((trait) => !fits(diet, new Set([trait]))) }]
    }),
  )
}
