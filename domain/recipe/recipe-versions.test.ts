import { expect, test } from 'vitest'
import { BYTES_PER_VALUE } from '#domain/limits.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import {
  type CustomRecipe,
  checkRecipeDraft,
  customRecipe,
  emptyRecipeDraft,
  type RecipeDraft,
} from './custom-recipe.ts'
import { editedRecipe, originalBeside } from './recipe-versions.ts'
import { readCustomRecipes } from './saved-custom-recipes.ts'

const soup: RecipeDraft = {
  ...emptyRecipeDraft(),
  title: 'Soup',
  instructions: 'Boil.',
  ingredients: [{ name: 'leek', amount: 2, unit: '' }],
}
const id = (Date.UTC(2026, 10, 1, 12) * 1000 + 7) as RecipeId
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T12:00:00.000Z`
const added = (draft: RecipeDraft, of: Omit<CustomRecipe, keyof RecipeDraft | 'isCustom'>): CustomRecipe => ({
  ...customRecipe(draft, of.id),
  ...of,
})
const stored = (recipe: CustomRecipe) => readCustomRecipes({ recipes: [JSON.parse(JSON.stringify(recipe))] }).value[0]
const bytes = (recipe: CustomRecipe) => new TextEncoder().encode(JSON.stringify(recipe)).length

test('an edited recipe keeps what it was and since when, also after it was stored', () => {
  const saved = added(soup, { id, savedAt: day(2) })
  const once = editedRecipe(saved, { ...soup, servings: 6 }, day(3))
  const twice = editedRecipe(once, { ...soup, servings: 8 }, day(4))
  expect(twice).toMatchObject({ id, servings: 8, savedAt: day(4) })
  expect(twice.versions).toEqual([
    { savedAt: day(3), recipe: { ...soup, servings: 6 } },
    { savedAt: day(2), recipe: soup },
  ])
  expect(stored(twice)).toEqual(twice)
})

test('a recipe from before versions was saved when it was added, as its number says', () => {
  expect(editedRecipe({ ...soup, id, isCustom: true }, { ...soup, title: 'Stew' }, day(3)).versions).toEqual([
    { savedAt: '2026-11-01T12:00:00.000Z', recipe: soup },
  ])
})

test('what a newer version of the site knows of a recipe survives an edit', () => {
  const saved = { ...added(soup, { id }), oven: 'gas' }
  expect(editedRecipe(saved, { ...soup, servings: 6 }, day(3))).toMatchObject({ oven: 'gas', servings: 6 })
})

test('saving without a change is no version', () => {
  const saved = added(soup, { id, savedAt: day(2) })
  expect(editedRecipe(saved, soup, day(3))).toEqual(saved)
})

test('the newest 20 versions stay, and the original that it is a version of', () => {
  const basedOn = { id: 90_000_101 as RecipeId, recipe: soup }
  let recipe = added(soup, { id, savedAt: day(1), basedOn })
  for (let servings = 5; servings < 30; servings++) recipe = editedRecipe(recipe, { ...soup, servings }, day(2))
  expect(recipe.versions?.map((version) => version.recipe.servings)).toEqual(
    Array.from({ length: 20 }, (_, at) => 28 - at),
  )
  expect(stored(recipe)?.basedOn).toEqual(basedOn)
})

test('whatever is saved fits the database, and a long recipe keeps at least the version before', () => {
  const long = (of: number, letter: string): RecipeDraft => ({ ...soup, instructions: letter.repeat(of) })
  const basedOn = { id: 90_000_101 as RecipeId, recipe: long(10_000, 'o') }
  const half = editedRecipe(added(long(25_000, 'a'), { id, savedAt: day(1) }), long(25_000, 'b'), day(2))
  expect(half.versions).toHaveLength(1)
  expect(editedRecipe(half, long(25_000, 'c'), day(3)).versions).toHaveLength(1)
  const largest = long(61_000, 'x')
  expect(checkRecipeDraft(largest).ok).toBe(true)
  const full = editedRecipe(added(soup, { id, savedAt: day(1), basedOn }), largest, day(2))
  expect(bytes(full)).toBeLessThan(BYTES_PER_VALUE.recipe)
  expect(full.instructions).toBe(largest.instructions)
  expect(originalBeside(soup, basedOn)).toEqual(basedOn)
  expect(originalBeside(largest, basedOn)).toBeUndefined()
})

test('an unreadable version or original costs nothing else', () => {
  const recipe = { ...added(soup, { id, savedAt: day(2) }), versions: [7, { recipe: {} }], basedOn: { id: 'x' } }
  expect(readCustomRecipes({ recipes: [recipe] })).toEqual({
    value: [added(soup, { id, savedAt: day(2) })],
    rejected: false,
  })
})

test('what another program or a newer version of the site knows of a recipe survives reading and editing', () => {
  const body = { ...added(soup, { id }), about: { rating: 4, details: { Difficulty: 'Easy' } }, pairings: ['bread'] }
  const read = stored(body)
  expect(read).toEqual(body)
  const edited = editedRecipe(read as CustomRecipe, { ...soup, title: 'Better soup' }, day(3))
  expect(stored(edited)).toMatchObject({ title: 'Better soup', about: body.about, pairings: ['bread'] })
})
