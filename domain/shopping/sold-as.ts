// How stores sell a food: onions one by one, chicken by weight, peanut butter in jars of 340 g.
import type { FoodMeasure } from '#domain/nutrition/food.ts'
import { FOOD_MEASURES } from '#domain/nutrition/food.ts'

export interface SoldAs {
  /** 'weight', 'each', 'dozen', or what it comes in: 'jar', 'bunch', 'head'. */
  unit: string
  /** What one holds as bought; null if that is one of the food's own measures: a bunch, a can, a piece. */
  grams: number | null
}

type Grams = Readonly<Partial<Record<FoodMeasure, number>>>

const HALF_DOZEN = 6

/** "jar 340", as in catalogue/sold-as.csv and /foods/store. */
export function readSoldAs(text: string): SoldAs | null {
  const [, unit = '', grams] = /^(\p{L}+)(?: (\d+))?$/u.exec(text) ?? []
  return unit === '' ? null : { unit, grams: grams === undefined ? null : Number(grams) }
}

/** For a list of foods from before, which a device without reception may still have. */
export function usuallySoldAs({ bunch, can, piece }: Grams): SoldAs {
  return { unit: bunch ? 'bunch' : piece ? 'each' : can ? 'can' : 'weight', grams: null }
}

/** Grams as bought of the least that a store sells: a jar, an onion, half a dozen eggs. Null if it's sold by weight. */
export function soldGrams(food: { grams: Grams; edibleShare: number; soldAs: SoldAs }): number | null {
  const { unit, grams } = food.soldAs
  if (unit === 'weight') return null
  if (grams !== null) return grams
  const measure = FOOD_MEASURES.find((name): name is FoodMeasure => name === unit)
  const edible = (measure && food.grams[measure]) ?? food.grams.piece
  return edible === undefined ? null : (edible / food.edibleShare) * (unit === 'dozen' ? HALF_DOZEN : 1)
}
