// The Daily Values of the US Food and Drug Administration for adults and children of 4 years and older, at 2,000 kcal a
// day: 21 CFR 101.9(c)(8)(iv) and (c)(9), as amended in 2016 (81 FR 33742).
import { NUTRIENTS, type NutrientKey, type Nutrients } from './nutrients.ts'

/** Energy, total sugar and net carbohydrates have none; only added sugar has (50 g). */
export const DAILY_VALUES: Partial<Record<NutrientKey | 'vitaminARae', number>> = {
  fat: 78,
  saturatedFat: 20,
  carbohydrates: 275,
  cholesterol: 300,
  sodium: 2300,
  protein: 50,
  fiber: 28,
  calcium: 1300,
  iron: 18,
  magnesium: 420,
  phosphorus: 1250,
  potassium: 4700,
  zinc: 11,
  copper: 0.9,
  manganese: 2.3,
  selenium: 55,
  vitaminARae: 900,
  vitaminC: 90,
  vitaminD: 20,
  vitaminE: 15,
  vitaminK: 120,
  vitaminB1: 1.2,
  vitaminB2: 1.3,
  vitaminB3: 16,
  vitaminB5: 5,
  vitaminB6: 1.7,
  vitaminB12: 2.4,
  folate: 400,
  choline: 550,
}

/** Null without a Daily Value. Vitamin A's is in µg RAE, which can't be calculated from international units. */
export function percentOfDailyValue(nutrients: Nutrients, key: NutrientKey): number | null {
  const compared = key === 'vitaminA' ? 'vitaminARae' : key
  const amount = nutrients[compared]
  const daily = DAILY_VALUES[compared]
  return amount === undefined || daily === undefined ? null : (amount / daily) * 100
}

const KEYS_BY_NAME = new Map<string, NutrientKey>(
  Object.entries(NUTRIENTS).map(([key, { name }]) => [name, key as NutrientKey]),
) // the object's own keys, which TypeScript widens to string

/** The same by the provider's name and unit. Other providers' percentages follow older or different tables. */
export function percentByName(name: string, amount: number, unit: string): number | null {
  const key = KEYS_BY_NAME.get(name)
  return key && NUTRIENTS[key].unit === unit ? percentOfDailyValue({ [key]: amount }, key) : null
}
