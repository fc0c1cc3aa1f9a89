// How the household files its recipes, stored on this device: tags and collections. The rules are in domain/library/.
import { type Collection, newCollection, readCollections, tidy } from '#domain/library/collection.ts'
import { type FiledRecipe, readFiledRecipes, withoutTag, withTags } from '#domain/library/filed-recipe.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { notify } from '#web/ui/toast-store.ts'
import { createDeviceStore } from './device-store.ts'
import { newUuid } from './new-uuid.ts'

const onFull = (message: string) => notify(message, { tone: 'danger' })

interface Filed {
  filed: FiledRecipe[]
  /** Changes how recipes are filed, as many as there are at once. What is filed nowhere any more is forgotten. */
  file: (ids: readonly RecipeId[], change: (recipe: FiledRecipe) => Partial<FiledRecipe>) => void
  /** Undoes: each of these recipes is filed as it was before, or not at all. */
  restore: (ids: readonly RecipeId[], before: readonly FiledRecipe[]) => void
}

export const useFiledRecipes = createDeviceStore<Filed, Pick<Filed, 'filed'>>(
  (set, get) => ({
    filed: [],
    file(ids, change) {
      const known = new Map(get().filed.map((recipe) => [recipe.id, recipe]))
      for (const id of ids) {
        const before = known.get(id) ?? { id, tags: [], collections: [] }
        const after = { ...before, ...change(before) }
        if (after.tags.length > 0 || after.collections.length > 0) known.set(id, after)
        else known.delete(id)
      }
      set({ filed: [...known.values()] })
    },
    restore(ids, before) {
      const changed = new Set(ids)
      set(({ filed }) => ({
        filed: [...filed.filter(({ id }) => !changed.has(id)), ...before.filter(({ id }) => changed.has(id))],
      }))
    },
  }),
  {
    name: 'recipe-tags',
    read: (saved) => {
      const { value, rejected } = readFiledRecipes(saved)
      return { value: { filed: value }, rejected }
    },
    pick: ({ filed }) => ({ filed }),
    list: { items: ({ filed }) => filed, of: (filed) => ({ filed: filed as FiledRecipe[] }) }, // as `read` returned them
    onFull,
  },
)

interface Collections {
  collections: Collection[]
  /** Returns its id. */
  add: (draft: Parameters<typeof newCollection>[0]) => string
  change: (id: string, part: Partial<Omit<Collection, 'id'>>) => void
  remove: (id: string) => void
  /** In another order, or as they were. */
  replace: (collections: readonly Collection[]) => void
}

export const useCollections = createDeviceStore<Collections, Pick<Collections, 'collections'>>(
  (set, get) => ({
    collections: [],
    add(draft) {
      const made = newCollection(draft, get().collections, newUuid())
      set(({ collections }) => ({ collections: [...collections, made] }))
      return made.id
    },
    change: (id, part) =>
      set(({ collections }) => ({
        collections: collections.map((one) => {
          if (one.id !== id) return one
          const changed = { ...one, ...part }
          return { ...changed, ...tidy(changed) }
        }),
      })),
    remove: (id) => set(({ collections }) => ({ collections: collections.filter((one) => one.id !== id) })),
    replace: (collections) => set({ collections: [...collections] }),
  }),
  {
    name: 'recipe-collections',
    read: (saved) => {
      const { value, rejected } = readCollections(saved)
      return { value: { collections: value }, rejected }
    },
    pick: ({ collections }) => ({ collections }),
    onFull,
  },
)

/** Files the recipes, and returns what undoes it. */
function fileRecipes(ids: readonly RecipeId[], change: (recipe: FiledRecipe) => Partial<FiledRecipe>): () => void {
  const before = useFiledRecipes.getState().filed
  useFiledRecipes.getState().file(ids, change)
  return () => useFiledRecipes.getState().restore(ids, before)
}

export const addTags = (ids: readonly RecipeId[], added: readonly string[]) =>
  fileRecipes(ids, ({ tags }) => ({ tags: withTags(tags, added) }))

export const removeTag = (ids: readonly RecipeId[], tag: string) =>
  fileRecipes(ids, ({ tags }) => ({ tags: withoutTag(tags, tag) }))

export const renameTag = (ids: readonly RecipeId[], tag: string, name: string) =>
  fileRecipes(ids, ({ tags }) => ({ tags: withTags(withoutTag(tags, tag), [name]) }))

/** Ids of collections that are gone make room. */
const existing = (ids: readonly string[]) => {
  const known = new Set(useCollections.getState().collections.map(({ id }) => id))
  return ids.filter((id) => known.has(id))
}

export const addToCollection = (ids: readonly RecipeId[], collection: string) =>
  fileRecipes(ids, ({ collections }) => ({ collections: [...new Set([...existing(collections), collection])] }))

export const removeFromCollection = (ids: readonly RecipeId[], collection: string) =>
  fileRecipes(ids, ({ collections }) => ({ collections: collections.filter((id) => id !== collection) }))

/** Each under its own tags and in collections of these names, which are made if there are none. */
export function fileUnder(wanted: ReadonlyMap<RecipeId, { tags: readonly string[]; collections: readonly string[] }>) {
  const { collections, add } = useCollections.getState()
  const ids = new Map(collections.filter(({ query }) => query === null).map(({ id, name }) => [name, id]))
  for (const name of new Set([...wanted.values()].flatMap((one) => one.collections)))
    if (!ids.has(name) && name.trim() !== '') ids.set(name, add({ name, note: '' }))
  return fileRecipes([...wanted.keys()], (recipe) => {
    const under = wanted.get(recipe.id)
    const inside = (under?.collections ?? []).flatMap((name) => ids.get(name) ?? [])
    return {
      tags: withTags(recipe.tags, under?.tags ?? []),
      collections: [...new Set([...recipe.collections, ...inside])],
    }
  })
}

/** With deleted recipes; the result undoes it. */
export const forgetFiled = (ids: readonly RecipeId[]) => fileRecipes(ids, () => ({ tags: [], collections: [] }))
