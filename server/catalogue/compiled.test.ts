import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Food } from '#domain/nutrition/food.ts'
import { openCatalogue } from './catalogue.ts'
import { compileCatalogue } from './compile-catalogue.ts'
import { readCompiled, writeCompiled } from './compiled.ts'
import { FOODS, sampleRecipes } from './testing/sample-kitchen.ts'

const foods: Food[] = Object.values(FOODS)

test('a built catalogue is read as it was written, and loads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plateful-catalogue-'))
  try {
    const compiled = compileCatalogue(sampleRecipes(), foods)
    await writeCompiled(join(folder, 'deep', 'catalogue'), compiled)
    expect(await readCompiled(join(folder, 'deep', 'catalogue'))).toEqual(compiled)
    const catalogue = await openCatalogue(join(folder, 'deep', 'catalogue'))
    expect(catalogue.byId.get(90000001)?.full.title).toBe('Banana Porridge')
    expect(catalogue.foods.search('egg')[0]?.name).toBe('egg')
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('the version changes with the content and only then', () => {
  const recipes = sampleRecipes()
  const { version } = compileCatalogue(recipes, foods)
  expect(compileCatalogue(sampleRecipes(), foods).version).toBe(version)
  const [first, ...rest] = recipes
  if (!first) throw new Error('no recipe')
  expect(compileCatalogue([{ ...first, title: 'Other' }, ...rest], foods).version).not.toBe(version)
})

test('a food of ours replaces USDA’s food with the same number', () => {
  const { foods: all } = compileCatalogue([], foods)
  expect(all.filter(({ usda }) => usda === '01123').map(({ name }) => name)).toEqual(['egg'])
  expect(all.length).toBeGreaterThan(8700)
})
