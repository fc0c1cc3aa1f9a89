// Syncs the household's shopping list with the account.

import { isObject, type Json, textOf } from '#domain/json.ts'
import { LONGEST } from '#domain/limits.ts'
import { positionAt } from '#domain/shopping/list-order.ts'
import { readShoppingItems } from '#domain/shopping/saved-shopping-items.ts'
import type { ShoppingItem } from '#domain/shopping/shopping.ts'
import { deviceList } from '#web/data/sync/device-list.ts'
import type { SyncedTable } from '#web/data/sync/synced-table.ts'
import { isUuid, newUuid } from '#web/device/new-uuid.ts'
import { type ItemAuthors, useShoppingAuthors } from './shopping-authors.ts'
import { useShoppingList } from './shopping-list-store.ts'

interface AccountItem extends ShoppingItem, Partial<ItemAuthors> {
  position?: number
}

const COLUMNS: Record<string, string> = { recipeId: 'recipe_id', recipeTitle: 'recipe_title' }
const LARGEST_AMOUNT = 1_000_000

export const shoppingSync: SyncedTable<AccountItem> = {
  table: 'shopping_items',
  noun: ['shopping list item', 'shopping list items'],
  shared: true,
  list: deviceList(useShoppingList, {
    items: ({ items }): readonly AccountItem[] => items,
    patch: (items) => ({ items: items.map(asOnDevice) }),
  }),
  order: ['position', 'created_at', 'id'],
  itemOf,
  rowOf: ({ id, name, amount, unit, checked, recipeId, recipeTitle, position = 0 }) => ({
    id,
    name: name.slice(0, LONGEST.itemName),
    amount: Math.min(amount, LARGEST_AMOUNT),
    unit: unit.slice(0, LONGEST.itemUnit),
    checked,
    recipe_id: recipeId === undefined ? null : String(recipeId),
    recipe_title: recipeTitle?.slice(0, LONGEST.title) || null,
    position,
  }),
  keyOf: (id) => ({ id }),
  columnOf: (field) => COLUMNS[field] ?? field,
  completed(item, around, known) {
    const positions = new Map(known.map(({ id, position }) => [id, position]))
    const index = around.findIndex(({ id }) => id === item.id)
    return {
      ...item,
      position:
        positions.get(item.id) ??
        positionAt(
          index,
          around.map(({ id }) => positions.get(id)),
        ),
    }
  },
  adopted: (item) => (isUuid(item.id) ? item : { ...item, id: newUuid() }),
  isThere: (item, known) => known.some((other) => isSameNeed(item, other)),
  nameOf: ({ name }) => name,
  onShow: (items) =>
    useShoppingAuthors.setState({
      byItem: new Map(items.map(({ id, addedBy = null, checkedBy = null }) => [id, { addedBy, checkedBy }])),
    }),
}

function isSameNeed(one: AccountItem, other: AccountItem) {
  const need = ({ name, amount, unit, checked, recipeId }: AccountItem) =>
    [name.toLowerCase(), amount, unit, checked, recipeId].join(' ')
  return need(one) === need(other)
}

function itemOf(row: Json): AccountItem | null {
  const [item] = readShoppingItems({
    items: [{ ...row, recipeId: row.recipe_id, recipeTitle: row.recipe_title }],
  }).value
  if (!item || !isObject(row)) return null
  return {
    ...item,
    position: typeof row.position === 'number' ? row.position : 0,
    addedBy: textOf(row.added_by) || null,
    checkedBy: textOf(row.checked_by) || null,
  }
}

function asOnDevice({ position, addedBy, checkedBy, ...item }: AccountItem): ShoppingItem {
  return item
}
