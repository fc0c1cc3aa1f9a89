import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseCsv } from './csv.ts'
import { catalogueFile } from './files.ts'
import { suspiciousPairs } from './food-pairs.ts'
import { readFoods } from './foods.ts'

const foods = readFoods()
const reasons = new Map(
  parseCsv(readFileSync(catalogueFile('usda-pairs.csv'), 'utf8')).map(({ fields }) => [fields.id, fields.reason]),
)

test('a food whose USDA entry is cured, canned, dried or lean although it isn’t has a reason in catalogue/usda-pairs.csv', () => {
  const unexplained = suspiciousPairs(foods).filter(({ id }) => !reasons.get(String(id)))
  expect(unexplained).toEqual([])
})

test('no reason is left without its food', () => {
  const suspicious = new Set(suspiciousPairs(foods).map(({ id }) => String(id)))
  expect([...reasons.keys()].filter((id) => !suspicious.has(id ?? ''))).toEqual([])
})

const named = (name: string) => foods.find((food) => food.name === name)

test.each([
  ['soaked salt cod', 'sodium', 600, 1500],
  ['smoked trout', 'sodium', 600, 1200],
  ['hot-smoked salmon', 'sodium', 600, 1200],
  ['canned black beans', 'sodium', 150, 300],
  ['canned white beans', 'sodium', 150, 300],
  ['canned pigeon peas', 'sodium', 150, 300],
  ['beef chuck', 'fat', 10, 20],
  ['beef brisket', 'fat', 12, 22],
  ['lamb leg', 'fat', 10, 18],
  ['twaróg', 'protein', 16, 21],
  ['firm tofu', 'protein', 8, 11],
  ['super-firm tofu', 'protein', 15, 19],
  ['ancho chile powder', 'sodium', 0, 100],
] as const)('%s has a plausible value for %s', (name, nutrient, least, most) => {
  const amount = named(name)?.nutrients[nutrient]
  expect(amount).toBeGreaterThanOrEqual(least)
  expect(amount).toBeLessThanOrEqual(most)
})
