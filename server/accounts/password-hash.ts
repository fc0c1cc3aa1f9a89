// Password hashes: bcrypt, as Supabase stores them. bcrypt reads only 72 bytes, so a longer password is first replaced
// by "sha256:" and the base64 of its SHA-256 (docs/decisions/031-own-accounts.md). Shorter ones are hashed as they are.
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createThread } from '#server/threads/thread.ts'

export type PasswordRequest = { text: string; cost: number } | { text: string; stored: string }

const COST = 10
const BCRYPT_BYTES = 72
/** A hash that no password matches, used for unknown addresses so that they take the same time. */
const NOBODY = '$2b$10$kF40ZdOxnGdx0tuePjxnKeLPA3Bf5D2oL/96qCWwMZk.KnIvqsN3u'

/** Passwords hashed at the same time. Leaves a core free. */
export const HASHED_AT_ONCE = Math.max(1, availableParallelism() - 1)

/** One hash takes a twentieth of a second. */
const LIMIT_MS = 10_000

/** Threads with a lower priority. Node's own pool would compete with all other requests. */
const threads = Array.from({ length: HASHED_AT_ONCE }, () =>
  createThread<PasswordRequest, string | boolean>({
    file: new URL('./password-worker.ts', import.meta.url),
    name: 'Hashing passwords',
    limitMs: LIMIT_MS,
  }),
)

function ask(request: PasswordRequest): Promise<string | boolean> {
  return threads.reduce((one, other) => (other.waiting() < one.waiting() ? other : one)).ask(request)
}

function prepared(password: string): string {
  if (Buffer.byteLength(password) <= BCRYPT_BYTES) return password
  return `sha256:${createHash('sha256').update(password).digest('base64')}`
}

const compare = async (text: string, stored: string) => (await ask({ text, stored })) === true

export async function hashPassword(password: string): Promise<string> {
  return String(await ask({ text: prepared(password), cost: COST }))
}

/** Takes the same time with or without a stored hash. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const hash = stored ?? NOBODY
  const text = prepared(password)
  // Older hashes cover only the first 72 bytes.
  const matches = (await compare(text, hash)) || (text !== password && (await compare(password, hash)))
  return matches && stored !== null
}
