// Syncs the member's favorites with the account.
import { type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { deviceList } from '#web/data/sync/device-list.ts'
import type { SyncedTable } from '#web/data/sync/synced-table.ts'
import { useFavorites } from './favorites-store.ts'

interface Favorite {
  id: RecipeId
  /** Keeps the order in which they were marked. */
  at?: string
}

export const favoritesSync: SyncedTable<Favorite> = {
  table: 'favorites',
  noun: ['favorite', 'favorites'],
  list: deviceList(useFavorites, {
    items: ({ favorites }): Favorite[] => favorites.map((id) => ({ id })),
    patch: (items) => ({ favorites: items.map(({ id }) => id) }),
  }),
  order: ['created_at', 'recipe_id'],
  itemOf(row) {
    const id = recipeId(row.recipe_id)
    return id === null ? null : { id, at: String(row.created_at) }
  },
  rowOf: ({ id, at }) => ({ recipe_id: id, created_at: at }),
  keyOf: (id) => ({ recipe_id: id }),
  columnOf: () => 'created_at',
  completed(item, around) {
    const place = around.findIndex(({ id }) => id === item.id)
    return { ...item, at: new Date(Date.now() + place).toISOString() }
  },
  nameOf: () => 'A favorite',
}
