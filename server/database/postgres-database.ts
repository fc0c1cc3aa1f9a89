// A PostgreSQL server that several Plateful processes may share.
import { PostgresConnection } from '@supabase/lite/postgres'
import { ownMemberContext } from '#server/engine/fixes/member-context.ts'
import { socketTo } from '#server/engine/fixes/postgres-socket.ts'
import { ignoreTypesQueryErrors } from '#server/engine/fixes/postgres-types-query.ts'
import { prepareLookups } from '#server/engine/fixes/prepared-lookups.ts'
import {
  codeOf,
  isReadOnly,
  isUnreachable,
  type LimitSentences,
  readableError,
} from '#server/engine/fixes/readable-error.ts'
import { POSTGRES_TYPES } from '#server/engine/fixes/value-types.ts'
import type { Database, Statements } from './database.ts'
import { StartError } from './start-error.ts'

const START_LOCK = 7_201_984 // any number, the same in every version

/** For members' requests. Each takes about 7 MB of the database's memory. */
const MOST_CONNECTIONS = 8

// Time limits for members' requests, enforced by the database.
const LIMITS_MS = { statement_timeout: 5_000, lock_timeout: 3_000, idle_in_transaction_session_timeout: 10_000 }
const LIMIT_NAMES = Object.keys(LIMITS_MS)

/** Nobody waits for what is still running by then. */
const CLOSE_WITHIN_S = 1

type Session = Pick<PostgresConnection['driver'], 'unsafe'>

export async function openPostgres(url: string): Promise<Database> {
  let limits: LimitSentences = new Map()
  const connection = new (class extends PostgresConnection {
    override normalizeDbError(failure: unknown) {
      const code = codeOf(failure)
      if (isUnreachable(code) || isReadOnly(code)) renew()
      return readableError(failure, limits)
    }
  })(options(url))
  ownMemberContext(connection)
  ignoreTypesQueryErrors(connection.driver)
  prepareLookups(connection)
  await reach(connection, url)

  // After an outage, the driver gives new connections to requests that have already timed out. So create a new driver.
  let closed = false
  function renew() {
    if (closed) return
    const { driver } = connection
    const fresh = new PostgresConnection(options(url))
    prepareLookups(fresh)
    connection.driver = fresh.driver
    connection.kysely = fresh.kysely
    driver.end({ timeout: 5 }).catch(() => undefined) // cleans up what's left
  }

  function end(timeout: number) {
    closed = true
    return connection.driver.end({ timeout })
  }

  async function inTransaction<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result> {
    const box: { result?: Result } = {}
    await connection.driver.begin(async (session) => {
      box.result = await work(statementsOf(session))
    })
    return box.result as Result // set, or begin has thrown
  }

  return {
    url,
    connection,
    query: (text, values) => statementsOf(connection.driver, { prepare: true }).query(text, values),
    script: (text) => statementsOf(connection.driver).script(text),
    transaction: (work) => inTransaction(work),
    longTransaction: (work) =>
      inTransaction(async (statements) => {
        await statements.script(LIMIT_NAMES.map((name) => `set local ${name} = 0`).join('; '))
        return work(statements)
      }),
    async alone(work) {
      const session = await connection.driver.reserve()
      try {
        // The other process may take a while.
        await session.unsafe(LIMIT_NAMES.map((name) => `set ${name} = 0`).join('; '))
        await session`select pg_advisory_lock(${START_LOCK})`
        return await work()
      } finally {
        await session`select pg_advisory_unlock(${START_LOCK})`
        await session.unsafe(LIMIT_NAMES.map((name) => `reset ${name}`).join('; '))
        session.release()
      }
    },
    answerLimitsWith: (sentences) => {
      limits = sentences
    },
    renew,
    close: () => end(CLOSE_WITHIN_S),
    abandon: () => end(0),
  }
}

function options(address: string) {
  const url = new URL(address)
  url.searchParams.delete('host') // the folder of a Unix socket, which the driver would send as a server setting
  const postgresOptions = {
    socket: socketTo(address),
    ssl: false, // our own socket does TLS
    types: POSTGRES_TYPES,
    max: MOST_CONNECTIONS,
    connect_timeout: 10, // seconds
    backoff: () => 0.25, // seconds; the driver's default waits up to 20
    onnotice: () => undefined,
    connection: { application_name: 'plateful', ...LIMITS_MS },
  }
  return { url: url.href, postgresOptions }
}

/**
 * Prepare only our own statements, which are few, and not in a transaction, where the driver can't prepare one again.
 */
function statementsOf(session: Session, { prepare = false } = {}): Statements {
  return {
    // The driver's parameter type is narrower than what it serializes.
    query: async (text, values = []) => [...(await session.unsafe(text, [...values] as never[], { prepare }))],
    script: async (text) => void (await session.unsafe(text)),
  }
}

// Connect now, to report a wrong address at startup.
async function reach({ driver }: PostgresConnection, url: string) {
  try {
    await driver`select 1`
  } catch (cause) {
    await driver.end({ timeout: 1 })
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(
      `The PostgreSQL server at ${new URL(url).host} doesn’t respond: ${reason}. Check DATABASE_URL.`,
      {
        cause,
      },
    )
  }
}
