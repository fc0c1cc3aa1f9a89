// A food as the diary logs it: its figures per 100 g and the portions people use.
import type { LoggableFood, Portion } from '#domain/diary/diary-entry.ts'
import { FOOD_MEASURES, type FoodMeasure } from '#domain/nutrition/food.ts'
import type { LookupFood } from '#server/catalogue/lookup-food.ts'

/** The usual portion first: people eat an apple, a serving of rice, a slice of bread. */
const ORDER: readonly FoodMeasure[] = ['piece', 'serving', 'slice', 'cup', 'tbsp', 'tsp']
const MOST_PORTIONS = 6

const measureName = (measure: FoodMeasure, food: LookupFood): string => {
  if (measure !== 'piece') return measure
  return food.pieceName || 'piece'
}

export function portionsOf(food: LookupFood): Portion[] {
  const measures = [...ORDER, ...FOOD_MEASURES.filter((measure) => !ORDER.includes(measure))]
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
