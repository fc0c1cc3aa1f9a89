// Works between the pages and the network: keeps what was opened, and answers from it when there is no network.
// Members' calls (/auth/v1, /rest/v1) are left alone.
import { clientsClaim } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { addRoute as answerFromPrecache, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { type OfflineMessage, recipeAnswerAddress } from '#web/device/offline.ts'
import { paths } from '#web/router/paths.ts'
import {
  articles,
  assets,
  documentsOf,
  dropOtherBuilds,
  forgetWhatWasSeen,
  keptRecipes,
  pictures,
  seenRecipes,
} from './kept-caches.ts'

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

// The project's types are those of pages; this is what a worker's scope has in addition.
declare const self: {
  /** Written in by the build (build/build-service-worker.ts). */
  __WB_MANIFEST: { url: string; revision: string | null }[]
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerEvent & { data: OfflineMessage }) => void): void
}

const files = self.__WB_MANIFEST
const build = files.find(({ url }) => url === paths.offline)?.revision ?? ''

// A first worker takes the open pages at once. A later one waits until they are closed: an open page goes on with the
// scripts it was made for, and those are in the precache of the worker that it started with.
clientsClaim()
enableNavigationPreload()
precache(files)
self.addEventListener('activate', (event) => event.waitUntil(dropOtherBuilds(build)))

/** Where mails lead to, with one-time words in the address; and what is no page at all. */
const NEVER_KEPT = /^\/(?:auth|account|rest|api)(?:\/|$)/

const documents = documentsOf(build, [
  {
    cacheWillUpdate: async ({ request, response }) =>
      NEVER_KEPT.test(new URL(request.url).pathname) ? null : response,
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? matchPrecache(request),
    // Whatever the address: the stand-in page starts the application, which shows what this device has for it.
    handlerDidError: () => matchPrecache(paths.offline),
  },
])

const RECIPE_ANSWER = /^\/api\/recipes\/\d+\/information$/

registerRoute(({ request }) => request.mode === 'navigate', documents)
answerFromPrecache()
registerRoute(({ sameOrigin, url }) => sameOrigin && RECIPE_ANSWER.test(url.pathname), seenRecipes)
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/api/blog/'), articles)
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/img/'), pictures)
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), assets)

// One message after the other, or what is forgotten could come back from one that is still being kept.
let work: Promise<unknown> = Promise.resolve()

self.addEventListener('message', (event) => {
  work = work.then(() => answer(event, event.data)).catch(() => undefined) // what cannot be had now is asked for again
  event.waitUntil(work)
})

async function answer(event: WorkerEvent, message: OfflineMessage) {
  if (message.type === 'forget') return forgetWhatWasSeen()
  for (const id of message.recipes) {
    const request = new Request(recipeAnswerAddress(id))
    if (message.type === 'keep-missing' && (await isKept(request))) continue
    await done(keptRecipes.handleAll({ event, request }))
  }
  if (message.type === 'keep-missing') return
  for (const address of message.addresses) {
    const request = new Request(address)
    const strategy = new URL(request.url).pathname.startsWith('/img/') ? pictures : documents
    await done(strategy.handleAll({ event, request }))
  }
}

const isKept = async (request: Request) =>
  (await caches.match(request, { cacheName: keptRecipes.cacheName })) !== undefined

/** Waits until the answer is not only there but also kept. */
async function done([response, kept]: [Promise<unknown>, Promise<unknown>]) {
  await response.catch(() => undefined)
  await kept.catch(() => undefined)
}
