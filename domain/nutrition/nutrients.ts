// The nutrients we calculate: those of the US label, with the provider's names and units.

/** Key, provider name, unit. */
export const NUTRIENTS = {
  calories: { name: 'Calories', unit: 'kcal' },
  fat: { name: 'Fat', unit: 'g' },
  saturatedFat: { name: 'Saturated Fat', unit: 'g' },
  monounsaturatedFat: { name: 'Mono Unsaturated Fat', unit: 'g' },
  polyunsaturatedFat: { name: 'Poly Unsaturated Fat', unit: 'g' },
  carbohydrates: { name: 'Carbohydrates', unit: 'g' },
  netCarbohydrates: { name: 'Net Carbohydrates', unit: 'g' },
  sugar: { name: 'Sugar', unit: 'g' },
  cholesterol: { name: 'Cholesterol', unit: 'mg' },
  sodium: { name: 'Sodium', unit: 'mg' },
  protein: { name: 'Protein', unit: 'g' },
  fiber: { name: 'Fiber', unit: 'g' },
  calcium: { name: 'Calcium', unit: 'mg' },
  iron: { name: 'Iron', unit: 'mg' },
  magnesium: { name: 'Magnesium', unit: 'mg' },
  phosphorus: { name: 'Phosphorus', unit: 'mg' },
  potassium: { name: 'Potassium', unit: 'mg' },
  zinc: { name: 'Zinc', unit: 'mg' },
  copper: { name: 'Copper', unit: 'mg' },
  manganese: { name: 'Manganese', unit: 'mg' },
  selenium: { name: 'Selenium', unit: 'µg' },
  vitaminA: { name: 'Vitamin A', unit: 'IU' },
  vitaminC: { name: 'Vitamin C', unit: 'mg' },
  vitaminD: { name: 'Vitamin D', unit: 'µg' },
  vitaminE: { name: 'Vitamin E', unit: 'mg' },
  vitaminK: { name: 'Vitamin K', unit: 'µg' },
  vitaminB1: { name: 'Vitamin B1', unit: 'mg' },
  vitaminB2: { name: 'Vitamin B2', unit: 'mg' },
  vitaminB3: { name: 'Vitamin B3', unit: 'mg' },
  vitaminB5: { name: 'Vitamin B5', unit: 'mg' },
  vitaminB6: { name: 'Vitamin B6', unit: 'mg' },
  vitaminB12: { name: 'Vitamin B12', unit: 'µg' },
  folate: { name: 'Folate', unit: 'µg' },
  choline: { name: 'Choline', unit: 'mg' },
} as const satisfies Record<string, { name: string; unit: string }>

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
