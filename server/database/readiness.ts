// Whether the database takes writes. Asked on a connection of its own, so that a busy site isn't mistaken for an outage.
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { connectionOptions } from './connection-options.ts'

const ANSWERS_WITHIN_MS = 2_000
/** However many ask, the database is asked this often. */
const FRESH_FOR_MS = 500

export interface Readiness {
  /** What is wrong, as a sentence; null if nothing is. */
  problem(): Promise<string | null>
  close(): Promise<void>
}

/** `onProblem` is called whenever the database is found to be away or read-only. */
export function createReadiness(databaseUrl: string, onProblem: () => void): Readiness {
  let client: pg.Client | null = null
  let asking: Promise<string | null> | null = null
  let closed = false

  async function ask(): Promise<string | null> {
    const responded = isReadOnly().then(
      (found) => (found ? 'The database is read-only, so nothing can be saved.' : null),
      () => 'The database can’t be reached.',
    )
    const late = pause(ANSWERS_WITHIN_MS, 'The database doesn’t respond.', { ref: false })
    const problem = await Promise.race([responded, late])
    if (!problem || closed) return problem
    // A new connection may lead to another server, after a switch to it.
    void leave()
    onProblem()
    return problem
  }

  async function isReadOnly(): Promise<boolean> {
    if (closed) throw new Error('It is closed.')
    client ??= await connect()
    const { rows } = await client.query(`select current_setting('transaction_read_only') = 'on' as "isReadOnly"`)
    return rows[0]?.isReadOnly === true
  }

  async function connect(): Promise<pg.Client> {
    const options = await connectionOptions(databaseUrl, 'plateful readiness')
    const opened = new options.Client({ ...options, connectionTimeoutMillis: ANSWERS_WITHIN_MS })
    await opened.connect()
    if (closed) await opened.end()
    return opened
  }

  async function leave() {
    const left = client
    client = null
    await left?.end()
  }

  return {
    problem() {
      asking ??= ask().finally(() => setTimeout(() => (asking = null), FRESH_FOR_MS).unref())
      return asking
    },
    close() {
      closed = true
      asking = null
      return leave()
    },
  }
}
