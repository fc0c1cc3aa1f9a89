// What another app shared, from the service worker that received it to the page that imports it. It waits in a cache,
// because a file is too large for an address.
import { SHARE_TARGET } from '#domain/site/share-target.ts'

export const SHARED_CACHE = 'shared-with-us'
const NAME = 'X-Name'
const TEXTS = `${SHARE_TARGET}/texts`
const MOST_FILES = 20

export interface SharedWithUs {
  texts: URLSearchParams
  files: File[]
}

/** Keeps only what was shared last. */
export async function keepShared(form: FormData): Promise<void> {
  await caches.delete(SHARED_CACHE)
  const cache = await caches.open(SHARED_CACHE)
  const entries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  await cache.put(TEXTS, new Response(new URLSearchParams(entries).toString()))
  const files = [...form.values()].filter((value) => value instanceof File)
  for (const [at, file] of files.slice(0, MOST_FILES).entries()) {
    const headers = { 'Content-Type': file.type, [NAME]: encodeURIComponent(file.name) }
    await cache.put(`${SHARE_TARGET}/${at}`, new Response(file, { headers }))
  }
}

/** Once; null if nothing waits. */
export async function takeShared(): Promise<SharedWithUs | null> {
  if (!('caches' in globalThis)) return null
  const cache = await caches.open(SHARED_CACHE)
  const texts = await cache.match(TEXTS)
  const files: File[] = []
  for (const request of texts ? await cache.keys() : []) {
    const cached = await cache.match(request)
    const name = cached?.headers.get(NAME)
    if (cached && name)
      files.push(
        new File([await cached.blob()], decodeURIComponent(name), { type: cached.headers.get('Content-Type') ?? '' }),
      )
  }
  await caches.delete(SHARED_CACHE)
  return texts ? { texts: new URLSearchParams(await texts.text()), files } : null
}
