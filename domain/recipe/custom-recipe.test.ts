import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RecipeId } from '#domain/recipe-id.ts'
import { isCustomRecipeId } from '#domain/recipe-id.ts'
import {
  checkRecipeDraft,
  customRecipe,
  emptyRecipeDraft,
  newRecipeId,
  type RecipeDraft,
  withoutIngredient,
} from './custom-recipe.ts'
import { DEFAULT_RECIPE_IMAGE } from './default-image.ts'

const soup: RecipeDraft = {
  ...emptyRecipeDraft(),
  title: ' Soup ',
  instructions: ' Boil. ',
  ingredients: [{ name: ' leek ', amount: 2, unit: ' ' }],
}
const refused = (draft: RecipeDraft) => {
  const checked = checkRecipeDraft(draft)
  return checked.ok ? null : checked.message
}

describe('the form', () => {
  test('starts with 30 minutes, 4 servings and one empty ingredient of amount 1', () => {
    expect(emptyRecipeDraft()).toMatchObject({
      readyInMinutes: 30,
      servings: 4,
      ingredients: [{ name: '', amount: 1, unit: '' }],
    })
  })

  test('requires title, instructions and ingredients in this order', () => {
    const draft = emptyRecipeDraft()
    expect(refused(draft)).toBe('Please provide a recipe title.')
    expect(refused({ ...draft, title: '  ' })).toBe('Please provide a recipe title.')
    expect(refused({ ...draft, title: 'Soup' })).toBe('Please provide recipe instructions.')
    const noFood = { ...draft, title: 'Soup', instructions: 'Boil.' }
    expect(refused(noFood)).toBe('Please provide at least one ingredient with a name.')
    expect(refused({ ...noFood, ingredients: [] })).toBe('Please provide at least one ingredient with a name.')
  })

  test('drops untouched rows, and requires a name for started ones', () => {
    const leek = { name: 'leek', amount: 2, unit: '' }
    const untouched = checkRecipeDraft({ ...soup, ingredients: [leek, { name: ' ', amount: 1, unit: '' }] })
    expect(untouched).toMatchObject({ ok: true, draft: { ingredients: [leek] } })
    expect(refused({ ...soup, ingredients: [leek, { name: '', amount: 250, unit: 'g' }] })).toBe(
      'Please provide at least one ingredient with a name.',
    )
  })

  test('rejects a recipe that the account could not store, by its bytes', () => {
    const tooLong = 'This recipe is too long. It can have about 60 KB of text.'
    const instructions = (characters: number, text: string) => ({ ...soup, instructions: text.repeat(characters) })
    expect(refused(instructions(61_000, 'x'))).toBeNull()
    expect(refused(instructions(62_000, 'x'))).toBe(tooLong)
    expect(refused(instructions(20_000, '寿'))).toBeNull()
    expect(refused(instructions(21_000, '寿'))).toBe(tooLong)
  })

  test('trims, and gives a recipe without a picture the default one', () => {
    expect(checkRecipeDraft(soup)).toEqual({
      ok: true,
      draft: {
        ...soup,
        title: 'Soup',
        instructions: 'Boil.',
        image: DEFAULT_RECIPE_IMAGE,
        ingredients: [{ name: 'leek', amount: 2, unit: '' }],
      },
    })
  })

  test.each([
    [{ image: 'soup.jpg' }, 'Please enter the image as a web address.'],
    [{ image: 'javascript:alert(1)' }, 'Please enter the image as a web address.'],
    [{ image: '//evil.example/x.png' }, 'Please enter the image as a web address.'],
    [{ readyInMinutes: 0 }, 'Preparation time must be at least 1 minute.'],
    [{ readyInMinutes: Number.NaN }, 'Preparation time must be at least 1 minute.'],
    [{ readyInMinutes: 99_999_999 }, 'Preparation time can be at most 30 days.'],
    [{ readyInMinutes: 43_200 }, null],
    [{ servings: 0 }, 'Servings must be at least 1.'],
    [{ servings: 2.5 }, null],
    [{ servings: 1001 }, 'Servings can be at most 1000.'],
    [{ ingredients: [{ name: 'leek', amount: -1, unit: '' }] }, 'An amount must be 0 or more.'],
    [{ image: 'https://example.com/soup.jpg' }, null],
    [{ image: DEFAULT_RECIPE_IMAGE }, null],
    [{ ingredients: [{ name: 'salt', amount: 0, unit: '' }] }, null],
  ])('%j: %s', (change, message) => {
    expect(refused({ ...soup, ...change })).toBe(message)
  })

  test('an omitted amount is none, as for imported "salt"', () => {
    const checked = checkRecipeDraft({ ...soup, ingredients: [{ name: 'salt', amount: Number.NaN, unit: '' }] })
    expect(checked).toMatchObject({ ok: true, draft: { ingredients: [{ name: 'salt', amount: 0, unit: '' }] } })
  })

  test('the last ingredient row stays', () => {
    const row = (name: string) => ({ name, amount: 1, unit: '' })
    expect(withoutIngredient([row('a')], 0)).toEqual([row('a')])
    expect(withoutIngredient([row('a'), row('b')], 0)).toEqual([row('b')])
  })
})

describe('numbers of own recipes', () => {
  test('are above every provider number, safe, and unique, whatever the clock says', () => {
    const clock = fc.oneof(fc.integer({ min: 0, max: 4e12 }), fc.double())
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(clock, random, fc.integer({ min: 1, max: 30 }), (now, chance, count) => {
        const ids = new Set<number>()
        for (let made = 0; made < count; made++) {
          ids.add(
            newRecipeId(
              now,
              () => chance,
              (id) => ids.has(id),
            ),
          )
        }
        expect(ids.size).toBe(count)
        for (const id of ids) expect(isCustomRecipeId(id)).toBe(true)
      }),
    )
  })

  test('a saved recipe is marked as custom', () => {
    expect(customRecipe(soup, 3e9 as RecipeId)).toEqual({ ...soup, id: 3e9, isCustom: true })
  })
})
