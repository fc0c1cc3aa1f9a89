// Whether the database takes writes. Asked on a connection of its own, so that a busy site isn't mistaken for an outage.
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { socketTo } from '#server/engine/fixes/postgres-socket.ts'

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
  let sql = connect(databaseUrl)
  let asking: Promise<string | null> | null = null
  let closed = false

  async function ask(): Promise<string | null> {
    const asked = sql`select current_setting('transaction_read_only') = 'on' as "isReadOnly"`
    const answered = asked.then(
      ([row]) => (row?.isReadOnly ? 'The database is read-only, so nothing can be saved.' : null),
      () => 'The database can’t be reached.',
    )
    const late = pause(ANSWERS_WITHIN_MS, 'The database doesn’t respond.', { ref: false })
    const problem = await Promise.race([answered, late])
    if (!problem || closed) return problem
    // A new connection may lead to another server, after a switch to it.
    sql.end({ timeout: 0 }).catch(() => undefined)
    sql = connect(databaseUrl)
    onProblem()
    return problem
  }

  return {
    problem() {
      asking ??= ask().finally(() => setTimeout(() => (asking = null), FRESH_FOR_MS).unref())
      return asking
    },
    close() {
      closed = true
      asking = null
      return sql.end({ timeout: 0 })
    },
  }
}

function connect(address: string) {
  const url = new URL(address)
  url.searchParams.delete('host') // the folder of a Unix socket; the socket below uses it
  const options = {
    socket: socketTo(address),
    ssl: false, // our own socket does TLS
    max: 1,
    connect_timeout: ANSWERS_WITHIN_MS / 1000,
    backoff: () => 0.25, // seconds
    onnotice: () => undefined,
    connection: { application_name: 'plateful readiness' },
  }
  return postgres(url.href, options)
}
