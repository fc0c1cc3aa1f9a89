// The most that a serving of a healthy dish may have, by kind of dish. For the sources, see docs/health-score.md.

export interface ServingLimits {
  calories: number
  sodiumMg: number
  saturatedFatGrams: number
  addedSugarGrams: number
}

const MEAL = { sodiumMg: 690, saturatedFatGrams: 4, addedSugarGrams: 10 } as const
const LIGHT_MEAL = { sodiumMg: 460, saturatedFatGrams: 3, addedSugarGrams: 7.5 } as const
const PART_OF_A_MEAL = { sodiumMg: 345, saturatedFatGrams: 2, addedSugarGrams: 5 } as const

/** A large plate may have more saturated fat, if it is at most a tenth of the energy. */
export const SATURATED_FAT_SHARE = 0.1

/** Shares of 2,000 kcal: 35% for a main course, 25% for a breakfast, 20% for a soup or salad, 15% and 7.5% for the rest. */
const MAIN_COURSE: ServingLimits = { calories: 700, ...MEAL }
const BREAKFAST: ServingLimits = { calories: 500, ...MEAL }
const SOUP_OR_SALAD: ServingLimits = { calories: 400, ...LIGHT_MEAL }
const SIDE: ServingLimits = { calories: 300, ...PART_OF_A_MEAL }
const DRINK: ServingLimits = { calories: 150, ...PART_OF_A_MEAL }

/** A dish of several kinds has the limits of the largest. */
export function servingLimits(dishTypes: readonly string[]): ServingLimits {
  const is = (...types: string[]) => types.some((type) => dishTypes.includes(type))
  if (is('main course')) return MAIN_COURSE
  if (is('breakfast', 'brunch')) return BREAKFAST
  if (is('soup', 'salad')) return SOUP_OR_SALAD
  return is('beverage', 'sauce') && !is('side dish', 'snack', 'appetizer', 'dessert', 'bread') ? DRINK : SIDE
}
