// What the backend's engine would stumble over is refused here, in words, before the engine sees it.

export interface Refusal {
  status: 400 | 404
  message: string
}

const DEEPEST = 16
const MOST_COLUMNS = 200
const LONGEST_EMAIL = 320 // 64 before the @, 255 after it
const TEXT_FIELDS = ['email', 'phone', 'password', 'token', 'token_hash', 'refresh_token', 'auth_code', 'type', 'nonce']
/**
 * Names that every object answers to. The engine keeps filters by column name in plain objects: a column called
 * "__proto__" would write into the prototype of every object of this process.
 */
const SHARED_NAMES = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])

/** Null when the engine may have it. */
export function refusedBefore(url: URL, body: Uint8Array | null): Refusal | null {
  if (/%2f|%5c|%00|\/\//i.test(url.pathname)) return { status: 404, message: 'There is nothing at this address.' }
  const columns = url.searchParams.get('select')?.split(',', MOST_COLUMNS + 1).length ?? 0
  if (columns > MOST_COLUMNS) return bad('The request asks for more columns than there are.')
  if (hasSharedName(url.searchParams)) return bad('The request has a filter that does not exist.')
  return body && body.length > 0 ? refusedBody(new TextDecoder().decode(body), url.pathname) : null
}

function refusedBody(text: string, path: string): Refusal | null {
  if (depthOf(text) > DEEPEST) return bad('The request is nested too deeply.')
  const value = asJson(text)
  if (holdsSharedName(value)) return bad('The request has a field that does not exist.')
  if (!path.startsWith('/auth/')) return null
  if (/\\u0000|\0/.test(text)) return bad('A text in the request contains characters that cannot be stored.')
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad('Send a JSON object.')
  const fields: Record<string, unknown> = { ...value }
  for (const name of TEXT_FIELDS) {
    const field = fields[name]
    if (field !== undefined && field !== null && typeof field !== 'string') return bad(`“${name}” must be a text.`)
  }
  const { email } = fields
  return typeof email === 'string' && email.length > LONGEST_EMAIL ? bad('This e-mail address is too long.') : null
}

const bad = (message: string): Refusal => ({ status: 400, message })

/** How deep the brackets of a JSON text are nested, whatever its strings hold. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (inString) {
      if (sign === '\\') at += 1
      else if (sign === '"') inString = false
    } else if (sign === '"') inString = true
    else if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth)
    else if (sign === ']' || sign === '}') depth -= 1
  }
  return deepest
}

/** Null for what is no JSON. */
function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function holdsSharedName(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(holdsSharedName)
  return Object.entries(value).some(([name, inner]) => SHARED_NAMES.has(name) || holdsSharedName(inner))
}

/** As a column, an operator, or anywhere inside a condition such as or=(a.eq.1,b.eq.2). */
function hasSharedName(parameters: URLSearchParams): boolean {
  return [...parameters].some(([name, value]) => {
    const isPlain = /^(not\.)?(eq|neq|gt|gte|lt|lte|like|ilike|is|in)\./.test(value)
    const words = isPlain ? [name] : [name, ...value.split(/[^\w]+/)]
    return words.flatMap((word) => word.split(/[^\w]+/)).some((word) => SHARED_NAMES.has(word))
  })
}
