// Opens a file that another program exported, as parts that can be read one at a time. The content decides the format,
// not the file name.

import { recipeFromCooklang } from '#domain/exchange/cooklang-text.ts'
import { parseLenientJson } from '#domain/exchange/html-json-ld.ts'
import { type ImportedRecipe, missing } from '#domain/exchange/imported-recipe.ts'
import { recipesOf } from '#domain/exchange/nothing-found.ts'
import { importFromPage, importFromText } from '#domain/exchange/recipe-import.ts'
import { copyMeThatRecipes, isCopyMeThat } from './copymethat.ts'
import { jsonRecipes } from './json-recipes.ts'
import { mealieDatabaseRecipes, mealieRecipe, plainId } from './mealie.ts'
import { readPaprikaRecipe } from './paprika.ts'
import type { CollectionPart } from './reading.ts'
import { textOfBytes } from './text-bytes.ts'
import { type Archive, type ArchiveEntry, isGzip, isZip, openArchive } from './unzip.ts'

export type { CollectionPart } from './reading.ts'

const LARGEST_TEXT_BYTES = 64 * 1024 * 1024
/** Nested archives: an export that somebody zipped again. */
const DEEPEST = 3
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)$/i

export async function openCollection(file: Blob, name: string): Promise<CollectionPart[]> {
  if (await isZip(file)) return partsOf(await openArchive(file), 0)
  if (await isGzip(file)) return [{ name, read: async () => [await readPaprikaRecipe(file)] }]
  if (file.size > LARGEST_TEXT_BYTES) throw new Error('This file is too large to be a collection of recipes.')
  return partsOfText(textOfBytes(new Uint8Array(await file.arrayBuffer())), name, async () => null)
}

type FindPicture = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>

