// The service worker: caches what was opened and serves it from the cache when offline. Members' requests (/auth/v1,
// /rest/v1) are never cached.
import { clientsClaim } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { matchPrecache, precache, addRoute as respondFromPrecache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { SHARE_TARGET } from '#domain/site/share-target.ts'
import { type OfflineMessage, recipeResponseAddress } from '#web/device/offline.ts'
import { keepShared } from '#web/device/shared-files.ts'
import { paths } from '#web/router/paths.ts'
import {
  articles,
  assets,
  cachedRecipes,
  documentsOf,
  dropOtherBuilds,
  forgetWhatWasSeen,
  framesOf,
  pictures,
  seenRecipes,
} from './cache-names.ts'
import { mayBeCached } from './may-be-cached.ts'

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface NotificationClick extends WorkerEvent {
  notification: Notification
}

// The project's types are for pages; these are additions for the worker.
declare const self: {
  clients: {
    matchAll: (options: { type: 'window' }) => Promise<{ url: string; focus: () => Promise<unknown> }[]>
    openWindow: (address: string) => Promise<unknown>
  }
  /** Injected by the build (build/build-service-worker.ts). */
  __WB_MANIFEST: { url: string; revision: string | null }[]
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void
  addEventListener(type: 'message', listener: (event: WorkerEvent & { data: OfflineMessage }) => void): void
}

const files = self.__WB_MANIFEST
const build = files.find(({ url }) => url === paths.offline)?.revision ?? ''

// The first worker claims open pages at once. A later one waits until they are closed: an open page needs the scripts
// of its own build, which are in the precache of the worker it started with.
clientsClaim()
enableNavigationPreload()
precache(files)
self.addEventListener('activate', (event) => event.waitUntil(dropOtherBuilds(build)))

const documentRules = [
  {
    cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
      mayBeCached(new URL(request.url).pathname, response) ? response : null,
    cachedResponseWillBeUsed: async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) =>
      cachedResponse ?? matchPrecache(request),
    // The offline page starts the application, which then shows what this device has for the address.
    handlerDidError: () => matchPrecache(paths.offline),
  },
]
const documents = documentsOf(build, documentRules)
const frames = framesOf(build, documentRules)

/**
 * Pages whose document is an empty frame, filled with this device's lists and the member's data (as in
 * build/chunks.ts).
 */
const OWN_PAGES: readonly string[] = [paths.dashboard, paths.diary(), paths.mealScheduler, paths.shoppingList]

/** A recipe, and the nutrients that its diary entry needs. */
const RECIPE_ANSWER = /^\/api\/(?:recipes\/\d+\/information|diary\/recipes\/\d+)$/

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === SHARE_TARGET,
  async ({ request }) => {
    await keepShared(await request.formData()).catch(() => undefined) // the page says that nothing came
    return Response.redirect(`${paths.addRecipe}?shared=1`, 303)
  },
  'POST',
)
registerRoute(({ request, url }) => request.mode === 'navigate' && OWN_PAGES.includes(url.pathname), frames)
registerRoute(({ request }) => request.mode === 'navigate', documents)
respondFromPrecache()
registerRoute(({ sameOrigin, url }) => sameOrigin && RECIPE_ANSWER.test(url.pathname), seenRecipes)
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/api/blog/'), articles)
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/img/'), pictures)
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), assets)

// One message at a time, otherwise a pending "keep" could bring back what "forget" removed.
let work: Promise<unknown> = Promise.resolve()

self.addEventListener('message', (event) => {
  work = work.then(() => handle(event, event.data)).catch(() => undefined) // retried on the next message
  event.waitUntil(work)
})

async function handle(event: WorkerEvent, message: OfflineMessage) {
  if (message.type === 'forget') return forgetWhatWasSeen()
  for (const id of message.recipes) {
    const request = new Request(recipeResponseAddress(id))
    if (message.type === 'keep-missing' && (await isCached(request))) continue
    await done(cachedRecipes.handleAll({ event, request }))
  }
  if (message.type === 'keep-missing') return
  for (const address of message.addresses) {
    const request = new Request(address)
    const strategy = new URL(request.url).pathname.startsWith('/img/') ? pictures : documents
    await done(strategy.handleAll({ event, request }))
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showPage(event.notification.data))
})

/** A timer's notification opens its dish: in the tab that already shows it, in any tab of the site, or in a new one. */
async function showPage(data: { address?: string } | null) {
  const address = data?.address ?? paths.home
  const pages = await self.clients.matchAll({ type: 'window' })
  const page = pages.find(({ url }) => new URL(url).pathname === address) ?? pages[0]
  if (page) await page.focus()
  else await self.clients.openWindow(address)
}

const isCached = async (request: Request) =>
  (await caches.match(request, { cacheName: cachedRecipes.cacheName })) !== undefined

/** Resolves once the response is in the cache. */
async function done([response, cached]: [Promise<unknown>, Promise<unknown>]) {
  await response.catch(() => undefined)
  await cached.catch(() => undefined)
}
