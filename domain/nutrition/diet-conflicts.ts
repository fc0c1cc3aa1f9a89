// Diets that a recipe claims but one of its ingredients contradicts.
import { dietProfile } from './diet-rules.ts'
import { dietOf } from './diets.ts'
import { fodmapsOfTraits } from './fodmap-traits.ts'
import type { FoodTrait } from './food.ts'

export interface DietConflict {
  diet: string
  ingredient: string
  /** The trait that the diet excludes: "dairy". */
  traits: FoodTrait[]
}

const NO_SHARES = { percentProtein: 0, percentFat: 0, percentCarbs: 0 }

const fits = (diet: string, traits: ReadonlySet<FoodTrait>): boolean => {
  const known = dietOf(diet)
  // Ketogenic depends on the whole dish's energy, never on one ingredient.
  return (
    known === null ||
    known === 'Ketogenic' ||
    dietProfile([{ traits, fodmaps: fodmapsOfTraits(traits), grams: 100 }], NO_SHARES).diets.has(known)
  )
}

/** Which ingredients contradict which chosen diets. Ingredients with unknown traits never do. */
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
