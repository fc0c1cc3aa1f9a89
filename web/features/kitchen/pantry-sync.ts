// Syncs the household's pantry with the account.
import { type PantryItem, pantryItemsNamed, readPantryItems } from '#domain/kitchen/pantry.ts'
import { deviceList } from '#web/data/sync/device-list.ts'
import type { SyncedTable } from '#web/data/sync/synced-table.ts'
import { isUuid, newUuid } from '#web/device/new-uuid.ts'
import { usePantry } from './pantry-store.ts'

export const pantrySync: SyncedTable<PantryItem> = {
  table: 'pantry_items',
  noun: ['item at home', 'items at home'],
  shared: true,
  list: deviceList(usePantry, {
    items: ({ items }): readonly PantryItem[] => items,
    patch: (items) => ({ items: [...items] }),
  }),
  order: ['created_at', 'id'],
  itemOf: (row) => readPantryItems({ items: [{ ...row, useBy: row.use_by }] }).value[0] ?? null,
  rowOf: ({ id, name, amount, unit, useBy }) => ({ id, name, amount, unit, use_by: useBy }),
  keyOf: (id) => ({ id }),
  columnOf: (field) => (field === 'useBy' ? 'use_by' : field),
  adopted: (item) => (isUuid(item.id) ? item : { ...item, id: newUuid() }),
  isThere: ({ name }, known) => pantryItemsNamed(known, name).length > 0,
  nameOf: ({ name }) => name,
}
