import { describe, expect, test } from 'vitest'
import type { RecipeId } from '#domain/recipe-id.ts'
import type { ShoppingItem } from './shopping.ts'
import { lineText } from './store-amount.ts'
import { someStore } from './testing.ts'
import {
  chosenDrafts,
  dishesOf,
  type MealToShop,
  type RecipeToShop,
  servingsToCook,
  weekShopping,
} from './week-shopping.ts'

const SOUP = 1 as RecipeId
const CURRY = 2 as RecipeId
const meal = (id: number, date: string, extra: Partial<MealToShop> = {}): MealToShop => ({
  id,
  date,
  mealType: 'dinner',
  recipeId: SOUP,
  servings: 1,
  leftoverOf: null,
  isDone: false,
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
    expect([...servingsToCook(meals, days, ({ servings }) => servings * 2)]).toEqual([
      [SOUP, 7],
      [CURRY, 2],
    ])
  })

  test('leave out other days, notes, what is already cooked or eaten, and leftovers of an earlier day', () => {
    const meals = [
      meal(1, '2026-11-15'),
      meal(2, '2026-11-16', { leftoverOf: 1 }),
      meal(3, '2026-11-16', { recipeId: null }),
      meal(4, '2026-11-16', { isDone: true }),
    ]
    expect(servingsToCook(meals, days, ({ servings }) => servings * 2).size).toBe(0)
    expect(dishesOf(meals, days).map(({ id }) => id)).toEqual([4])
  })
})

