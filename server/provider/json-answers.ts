// Answers as JSON bytes. A recipe is written once and kept as long as it lives; only the origin of its addresses is put in.
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { RecipeInformation } from '#domain/provider.ts'

// JSON writes this sign as an escape that no recipe holds, so the text can be cut there.
const MARK = '\u0000'
const CUT = JSON.stringify(MARK).slice(1, -1)

const textParts = new WeakMap<object, string[]>()
const marked = (address: string) => (address.startsWith('/') ? MARK + address : address)

/** A recipe's JSON with absolute addresses. */
export function recipeJson(recipe: RecipeInformation, origin: string): string {
  let parts = textParts.get(recipe)
  if (!parts) {
    parts = JSON.stringify({ ...recipe, image: marked(recipe.image), sourceUrl: marked(recipe.sourceUrl) }).split(CUT)
    textParts.set(recipe, parts)
  }
  return parts.join(origin)
}

export const absolute = (address: string, origin: string): string =>
  address.startsWith('/') ? origin + address : address

export const entityTag = (body: string | Uint8Array): string =>
  `W/"${createHash('sha1').update(body).digest('base64url').slice(0, 16)}"`

export const JSON_TYPE = 'application/json; charset=utf-8'
/** As long as the site itself takes an answer for fresh. */
export const FRESH = 'public, max-age=300'

type Headers = Record<string, string>

export interface WrittenRecipe {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
  /** Of an unchanged, a plain and a compressed answer. */
  headers: { unchanged: Headers; plain: Headers; compressed: Headers }
  /** Made when the first reader asks for it. */
  brotli(): Uint8Array<ArrayBuffer>
}

/** Origins that are remembered: the public one, and a few that a proxy or a test may use. */
const MOST_ORIGINS = 4
const byOrigin = new Map<string, WeakMap<object, WrittenRecipe>>()

function writtenFor(origin: string): WeakMap<object, WrittenRecipe> {
  const known = byOrigin.get(origin)
  if (known) return known
  const oldest = byOrigin.keys().next().value
  if (byOrigin.size >= MOST_ORIGINS && oldest !== undefined) byOrigin.delete(oldest)
  const fresh = new WeakMap<object, WrittenRecipe>()
  byOrigin.set(origin, fresh)
  return fresh
}

export function writtenRecipe(recipe: RecipeInformation, origin: string): WrittenRecipe {
  const written = writtenFor(origin)
  let known = written.get(recipe)
  if (!known) {
    const bytes = new TextEncoder().encode(recipeJson(recipe, origin))
    let compressed: Uint8Array<ArrayBuffer> | undefined
    const brotli = () => {
      compressed ??= Uint8Array.from(brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
      return compressed
    }
    const etag = entityTag(bytes)
    const unchanged = { 'Cache-Control': FRESH, ETag: etag, Vary: 'Accept-Encoding' }
    const plain = { ...unchanged, 'Content-Type': JSON_TYPE }
    known = { bytes, etag, brotli, headers: { unchanged, plain, compressed: { ...plain, 'Content-Encoding': 'br' } } }
    written.set(recipe, known)
  }
  return known
}
