import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AISLES } from '#domain/nutrition/food.ts'
import { realCatalogue } from '#server/search/testing/real-catalogue.ts'
import { parseCsv } from './csv.ts'
import { catalogueFile } from './files.ts'
import { soldAsTable } from './sold-as-table.ts'

const food = { name: 'oak nuts', aisle: 'Nuts', grams: {}, pieceName: '', liquid: false } as const

test('a row says a unit, and grams if it isn’t one of the food’s own measures', () => {
  expect(soldAsTable('sold,unit,grams\nNuts,bag,200')(food)).toBe('bag 200')
  expect(soldAsTable('sold,unit,grams\nNuts,bag,200\noak nuts,bunch,')(food)).toBe('bunch')
  expect(() => soldAsTable('sold,unit,grams\nNuts,jar,a lot')).toThrow(
    'catalogue/sold-as.csv:2: "jar a lot" isn’t a unit and grams',
  )
})

test('the table names foods and aisles that exist, and every aisle', () => {
  const names = new Set<string>([...AISLES, ...[...realCatalogue().foods.byId.values()].map(({ name }) => name)])
  const rows = parseCsv(readFileSync(catalogueFile('sold-as.csv'), 'utf8')).map(({ fields }) => fields.sold ?? '')
  expect(rows.filter((name) => !names.has(name))).toEqual([])
  expect(rows.filter((name, at) => rows.indexOf(name) !== at)).toEqual([])
  expect(AISLES.filter((aisle) => !rows.includes(aisle))).toEqual([])
})