describe('the week’s list', () => {
  const soup: RecipeToShop = {
    id: SOUP,
    title: 'Soup',
    ingredients: [
      { name: 'onion', amount: 1, unit: '' },
      { name: 'chickpeas', amount: 0.5, unit: 'can' },
      { name: 'water', amount: 500, unit: 'ml' },
      { name: 'salt', amount: 0.5, unit: 'tsp' },
    ],
  }
  const curry: RecipeToShop = {
    id: CURRY,
    title: 'Curry',
    ingredients: [
      { name: 'onions', amount: 2, unit: '' },
      { name: 'carrots', amount: 600, unit: 'g' },
    ],
  }
  const listItem = (name: string, extra: Partial<ShoppingItem> = {}): ShoppingItem => ({
    id: name,
    name,
    amount: 1,
    unit: '',
    checked: false,
    ...extra,
  })
  const week = (list: ShoppingItem[] = [], home: { name: string; amount: number | null; unit: string }[] = []) =>
    weekShopping([soup, curry], { list, home, store: someStore })
  const shown = (shopping: ReturnType<typeof week>) => shopping.lines.map((line) => [lineText(line), line.state])

  test('adds up shared ingredients and separates staples', () => {
    expect(shown(week())).toEqual([
      ['3 onions', null],
      ['1 can chickpeas', null],
      ['salt', 'staple'],
      ['10 carrots', null],
    ])
  })

  test('recognizes what is at home, unless it isn’t enough', () => {
    expect(shown(week([], [{ name: 'Onions', amount: null, unit: '' }]))[0]).toEqual(['3 onions', 'home'])
    expect(shown(week([], [{ name: 'carrot', amount: 200, unit: 'g' }]))[3]).toEqual(['10 carrots', null])
    expect(shown(week([], [{ name: 'carrot', amount: 3, unit: '' }]))[3]).toEqual(['10 carrots', null])
    expect(shown(week([], [{ name: 'carrot', amount: 1, unit: 'kg' }]))[3]).toEqual(['10 carrots', 'home'])
  })

  test('reads the amount in the name of an item at home', () => {
    const named = (name: string) => [{ name, amount: null, unit: '' }]
    expect(shown(week([], named('1 kg carrots')))[3]).toEqual(['10 carrots', 'home'])
    expect(shown(week([], named('200 g carrots')))[3]).toEqual(['10 carrots', null])
    expect(shown(week([], named('a bag of carrots')))[3]).toEqual(['10 carrots', 'home'])
    expect(shown(week([], named('two onions')))[0]).toEqual(['3 onions', null])
  })

  test('treats pieces at home without a number as enough', () => {
    const stew = { id: SOUP, title: 'Stew', ingredients: [{ name: 'chicken pieces', amount: 6, unit: '' }] }
    const home = [{ name: 'Chicken pieces', amount: null, unit: '' }]
    const { lines } = weekShopping([stew], { list: [], home, store: someStore })
    expect(lines.map(({ state }) => state)).toEqual(['home'])
  })

  test('counts what is at home once, for the lines that it covers', () => {
    const states = (grams: number[], home: { name: string; amount: number | null; unit: string }[]) => {
      const kinds = ['russet potatoes', 'Yukon gold potatoes', 'new potatoes']
      const ingredients = grams.map((amount, nth) => ({ name: kinds[nth] ?? '', amount, unit: 'g' }))
      const stew = { id: SOUP, title: 'Stew', ingredients }
      return weekShopping([stew], { list: [], home, store: someStore }).lines.map(({ state }) => state)
    }
    const half = { name: 'potatoes', amount: 0.5, unit: 'kg' }
    expect(states([500, 500], [half])).toEqual(['home', null])
    expect(states([250, 250, 1], [half])).toEqual(['home', 'home', null])
    // What has to be bought anyway uses nothing.
    expect(states([600, 500], [half])).toEqual([null, 'home'])
    expect(states([400, 500, 100], [half, half])).toEqual(['home', 'home', 'home'])
    expect(states([500, 500], [{ name: 'potatoes', amount: null, unit: '' }])).toEqual(['home', 'home'])
  })

  test('treats a general word at home as its usual kinds, never as another food', () => {
    const names = ['russet potatoes', 'sweet potatoes', 'whole milk', 'coconut milk', 'large eggs', 'canned chickpeas']
    const stew = { id: SOUP, title: 'Stew', ingredients: names.map((name) => ({ name, amount: 1, unit: '' })) }
    const home = ['potatoes', 'milk', 'eggs', 'chickpeas'].map((name) => ({ name, amount: null, unit: '' }))
    const { lines } = weekShopping([stew], { list: [], home, store: someStore })
    expect(lines.flatMap(({ name, state }) => (state === 'home' ? [] : [name]))).toEqual([
      'sweet potatoes',
      'coconut milk',
    ])
  })

  test('recognizes what is on the list: typed, or for the same recipe', () => {
    expect(shown(week([listItem('garbanzo beans')]))).toContainEqual(['1 can chickpeas', 'listed'])
    expect(shown(week([listItem('onion', { recipeId: SOUP })]))).toEqual([
      ['1 can chickpeas', null],
      ['salt', 'staple'],
      ['2 onions', null],
      ['10 carrots', null],
      ['1 onion', 'listed'],
    ])
    expect(shown(week([listItem('onion', { recipeId: 9 as RecipeId })]))[0]).toEqual(['3 onions', null])
  })

  test('recognizes what people buy for cooked rice and lemon juice: at home, on the list, or as written', () => {
    const ingredients = [
      { name: 'cooked brown rice', amount: 600, unit: 'g' },
      { name: 'lemon juice', amount: 2, unit: 'tbsp' },
    ]
    const bowl = { id: SOUP, title: 'Bowl', ingredients }
    const offered = (list: ShoppingItem[], home: string[]) =>
      shown(
        weekShopping([bowl], { list, home: home.map((name) => ({ name, amount: null, unit: '' })), store: someStore }),
      )
    expect(offered([], [])).toEqual([
      ['1 bag brown rice', null],
      ['1 lemon', null],
    ])
    expect(offered([], ['brown rice', 'lemons'])).toEqual([
      ['1 bag brown rice', 'home'],
      ['1 lemon', 'home'],
    ])
    expect(offered([], ['lemon juice'])).toContainEqual(['1 lemon', 'home'])
    expect(offered([listItem('Brown rice'), listItem('lemons')], [])).toEqual([
      ['1 bag brown rice', 'listed'],
      ['1 lemon', 'listed'],
    ])
  })

  test('recognizes purchases for the same recipe; typed purchases may be for anything', () => {
    const bought = { recipeId: CURRY, checked: true, unit: 'g' }
    expect(shown(week([listItem('carrots', { ...bought, amount: 600 })]))).toContainEqual(['10 carrots', 'purchased'])
    expect(shown(week([listItem('carrots', { ...bought, amount: 450 })]))).toContainEqual(['10 carrots', null])
    const half = listItem('carrots', { ...bought, amount: 400, checked: false })
    const other = { ...listItem('carrots', { ...bought, amount: 200 }), id: 'other' }
    expect(shown(week([half, other])).filter(([text]) => text?.includes('carrots'))).toEqual([
      ['4 carrots', 'purchased'],
    ])
    expect(shown(week([listItem('carrots', { checked: true, amount: 600, unit: 'g' })]))).toContainEqual([
      '10 carrots',
      null,
    ])
  })

  test('offers the difference if the list has too little for the recipe', () => {
    const listed = listItem('carrots', { recipeId: CURRY, amount: 0.2, unit: 'kg' })
    const topUp = week([listed])
    expect(shown(topUp)).toContainEqual(['7 carrots', null])
    expect(shown(topUp).filter(([text]) => text?.includes('carrots'))).toHaveLength(1)
    const [, curryToAdd] = chosenDrafts(topUp, ({ state }) => state === null)
    expect(curryToAdd?.drafts).toContainEqual({ name: 'carrots', amount: 400, unit: 'g' })
    expect(shown(week([{ ...listed, amount: 0.6 }]))).toContainEqual(['10 carrots', 'listed'])
    expect(shown(week([{ ...listed, amount: 1, unit: 'bunch' }]))).toContainEqual(['10 carrots', 'listed'])
  })

  test('a food that a recipe uses twice is counted once', () => {
    const twice = { ...curry, ingredients: [...curry.ingredients, { name: 'carrots', amount: 100, unit: 'g' }] }
    const carrots = (amount: number) =>
      weekShopping([twice], {
        list: [listItem('carrots', { recipeId: CURRY, amount, unit: 'g' })],
        home: [],
        store: someStore,
      })
    expect(shown(carrots(650))).toContainEqual(['1 carrot', null])
    expect(shown(carrots(700))).toContainEqual(['12 carrots', 'listed'])
  })

  test('chosen lines go on the list recipe by recipe', () => {
    const chosen = chosenDrafts(week(), ({ state }) => state === null)
    expect(
      chosen.map(({ recipe, drafts }) => [recipe?.title, drafts.map(({ name, amount }) => [name, amount])]),
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
