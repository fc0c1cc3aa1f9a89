// Caches responses that are the same for everyone (pages, recipes as JSON), because building one costs more than three
// times as much as sending its bytes. A handler says how long its response may be cached; encodings, entity tags,
// revalidation, rate limits and the log are handled here.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { type CachedResponse, cachedResponse, type Variant } from './cached-response.ts'
import type { AddressOf } from './client-address.ts'
import { acceptedEncoding } from './compression.ts'
import { namesTag } from './entity-tag.ts'
import type { Listener } from './listen.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { RequestLogger } from './request-log.ts'
import { createResponseStore } from './response-store.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Set by a handler whose response is the same for everyone. */
    cacheable: { body: Uint8Array<ArrayBuffer>; forMs: number; versions: number }
  }
}

const MOST_BYTES = 40_000_000
/** Longest host and path in a cache key, because anyone can make up long ones. */
const LONGEST_KEY = 300

export interface ResponseCacheOptions {
  addressOf: AddressOf
  /** For requests under /api. */
  limiter: RateLimiter
  logRequest: RequestLogger
}

/**
 * Caches the response to this request for the given time. A page with random recipes is built up to `draws` times, and
 * every visitor gets one of these versions.
 */
export function cacheForEveryone(c: Context, body: Uint8Array<ArrayBuffer>, forMs: number, versions = 1): Response {
  c.set('cacheable', { body, forMs, versions })
  return c.body(body)
}

export interface ResponseCache {
  /** Wraps the application's handlers. */
  keep: MiddlewareHandler
  /** Runs before the application. */
  before(listener: Listener): Listener
}

interface Requested {
  encoding: string | undefined
  tag: string | undefined
}

const variantFor = (entry: CachedResponse, { encoding, tag }: Requested): Variant | Promise<Variant> =>
  namesTag(tag, entry.etag) ? entry.unchanged : entry.whole(acceptedEncoding(encoding))

const keyOf = ({ headers, url = '' }: IncomingMessage) => `${headers.host} ${url}`
/** The first version is stored under the page's own key and says how many there are. */
const versionKey = (key: string, version: number) => (version === 0 ? key : `${key} ${version}`)

interface CacheEntry extends CachedResponse {
  versions: number
}

export function createResponseCache({ addressOf, limiter, logRequest }: ResponseCacheOptions): ResponseCache {
  const store = createResponseStore<CacheEntry>(MOST_BYTES)

  /** A random version of the page; undefined if that one still has to be built. */
  function find(key: string): CachedResponse | undefined {
    const first = store.get(key)
    const version = first ? Math.floor(Math.random() * first.versions) : 0
    return version === 0 ? first : store.get(versionKey(key, version))
  }

  function add(key: string, entry: CacheEntry, forMs: number) {
    const places = Array.from({ length: entry.versions }, (_, version) => versionKey(key, version))
    const free = entry.versions === 1 ? key : places.find((place) => !store.get(place))
    if (free !== undefined) store.set(free, entry, forMs)
  }

  const keep: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = async (c, next) => {
    await next()
    const cacheable = c.get('cacheable')
    if (!cacheable || c.res.status !== 200) return
    const entry = cachedResponse(cacheable.body, c.res.headers)
    const incoming = c.env?.incoming // an in-process request has none
    const key = incoming ? keyOf(incoming) : ''
    const { versions, forMs } = cacheable
    if (key !== '' && key.length <= LONGEST_KEY) add(key, { ...entry, versions }, forMs)
    const requested = { encoding: c.req.header('accept-encoding'), tag: c.req.header('if-none-match') }
    const { status, headers, body } = await variantFor(entry, requested)
    const pairs: [string, string][] = []
    for (let at = 0; at < headers.length; at += 2) pairs.push([headers[at] ?? '', headers[at + 1] ?? ''])
    c.res = undefined // its headers would be mixed in
    c.res = new Response(body, { status, headers: pairs })
  }

  function responseFor(request: IncomingMessage): CachedResponse | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const entry = find(keyOf(request))
    if (!entry || !request.url?.startsWith('/api/')) return entry
    const address = addressOf(request.socket.remoteAddress, request.headers['x-forwarded-for']?.toString())
    return limiter.take(address) === 0 ? entry : undefined // over the limit: let the application send the full error
  }

  function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Variant) {
    const logged = logRequest(request.headers['x-request-id']?.toString(), request.method ?? '')
    response.writeHead(status, [...headers, 'x-request-id', logged.id])
    response.end(request.method === 'HEAD' ? null : body)
    logged.done(request.url ?? '', status)
  }

  return {
    keep,
    before: (listener) => (request, response) => {
      const entry = responseFor(request)
      if (!entry) return listener(request, response)
      const { 'accept-encoding': encoding, 'if-none-match': tag } = request.headers
      const variant = variantFor(entry, { encoding: encoding?.toString(), tag })
      if ('then' in variant)
        variant.then(
          (variant) => send(request, response, variant),
          () => listener(request, response),
        )
      else send(request, response, variant)
    },
  }
}
