// Reads the table of foods that people type (foods-typed.csv) and returns the wrong answers: `best` is the expected
// name of the first food, `three` of each of the first three.
import { readFileSync } from 'node:fs'
import { parseCsv } from '#server/catalogue/csv.ts'
import { lookUpFood } from '#server/catalogue/food-lookup.ts'
import type { FoodTable } from '#server/catalogue/food-table.ts'

export interface JudgedFood {
  typed: string
  /** Why we can't answer it well, from the table; '' if we must. */
  miss: string
  /** What is wrong with the answer; '' if it is right. */
  problem: string
}

const FIRST = 3

/** Rounding of portions differs between tables. */
const GRAMS_OFF = 0.08

export function judgeFoods(foods: FoodTable): JudgedFood[] {
  const file = new URL('foods-typed.csv', import.meta.url)
  return parseCsv(readFileSync(file, 'utf8')).map(({ fields }) => {
    const { typed = '', best = '', three = '', grams = '', miss = '' } = fields
    const found = lookUpFood(foods, typed)
    const names = found.foods.slice(0, FIRST).map(({ name }) => name)
    const others = new RegExp(three, 'i')
    const isMeant = new RegExp(best, 'i').test(names[0] ?? 'nothing') && names.every((name) => others.test(name))
    const isWeight = grams === '' || Math.abs(found.grams - Number(grams)) <= GRAMS_OFF * Number(grams)
    const problem = isMeant && isWeight ? '' : `${names.join(' | ')}, ${found.grams} g`
    return { typed, miss, problem }
  })
}
