// Photos of own recipes as pages show them. What is kept and how is in photo-store.ts, loaded when one is asked for.
import { useEffect } from 'react'
import { create } from 'zustand'
import type { RecipeId } from '#domain/recipe/recipe-id.ts'

export interface ShownPhoto {
  url: string
  /** As CSS object-position. */
  position: string
}

export const useShownPhotos = create<{ photos: ReadonlyMap<RecipeId, ShownPhoto> }>(() => ({ photos: new Map() }))

/** Null without a photo, on the server, and until it has been read. */
export function usePhoto(id: RecipeId): ShownPhoto | null {
  useEffect(() => {
    import('./photo-store.ts').then(({ showPhoto }) => showPhoto(id)).catch(() => undefined) // without it the page shows the recipe's other picture
  }, [id])
  return useShownPhotos(({ photos }) => photos.get(id)) ?? null
}
