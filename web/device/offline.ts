// What the page and its service worker (web/app/offline) agree on, and how the page talks to it.

export const SERVICE_WORKER = '/service-worker.js'

/** Answers about recipes that were opened or marked with a heart on this device. */
export const KEPT_RECIPES = 'kept-recipes'

export type OfflineMessage =
  /** Recipes by number, and addresses of a document and pictures that were loaded before the worker was there. */
  | { type: 'keep'; recipes: readonly string[]; addresses: readonly string[] }
  /** As `keep`, but what is there already is good enough. */
  | { type: 'keep-missing'; recipes: readonly string[] }
  /** Everything that tells what a person looked at. */
  | { type: 'forget' }

export const recipeAnswerAddress = (id: string) =>
  `/api/recipes/${encodeURIComponent(id)}/information?includeNutrition=true`

/** Resolves once the message is on its way; where no worker runs there is nobody to tell. */
export async function tellWorker(message: OfflineMessage) {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage(message)
}

type PathListener = (pathname: string) => void

let listener: PathListener | null = null
let waiting: string[] = []

/** A page was shown at this path. Until somebody listens, the paths wait. */
export function noteOpened(pathname: string) {
  if (listener) listener(pathname)
  else waiting.push(pathname)
}

export function onOpened(given: PathListener) {
  listener = given
  for (const pathname of waiting) given(pathname)
  waiting = []
}
