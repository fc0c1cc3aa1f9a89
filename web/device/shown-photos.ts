// Photos of own recipes as pages show them. For how they are stored, see photo-store.ts.
import { create } from 'zustand'
import type { RecipeId } from '#domain/recipe-id.ts'

export interface ShownPhoto {
  url: string
  /** As CSS object-position. */
  position: string
}

export const useShownPhotos = create<{ photos: ReadonlyMap<RecipeId, ShownPhoto> }>(() => ({ photos: new Map() }))
