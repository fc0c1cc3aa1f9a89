// Starts the service worker and tells it what is worth keeping. Loaded long after the page is ready.
import { isCustomRecipeId } from '#domain/recipe/recipe-ids.ts'
import { matchPattern } from '#domain/site/route-pattern.ts'
import { useSession } from '#web/data/session.ts'
import { onOpened, SERVICE_WORKER, tellWorker } from '#web/device/offline.ts'
import { useFavorites } from '#web/features/favorites/favorites-store.ts'

export async function startOffline() {
  // What this document loaded so far has passed no worker if it has none.
  const alone = navigator.serviceWorker.controller === null
  await navigator.serviceWorker.register(SERVICE_WORKER)
  await navigator.serviceWorker.ready
  if (alone) await tellWorker({ type: 'keep', recipes: [], addresses: loadedSoFar() })
  onOpened((pathname) => {
    const id = matchPattern('/recipes/:id', pathname)?.id
    if (id && isProviderRecipe(id)) tellWorker({ type: 'keep', recipes: [id], addresses: [] })
  })
  keepFavorites()
  useFavorites.subscribe(keepFavorites)
  // The worker forgets when a member leaves; the hearts belong to the device and stay.
  useSession.subscribe(({ user }, before) => {
    if (before.user?.id !== user?.id) keepFavorites()
  })
}

function keepFavorites() {
  const recipes = useFavorites.getState().favorites.map(String).filter(isProviderRecipe)
  if (recipes.length > 0) tellWorker({ type: 'keep-missing', recipes })
}

const isProviderRecipe = (id: string) => /^\d+$/.test(id) && !isCustomRecipeId(Number(id))

function loadedSoFar() {
  const pictures = [...document.images]
    .filter((image) => image.complete && image.naturalWidth > 0)
    .map((image) => new URL(image.currentSrc))
    .filter((address) => address.origin === window.location.origin && address.pathname.startsWith('/img/'))
  return [window.location.pathname + window.location.search, ...pictures.map(String)]
}
