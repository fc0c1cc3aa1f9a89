// Fruit, vegetables and pulses as Nutri-Score counts them, and the weight of a dish as it is eaten.
// For the list and its source, see docs/health-score.md.
import type { Food, FoodTrait } from './food.ts'

const PRODUCE: readonly FoodTrait[] = ['vegetable', 'fruit', 'legume', 'pod-legume']
const NEVER_PRODUCE: readonly FoodTrait[] = ['starchy', 'processed', 'not-produce']

export const isProduce = ({ traits }: Pick<Food, 'traits'>): boolean =>
  PRODUCE.some((trait) => traits.has(trait)) && !NEVER_PRODUCE.some((trait) => traits.has(trait))

export interface EatenPortion {
  food: Pick<Food, 'traits' | 'liquid' | 'waterTakenUp' | 'nutrients'>
  /** Edible grams that are actually eaten. */
  grams: number
}

export interface EatenWeight {
  grams: number
  /** 0..1, by weight. */
  produceShare: number
}

/** Not oil: nothing is boiled in it. */
const hasWater = ({ liquid, nutrients }: EatenPortion['food']): boolean => liquid && (nutrients.fat ?? 0) < 50

/**
 * Pasta, rice and dried beans weigh what they weigh boiled. The water that they take up comes from the dish's liquids
 * first; the rest is water that the recipe doesn't list, because most of it is poured off.
 */
export function eatenWeight(portions: readonly EatenPortion[]): EatenWeight {
  const sum = (of: (portion: EatenPortion) => number) => portions.reduce((total, portion) => total + of(portion), 0)
  const takenUp = ({ food, grams }: EatenPortion) => grams * (food.waterTakenUp ?? 0)
  const liquids = sum(({ food, grams }) => (hasWater(food) ? grams : 0))
  const grams = sum((portion) => portion.grams) + Math.max(0, sum(takenUp) - liquids)
  const produce = sum((portion) => (isProduce(portion.food) ? portion.grams + takenUp(portion) : 0))
  return { grams, produceShare: grams > 0 ? Math.min(1, produce / grams) : 0 }
}
