// How a household files a recipe, its own or one of ours: tags, and the collections it is in.

import { isObject } from '#domain/json.ts'
import { type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { type DeviceReader, isText, own, restoreList } from '#domain/sync/saved-list.ts'
import { compareNames } from '#domain/text/compare-names.ts'
import { fold } from '#domain/text/text-match.ts'

export interface FiledRecipe {
  id: RecipeId
  tags: string[]
  /** Ids of collections. One that was deleted may still be named, so that undoing the deletion restores it. */
  collections: string[]
}

export const LONGEST_TAG = 60
export const TAGS_PER_RECIPE = 50
/** Together, as the database counts them. */
const TAG_BYTES_PER_RECIPE = 4000

/** As it is stored: on one line, and not too long. */
export const tidyTag = (tag: string): string =>
  tag.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, LONGEST_TAG).trim()

const isSameTag = (one: string, other: string) => fold(one) === fold(other)

/** Ignores blank ones, those that only differ in case, and what doesn't fit. */
export function withTags(tags: readonly string[], added: readonly string[]): string[] {
  const all = [...tags]
  let bytes = all.reduce((sum, tag) => sum + byteLength(tag), 0)
  for (const tag of added.map(tidyTag)) {
    if (tag === '' || all.length >= TAGS_PER_RECIPE || all.some((known) => isSameTag(known, tag))) continue
    bytes += byteLength(tag)
    if (bytes > TAG_BYTES_PER_RECIPE) break
    all.push(tag)
  }
  return all
}

const byteLength = (text: string) => new TextEncoder().encode(text).length

export const withoutTag = (tags: readonly string[], tag: string): string[] =>
  tags.filter((known) => !isSameTag(known, tag))

export const hasTag = (tags: readonly string[], tag: string): boolean => tags.some((known) => isSameTag(known, tag))

/** Every tag once, with its recipes counted, in alphabetical order. */
export function tagCounts(filed: readonly FiledRecipe[]): { tag: string; recipes: number }[] {
  const counts = new Map<string, { tag: string; recipes: number }>()
  for (const tag of filed.flatMap(({ tags }) => tags)) {
    const known = counts.get(fold(tag))
    if (known) known.recipes += 1
    else counts.set(fold(tag), { tag, recipes: 1 })
  }
  return [...counts.values()].sort((one, other) => compareNames(one.tag, other.tag))
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : [])

function readFiledRecipe(value: unknown): FiledRecipe | null {
  if (!isObject(value)) return null
  const id = recipeId(own(value, 'id'))
  if (id === null) return null
  return { id, tags: texts(own(value, 'tags')), collections: texts(own(value, 'collections')) }
}

export const readFiledRecipes: DeviceReader<FiledRecipe[]> = (saved) =>
  restoreList(saved, ['filed'], readFiledRecipe, ({ id }) => id)
