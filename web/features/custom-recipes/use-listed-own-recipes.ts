// The reader's own recipes in a list. What it takes is loaded only where this device keeps any.
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { DEVICE_KEYS } from '#domain/sync/device-state.ts'

type Parts = typeof import('./listed-own-recipes.tsx')

const NONE: CustomRecipe[] = []
let parts: Parts | null = null

/** Done at once where the device keeps none. Awaited with the page's script, so that the list opens in one piece. */
export async function ownRecipesReady() {
  if (parts || import.meta.env.SSR || !areKept()) return
  try {
    parts = await import('./listed-own-recipes.tsx')
  } catch {
    // No network: the list goes without them, and the next one tries again.
  }
}

export function useListedOwnRecipes(list: { search: string; cuisine: string | undefined }) {
  const [loaded, setLoaded] = useState(parts)
  useEffect(() => {
    const load = () => ownRecipesReady().then(() => setLoaded(parts))
    load()
    // Another tab may write the first one.
    window.addEventListener('storage', load)
    return () => window.removeEventListener('storage', load)
  }, [])
  const subscribe = useCallback(
    (onChange: () => void) => loaded?.useCustomRecipes.subscribe(onChange) ?? (() => undefined),
    [loaded],
  )
  const kept = useSyncExternalStore(
    subscribe,
    () => loaded?.useCustomRecipes.getState().recipes ?? NONE,
    () => NONE,
  )
  return {
    recipes: loaded ? kept.filter((recipe) => loaded.customRecipeIsIn(recipe, list)) : NONE,
    /** Gives its child the recipe as the site shows it. */
    View: loaded?.OwnRecipeView ?? Nothing,
  }
}

const Nothing: Parts['OwnRecipeView'] = () => null

function areKept() {
  try {
    return localStorage.getItem(DEVICE_KEYS.customRecipes) !== null
  } catch {
    return false // where the browser forbids storage there is nothing to show
  }
}
