// A named part of the library: recipes somebody put there, or whatever a saved search finds.
import { isObject, type Json } from '#domain/json.ts'
import { LONGEST } from '#domain/limits.ts'
import { type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { type DeviceReader, isText, own, restoreList } from '#domain/sync/saved-list.ts'
import type { FiledRecipe } from './filed-recipe.ts'

export interface Collection {
  /** A UUID created on the device. */
  id: string
  name: string
  note: string
  /** Among the collections. */
  position: number
  /** The recipe whose picture it shows; null for that of its first recipe. */
  pictureId: RecipeId | null
  /** Its recipes as somebody ordered them. */
  order: RecipeId[]
  /** The saved search that fills it, read by queryOf() in collection-recipes.ts; null without one. */
  query: Json | null
}

export interface CollectionDraft {
  name: string
  note: string
  query?: Json | null
}

export function newCollection(draft: CollectionDraft, known: readonly Collection[], id: string): Collection {
  const position = Math.max(0, ...known.map((one) => one.position)) + 1
  return { id, position, pictureId: null, order: [], query: draft.query ?? null, ...tidy(draft) }
}

export const tidy = ({ name, note }: CollectionDraft) => ({
  name: name.replace(/\s+/g, ' ').trim().slice(0, LONGEST.collectionName),
  note: note.trim().slice(0, LONGEST.collectionNote),
})

export const inPosition = (collections: readonly Collection[]): Collection[] =>
  collections.toSorted((one, other) => one.position - other.position || one.name.localeCompare(other.name, 'en'))

/** Moves it before or after its neighbor; the others stay where they are. */
export function moved(collections: readonly Collection[], id: string, by: -1 | 1): Collection[] {
  const ordered = inPosition(collections)
  const from = ordered.findIndex((one) => one.id === id)
  const [one, other] = [ordered[from], ordered[from + by]]
  if (!one || !other) return [...collections]
  // Two that were made on different devices may have the same place.
  ordered[from] = other
  ordered[from + by] = one
  const placeOf = new Map(ordered.map((collection, at) => [collection.id, at + 1]))
  return collections.map((collection) => {
    const position = placeOf.get(collection.id) ?? collection.position
    return position === collection.position ? collection : { ...collection, position }
  })
}

/** The names of the collections a recipe is in. */
export const namesOf = ({ collections }: Pick<FiledRecipe, 'collections'>, known: readonly Collection[]): string[] =>
  known.filter(({ id, query }) => query === null && collections.includes(id)).map(({ name }) => name)

function readCollection(value: unknown): Collection | null {
  if (!isObject(value)) return null
  const [id, name, note, position, order, query] = ['id', 'name', 'note', 'position', 'order', 'query'].map((key) =>
    own(value, key),
  )
  if (!isText(id) || id === '' || !isText(name) || name.trim() === '') return null
  return {
    id,
    name,
    note: isText(note) ? note : '',
    position: typeof position === 'number' && Number.isFinite(position) ? position : 0,
    pictureId: recipeId(own(value, 'pictureId')),
    order: (Array.isArray(order) ? order : []).map(recipeId).filter((place) => place !== null),
    query: isObject(query) ? query : null,
  }
}

export const readCollections: DeviceReader<Collection[]> = (saved) =>
  restoreList(saved, ['collections'], readCollection, ({ id }) => id)
