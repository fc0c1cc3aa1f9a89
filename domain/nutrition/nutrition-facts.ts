// The seven figures of a nutrition label, picked out of a longer list. Apart from recipe-view.ts because cards need no more.
import type { NutritionFacts, ViewNutrient } from '#domain/recipe/recipe-view.ts'

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
