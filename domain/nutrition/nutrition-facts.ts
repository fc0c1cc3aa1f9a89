// The seven values of a nutrition label, picked from a longer list.
import type { Macros } from './macros.ts'

export interface ViewNutrient {
  name: string
  amount: number
  unit: string
  percentOfDailyNeeds: number | null
}

export interface NutritionFacts extends Macros {
  fiber: number
  sugar: number
  sodium: number
}

export function nutritionFacts(nutrients: readonly ViewNutrient[]): NutritionFacts {
  const amount = (name: string) => nutrients.find((nutrient) => nutrient.name === name)?.amount ?? 0
  return {
    calories: amount('Calories'),
    protein: amount('Protein'),
    carbs: amount('Carbohydrates'),
    fat: amount('Fat'),
    fiber: amount('Fiber'),
    sugar: amount('Sugar'),
    sodium: amount('Sodium'),
  }
}
