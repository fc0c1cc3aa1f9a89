// The calls sync makes. Each uses the member's own token, so nothing is ever sent as someone who signed in meanwhile.
import { SESSION_KEY } from '#domain/account/device-keys.ts'
import { isObject, type Json } from '#domain/json.ts'
import { CONNECTION_LOST, isConnectionLost } from '#web/data/failure-text.ts'
import { isLastPage } from '#web/data/rows.ts'
import { backend } from '#web/data/supabase.ts'
import { type HeldLock, LockLost } from './sync-lock.ts'

/** A weak signal must not block every other tab. */
const TIMEOUT_MS = 15_000

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
  return answerOf(await call.abortSignal(AbortSignal.timeout(TIMEOUT_MS)))
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
  const answer = await call.abortSignal(AbortSignal.timeout(TIMEOUT_MS))
  lock.check()
  return answerOf(answer)
}

const PAGE_ROWS = 1000

interface Wanted {
  table: string
  columns: string
  order: readonly string[]
  most?: number
}

/** The rows of a table that the member may see, in a fixed order. */
export async function fetchRows(
  { token, lock }: SyncSession,
  { table, columns, order, most = Number.POSITIVE_INFINITY }: Wanted,
) {
  const rows: Json[] = []
  for (;;) {
    const client = await backend()
    // The table's name is only known here, so the generated types cannot help.
    let query = client.from(table as 'favorites').select(columns)
    for (const name of order) {
      const [column = '', direction] = name.split('.')
      query = query.order(column, { ascending: direction !== 'desc' })
    }
    const call = query
      .range(rows.length, Math.min(most, rows.length + PAGE_ROWS) - 1)
      .setHeader('Authorization', `Bearer ${token}`)
    const answer = await call.abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    lock.check()
    const page: unknown = answerOf(answer)
    const found = Array.isArray(page) ? page.filter(isObject) : []
    rows.push(...found)
    if (rows.length >= most || isLastPage(answer, found.length, PAGE_ROWS)) return rows
  }
}

interface Answer<Data> {
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

function answerOf<Data>({ data, error, status }: Answer<Data>): Data {
  if (error?.hint === 'household_changed') throw new HouseholdChanged(error.message)
  if (error && status === 401) throw new SignedOut(error.message)
  const isFromDatabase = typeof error?.code === 'string' && DATABASE_CODE.test(error.code)
  if (error && isFromDatabase && REFUSALS.includes(status)) throw new Refusal(error.message)
  // With a code, the database has an opinion on this table; without one, a proxy responded or nobody did.
  if (error) throw isFromDatabase && !BUSY.includes(status) ? new Error(error.message) : new Unreachable(error.message)
  if (data === null) throw new Error('The server sent an empty response. Please try again.')
  return data
}
