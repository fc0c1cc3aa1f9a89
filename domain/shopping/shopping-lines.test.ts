import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import { type ShoppingItem, withChecked } from './shopping.ts'
import { combineItems } from './shopping-lines.ts'
import { shoppingText } from './shopping-text.ts'
import { lineText } from './store-amount.ts'
import { someStore } from './testing.ts'

let count = 0
const item = (name: string, amount: number, unit: string, recipeTitle?: string): ShoppingItem => {
  const own = { id: `item-${++count}`, name, amount, unit, checked: false }
  return recipeTitle ? { ...own, recipeTitle } : own
}

describe('the same food from several recipes', () => {
  test('is one line with the sum, naming its recipes', () => {
    const items = [
      item('onions', 2, '', 'Soup'),
      item('Flour', 500, 'g', 'Bread'),
      item('onion, sliced (thin)', 1, '', 'Curry'),
    ]
    const lines = combineItems(items)
    expect(lines.map(({ name, amount, unit, recipes }) => ({ name, amount, unit, recipes }))).toEqual([
      { name: 'onions', amount: 3, unit: '', recipes: ['Soup', 'Curry'] },
      { name: 'Flour', amount: 500, unit: 'g', recipes: ['Bread'] },
    ])
  })

  test.each([
    ['g', 500, 'kg', 1, '1.5 kg'],
    ['ml', 200, 'l', 1, '1.2 l'],
    ['tsp', 1, 'tbsp', 1, '1⅓ tbsp'],
    ['cup', 1, 'tbsp', 4, '1¼ cups'],
  ])('%s and %s are added', (unit, amount, otherUnit, otherAmount, expected) => {
    const [line, ...more] = combineItems([item('x', amount, unit), item('x', otherAmount, otherUnit)])
    expect(more).toEqual([])
    expect(line && lineText(line)).toBe(`${expected} x`)
  })

  test('volume and weight, and pieces and weight, stay separate lines', () => {
    expect(combineItems([item('milk', 1, 'cup'), item('milk', 100, 'g'), item('milk', 1, '')])).toHaveLength(3)
  })

  test('a pinch of salt is part of the spoons of another recipe', () => {
    const lines = combineItems([item('salt', 2, 'tsp', 'Bread'), item('salt', 2, 'pinch', 'Soup')])
    expect(lines.map(({ amount, unit, recipes }) => ({ amount, unit, recipes }))).toEqual([
      { amount: 2.125, unit: 'tsp', recipes: ['Bread', 'Soup'] },
    ])
  })

  test('checking a line checks every item of it', () => {
    const items = [item('egg', 2, ''), item('egg', 1, ''), item('milk', 1, 'l')]
    const [eggs] = combineItems(items)
    const after = withChecked(items, eggs?.itemIds ?? [], true)
    expect(after.map(({ checked }) => checked)).toEqual([true, true, false])
    expect(combineItems(after).map(({ checked }) => checked)).toEqual([true, false])
    expect(combineItems(withChecked(items, [items[0]?.id ?? ''], true))[0]?.checked).toBe(false)
  })

  test('combining never loses or invents an item or an amount', () => {
    const units = ['', 'piece', 'g', 'kg', 'oz', 'lb', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'clove', 'glug']
    const anyItem = fc.record({
      id: fc.uuid(),
      name: fc.constantFrom('egg', 'Eggs', 'flour', 'tomatoes', 'Tomato'),
      amount: fc.integer({ min: 0, max: 5_000_000 }).map((thousandths) => thousandths / 1000), // as people type them
      unit: fc.constantFrom(...units),
      checked: fc.boolean(),
    })
    // Grams, milliliters or pieces of each kind: must be the same before and after.
    const totals = (rows: readonly { name: string; amount: number; unit: string }[]) => {
      const sums = new Map<string, number>()
      for (const { name, amount, unit } of rows) {
        const known = kitchenUnit(unit)
        const kind = known && known.dimension !== 'count' ? known.dimension : unit === 'piece' ? '' : unit
        const food = name.toLowerCase().slice(0, 3)
        sums.set(`${food} ${kind}`, (sums.get(`${food} ${kind}`) ?? 0) + amount * (known?.size ?? 1))
      }
      return sums
    }
    fc.assert(
      fc.property(fc.uniqueArray(anyItem, { selector: ({ id }) => id, maxLength: 25 }), (items) => {
        const lines = combineItems(items)
        expect(lines.flatMap(({ itemIds }) => itemIds).sort()).toEqual(items.map(({ id }) => id).sort())
        const before = totals(items)
        const after = totals(lines)
        expect([...after.keys()].sort()).toEqual([...before.keys()].sort())
        for (const [kind, sum] of before) {
          expect(Math.abs((after.get(kind) ?? Number.NaN) - sum)).toBeLessThanOrEqual(sum * 1e-9)
        }
      }),
    )
  })
})

describe('the list as text', () => {
  test('is the items to buy by aisle, then the purchased ones', () => {
    const bought = { ...item('bread', 1, ''), checked: true }
    const text = shoppingText([item('candles', 2, ''), item('egg', 6, ''), item('onion', 1.5, 'kg'), bought], someStore)
    expect(text).toBe(
      'Shopping list\n\nProduce\n☐ 1.5 kg onion\n\nMilk, Eggs, Other Dairy\n☐ 6 eggs\n\nOther\n☐ 2 candles\n\nPurchased\n☑ bread',
    )
  })

  test('is one plain list without aisles', () => {
    expect(shoppingText([item('egg', 6, '')])).toBe('Shopping list\n\n☐ 6 eggs')
  })
})
