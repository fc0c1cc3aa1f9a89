// Two people on one list: undo reverts your own step and nothing else.
import { expect, test } from 'vitest'
import { changesBetween, record } from '#domain/sync/changes.ts'
import { emptySync, receive, startFetch, view } from '#domain/sync/sync-state.ts'
import { type ShoppingItem, withChecked, withoutItems, withRestored } from './shopping.ts'

const item = (id: string, name: string): ShoppingItem => ({ id, name, amount: 1, unit: '', checked: false })
const [milk, bread, eggs] = [item('a', 'Milk'), item('b', 'Bread'), item('c', 'Eggs')]

function fetched(items: readonly ShoppingItem[]) {
  const [state, ticket] = startFetch(emptySync<ShoppingItem>())
  return receive(state, ticket, items)
}

test('what I removed comes back, and what the other person checked, added and removed meanwhile stays', () => {
  const before = [milk, bread, item('d', 'Rice')]
  const removed = withoutItems(before, [milk.id])
  const withOthers = [...withChecked(withoutItems(removed, ['d']), [bread.id], true), eggs]
  const undone = withRestored(withOthers, before, [milk.id])
  const changes = changesBetween(withOthers, undone)
  expect(changes).toEqual([{ kind: 'put', item: milk, fields: null }])
  const list = view(record(fetched(withOthers), changes))
  expect(list.map(({ name, checked }) => `${name} ${checked}`).sort()).toEqual([
    'Bread true',
    'Eggs false',
    'Milk false',
  ])
})

test('undo does nothing if the other person already restored it', () => {
  const before = [milk]
  const broughtBack = [{ ...milk, amount: 2 }]
  expect(changesBetween(broughtBack, withRestored(broughtBack, before, [milk.id]))).toEqual([])
})
