// The service worker's caches other than the precache, and their limits.
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type StrategyOptions } from 'workbox-strategies'
import { KEPT_RECIPES } from '#web/device/offline.ts'
import { SHARED_CACHE } from '#web/device/shared-files.ts'

/** How long to wait for a slow network before using the cache. */
const PATIENCE_SECONDS = 4

const DOCUMENTS = 'documents-'
const SEEN_RECIPES = 'seen-recipes'
const ARTICLES = 'articles'
const PICTURES = 'pictures'
const ASSETS = 'assets'

type Plugins = NonNullable<StrategyOptions['plugins']>

function limited(cacheName: string, maxEntries: number, plugins: Plugins = []) {
  return {
    cacheName,
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
      ...plugins,
    ],
  }
}

/** Documents name the scripts of their build, so each build has its own cache. */
export const documentsOf = (build: string, plugins: Plugins) =>
  new NetworkFirst({ networkTimeoutSeconds: PATIENCE_SECONDS, ...limited(DOCUMENTS + build, 60, plugins) })

/** The same cache, for documents that hardly ever change: stale-while-revalidate. */
export const framesOf = (build: string, plugins: Plugins) =>
  new StaleWhileRevalidate(limited(DOCUMENTS + build, 60, plugins))

/** Recipes that were opened or marked as favorites. A separate cache, so that browsing lists doesn't evict them. */
export const cachedRecipes = new NetworkFirst(limited(KEPT_RECIPES, 500))

export const seenRecipes = new NetworkFirst({
  networkTimeoutSeconds: PATIENCE_SECONDS,
  ...limited(SEEN_RECIPES, 300, [{ handlerDidError: ({ request }) => caches.match(request) }]),
})

export const articles = new NetworkFirst({
  networkTimeoutSeconds: PATIENCE_SECONDS,
  ...limited(ARTICLES, 50),
})

/** Stale while revalidate. */
export const pictures = new StaleWhileRevalidate(
  limited(PICTURES, 300, [{ handlerDidError: ({ request }) => otherSizeOf(request.url) }]),
)

/** Scripts of a newer build, whose worker waits until this build's pages are closed. */
export const assets = new CacheFirst(limited(ASSETS, 200))

/** "/img/recipes/7-960.avif" and "/img/recipes/7-480.avif" are one picture. */
async function otherSizeOf(address: string): Promise<Response | undefined> {
  const cache = await caches.open(PICTURES)
  const name = pictureName(address)
  const other = (await cache.keys()).find(({ url }) => pictureName(url) === name)
  return other && cache.match(other)
}

const pictureName = (address: string) => new URL(address).pathname.replace(/-\d+\.avif$/, '')

/** Everything that reveals what a person looked at. Scripts don't. */
export async function forgetWhatWasSeen() {
  for (const name of await caches.keys()) {
    if (!name.startsWith(DOCUMENTS) && ![KEPT_RECIPES, SEEN_RECIPES, ARTICLES, PICTURES, SHARED_CACHE].includes(name))
      continue
    await caches.delete(name)
    // Workbox's expiration database contains addresses too.
    await new CacheExpiration(name, { maxEntries: 1 }).delete()
  }
}

export async function dropOtherBuilds(build: string) {
  for (const name of await caches.keys()) {
    if (name.startsWith(DOCUMENTS) && name !== DOCUMENTS + build) await caches.delete(name)
  }
}
