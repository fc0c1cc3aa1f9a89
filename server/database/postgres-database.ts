// A PostgreSQL server that several Plateful processes may share.
import { Socket } from 'node:net'
import pg from 'pg'
import type { Log } from '#server/http/log.ts'
import { requestContext } from '#server/http/request-context.ts'
import { StartError } from '#server/process/start-error.ts'
import { againAfterConflict } from './again-after-conflict.ts'
import { type ConnectionOptions, connectionOptions } from './connection-options.ts'
import type { Database, Identity, Statements, Work } from './database.ts'
import { placeOf } from './database-address.ts'
import { isDiskFull } from './disk-space.ts'
import { NoPrimaryError } from './primary.ts'
import { codeOf, isReadOnly } from './readable-error.ts'
import { refuseTransactionPooling } from './transaction-pooling.ts'

const START_LOCK = 7_201_984 // any number, the same in every version

/** For members' requests. Each takes about 7 MB of the database's memory. */
const MOST_CONNECTIONS = 8
const IDLE_MS = 5 * 60_000

// Time limits for members' requests, enforced by the database.
const LIMITS_MS = { statement_timeout: 5_000, lock_timeout: 3_000, idle_in_transaction_session_timeout: 10_000 }
const LIMITED = Object.entries(LIMITS_MS)
  .map(([name, ms]) => `set ${name} = ${ms}`)
  .join('; ')
const unlimited = (set: 'set' | 'set local') =>
  Object.keys(LIMITS_MS)
    .map((name) => `${set} ${name} = 0`)
    .join('; ')
/** Nobody waits for what is still running by then. */
const CLOSE_WITHIN_MS = 1_000
/** If the database doesn't even enforce them, the connection is dead. */
const GIVE_UP_AFTER_MS = 20_000
const LOST = 'CONNECTION_LOST'
const GAVE_UP = 'Query read timeout' // the driver's words
/** However many requests find that the server can't be used. */
const RENEW_EVERY_MS = 500

