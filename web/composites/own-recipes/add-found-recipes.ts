// Saves imported recipes and their pictures.
import { CENTER } from '#domain/photo/photo-rules.ts'
import { checkRecipeDraft } from '#domain/recipe/custom-recipe.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { DEVICE_KEYS } from '#domain/sync/device-state.ts'
import { whenStored } from '#web/device/device-store.ts'
import type { SmallPhoto } from '#web/device/photo-database.ts'
import { inSlices } from '#web/device/slices.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import type { FoundRecipe } from '#web/features/recipe-import/found-recipe.ts'
import { countText } from '#web/ui/format.ts'
import { notify } from '#web/ui/toast-store.ts'
import { fileImported } from './file-imported.ts'

type PhotoStore = typeof import('#web/device/photo-store.ts')
const photoStore = (): Promise<PhotoStore> => import('#web/device/photo-store.ts')

/** Resolves with their ids. `undoMore`: what came with them. */
export async function addFoundRecipes(found: readonly FoundRecipe[], undoMore = () => {}): Promise<RecipeId[]> {
  const { keepPhoto } = await photoStore() // before anything is added: it may not load
  const complete: Pick<FoundRecipe, 'draft' | 'photo'>[] = []
  await inSlices(found, ({ draft, photo }) => {
    const checked = checkRecipeDraft(draft)
    if (checked.ok) complete.push({ draft: checked.draft, photo })
  })
  const ids = useCustomRecipes.getState().addAll(complete.map(({ draft }) => draft))
  const lost = await keepPictures(
    complete.map(({ photo }, at) => ({ id: ids[at], photo })),
    keepPhoto,
  )
  const fileBack = fileImported(
    complete.flatMap(({ draft }, at) => (ids[at] ? [{ id: ids[at], about: draft.about }] : [])),
  )
  await whenStored(DEVICE_KEYS.customRecipes)
  const undo = () => {
    useCustomRecipes.getState().removeAll(ids)
    fileBack()
    undoMore()
    dropPictures(ids)
  }
  // Only now: people who read it may leave the page, and what isn't stored by then is lost.
  notify(`Added ${countText(ids.length, 'recipe')}.`, { action: { label: 'Undo', onSelect: undo } })
  if (lost > 0) notify(`${countText(lost, 'picture')} didn’t fit on this device.`, { tone: 'danger' })
  return ids
}

interface Picture {
  id: RecipeId | undefined
  photo: SmallPhoto | null
}

/** How many couldn't be stored. */
async function keepPictures(pictures: readonly Picture[], keepPhoto: PhotoStore['keepPhoto']): Promise<number> {
  let lost = 0
  for (const { id, photo } of pictures)
    if (photo && id !== undefined) await keepPhoto(id, photo, CENTER).catch(() => lost++)
  return lost
}

const dropPictures = (ids: readonly RecipeId[]) =>
  photoStore()
    .then(({ setPhotoOrphan }) => Promise.all(ids.map((id) => setPhotoOrphan(id, true))))
    .catch(() => undefined) // this browser can't store photos
