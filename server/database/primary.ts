// Which of several PostgreSQL servers is the primary one. After a failover, it's another.
import pg from 'pg'

const ANSWERS_WITHIN_MS = 2_500
const FRESH_FOR_MS = 500

export interface Place {
  host: string
  port: number
}

/** None of them can be written to at the moment. */
export class NoPrimaryError extends Error {
  code = 'CONNECTION_NO_PRIMARY'
}

/** Asks all servers at once, at most twice a second. */
export function primaryFinder(servers: readonly pg.ClientConfig[]): () => Promise<Place> {
  let asking: Promise<Place> | null = null
  return () => {
    asking ??= firstPrimary(servers).finally(() => setTimeout(() => (asking = null), FRESH_FOR_MS).unref())
    return asking
  }
}

async function firstPrimary(servers: readonly pg.ClientConfig[]): Promise<Place> {
  try {
    return await Promise.any(servers.map(ifPrimary))
  } catch (error) {
    const reasons = error instanceof AggregateError ? error.errors : [error]
    throw new NoPrimaryError(reasons.map((reason) => (reason instanceof Error ? reason.message : reason)).join('; '))
  }
}

async function ifPrimary(server: pg.ClientConfig): Promise<Place> {
  const limits = { connectionTimeoutMillis: ANSWERS_WITHIN_MS, query_timeout: ANSWERS_WITHIN_MS }
  const client = new pg.Client({ ...server, ...limits })
  client.on('error', () => undefined) // its query says so
  const { host, port } = client
  const name = `${host}:${port}`
  try {
    await client.connect()
    const { rows } = await client.query('select pg_is_in_recovery() as "isStandby"')
    if (rows[0]?.isStandby === false) return { host, port }
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    const reason = cause instanceof Error ? cause.message || code : String(cause)
    throw new Error(`${name} doesn’t respond (${reason})`, { cause })
  } finally {
    client.end().catch(() => undefined) // not awaited: a server that is gone doesn't say goodbye
  }
  throw new Error(`${name} is a standby`)
}