/** Tells the database in whose name the following statements are. Pipelined with "begin". */
const IDENTIFY = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('application_name', $3, true)`
/** Logged, with its text: values are never part of it. */
const SLOW_MS = 1_000

/** As the database's log and pg_stat_activity show it; PostgreSQL cuts it at 63 bytes. */
const applicationName = () => `plateful ${requestContext.getStore()?.id ?? ''}`.trim().slice(0, 63)

const NAME = `select set_config('application_name', $1, true)`

type Send = (query: { text: string; values?: unknown[]; query_timeout?: number }) => Promise<pg.QueryResult>

export async function openPostgres(url: string, log?: Log): Promise<Database> {
  const sockets = new Set<Socket>()
  const options = await connectionOptions(url, 'plateful', LIMITS_MS)
  const newPool = poolFactory(options, sockets)
  let pool = newPool()
  let ending: Promise<void> | undefined
  let renewedAt = -RENEW_EVERY_MS
  await reach(pool, url, options)

  function renew() {
    const now = performance.now()
    if (ending || now - renewedAt < RENEW_EVERY_MS) return
    renewedAt = now
    const left = pool
    pool = newPool()
    // Those who wait for one of its connections are still served.
    const endWhenUnused = () => void (left.waitingCount > 0 ? left.once('release', endWhenUnused) : left.end())
    endWhenUnused()
  }

  function end(withinMs: number): Promise<void> {
    ending ??= pool.end()
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        for (const socket of sockets) socket.destroy()
        resolve()
      }, withinMs)
      ending?.finally(() => {
        clearTimeout(late)
        resolve()
      })
    })
  }

  /**
   * Names a lost connection: the driver's own errors, which say that it lost one or got none in time, have no code, and
   * after a panic the database ends all of them.
   */
  async function coded<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work
    } catch (error) {
      const isPanic = error instanceof pg.DatabaseError && error.severity === 'PANIC' && !isDiskFull(error.code)
      if (error instanceof Error && (isPanic || !('code' in error))) Object.assign(error, { code: LOST })
      const isGone = error instanceof Error && error.message === GAVE_UP
      if (isGone || isReadOnly(codeOf(error))) renew()
      throw error
    }
  }

  function statementsOn(send: Send, withinMs?: number): Statements {
    const response = async (text: string, values?: unknown[]) => {
      const start = performance.now()
      try {
        return await coded(send({ text, values, query_timeout: withinMs }))
      } finally {
        const ms = performance.now() - start
        if (withinMs && ms >= SLOW_MS)
          log?.('warn', 'slow statement', {
            requestId: requestContext.getStore()?.id,
            ms: Math.round(ms),
            statement: text.replace(/\s+/g, ' ').slice(0, 500),
          })
      }
    }
    return {
      query: async (text, values = []) => (await response(text, [...values])).rows,
      script: async (text) => void (await response(text)),
    }
  }

  /** `begin` are statements that are sent at once. */
  async function inTransaction<Result>(
    begin: (statements: Statements) => Promise<unknown>[],
    work: Work<Result>,
    withinMs?: number,
  ): Promise<Result> {
    const client = await coded(pool.connect())
    const statements = statementsOn((query) => client.query(query), withinMs)
    try {
      await Promise.all(begin(statements))
      const result = await work(statements)
      await statements.script('commit')
      client.release()
      return result
    } catch (error) {
      // A connection that can't even do this is closed.
      const isUsable =
        codeOf(error) !== LOST &&
        (await statements.script('rollback').then(
          () => true,
          () => false,
        ))
      client.release(!isUsable)
      throw error
    }
  }

  return {
    url,
    ...statementsOn((query) => pool.query(query), GIVE_UP_AFTER_MS),
    transaction: (work) =>
      inTransaction(({ script, query }) => [script('begin'), query(NAME, [applicationName()])], work, GIVE_UP_AFTER_MS),
    memberTransaction: ({ role, claims, readOnly }: Identity, work) => {
      const begin = readOnly ? 'begin read only' : 'begin'
      return againAfterConflict(() =>
        inTransaction(
          ({ script, query }) => [script(begin), query(IDENTIFY, [role, claims, applicationName()])],
          work,
          GIVE_UP_AFTER_MS,
        ),
      )
    },
    longTransaction: (work) => inTransaction(({ script }) => [script(`begin; ${unlimited('set local')}`)], work),
    async alone(work) {
      const client = await coded(pool.connect())
      const { query, script } = statementsOn((query) => client.query(query))
      let isReset = false
      try {
        // The other process may take a while.
        await script(unlimited('set'))
        await query('select pg_advisory_lock($1)', [START_LOCK])
        return await work()
      } finally {
        isReset = await script(`select pg_advisory_unlock(${START_LOCK}); ${LIMITED}`).then(
          () => true,
          () => false,
        )
        client.release(!isReset)
      }
    },
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    renew,
    close: () => end(CLOSE_WITHIN_MS),
    abandon: () => end(0),
  }
}

function poolFactory(options: ConnectionOptions, sockets: Set<Socket>): () => pg.Pool {
  const stream = () => {
    const socket = new Socket()
    sockets.add(socket)
    return socket.once('close', () => sockets.delete(socket))
  }
  const more = { max: MOST_CONNECTIONS, idleTimeoutMillis: IDLE_MS, pipeline: true, stream }
  return () => {
    const pool = new pg.Pool({ ...options, ...more })
    // A lost connection fails its own query; the pool opens another one.
    return pool.on('error', () => undefined)
  }
}

/** Reports at startup what's wrong with the address. */
async function reach(pool: pg.Pool, url: string, options: ConnectionOptions) {
  try {
    await pool.query('select 1')
    await refuseTransactionPooling(options, pool)
  } catch (cause) {
    await pool.end()
    if (cause instanceof StartError) throw cause
    if (cause instanceof NoPrimaryError)
      throw new StartError(`DATABASE_URL leads to no primary server: ${cause.message}.`, { cause })
    const reason = cause instanceof Error ? cause.message || ('code' in cause && cause.code) : cause
    throw new StartError(`The PostgreSQL server at ${placeOf(url)} doesn’t respond: ${reason}. Check DATABASE_URL.`, {
      cause,
    })
  }
}
