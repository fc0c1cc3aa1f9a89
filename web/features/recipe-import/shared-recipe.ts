// Reads the recipe or the collection behind a public link of this site. The browser fetches it, because the server only imports from
// other sites.
import { jsonLdValues } from '#domain/exchange/html-json-ld.ts'
import { readHtml } from '#domain/exchange/html-tree.ts'
import { type ImportedRecipe, importFromPage } from '#domain/exchange/recipe-import.ts'
import { recipeFromNode } from '#domain/exchange/recipe-json-ld.ts'
import { isObject, objectOf, objectsOf, positive, textOf } from '#domain/json.ts'
import { isEmbeddedId, type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { fetchInTime } from '#web/data/fetch-in-time.ts'
import type { FoundRecipe } from './found-recipe.ts'

const gone = (what: string) => `This ${what} is no longer shared. Ask the person who sent the link.`

export async function readSharedRecipe(token: string): Promise<FoundRecipe> {
  const address = `${window.location.origin}/shared/${token}`
  const response = await fetchInTime(address)
  if (response.status === 404) throw new Error(gone('recipe'))
  if (!response.ok) throw new Error('We couldn’t read the recipe. Try again in a moment.')
  const read = importFromPage(await response.text(), address)
  if (!read.ok) throw new Error(read.message)
  return copied(read.recipes[0], address)
}

/** Named after where it comes from, and with its photo: the photo's URL stops working when the link is revoked. */
async function copied({ draft, remarks }: ImportedRecipe, address: string): Promise<FoundRecipe> {
  const named = { ...draft, instructions: `${draft.instructions}\nSource: ${address}` }
  if (draft.image !== `${address}/photo`) return { draft: named, remarks, photo: null }
  const photo = await copyPhoto(draft.image).catch(() => null)
  return {
    draft: { ...named, image: '' },
    remarks: photo ? remarks : [...remarks, 'We couldn’t open its picture.'],
    photo,
  }
}

async function copyPhoto(address: string) {
  const response = await fetchInTime(address)
  if (!response.ok) throw new Error('There’s no photo here.')
  const { shrinkPhoto } = await import('#web/device/shrink-photo.ts')
  return shrinkPhoto(await response.blob())
}

export interface SharedCollection {
  name: string
  note: string
  recipes: number
  /** The site's. */
  ours: RecipeId[]
  /** What it has of its own, still without photos. */
  own: { recipe: ImportedRecipe; address: string }[]
}

/** All pages of it. */
export async function readSharedCollection(token: string): Promise<SharedCollection> {
  const address = `${window.location.origin}/shared/collections/${token}`
  const shared: SharedCollection = { name: '', note: '', recipes: 0, ours: [], own: [] }
  for (let after = 0; after === 0 || after < shared.recipes; ) {
    const list = await readPage(`${address}?after=${after}`)
    const items = objectsOf(list.itemListElement)
    shared.name = textOf(list.name)
    shared.note = textOf(list.description)
    shared.recipes = positive(list.numberOfItems)
    for (const item of items) addItem(shared, objectOf(item.item), address)
    if (items.length === 0) break
    after += PER_PAGE
  }
  return shared
}

const PER_PAGE = 30

function addItem(shared: SharedCollection, node: ReturnType<typeof objectOf>, address: string) {
  const url = textOf(node.url)
  const id = url.startsWith(`${window.location.origin}/recipes/`) ? recipeId(url.split('/').at(-1)) : null
  if (id !== null && isEmbeddedId(id)) shared.ours.push(id)
  else if (url.startsWith(`${address}/`)) shared.own.push({ recipe: recipeFromNode(node, url), address: url })
}

async function readPage(address: string) {
  const response = await fetchInTime(address)
  if (response.status === 404) throw new Error(gone('collection'))
  if (!response.ok) throw new Error('We couldn’t read the collection. Try again in a moment.')
  const [list] = jsonLdValues(readHtml(await response.text()))
  return isObject(list) ? list : {}
}

/** With their photos, a few at a time. */
export async function copyShared({ own }: SharedCollection): Promise<FoundRecipe[]> {
  const found: FoundRecipe[] = []
  for (let at = 0; at < own.length; at += PHOTOS_AT_ONCE)
    found.push(
      ...(await Promise.all(own.slice(at, at + PHOTOS_AT_ONCE).map(({ recipe, address }) => copied(recipe, address)))),
    )
  return found
}

const PHOTOS_AT_ONCE = 4
