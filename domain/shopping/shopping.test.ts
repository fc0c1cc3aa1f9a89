import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RecipeId } from '#domain/recipe-id.ts'
import {
  aisleOrder,
  groupByAisle,
  groupByRecipe,
  hasRecipe,
  purchased,
  type ShoppingItem,
  shoppingItem,
  toBuy,
  withChecked,
  withItem,
  withoutItems,
  withRecipe,
  withRestored,
} from './shopping.ts'

const counter = () => {
  let count = 0
  return () => `item-${++count}`
}
const item = (id: string, extra: Partial<ShoppingItem> = {}): ShoppingItem => ({
  id,
  name: 'Milk',
  amount: 1,
  unit: '',
  checked: false,
  ...extra,
})

describe('adding to the list', () => {
  test('name and unit are trimmed, and an item starts unchecked', () => {
    expect(withItem([], { name: '  Oat milk ', amount: 2, unit: ' l ' }, counter())).toEqual([
      { id: 'item-1', name: 'Oat milk', amount: 2, unit: 'l', checked: false },
    ])
  })

  test('a blank name is ignored', () => {
    expect(withItem([item('a')], { name: '   ', amount: 2 }, counter())).toEqual([item('a')])
  })

  test.each([
    [undefined, 1],
    [null, 1],
    ['', 1],
    [Number.NaN, 1],
    [-2, 1],
    [0, 0],
    [0.1, 0.1],
    ['1 1/2', 1.5],
  ])('an amount of %j becomes %d', (amount, expected) => {
    expect(shoppingItem({ name: 'Salt', amount }, 'a')?.amount).toBe(expected)
  })

  test('a missing unit is empty, and a known unit has one spelling', () => {
    expect(shoppingItem({ name: 'Salt' }, 'a')?.unit).toBe('')
    expect(shoppingItem({ name: 'Salt', unit: 'Teaspoons' }, 'a')?.unit).toBe('tsp')
  })

  test('ingredients of a recipe carry its id and title; missing amounts are 1, missing units empty', () => {
    const ingredients = [
      { name: 'flour', amount: '250', unit: 'g' },
      { name: 'salt', amount: '', unit: '' },
      { name: 'pepper', amount: 0 },
      { name: ' ' },
    ]
    expect(withRecipe([item('a')], { id: 7 as RecipeId, title: 'Bread' }, ingredients, counter())).toEqual([
      item('a'),
      {
        id: 'item-1',
        name: 'flour',
        amount: 250,
        unit: 'g',
        checked: false,
        recipeId: 7 as RecipeId,
        recipeTitle: 'Bread',
      },
      {
        id: 'item-2',
        name: 'salt',
        amount: 1,
        unit: '',
        checked: false,
        recipeId: 7 as RecipeId,
        recipeTitle: 'Bread',
      },
      {
        id: 'item-3',
        name: 'pepper',
        amount: 1,
        unit: '',
        checked: false,
        recipeId: 7 as RecipeId,
        recipeTitle: 'Bread',
      },
    ])
  })
})

describe('a recipe on the list', () => {
  const bread = { id: 7 as RecipeId, title: 'Bread' }

  test.each(['water', 'Warm water', 'ice-cold water, plus more', 'boiling water (optional)'])(
    'nobody buys %s',
    (name) => expect(withRecipe([], bread, [{ name, amount: 2, unit: 'cups' }], counter())).toEqual([]),
  )

  test.each(['sparkling water', 'coconut water', 'rose water', 'water chestnuts', 'watercress'])(
    '%s is bought',
    (name) => expect(withRecipe([], bread, [{ name }], counter())).toHaveLength(1),
  )

  test('is recognized until all of it was bought', () => {
    const items = withRecipe([], bread, [{ name: 'flour' }, { name: 'yeast' }], counter())
    expect(hasRecipe(items, bread.id)).toBe(true)
    expect(hasRecipe(items, 8 as RecipeId)).toBe(false)
    expect(hasRecipe(withChecked(items, ['item-1', 'item-2'], true), bread.id)).toBe(false)
  })
})

describe('checking and removing', () => {
  const list = [item('a'), item('b', { checked: true }), item('c')]

  test('checked items move to Purchased Items', () => {
    const after = withChecked(list, ['a', 'c'], true)
    expect(toBuy(after)).toEqual([])
    expect(purchased(after).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(toBuy(withChecked(after, ['b'], false)).map(({ id }) => id)).toEqual(['b'])
  })

  test('only the named items are removed', () => {
    expect(withoutItems(list, ['b', 'unknown']).map(({ id }) => id)).toEqual(['a', 'c'])
  })

  test('undo restores removed items in their old positions and keeps items added since', () => {
    const removed = withoutItems(list, ['a', 'b'])
    const meanwhile = [...withChecked(removed, ['c'], true), item('d')]
    const restored = withRestored(meanwhile, list, ['a', 'b'])
    expect(restored.map(({ id, checked }) => [id, checked])).toEqual([
      ['a', false],
      ['b', true],
      ['c', true],
      ['d', false],
    ])
  })

  test('undo after any removal restores the list', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 20 }).map(String), { maxLength: 12 })
    fc.assert(
      fc.property(ids, fc.array(fc.integer({ min: 0, max: 20 }).map(String)), (all, gone) => {
        const before = all.map((id) => item(id))
        expect(withRestored(withoutItems(before, gone), before, gone)).toEqual(before)
      }),
    )
  })
})

describe('groups', () => {
  const list = [
    item('a'),
    item('b', { recipeId: 1 as RecipeId, recipeTitle: 'Soup' }),
    item('c', { recipeId: 2 as RecipeId, recipeTitle: 'Soup' }),
    item('d', { recipeId: 1 as RecipeId, recipeTitle: 'Soup' }),
  ]

  test('items are grouped by recipe, those without a recipe under Custom Items', () => {
    expect(groupByRecipe(list).map(({ title, items }) => [title, items.map(({ id }) => id)])).toEqual([
      ['Soup', ['b', 'd']],
      ['Soup', ['c']],
      ['Custom Items', ['a']],
    ])
  })

  test('aisles are in store order, unknown names under Other', () => {
    const aisles: Record<string, string> = { milk: 'Milk, Eggs, Other Dairy', onion: 'Produce', kite: 'Toys' }
    const names = ['screws', 'kite', 'milk', 'onion'].map((name) => item(name, { name }))
    expect(groupByAisle(names, ({ name }) => aisles[name]).map(({ title }) => title)).toEqual([
      'Produce',
      'Milk, Eggs, Other Dairy',
      'Toys',
      'Other',
    ])
  })

  test('a person’s own order of aisles wins, and aisles missing from it keep their usual neighbors', () => {
    const order = aisleOrder(['Frozen', 'Produce', 'Moon rocks', 7])
    expect(order.slice(0, 3)).toEqual(['Frozen', 'Refrigerated', 'Sweet Snacks'])
    expect(order.indexOf('Herbs')).toBe(order.indexOf('Produce') + 1)
    expect(order).toHaveLength(aisleOrder(null).length)
    expect(aisleOrder('rubbish')[0]).toBe('Produce')
  })
})