function partsOfText(text: string, name: string, findPicture: FindPicture): CollectionPart[] {
  if (text.trim() === '') return [{ name, read: () => Promise.reject(new Error('This file is empty.')) }]
  if (/^[\s\ufeff]*[[{]/.test(text)) {
    return jsonRecipes(text).map((recipe) => ({ name: recipe.name || name, read: async () => [recipe.read(null)] }))
  }
  if (isCopyMeThat(text)) {
    return copyMeThatRecipes(text).map((recipe) => ({
      name: recipe.name || name,
      read: async () => [recipe.read(recipe.picture === '' ? null : await findPicture(recipe.picture))],
    }))
  }
  if (/\.cook$/i.test(name)) return [{ name, read: async () => [titled(recipeFromCooklang(text), name)] }]
  return [
    {
      name,
      read: async () => {
        return recipesOf(/\.html?$/i.test(name) ? importFromPage(text) : importFromText(text))
      },
    },
  ]
}

async function partsOf({ entries, budget }: Archive, depth: number): Promise<CollectionPart[]> {
  const database = entries.find(({ name }) => fileName(name) === 'database.json')
  if (database) return mealieBackup(database, entries)
  const parts: CollectionPart[] = []
  for (const entry of entries) {
    const { name } = entry
    if (/\.paprikarecipe$/i.test(name)) {
      parts.push({ name: baseName(name), read: async () => [await readPaprikaRecipe(await entry.blob(), budget)] })
    } else if (/\.(?:zip|paprikarecipes)$/i.test(name) && depth < DEEPEST) {
      const inner = async () => partsOf(await openArchive(await entry.blob(), budget), depth + 1)
      parts.push({ name: baseName(name), read: async () => readAll(await inner()) })
    } else if (/\.json(?:ld)?$/i.test(name)) parts.push(jsonFile(entry, entries))
    else if (/\.html?$/i.test(name)) {
      const findPicture = (path: string) => bytesAt(entries, folderOf(name) + decoded(path.replace(/^\.\//, '')))
      parts.push(...partsOfText(await entry.text(), fileName(name), findPicture))
    } else if (/\.cook$/i.test(name)) parts.push(cooklangFile(entry, entries))
    else if (/\.(?:txt|md|mhtml|mht)$/i.test(name) && !/^readme/i.test(fileName(name)))
      parts.push({
        name: baseName(name),
        read: async () => readAll(partsOfText(await entry.text(), fileName(name), async () => null)),
      })
  }
  return parts
}

async function readAll(parts: readonly CollectionPart[]): Promise<ImportedRecipe[]> {
  const recipes: ImportedRecipe[] = []
  for (const part of parts) recipes.push(...(await part.read()))
  if (recipes.length === 0) throw new Error('There’s no recipe in this file.')
  return recipes
}

function jsonFile(entry: ArchiveEntry, entries: readonly ArchiveEntry[]): CollectionPart {
  const folder = folderOf(entry.name)
  const name = baseName(entry.name) === 'recipe' ? fileName(folder.slice(0, -1)) || 'recipe' : baseName(entry.name)
  return {
    name,
    async read() {
      const recipes = jsonRecipes(await entry.text())
      if (recipes.length === 0) throw new Error('There’s no recipe in this file.')
      const beside = recipes.length === 1 ? await bytesOf(pictureBeside(entry, entries)) : null
      return recipes.map((recipe) => recipe.read(beside))
    },
  }
}

/** The names programs give to the full picture of the recipe in the same folder, best first. */
function pictureBeside(entry: ArchiveEntry, entries: readonly ArchiveEntry[]): ArchiveEntry | undefined {
  const folder = folderOf(entry.name)
  const wanted = [
    (name: string) => /^(?:images\/)?original\.\w+$/i.test(name),
    (name: string) => /^(?:full|image)\.\w+$/i.test(name),
    sameName(baseName(entry.name)),
  ]
  const near = entries.filter(({ name }) => name.startsWith(folder) && PICTURE.test(name))
  for (const isWanted of wanted) {
    const found = near.find(({ name }) => isWanted(name.slice(folder.length)))
    if (found) return found
  }
  return undefined
}

const sameName =
  (base: string) =>
  (name: string): boolean =>
    name.replace(/\.\w+$/, '').toLowerCase() === base.toLowerCase()

function cooklangFile(entry: ArchiveEntry, entries: readonly ArchiveEntry[]): CollectionPart {
  const folder = folderOf(entry.name)
  const base = baseName(entry.name)
  return {
    name: base,
    async read() {
      const recipe = titled(recipeFromCooklang(await entry.text()), base)
      const isOurs = sameName(base)
      const beside = entries.find(
        ({ name }) => folderOf(name) === folder && PICTURE.test(name) && isOurs(fileName(name)),
      )
      const picture = await bytesOf(beside)
      return [picture ? { ...recipe, picture } : recipe]
    },
  }
}

/** Cooklang takes the title from the file's name. */
function titled({ draft, remarks }: ImportedRecipe, name: string): ImportedRecipe {
  if (draft.title !== '') return { draft, remarks }
  const named = { ...draft, title: name.replace(/\.cook$/i, '') }
  const untitled = missing(draft, { ingredients: true, steps: true, minutes: true, servings: true })
  return { draft: named, remarks: remarks.filter((remark) => !untitled.includes(remark)) }
}

async function mealieBackup(database: ArchiveEntry, entries: readonly ArchiveEntry[]): Promise<CollectionPart[]> {
  const pictures = new Map(
    entries.flatMap((entry) => {
      const [, id] = /(?:^|\/)recipes\/([^/]+)\/images\/original\.\w+$/.exec(entry.name) ?? []
      return id ? [[plainId(id), entry] as const] : []
    }),
  )
  return mealieDatabaseRecipes(parseLenientJson(await database.text())).map(({ id, node }) => ({
    name: String(node.name ?? 'recipe'),
    read: async () => [mealieRecipe(node, await bytesOf(pictures.get(id)))],
  }))
}

const bytesOf = async (entry: ArchiveEntry | undefined) => (entry ? entry.bytes() : null)

const bytesAt = (entries: readonly ArchiveEntry[], path: string) =>
  bytesOf(entries.find(({ name }) => name === path.normalize('NFC')))

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)
const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const baseName = (path: string): string => fileName(path).replace(/\.[^.]+$/, '')

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
