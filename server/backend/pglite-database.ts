// PostgreSQL inside this process, in a folder of files.
import { PgliteConnection } from '@supabase/lite/pglite'
import type { Database, Row } from './database.ts'
import { ownMemberContext } from './member-context.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { type LimitSentences, readableError } from './readable-error.ts'
import { pgliteTypes } from './value-types.ts'

// PGlite's own settings, and small buffers: a household's data fits, and the process stays within its memory.
const settings = [
  ...['search_path=public', 'exit_on_error=false', 'log_checkpoints=false', 'max_worker_processes=0'],
  ...['max_parallel_workers=0', 'max_parallel_workers_per_gather=0'],
  ...['shared_buffers=16MB', 'max_wal_size=128MB', 'timezone=UTC'],
]
const startParams = ['--single', '-F', '-O', '-j', ...settings.flatMap((setting) => ['-c', setting])]

export async function openPglite(folder: string): Promise<Database> {
  let limits: LimitSentences = new Map()
  const connection = new (class extends PgliteConnection {
    override normalizeDbError(failure: unknown) {
      return readableError(failure, limits)
    }
  })({ url: folder, pgliteOptions: { startParams, ...pgliteTypes } })
  await connection.driver.waitReady
  ownMemberContext(connection)
  const { driver } = connection
  return {
    kind: 'pglite',
    connection,
    query: async (text, values = []) => (await driver.query<Row>(text, [...values])).rows,
    script: async (text) => void (await driver.exec(text)),
    transaction: (work) =>
      driver.transaction((tx) =>
        work({
          query: async (text, values = []) => (await tx.query<Row>(text, [...values])).rows,
          script: async (text) => void (await tx.exec(text)),
        }),
      ),
    exclusively: oneAtATime(),
    alone: (work) => work(), // the folder's lock has seen to it
    answerLimitsWith: (sentences) => {
      limits = sentences
    },
    renew: () => undefined,
    close: () => connection.close(),
  }
}
