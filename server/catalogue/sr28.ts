// USDA's Standard Reference 28 in its abbreviated format, from catalogue/usda-sr28.csv.
import { readFileSync } from 'node:fs'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { csvRows } from '#domain/text/csv.ts'
import { catalogueFile } from './files.ts'
import { readableName } from './sr28-names.ts'

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

let foods: readonly Sr28Food[] | undefined

export function readSr28(): readonly Sr28Food[] {
  foods ??= readTable(readFileSync(catalogueFile('usda-sr28.csv'), 'utf8'))
  return foods
}

function readTable(text: string): Sr28Food[] {
  const [head, ...rows] = csvRows(text)
  const names = head?.cells ?? []
  const column = (name: string) => names.indexOf(name)
  const nutrients = [...names.entries()].slice(column('name') + 1, column('weight1'))
  const weights = ['weight1', 'weight2'].map((name) => [column(name), column(`${name}_g`)] as const)
  const refuse = column('refuse_percent')
  return rows.map(({ cells }) => ({
    usda: cells[column('usda')] ?? '',
    name: readableName(cells[column('name')] ?? ''),
    nutrients: Object.fromEntries(
      nutrients.flatMap(([at, name]) => (cells[at] === '' ? [] : [[name, Number(cells[at])]])),
    ),
    weights: weights.flatMap(([at, gramsAt]) =>
      cells[at] ? [{ description: cells[at], grams: Number(cells[gramsAt]) }] : [],
    ),
    refusePercent: Number(cells[refuse]),
  }))
}
