// Reads the recipe behind a public link of this site. The browser fetches it, because the server only imports from
// other sites.
import { importFromPage } from '#domain/exchange/recipe-import.ts'
import { fetchInTime } from '#web/data/fetch-in-time.ts'
import type { FoundRecipe } from './found-recipe.ts'

const GONE = 'This recipe is no longer shared. Ask the person who sent the link.'

export async function readSharedRecipe(token: string): Promise<FoundRecipe> {
  const address = `${window.location.origin}/shared/${token}`
  const response = await fetchInTime(address)
  if (response.status === 404) throw new Error(GONE)
  if (!response.ok) throw new Error('We couldn’t read the recipe. Try again in a moment.')
  const read = importFromPage(await response.text(), address)
  if (!read.ok) throw new Error(read.message)
  const [{ draft, remarks }] = read.recipes
  const named = { ...draft, instructions: `${draft.instructions}\nSource: ${address}` }
  if (draft.image !== `${address}/photo`) return { draft: named, remarks, photo: null }
  // The photo's URL stops working when the link is revoked, so it is copied.
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
