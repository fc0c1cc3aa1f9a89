// The provider's names for nutrients in ranges ("minVitaminB12") and in sorting ("vitamin-b12").
import type { NutrientKey } from '#domain/nutrition/nutrients.ts'
import { ownEntry } from '#domain/text/own-entry.ts'
import type { CatalogueEntry } from '#server/catalogue/catalogue.ts'
import { numberParameter } from './parameters.ts'
import type { CallParameters } from './recipe-source.ts'

/** Null: a nutrient of the provider that SR28's abbreviated table doesn't contain. */
const RANGES: Record<string, NutrientKey | 'alcohol' | null> = {
  Calories: 'calories',
  Carbs: 'carbohydrates',
  Protein: 'protein',
  Fat: 'fat',
  SaturatedFat: 'saturatedFat',
  Fiber: 'fiber',
  Sugar: 'sugar',
  Alcohol: 'alcohol',
  Sodium: 'sodium',
  Cholesterol: 'cholesterol',
  Calcium: 'calcium',
  Iron: 'iron',
  Potassium: 'potassium',
  Magnesium: 'magnesium',
  Zinc: 'zinc',
  Copper: 'copper',
  Manganese: 'manganese',
  Phosphorus: 'phosphorus',
  Choline: 'choline',
  Caffeine: null,
  Fluoride: null,
  VitaminA: 'vitaminA',
  VitaminC: 'vitaminC',
  VitaminE: 'vitaminE',
  VitaminB1: 'vitaminB1',
  VitaminB2: 'vitaminB2',
  VitaminB3: 'vitaminB3',
  VitaminB5: 'vitaminB5',
  VitaminB6: 'vitaminB6',
  VitaminB12: 'vitaminB12',
  VitaminD: 'vitaminD',
  VitaminK: 'vitaminK',
  Folate: 'folate',
  FolicAcid: null,
  Iodine: null,
  Selenium: 'selenium',
}

const SORTED: Record<string, NutrientKey> = {
  calories: 'calories',
  energy: 'calories',
  carbs: 'carbohydrates',
  carbohydrates: 'carbohydrates',
  'total-fat': 'fat',
  'saturated-fat': 'saturatedFat',
  'mono-unsaturated-fat': 'monounsaturatedFat',
  'poly-unsaturated-fat': 'polyunsaturatedFat',
  'total-sugar': 'sugar',
  ...Object.fromEntries(
    Object.entries(RANGES).flatMap(([name, key]) =>
      key === null || key === 'alcohol' ? [] : [[name.toLowerCase().replace('vitamin', 'vitamin-'), key]],
    ),
  ),
}

export const sortedNutrient = (sort: string): NutrientKey | null => ownEntry(SORTED, sort) ?? null

interface Range {
  nutrient: NutrientKey | 'alcohol' | null
  least: number
  most: number
}

/** The ranges that a call asks for. */
export function nutrientRanges(parameters: CallParameters): Range[] {
  return Object.entries(RANGES).flatMap(([name, nutrient]) => {
    const least = numberParameter(parameters, `min${name}`)
    const most = numberParameter(parameters, `max${name}`)
    return least === null && most === null
      ? []
      : [{ nutrient, least: least ?? Number.NEGATIVE_INFINITY, most: most ?? Number.POSITIVE_INFINITY }]
  })
}

function amountOf(entry: CatalogueEntry, nutrient: Range['nutrient']): number | undefined {
  if (nutrient === null) return undefined
  if (nutrient !== 'alcohol') return entry.nutrients[nutrient]
  // How much stays in a dish isn't recorded, but its absence is.
  return entry.ingredients.some(({ traits }) => traits.has('alcohol')) ? undefined : 0
}

/** A dish with an unknown amount is in no range: a wrong dish is worse than none. */
export function isInRange(entry: CatalogueEntry, { nutrient, least, most }: Range): boolean {
  const amount = amountOf(entry, nutrient)
  return amount !== undefined && amount >= least && amount <= most
}
