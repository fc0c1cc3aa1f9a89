// Between the network and the engine: only the two public protocols pass, one at a time where the database needs it,
// and a failure inside never reaches the browser in the engine's words.

import type { Database } from '#server/database/database.ts'
import { isNoRoom, makeRoom, noRoom } from '#server/database/disk-space.ts'
import { type Trouble, withQuietConsole } from '#server/engine/fixes/quiet-console.ts'
import { codeOf, isUnreachable, unreachable } from '#server/engine/fixes/readable-error.ts'
import type { Log } from '#server/http/log.ts'
import { rememberPage } from '#server/mail/mail.ts'
import { createDeadlines } from './deadlines.ts'

const largestBody = 1024 * 1024 // bytes; a member's largest request is a few kilobytes
const open = /^\/(auth|rest)\/v1(\/|$)/

type Options = {
  engine: (request: Request) => Promise<Response>
  database: Pick<Database, 'exclusively' | 'renew'>
  publicUrl: string
  log: Log
}

export function createBorder({ engine, database, publicUrl, log }: Options) {
  const deadlines = createDeadlines()
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (!open.test(pathname)) return answer(404, 'PGRST125', 'There is nothing at this address.')
    // Read first: a slow sender must not hold the database.
    const body = await readBody(request)
    if (body === 'too large') return answer(413, 'PGRST102', 'The request is too large.')
    const inner = new Request(request.url, { method: request.method, headers: request.headers, body })
    const trouble: Trouble = {}
    const work = async () => settled(await engine(inner))
    try {
      const response = await deadlines.within(
        database.exclusively(() => withQuietConsole(log, () => rememberPage(inner, publicUrl, work), trouble)),
        () => (trouble.code = 'ETIMEDOUT'),
      )
      // With the database away the engine may find no tables, and say that they do not exist.
      const isAnswer =
        response.status < 400 || (response.status < 500 && !isUnreachable(trouble.code) && !isNoRoom(trouble.code))
      return isAnswer ? response : await failed(response, pathname, trouble, log)
    } catch (error) {
      trouble.code ??= codeOf(error)
      log('error', 'The members’ backend failed.', {
        reason: error instanceof Error ? error.name : 'unknown',
        code: trouble.code,
      })
      return knownTrouble(trouble, pathname, log) ?? answer(500, 'XX000', sorry)
    } finally {
      if (isUnreachable(trouble.code)) {
        database.renew()
        deadlines.hurry()
      }
    }
  }
}

const sorry = 'The members’ backend failed. Please try again.'

// The whole body before the next request begins, so that nothing of it is still read from the database.
async function settled(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name) // one origin only
  const empty = response.body === null || [101, 204, 205, 304].includes(response.status)
  return new Response(empty ? null : await response.arrayBuffer(), { status: response.status, headers })
}

async function failed(response: Response, path: string, { code }: Trouble, log: Log): Promise<Response> {
  // Two sign-ups in the same moment: the engine looked before it wrote, the database decided.
  if (path.startsWith('/auth/') && code === '23505')
    return answer(422, 'user_already_exists', 'User already registered')
  log('error', 'The members’ backend failed.', { status: response.status, code })
  const known = knownTrouble({ code: response.status === 507 ? '53100' : code }, path, log)
  if (known) return known
  const body: unknown = await response.json().catch(() => null)
  const readable = response.status === 503 && typeof body === 'object' && body && 'message' in body
  return answer(response.status, 'XX000', readable ? String(body.message) : sorry)
}

function knownTrouble({ code }: Trouble, path: string, log: Log): Response | null {
  if (isUnreachable(code)) return answer(503, 'PGRST000', unreachable)
  if (!isNoRoom(code)) return null
  log('error', makeRoom)
  // The auth client signs a member out when renewing fails for good; 503 it takes for a passing trouble.
  return answer(path.startsWith('/auth/') ? 503 : 507, '53100', noRoom)
}

async function readBody(request: Request): Promise<ArrayBuffer | null | 'too large'> {
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return null
  if (Number(request.headers.get('content-length') ?? 0) > largestBody) return 'too large'
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > largestBody) return 'too large'
    chunks.push(chunk)
  }
  return new Blob(chunks as BlobPart[]).arrayBuffer() // the stream's chunks are plain byte arrays
}

// PostgREST's shape, and the fields in which the auth client looks for a code and a sentence.
function answer(status: number, code: string, message: string) {
  return Response.json({ code, error_code: code, message, msg: message, details: null, hint: null }, { status })
}
