// Photos of recipes as pages show them. For how they are stored, see photo-store.ts.
import { create } from 'zustand'
import { type RecipeId, recipeId } from '#domain/recipe-id.ts'

export interface ShownPhoto {
  url: string
  /** As CSS object-position. */
  position: string
}

const STORED_AS = 'dish-photos'

interface ShownPhotos {
  photos: ReadonlyMap<RecipeId, ShownPhoto>
  /** The site's recipes that the household has a photo of: for all others, nothing is loaded. */
  ofSite: ReadonlySet<RecipeId>
}

export const useShownPhotos = create<ShownPhotos>(() => ({ photos: new Map(), ofSite: new Set(savedIds()) }))

function savedIds(): RecipeId[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? '[]')
    return Array.isArray(saved) ? saved.map(recipeId).filter((id) => id !== null) : []
  } catch {
    return [] // on the server, in a browser that stores nothing, or not ours
  }
}

export function setPhotosOfSite(ids: Iterable<RecipeId>) {
  const ofSite = new Set(ids)
  useShownPhotos.setState({ ofSite })
  try {
    if (ofSite.size > 0) localStorage.setItem(STORED_AS, JSON.stringify([...ofSite]))
    else localStorage.removeItem(STORED_AS)
  } catch {
    // Without space, the photos are shown until the page is reloaded, and again after the next sync.
  }
}
