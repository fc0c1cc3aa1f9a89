// Syncs the household's tags and collections with the account.
import { type Collection, readCollections } from '#domain/library/collection.ts'
import { type FiledRecipe, readFiledRecipes, withTags } from '#domain/library/filed-recipe.ts'
import { deviceList } from '#web/data/sync/device-list.ts'
import type { SyncedTable } from '#web/data/sync/synced-table.ts'
import { useCollections, useFiledRecipes } from '#web/device/library-store.ts'

export const filedRecipesSync: SyncedTable<FiledRecipe> = {
  table: 'tags',
  noun: ['recipe’s tags', 'recipes’ tags'],
  shared: true,
  movesAlong: true,
  list: deviceList(useFiledRecipes, {
    items: ({ filed }): readonly FiledRecipe[] => filed,
    patch: (filed) => ({ filed: [...filed] }),
  }),
  order: ['created_at', 'recipe_id'],
  itemOf: ({ recipe_id, names, collection_ids }) =>
    readFiledRecipes({ filed: [{ id: recipe_id, tags: names, collections: collection_ids }] }).value[0] ?? null,
  rowOf: ({ id, tags, collections }) => ({ recipe_id: id, names: tags, collection_ids: collections }),
  keyOf: (id) => ({ recipe_id: id }),
  columnOf: (field) => (field === 'tags' ? 'names' : 'collection_ids'),
  merged: (inAccount, onDevice) => ({
    ...inAccount,
    tags: withTags(inAccount.tags, onDevice.tags),
    collections: [...new Set([...inAccount.collections, ...onDevice.collections])],
  }),
  nameOf: () => 'A recipe’s tags',
}

const COLUMNS: Record<keyof Collection, string> = {
  id: 'id',
  name: 'name',
  note: 'note',
  position: 'position',
  pictureId: 'picture_id',
  order: 'recipe_order',
  query: 'query',
}

export const collectionsSync: SyncedTable<Collection> = {
  table: 'collections',
  noun: ['collection', 'collections'],
  shared: true,
  movesAlong: true,
  list: deviceList(useCollections, {
    items: ({ collections }): readonly Collection[] => collections,
    patch: (collections) => ({ collections: [...collections] }),
  }),
  order: ['created_at', 'id'],
  itemOf: (row) =>
    readCollections({ collections: [{ ...row, pictureId: row.picture_id, order: row.recipe_order }] }).value[0] ?? null,
  rowOf: ({ id, name, note, position, pictureId, order, query }) => ({
    ...{ id, name, note, position, picture_id: pictureId, recipe_order: order, query },
  }),
  keyOf: (id) => ({ id }),
  columnOf: (field) => COLUMNS[field],
  nameOf: ({ name }) => name,
}
