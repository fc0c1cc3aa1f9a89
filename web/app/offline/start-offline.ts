// Starts the service worker and tells it what to cache. Loaded well after the page is ready.
import { isCustomRecipeId, recipeId } from '#domain/recipe-id.ts'
import { matchPattern } from '#domain/site/route-pattern.ts'
import { useSession } from '#web/data/session.ts'
import { onOpened, SERVICE_WORKER, tellWorker } from '#web/device/offline.ts'
import { scriptAddress } from '#web/device/script-address.ts'
import { useFavorites } from '#web/features/favorites/favorites-store.ts'

export async function startOffline() {
  // Without a controller, nothing that this document has loaded so far went through the worker.
  const alone = navigator.serviceWorker.controller === null
  await navigator.serviceWorker.register(scriptAddress(SERVICE_WORKER))
  await navigator.serviceWorker.ready
  if (alone) await tellWorker({ type: 'keep', recipes: [], addresses: loadedSoFar() })
  onOpened((pathname) => {
    const id = recipeId((matchPattern('/recipes/:id', pathname) ?? matchPattern('/recipes/:id/cook', pathname))?.id)
    if (id !== null && !isCustomRecipeId(id)) tellWorker({ type: 'keep', recipes: [id], addresses: [] })
  })
  keepFavorites()
  useFavorites.subscribe(keepFavorites)
  // Signing out clears the worker's caches; favorites belong to the device and stay.
  useSession.subscribe(({ user }, before) => {
    if (before.user?.id !== user?.id) keepFavorites()
  })
}

function keepFavorites() {
  const recipes = useFavorites.getState().favorites.filter((id) => !isCustomRecipeId(id))
  if (recipes.length > 0) tellWorker({ type: 'keep-missing', recipes })
}

function loadedSoFar() {
  const pictures = [...document.images]
    .filter((image) => image.complete && image.naturalWidth > 0)
    .map((image) => new URL(image.currentSrc))
    .filter((address) => address.origin === window.location.origin && address.pathname.startsWith('/img/'))
  return [window.location.pathname + window.location.search, ...pictures.map(String)]
}
