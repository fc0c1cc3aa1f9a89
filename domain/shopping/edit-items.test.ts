import { expect, test } from 'vitest'
import type { RecipeId } from '#domain/recipe-id.ts'
import { withEdited, withEditUndone } from './edit-items.ts'
import type { ShoppingItem } from './shopping.ts'

const item = (id: string, name: string, amount = 1, recipe?: string): ShoppingItem => ({
  ...{ id, name, amount, unit: '', checked: false },
  ...(recipe && { recipeId: 7 as RecipeId, recipeTitle: recipe }),
})
const list = [item('a', 'onion', 2, 'Soup'), item('b', 'bread'), item('c', 'onions', 1, 'Curry')]

test('an edited line is one item, with what somebody wrote', () => {
  expect(withEdited(list, ['a', 'c'], { name: ' red onions ', amount: 4, unit: 'bags' })).toEqual([
    { id: 'a', name: 'red onions', amount: 4, unit: 'bag', checked: false },
    item('b', 'bread'),
  ])
})

test('only a new name leaves an item with its recipe', () => {
  const [renamed] = withEdited(list, ['a'], { name: 'shallots', amount: 2, unit: '' })
  expect(renamed).toEqual({ ...list[0], name: 'shallots' })
  const [other] = withEdited(list, ['a'], { name: 'onion', amount: 3, unit: '' })
  expect(other).toEqual(item('a', 'onion', 3))
})

test('a blank name changes nothing', () => {
  expect(withEdited(list, ['a'], { name: ' ', amount: 1, unit: '' })).toEqual(list)
})

test('undo restores the line in its place, and keeps what others did since', () => {
  const edited = withEdited(list, ['a', 'c'], { name: 'leeks', amount: 1, unit: '' })
  const since = [...edited.map((one) => (one.id === 'b' ? { ...one, checked: true } : one)), item('d', 'milk')]
  expect(withEditUndone(since, list, ['a', 'c'])).toEqual([
    list[0],
    { ...item('b', 'bread'), checked: true },
    list[2],
    item('d', 'milk'),
  ])
})
