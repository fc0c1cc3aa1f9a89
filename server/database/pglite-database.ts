// PostgreSQL inside this process, in a folder of files.
import { PgliteConnection } from '@supabase/lite/pglite'
import { ownMemberContext } from '#server/engine/fixes/member-context.ts'
import { type LimitSentences, readableError } from '#server/engine/fixes/readable-error.ts'
import { pgliteTypes } from '#server/engine/fixes/value-types.ts'
import type { Database, Row } from './database.ts'
import { hasRoom } from './disk-space.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { DatabaseEnded, leaveFiles, watchForEnd } from './pglite-end.ts'

// PGlite's own settings, and small buffers: a household's data fits, and the process stays within its memory.
const settings = [
  ...['search_path=public', 'exit_on_error=false', 'log_checkpoints=false', 'max_worker_processes=0'],
  ...['max_parallel_workers=0', 'max_parallel_workers_per_gather=0'],
  ...['shared_buffers=16MB', 'max_wal_size=128MB', 'timezone=UTC'],
]
const startParams = ['--single', '-F', '-O', '-j', ...settings.flatMap((setting) => ['-c', setting])]
const tryAgainAfter = 5_000 // ms; opening takes a second in which nothing else is answered

export async function openPglite(folder: string): Promise<Database> {
  const options = { url: folder, pgliteOptions: { startParams, ...pgliteTypes } }
  let limits: LimitSentences = new Map()
  const connection = new (class extends PgliteConnection {
    override normalizeDbError(failure: unknown) {
      return readableError(failure, limits)
    }
  })(options)
  await connection.driver.waitReady
  let hasEnded = watchForEnd(connection.driver, folder)
  ownMemberContext(connection)

  // What was acknowledged is in the journal, from which an ended database comes back.
  let notBefore = 0
  async function reopen() {
    if (performance.now() < notBefore || !hasRoom(folder)) throw new DatabaseEnded(folder)
    notBefore = performance.now() + tryAgainAfter
    const fresh = new PgliteConnection(options)
    await fresh.driver.waitReady.catch((cause: unknown) => {
      throw new DatabaseEnded(folder, { cause })
    })
    hasEnded = watchForEnd(fresh.driver, folder)
    leaveFiles(connection.driver)
    connection.driver = fresh.driver
    connection.kysely = fresh.kysely
  }

  const inTurn = oneAtATime()
  return {
    kind: 'pglite',
    connection,
    query: async (text, values = []) => (await connection.driver.query<Row>(text, [...values])).rows,
    script: async (text) => void (await connection.driver.exec(text)),
    transaction: (work) =>
      connection.driver.transaction((tx) =>
        work({
          query: async (text, values = []) => (await tx.query<Row>(text, [...values])).rows,
          script: async (text) => void (await tx.exec(text)),
        }),
      ),
    exclusively: (work) =>
      inTurn(async () => {
        if (hasEnded()) await reopen()
        return work()
      }),
    alone: (work) => work(), // the folder's lock has seen to it
    answerLimitsWith: (sentences) => {
      limits = sentences
    },
    renew: () => undefined, // by itself, in turn
    close: () =>
      inTurn(async () => {
        if (hasEnded()) return
        await connection.close().catch((failure) => {
          if (!hasEnded()) throw failure // else the journal holds what a last checkpoint would have written
        })
      }),
  }
}
