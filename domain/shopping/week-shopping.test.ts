import { describe, expect, test } from 'vitest'
import type { RecipeId } from '#domain/recipe/recipe-id.ts'
import type { ShoppingItem } from './shopping.ts'
import { lineText } from './store-amount.ts'
import { someStore } from './testing.ts'
import { chosenDrafts, type MealToShop, type RecipeToShop, servingsToCook, weekShopping } from './week-shopping.ts'

const SOUP = 1 as RecipeId
const CURRY = 2 as RecipeId
const meal = (id: number, date: string, extra: Partial<MealToShop> = {}): MealToShop => ({
  id,
  date,
  recipeId: SOUP,
  servings: 1,
  leftoverOf: null,
  isCooked: false,
  ...extra,
})

describe('servings to cook', () => {
  const days = ['2026-11-16', '2026-11-17']

  test('are for everybody at the table, each dish once with its leftovers', () => {
    const meals = [
      meal(1, '2026-11-16', { servings: 1.5 }),
      meal(2, '2026-11-17', { leftoverOf: 1 }),
      meal(3, '2026-11-25', { leftoverOf: 1 }),
      meal(4, '2026-11-17', { recipeId: CURRY }),
    ]
    expect([...servingsToCook(meals, days, 2)]).toEqual([
      [SOUP, 7],
      [CURRY, 2],
    ])
  })

  test('leave out other days, notes, what is cooked already and leftovers of an earlier day', () => {
    const meals = [
      meal(1, '2026-11-15'),
      meal(2, '2026-11-16', { leftoverOf: 1 }),
      meal(3, '2026-11-16', { recipeId: null }),
      meal(4, '2026-11-16', { isCooked: true }),
    ]
    expect(servingsToCook(meals, days, 2).size).toBe(0)
  })
})

describe('the list of a week', () => {
  const soup: RecipeToShop = {
    id: SOUP,
    title: 'Soup',
    servings: 4,
    ingredients: [
      { name: 'onion', amount: 2, unit: '' },
      { name: 'chickpeas', amount: 1, unit: 'can' },
      { name: 'water', amount: 1, unit: 'l' },
      { name: 'salt', amount: 1, unit: 'tsp' },
    ],
  }
  const curry: RecipeToShop = {
    id: CURRY,
    title: 'Curry',
    servings: 2,
    ingredients: [
      { name: 'onions', amount: 1, unit: '' },
      { name: 'carrots', amount: 300, unit: 'g' },
    ],
  }
  const cooking = [
    { recipe: soup, servings: 2 },
    { recipe: curry, servings: 4 },
  ]
  const listItem = (name: string, extra: Partial<ShoppingItem> = {}): ShoppingItem => ({
    id: name,
    name,
    amount: 1,
    unit: '',
    checked: false,
    ...extra,
  })
  const week = (list: ShoppingItem[] = [], home: { name: string; amount: number | null; unit: string }[] = []) =>
    weekShopping(cooking, { list, home, store: someStore })
  const shown = (shopping: ReturnType<typeof week>) => shopping.lines.map((line) => [lineText(line), line.state])

  test('adds up what the recipes share; staples are told apart', () => {
    expect(shown(week())).toEqual([
      ['3 onions', null],
      ['1 can chickpeas', null],
      ['salt', 'staple'],
      ['600 g carrots', null],
    ])
  })

  test('knows what is at home, unless it is too little', () => {
    expect(shown(week([], [{ name: 'Onions', amount: null, unit: '' }]))[0]).toEqual(['3 onions', 'home'])
    expect(shown(week([], [{ name: 'carrot', amount: 200, unit: 'g' }]))[3]).toEqual(['600 g carrots', null])
    expect(shown(week([], [{ name: 'carrot', amount: 1, unit: 'kg' }]))[3]).toEqual(['600 g carrots', 'home'])
  })

  test('recognizes what is on the list: typed, or for the same recipe, not yet bought', () => {
    expect(shown(week([listItem('garbanzo beans')]))).toContainEqual(['1 can chickpeas', 'listed'])
    expect(shown(week([listItem('onion', { recipeId: SOUP })]))).toEqual([
      ['1 can chickpeas', null],
      ['salt', 'staple'],
      ['2 onions', null],
      ['600 g carrots', null],
      ['1 onion', 'listed'],
    ])
    expect(shown(week([listItem('onion', { recipeId: 9 as RecipeId })]))[0]).toEqual(['3 onions', null])
    expect(shown(week([listItem('onion', { recipeId: SOUP, checked: true })]))[0]).toEqual(['3 onions', null])
  })

  test('what is chosen goes to the list recipe by recipe', () => {
    const chosen = chosenDrafts(week(), ({ state }) => state === null)
    expect(
      chosen.map(({ recipe, drafts }) => [recipe.title, drafts.map(({ name, amount }) => [name, amount])]),
    ).toEqual([
      [
        'Soup',
        [
          ['onion', 1],
          ['chickpeas', 0.5],
        ],
      ],
      [
        'Curry',
        [
          ['onions', 2],
          ['carrots', 600],
        ],
      ],
    ])
  })
})
