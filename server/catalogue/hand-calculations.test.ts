// Our numbers compared with calculations by hand: a cook's weights, with energy, protein, fat and sodium per 100 g
// copied from USDA's tables (from a package label if the number is blank). Herbs and spices without weight are left
// out.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { recipeFacts } from '#domain/recipe/recipe-facts.ts'
import { readCatalogueFiles } from './catalogue-files.ts'
import { parseCsv } from './csv.ts'

const lines = parseCsv(readFileSync(new URL('testing/hand-calculations.csv', import.meta.url), 'utf8')).map(
  ({ fields }) => fields,
)
const { recipes } = readCatalogueFiles()
const byRecipe = [...Map.groupBy(lines, ({ recipe }) => recipe ?? '')]

const FIGURES = [
  { column: 'kcal', key: 'calories', share: 0.08, least: 10 },
  { column: 'protein', key: 'protein', share: 0.1, least: 2 },
  { column: 'fat', key: 'fat', share: 0.08, least: 1.5 },
  { column: 'sodium', key: 'sodium', share: 0.15, least: 60 },
] as const

test('forty recipes or more were calculated by hand', () => {
  expect(byRecipe.length).toBeGreaterThanOrEqual(40)
})

describe.each(byRecipe)('%s agrees with a hand calculation', (id, ingredients) => {
  const recipe = recipes.find((candidate) => String(candidate.id) === id)
  if (!recipe) throw new Error(`There is no recipe ${id}.`)

  test.each(FIGURES)('$key', ({ column, key, share, least }) => {
    expect(ingredients[0]?.servings).toBe(String(recipe.servings))
    const total = ingredients.reduce((sum, line) => sum + (Number(line.grams) * Number(line[column])) / 100, 0)
    const byHand = total / recipe.servings
    const ours = recipeFacts(recipe).nutrients[key] ?? 0
    expect(Math.abs(ours - byHand)).toBeLessThanOrEqual(Math.max(least, byHand * share))
  })
})
