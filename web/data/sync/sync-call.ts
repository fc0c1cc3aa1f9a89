// The calls sync makes. Each uses the member's own token, so nothing is ever sent as someone who signed in meanwhile.
import { SESSION_KEY } from '#domain/account/device-keys.ts'
import { isObject, type Json, objectOf } from '#domain/json.ts'
import type { Since } from '#domain/sync/sync-state.ts'
import { CONNECTION_LOST, isConnectionLost } from '#web/data/failure-text.ts'
import { backend } from '#web/data/supabase.ts'
import { type HeldLock, LockLost } from './sync-lock.ts'

/** A weak signal must not block every other tab. */
export const TIMEOUT_MS = 15_000

export interface SyncSession {
  token: string
  /** Loaded in the background if it isn't needed right away. */
  household: Promise<string>
  lock: HeldLock
}

export interface SentOperation {
  seq: number
  kind: 'put' | 'remove'
  row: Json
  fields: string[] | null
}

/** The server rejected it permanently; retrying won't help. */
export class Refusal extends Error {}

export class HouseholdChanged extends Error {}

/** Unsent changes wait for the member's next sign-in. */
export class SignedOut extends Error {}

/** The server, or its database, can't be reached at all. */
export class Unreachable extends Error {}

/** The others would fail too; any other error is one store's own. */
export const concernsAllStores = (error: unknown) =>
  error instanceof Unreachable ||
  error instanceof SignedOut ||
  error instanceof HouseholdChanged ||
  error instanceof LockLost ||
  (error instanceof Error && isConnectionLost(error))

/** Null if nobody, or someone else, is signed in. */
export async function tokenOf(member: string): Promise<string | null> {
  const { data } = await (await backend()).auth.getSession()
  // If a stored session couldn't be renewed, the backend didn't respond.
  if (!data.session && localStorage.getItem(SESSION_KEY) !== null) throw new Unreachable(CONNECTION_LOST)
  return data.session?.user.id === member ? data.session.access_token : null
}

export async function myHousehold(token: string): Promise<string> {
  const call = (await backend()).rpc('my_household').setHeader('Authorization', `Bearer ${token}`)
  return responseOf(await call.abortSignal(AbortSignal.timeout(TIMEOUT_MS)))
}

interface Batch {
  table: string
  device: string
  /** Only for what belongs to the household. */
  household?: string
  operations: readonly SentOperation[]
}

/** The number of the latest stored operation. */
export async function sendOperations(
  { token, lock }: SyncSession,
  { table, device, household, operations }: Batch,
): Promise<number> {
  const given = { store: table, device, operations: JSON.parse(JSON.stringify(operations)), household }
  const call = (await backend()).rpc('apply_operations', given).setHeader('Authorization', `Bearer ${token}`)
  const response = await call.abortSignal(AbortSignal.timeout(TIMEOUT_MS))
  lock.check()
  return responseOf(response)
}

export interface FetchedChanges {
  /** The rows are all there are: nothing of what the device had counts. */
  full: boolean
  rows: readonly Json[]
  /** Keys. */
  removed: readonly Json[]
  since: Since | null
}

/** Calls back for each page, in order: a row of an early page may be among the removed of a later one. */
export async function fetchChanges(
  { token, lock }: SyncSession,
  table: string,
  since: Since | null,
  onPage: (page: FetchedChanges) => void,
): Promise<void> {
  let from: unknown = since
  for (;;) {
    const given = { store: table, since: JSON.parse(JSON.stringify(from)) }
    const call = (await backend()).rpc('changes_since', given).setHeader('Authorization', `Bearer ${token}`)
    const response = await call.abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    lock.check()
    const page = objectOf(responseOf(response))
    const { rows, removed, full, more } = page
    onPage({ full: full === true, rows: objectsIn(rows), removed: objectsIn(removed), since: sinceOf(page.since) })
    if (more !== true) return
    from = page.since
  }
}

const objectsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isObject) : [])

const sinceOf = (given: unknown): Since | null =>
  isObject(given) && typeof given.revision === 'number' ? { ...given, revision: given.revision } : null

interface Reply<Data> {
  data: Data | null
  /** `code` is missing, or isn't the database's, if a proxy responded. */
  error: { message: string; hint?: string | null; code?: unknown } | null
  status: number
}

/** Not 404, which only says that the server has no such function and nothing about the change. */
const REFUSALS = [400, 403, 409, 413, 422]
const BUSY = [429, 502, 503, 504]
/**
 * A code from PostgREST ("PGRST102") or the database ("23505"). Without one, a proxy responded instead of the server.
 */
const DATABASE_CODE = /^(?:PGRST\w+|[0-9A-Z]{5})$/

export function responseOf<Data>({ data, error, status }: Reply<Data>): Data {
  if (error?.hint === 'household_changed') throw new HouseholdChanged(error.message)
  if (error && status === 401) throw new SignedOut(error.message)
  const isFromDatabase = typeof error?.code === 'string' && DATABASE_CODE.test(error.code)
  if (error && isFromDatabase && REFUSALS.includes(status)) throw new Refusal(error.message)
  // With a code, the database has an opinion on this table; without one, a proxy responded or nobody did.
  if (error) throw isFromDatabase && !BUSY.includes(status) ? new Error(error.message) : new Unreachable(error.message)
  if (data === null) throw new Error('The server sent an empty response. Please try again.')
  return data
}
