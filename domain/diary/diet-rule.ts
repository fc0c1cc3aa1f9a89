// What a preferred diet asks of the planner. For the sources, see docs/claims.md.
import type { Diet } from '#domain/nutrition/diets.ts'
import { KCAL_PER_GRAM } from '#domain/nutrition/macros.ts'
import { type GoalDiet, providerDietOf } from './goals.ts'

export interface DietRule {
  /** A diet whose recipes the plan is made of. */
  diet: Diet | null
  /** Limits for a day. */
  preferences: { minProtein?: number; minFiber?: number; maxCarbs?: number; maxSaturatedFat?: number }
  /** The rule in a sentence; null without a diet. */
  says: string | null
}

const LOW_CARB_SHARE = 0.26
const HIGH_PROTEIN_SHARE = 0.25
const MEDITERRANEAN_SATURATED_SHARE = 0.08
const FIBER_PER_1000_KCAL = 14

const DIET_SENTENCES: Partial<Record<GoalDiet, string>> = {
  vegetarian: 'Plans have vegetarian recipes only.',
  vegan: 'Plans have vegan recipes only.',
  keto: 'Plans have ketogenic recipes only: less than 10% of the energy is from carbs. With diabetes medication, kidney disease or in pregnancy, please ask your doctor first.',
  paleo: 'Plans have paleo recipes only: no grains, legumes, dairy, refined sugar or processed food.',
}

export function dietRule(diet: GoalDiet, calories: number): DietRule {
  const grams = (share: number, macro: keyof typeof KCAL_PER_GRAM) =>
    Math.round((calories * share) / KCAL_PER_GRAM[macro])
  switch (diet) {
    case 'low_carb': {
      const maxCarbs = grams(LOW_CARB_SHARE, 'carbs')
      return {
        diet: null,
        preferences: { maxCarbs },
        says: `Plans have at most ${maxCarbs} g of carbs a day, 26% of the energy. If you take medication for diabetes, please ask your doctor first.`,
      }
    }
    case 'high_protein': {
      const minProtein = grams(HIGH_PROTEIN_SHARE, 'protein')
      return {
        diet: null,
        preferences: { minProtein },
        says: `Plans have at least ${minProtein} g of protein a day, 25% of the energy.`,
      }
    }
    case 'mediterranean': {
      const minFiber = Math.round((calories / 1000) * FIBER_PER_1000_KCAL)
      const maxSaturatedFat = grams(MEDITERRANEAN_SATURATED_SHARE, 'fat')
      return {
        diet: null,
        preferences: { minFiber, maxSaturatedFat },
        says: `Plans have at least ${minFiber} g of fiber and at most ${maxSaturatedFat} g of saturated fat a day, as Mediterranean eating does. They aren’t only from Mediterranean cuisines.`,
      }
    }
    default:
      return { diet: providerDietOf(diet), preferences: {}, says: DIET_SENTENCES[diet] ?? null }
  }
}
