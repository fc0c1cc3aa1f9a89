// The nutrients we calculate: those of the US label, with the provider's names, units and daily references.

/** Key, provider name, unit, daily reference (the provider's references; null if no percentage is shown). */
export const NUTRIENTS = {
  calories: { name: 'Calories', unit: 'kcal', daily: 2000 },
  fat: { name: 'Fat', unit: 'g', daily: 65 },
  saturatedFat: { name: 'Saturated Fat', unit: 'g', daily: 16 },
  monounsaturatedFat: { name: 'Mono Unsaturated Fat', unit: 'g', daily: null },
  polyunsaturatedFat: { name: 'Poly Unsaturated Fat', unit: 'g', daily: null },
  carbohydrates: { name: 'Carbohydrates', unit: 'g', daily: 300 },
  netCarbohydrates: { name: 'Net Carbohydrates', unit: 'g', daily: 275 },
  sugar: { name: 'Sugar', unit: 'g', daily: 90 },
  cholesterol: { name: 'Cholesterol', unit: 'mg', daily: 300 },
  sodium: { name: 'Sodium', unit: 'mg', daily: 2300 },
  protein: { name: 'Protein', unit: 'g', daily: 50 },
  fiber: { name: 'Fiber', unit: 'g', daily: 25 },
  calcium: { name: 'Calcium', unit: 'mg', daily: 1000 },
  iron: { name: 'Iron', unit: 'mg', daily: 18 },
  magnesium: { name: 'Magnesium', unit: 'mg', daily: 400 },
  phosphorus: { name: 'Phosphorus', unit: 'mg', daily: 1000 },
  potassium: { name: 'Potassium', unit: 'mg', daily: 3500 },
  zinc: { name: 'Zinc', unit: 'mg', daily: 15 },
  copper: { name: 'Copper', unit: 'mg', daily: 2 },
  manganese: { name: 'Manganese', unit: 'mg', daily: 2 },
  selenium: { name: 'Selenium', unit: 'µg', daily: 70 },
  vitaminA: { name: 'Vitamin A', unit: 'IU', daily: 5000 },
  vitaminC: { name: 'Vitamin C', unit: 'mg', daily: 82.5 },
  vitaminD: { name: 'Vitamin D', unit: 'µg', daily: 15 },
  vitaminE: { name: 'Vitamin E', unit: 'mg', daily: 15 },
  vitaminK: { name: 'Vitamin K', unit: 'µg', daily: 105 },
  vitaminB1: { name: 'Vitamin B1', unit: 'mg', daily: 1.5 },
  vitaminB2: { name: 'Vitamin B2', unit: 'mg', daily: 1.7 },
  vitaminB3: { name: 'Vitamin B3', unit: 'mg', daily: 20 },
  vitaminB5: { name: 'Vitamin B5', unit: 'mg', daily: 10 },
  vitaminB6: { name: 'Vitamin B6', unit: 'mg', daily: 2 },
  vitaminB12: { name: 'Vitamin B12', unit: 'µg', daily: 6 },
  folate: { name: 'Folate', unit: 'µg', daily: 400 },
  choline: { name: 'Choline', unit: 'mg', daily: null },
} as const satisfies Record<string, { name: string; unit: string; daily: number | null }>

export type NutrientKey = keyof typeof NUTRIENTS

/**
 * Amounts by key. A missing key means unknown, never zero. vitaminARae (µg) is for the diary: the label's vitamin A is
 * in IU, which mixes forms and can't be compared with a recommended intake.
 */
export type Nutrients = Partial<Record<NutrientKey | 'vitaminARae', number>>

/** Of the energy; they add up to 100. */
export interface EnergyShares {
  percentProtein: number
  percentFat: number
  percentCarbs: number
}
