// Our foods: catalogue/foods.csv with the nutrients of their USDA numbers.
import { readFileSync } from 'node:fs'
import type { FodmapLimit } from '#domain/nutrition/fodmap.ts'
import { fodmapsOfTraits } from '#domain/nutrition/fodmap-traits.ts'
import {
  AISLES,
  type Aisle,
  FOOD_MEASURES,
  type Food,
  type FoodMeasure,
  type FoodTrait,
  foodTrait,
} from '#domain/nutrition/food.ts'
import { foldName } from '#domain/nutrition/food-name.ts'
import { NUTRIENTS, type NutrientKey, type Nutrients } from '#domain/nutrition/nutrients.ts'
import { sumNutrients } from '#domain/nutrition/nutrition.ts'
import { withBoughtAs } from './bought-as-table.ts'
import { withWaterTakenUp } from './cooked-weight-table.ts'
import { parseCsv } from './csv.ts'
import { catalogueFile } from './files.ts'
import { type FodmapTable, readFodmapTable } from './fodmap-table.ts'
import { inPriceYear } from './food-at-home-index.ts'
import { withMayContain } from './may-contain-table.ts'
import { readSr28 } from './sr28.ts'

const OWN_IDS_FROM = 9_900_001

export function readFoods(): Food[] {
  const path = catalogueFile('foods.csv')
  const foods = parseFoods(readFileSync(path, 'utf8'), 'catalogue/foods.csv', readFodmapTable())
  return withWaterTakenUp(withMayContain(withBoughtAs(foods)))
}

/** Dishes and drinks that people look up but nobody cooks with: a latte, a burger, a slice of cheesecake. */
export const readPreparedFoods = (): Food[] =>
  parseFoods(readFileSync(catalogueFile('prepared-foods.csv'), 'utf8'), 'catalogue/prepared-foods.csv')

/** Throws one error that lists every bad row as `file:line: column: reason`. */
export function parseFoods(text: string, file: string, fodmapTable: FodmapTable = new Map()): Food[] {
  const problems: string[] = []
  const lineOfId = new Map<number, number>()
  const lineOfName = new Map<string, number>()
  const foods = parseCsv(text).map(({ line, fields }) => {
    const row = new Row(fields, (column, reason) => problems.push(`${file}:${line}: ${column}: ${reason}`))
    const food = foodOf(row, fodmapTable)
    if (lineOfId.has(food.id)) row.problem('id', `${food.id} is also on line ${lineOfId.get(food.id)}`)
    lineOfId.set(food.id, line)
    for (const name of [food.name, ...food.aliases]) {
      const key = foldName(name)
      if (lineOfName.has(key)) row.problem('aliases', `"${name}" is also on line ${lineOfName.get(key)}`)
      lineOfName.set(key, line)
    }
    return food
  })
  if (problems.length > 0) throw new Error(`The food table has ${problems.length} problems:\n${problems.join('\n')}`)
  return foods
}

class Row {
  readonly fields: Record<string, string>
  readonly problem: (column: string, reason: string) => void

  constructor(fields: Record<string, string>, problem: (column: string, reason: string) => void) {
    this.fields = fields
    this.problem = problem
  }

  text(column: string): string {
    return this.fields[column] ?? ''
  }

  /** Blank is null; anything else must be a number of `min` or more. */
  number(column: string, min = 0): number | null {
    const text = this.text(column)
    if (text === '') return null
    const value = Number(text)
    if (Number.isFinite(value) && value >= min) return value
    this.problem(column, `"${text}" is not a number of ${min} or more`)
    return null
  }
}

function foodOf(row: Row, fodmapTable: FodmapTable): Food {
  const name = row.text('name')
  if (name === '') row.problem('name', 'is missing')
  const usda = row.text('usda') === '' ? null : row.text('usda')
  const edibleShare = row.number('edible_share') ?? 1
  if (edibleShare <= 0 || edibleShare > 1) row.problem('edible_share', `${edibleShare} is not between 0 and 1`)
  for (const [value, source] of [
    ['price_cents', 'price_source'],
    ['price_cents', 'price_year'],
    ['co2e', 'co2e_source'],
    ['nutrients', 'nutrient_source'],
  ] as const) {
    if ((row.text(value) === '') !== (row.text(source) === '')) row.problem(source, `goes together with ${value}`)
  }
  const aliases = row.text('aliases').split('|').filter(Boolean)
  const traits = traitsOf(row)
  return {
    id: idOf(row, usda),
    name,
    aliases,
    usda,
    traits,
    aisle: aisleOf(row),
    grams: measuresOf(row),
    pieceName: row.text('piece_name'),
    edibleShare,
    priceCentsPer100g: priceOf(row),
    ...(row.text('price_source') === 'EST' && { isPriceEstimated: true }),
    co2eKgPerKg: row.number('co2e'),
    nutrients: nutrientsOf(row, usda),
    liquid: row.text('liquid') === 'yes',
    fodmaps: fodmapsOf([name, ...aliases], traits, fodmapTable),
  }
}

