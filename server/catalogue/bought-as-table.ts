// Reads catalogue/bought-as.csv: foods that stores don't sell the way recipes use them, and what people buy instead.
import { readFileSync } from 'node:fs'
import type { Food } from '#domain/nutrition/food.ts'
import { parseCsv } from './csv.ts'
import { catalogueFile } from './files.ts'

const FILE = 'bought-as.csv'

export function withBoughtAs(foods: readonly Food[], text = readFileSync(catalogueFile(FILE), 'utf8')): Food[] {
  const names = new Set(foods.map(({ name }) => name))
  const boughtAs = new Map<string, string>()
  for (const { line, fields } of parseCsv(text)) {
    const { food = '', bought_as: bought = '' } = fields
    for (const name of [food, bought])
      if (!names.has(name)) throw new Error(`catalogue/${FILE}:${line}: "${name}" is not the name of a food`)
    boughtAs.set(food, bought)
  }
  return foods.map((food) => {
    const bought = boughtAs.get(food.name)
    return bought === undefined ? food : { ...food, boughtAs: bought }
  })
}
