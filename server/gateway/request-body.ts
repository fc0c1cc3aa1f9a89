// Reads a request's body once: checks its size, its JSON, its nesting and its field names.
import { BYTES_PER_WRITE, ROWS_PER_WRITE } from '#domain/limits.ts'

/** Property names that every object inherits: a field with such a name could write to what this process shares. */
const SHARED_NAMES: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])

const DEEPEST = 16

export type BodyReading = { text: string | null; json: unknown } | { status: 400 | 413; message: string }

export async function readBody(request: Request, mostBytes = BYTES_PER_WRITE): Promise<BodyReading> {
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return { text: null, json: null }
  const tooLarge = { status: 413, message: 'That is too much to send at once.' } as const
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return tooLarge
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > mostBytes) return tooLarge
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return size === 0 ? { text: null, json: null } : readJson(new TextDecoder().decode(bytes))
}

function readJson(text: string): BodyReading {
  const bad = (message: string) => ({ status: 400, message }) as const
  if (depthOf(text) > DEEPEST) return bad('The request is nested too deeply.')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return bad('The request body isn’t JSON.')
  }
  if (/\\u0000|\0/.test(text)) return bad('Text in the request contains characters that can’t be stored.')
  if (hasSharedName(json)) return bad('The request has a field that does not exist.')
  if (Array.isArray(json) && json.length > ROWS_PER_WRITE)
    return bad(`At most ${ROWS_PER_WRITE} rows can be written at once.`)
  return { text, json }
}

/** How deeply the brackets of a JSON text are nested, ignoring those inside strings. */
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

function hasSharedName(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(hasSharedName)
  return Object.entries(value).some(([name, inner]) => SHARED_NAMES.has(name) || hasSharedName(inner))
}
