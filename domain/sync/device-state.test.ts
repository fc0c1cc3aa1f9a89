import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCustomRecipes } from '#domain/recipe/saved-custom-recipes.ts'
import { recipeId } from '#domain/recipe-id.ts'
import { readShoppingItems } from '#domain/shopping/saved-shopping-items.ts'
import { readAuthUser, readFavorites } from './device-state.ts'
import { readDeviceText } from './device-text.ts'
import type { DeviceReader } from './saved-list.ts'

const milk = {
  id: 'a',
  name: 'Milk',
  amount: 1,
  unit: 'l',
  checked: false,
  recipeId: recipeId(7) ?? undefined,
  recipeTitle: 'Pancakes',
}
const soup = {
  id: 3_000_000_001,
  title: 'Soup',
  image: '/img/site/default-recipe-960.avif',
  readyInMinutes: 30,
  servings: 4,
  cuisines: ['French'],
  diets: [],
  instructions: 'Boil.',
  ingredients: [{ name: 'leek', amount: 2, unit: '' }],
  isCustom: true,
}
const readers: [string, string, DeviceReader<unknown>][] = [
  ['favorite-recipes', 'favorites', readFavorites],
  ['shopping-list', 'items', readShoppingItems],
  ['custom-recipes', 'recipes', readCustomRecipes],
  ['auth-storage', 'user', readAuthUser],
]

describe('saved data is restored', () => {
  test('favorites, items, recipes and the user, as the stores write them', () => {
    const saved = (state: object) => JSON.stringify({ state, version: 1 })
    expect(readDeviceText(saved({ favorites: [5, 7] }), readFavorites)).toEqual({ value: [5, 7], rejected: false })
    expect(readDeviceText(saved({ items: [milk] }), readShoppingItems)).toEqual({ value: [milk], rejected: false })
    expect(readDeviceText(saved({ recipes: [soup] }), readCustomRecipes)).toEqual({ value: [soup], rejected: false })
    const user = { id: 'u1', email: 'a@example.com' }
    expect(readDeviceText(saved({ user }), readAuthUser)).toEqual({ value: user, rejected: false })
    expect(readDeviceText(saved({ user: null }), readAuthUser)).toEqual({ value: null, rejected: false })
  })

  test('a bare list and an empty store are fine', () => {
    expect(readFavorites([3])).toEqual({ value: [3], rejected: false })
    expect(readDeviceText('{"state":{},"version":0}', readFavorites)).toEqual({ value: [], rejected: false })
    expect(readDeviceText('{}', readFavorites)).toEqual({ value: [], rejected: false })
    expect(readDeviceText(null, readShoppingItems)).toEqual({ value: [], rejected: false })
  })
})

describe('damaged data', () => {
  test('keeps its valid part, and the rest is reported', () => {
    expect(readFavorites(['5', 5, -1, 1.5, 'x', null, 9])).toEqual({ value: [5, 9], rejected: true })
    expect(readShoppingItems([milk, { ...milk, id: 'b', amount: 'two' }, null])).toEqual({
      value: [milk],
      rejected: true,
    })
    expect(readCustomRecipes([{ ...soup, ingredients: [{ name: 5 }] }, soup])).toEqual({
      value: [soup],
      rejected: true,
    })
    expect(readAuthUser({ user: 'me' })).toEqual({ value: null, rejected: true })
  })

  test.each(['{', 'undefined', '"text"', '42', 'true', '{"state":{"other":[1]}}', '{"a":1}'])(
    '%s is set aside under each of the four keys',
    (text) => {
      for (const [, field, read] of readers) {
        const { value, rejected } = readDeviceText(text, read)
        expect(rejected).toBe(true)
        expect(value).toEqual(field === 'user' ? null : [])
      }
    },
  )
})

describe.each(readers)('%s', (_, field, read) => {
  const garbage = fc.oneof(
    fc.anything(),
    fc.json().map((text): unknown => JSON.parse(text)),
    fc.record({ [field]: fc.oneof(fc.anything(), fc.array(fc.anything())) }),
    fc.array(fc.oneof(fc.constant(milk), fc.constant(soup), fc.integer(), fc.anything())),
  )

  test('no value of any kind breaks it, and what it keeps is read again unchanged', () => {
    fc.assert(
      fc.property(garbage, (saved) => {
        const { value } = read(saved)
        expect(read({ [field]: value })).toEqual({ value, rejected: false })
        expect(readDeviceText(JSON.stringify({ state: { [field]: value } }), read)).toEqual({ value, rejected: false })
      }),
    )
  })

  test('no text of any kind breaks it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readDeviceText(text, read)).toHaveProperty('value')
      }),
    )
  })
})
