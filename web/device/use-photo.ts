// Loads the code for photos when the first recipe that may have one is shown.
import { useEffect } from 'react'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe-id.ts'
import { type ShownPhoto, useShownPhotos } from './shown-photos.ts'

/** Null without a photo, on the server, and until it has been read. */
export function usePhoto(id: RecipeId): ShownPhoto | null {
  const mayHaveOne = useShownPhotos(({ ofSite }) => isCustomRecipeId(id) || ofSite.has(id))
  useEffect(() => {
    if (!mayHaveOne) return
    import('./photo-store.ts').then(({ showPhoto }) => showPhoto(id)).catch(() => undefined) // without it the page shows the default picture
  }, [id, mayHaveOne])
  return useShownPhotos(({ photos }) => photos.get(id)) ?? null
}
