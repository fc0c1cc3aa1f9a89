// A food for the diary: its nutrients per 100 g and the portions people use.
import type { LoggableFood, Portion } from '#domain/diary/diary-entry.ts'
import { amountProblem } from '#domain/diary/entry-amount.ts'
import { type LoggedPortion, loggedPortion } from '#domain/diary/logged-portion.ts'
import type { FoodQuery } from '#domain/kitchen/food-query.ts'
import { FOOD_MEASURES, type FoodMeasure } from '#domain/nutrition/food.ts'
import { typedPortion } from '#server/catalogue/food-lookup.ts'
import type { LookupFood } from '#server/catalogue/lookup-food.ts'

const ORDER: readonly FoodMeasure[] = ['piece', 'serving', 'slice', 'cup', 'tbsp', 'tsp']
const SERVING_FIRST: readonly FoodMeasure[] = ['serving', 'piece', ...ORDER.slice(2)]
const MOST_PORTIONS = 6
const WEIGHTS: ReadonlySet<string> = new Set(['g', 'kg', 'mg'])

/**
 * Pieces of less or more than this many servings aren't eaten one at a time: an almond, a stick of butter, a
 * watermelon.
 */
const LEAST_SERVINGS = 0.5
const MOST_SERVINGS = 3

/** The usual portion first: people eat an apple, but a serving of grapes. */
function orderOf({ piece, serving }: LookupFood['grams']): readonly FoodMeasure[] {
  if (!piece || !serving) return ORDER
  return piece < serving * LEAST_SERVINGS || piece > serving * MOST_SERVINGS ? SERVING_FIRST : ORDER
}

const measureName = (measure: FoodMeasure, food: LookupFood): string => {
  if (measure !== 'piece') return measure
  return food.pieceName || 'piece'
}

export function portionsOf(food: LookupFood): Portion[] {
  const order = orderOf(food.grams)
  const measures = [...order, ...FOOD_MEASURES.filter((measure) => !order.includes(measure))]
  return measures
    .flatMap((measure) => {
      const grams = food.grams[measure]
      return grams ? [{ label: `1 ${measureName(measure, food)}`, grams: Math.round(grams * 10) / 10 }] : []
    })
    .slice(0, MOST_PORTIONS)
}

export const loggableFood = (food: LookupFood): LoggableFood => ({
  kind: 'food',
  id: String(food.id),
  title: food.name,
  nutrients: food.nutrients,
  portions: portionsOf(food),
})

interface TypedAmount {
  grams: number
  /** Null for a weight. */
  portion: LoggedPortion | null
}

/** A typed "2 slices" or "200 ml"; undefined if no amount was typed, or one that can't be logged. */
export function typedAmount(food: LookupFood, question: FoodQuery): TypedAmount | undefined {
  if (question.amount === null) return undefined
  const { grams, unit } = typedPortion(food, question)
  if (amountProblem(grams, 'grams')) return undefined
  const name = unit === 'piece' ? measureName('piece', food) : unit
  return { grams, portion: WEIGHTS.has(unit) ? null : loggedPortion(name, question.amount) }
}
