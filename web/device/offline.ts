// What the page and its service worker (web/app/offline) share: names and messages.

import type { RecipeId } from '#domain/recipe-id.ts'

export const SERVICE_WORKER = '/service-worker.js'

/** The cache of recipes that were opened or marked as favorites on this device. */
export const KEPT_RECIPES = 'kept-recipes'

export type OfflineMessage =
  /** Recipes, and documents and pictures that were loaded before the worker was active. */
  | { type: 'keep'; recipes: readonly RecipeId[]; addresses: readonly string[] }
  /** Like `keep`, but doesn't refresh what is already cached. */
  | { type: 'keep-missing'; recipes: readonly RecipeId[] }
  /** Clear everything that reveals what a person looked at. */
  | { type: 'forget' }

export const recipeResponseAddress = (id: RecipeId) => `/api/recipes/${id}/information?includeNutrition=true`

/** Does nothing if no worker is running. */
export async function tellWorker(message: OfflineMessage) {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage(message)
}

type PathListener = (pathname: string) => void

let listener: PathListener | null = null
let waiting: string[] = []

/** Queued until a listener is registered. */
export function noteOpened(pathname: string) {
  if (listener) listener(pathname)
  else waiting.push(pathname)
}

export function onOpened(given: PathListener) {
  listener = given
  for (const pathname of waiting) given(pathname)
  waiting = []
}