function fodmapsOf(
  names: readonly string[],
  traits: ReadonlySet<FoodTrait>,
  table: FodmapTable,
): readonly FodmapLimit[] {
  const limits = names.flatMap((name) => table.get(foldName(name)) ?? [])
  return limits.length > 0 ? limits : fodmapsOfTraits(traits)
}

/** In the dollars of one year; see food-at-home-index.ts. */
function priceOf(row: Row): number | null {
  const cents = row.number('price_cents')
  if (cents === null) return null
  const price = inPriceYear(cents, row.text('price_year'))
  if (price === null) row.problem('price_year', `${row.text('price_year')} has no price index`)
  return price
}

/** A food's id is its USDA number, unless another row has it. The id stays when the number is corrected later. */
function idOf(row: Row, usda: string | null): number {
  const id = row.number('id', 1) ?? 0
  const isUsda = usda !== null && usdaNutrients().has(String(id).padStart(5, '0'))
  if (!Number.isInteger(id) || (id < OWN_IDS_FROM && !isUsda)) {
    row.problem('id', `"${row.text('id')}" must be the USDA number or a number from ${OWN_IDS_FROM} on`)
  }
  return id
}

function traitsOf(row: Row): ReadonlySet<FoodTrait> {
  const words = row.text('traits').split(' ').filter(Boolean)
  const known: FoodTrait[] = []
  for (const word of words) {
    const trait = foodTrait(word)
    if (trait) known.push(trait)
    else row.problem('traits', `"${word}" is not a known trait`)
  }
  return new Set(known)
}

function aisleOf(row: Row): Aisle {
  const aisle = AISLES.find((candidate) => candidate === row.text('aisle'))
  if (!aisle) row.problem('aisle', `"${row.text('aisle')}" is not a known aisle`)
  return aisle ?? 'Produce'
}

function measuresOf(row: Row): Partial<Record<FoodMeasure, number>> {
  const grams: Partial<Record<FoodMeasure, number>> = {}
  for (const measure of FOOD_MEASURES) {
    const value = row.number(measure)
    if (value === 0) row.problem(measure, 'is 0; leave it blank where the measure makes no sense')
    else if (value !== null) grams[measure] = value
  }
  if (grams.serving === undefined) row.problem('serving', 'is missing')
  return grams
}

/** USDA's values, overridden by those in the row (such as the salt of canned beans). */
function nutrientsOf(row: Row, usda: string | null): Nutrients {
  const parts = row.text('made_of')
  if (parts !== '') return mixedNutrients(row, parts)
  const own = ownNutrients(row)
  if (usda === null) {
    if (own.calories === undefined) row.problem('nutrients', 'needs a USDA number or at least calories=')
    return own
  }
  const nutrients = usdaNutrients().get(usda)
  if (!nutrients) row.problem('usda', `"${usda}" is not a number of the USDA's table`)
  return { ...nutrients, ...own }
}

/** "14210=60;01079=240": grams of USDA's foods, combined and converted to 100 g. */
function mixedNutrients(row: Row, parts: string): Nutrients {
  const portions = parts.split(';').flatMap((part) => {
    const [number = '', grams = ''] = part.split('=')
    const nutrients = usdaNutrients().get(number)
    if (nutrients && Number(grams) > 0) return [{ nutrients, grams: Number(grams) }]
    row.problem('made_of', `"${part}" is not grams of a food of the USDA's table`)
    return []
  })
  const whole = portions.reduce((sum, { grams }) => sum + grams, 0)
  return sumNutrients(portions.map(({ nutrients, grams }) => ({ nutrients, grams: (grams / whole) * 100 })))
}

function ownNutrients(row: Row): Nutrients {
  const nutrients: Nutrients = {}
  for (const figure of row.text('nutrients').split(';').filter(Boolean)) {
    const [key = '', value = ''] = figure.split('=')
    if (!isNutrient(key)) row.problem('nutrients', `"${key}" is not a known nutrient`)
    else if (value === '' || !(Number(value) >= 0)) row.problem('nutrients', `"${figure}" is not a figure`)
    else nutrients[key] = Number(value)
  }
  return nutrients
}

let sr28: ReadonlyMap<string, Nutrients> | undefined

function usdaNutrients(): ReadonlyMap<string, Nutrients> {
  sr28 ??= new Map(readSr28().map(({ usda, nutrients }) => [usda, nutrients]))
  return sr28
}

function isNutrient(key: string): key is NutrientKey {
  return Object.hasOwn(NUTRIENTS, key)
}
