// The members' database: PGlite in a folder, or a PostgreSQL server. Both speak through the engine's connection.
import { PgliteConnection } from '@supabase/lite/pglite'
import { PostgresConnection } from '@supabase/lite/postgres'
import { ownMemberContext } from './member-context.ts'
import { type OneAtATime, oneAtATime } from './one-at-a-time.ts'
import { type LimitSentences, readableError } from './readable-error.ts'
import { pgliteTypes, postgresTypes } from './value-types.ts'

export type Row = Record<string, unknown>
export type Statements = {
  query(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Several statements in one text, without values. */
  script(text: string): Promise<void>
}
export type Database = Statements & {
  kind: 'pglite' | 'postgres'
  connection: PgliteConnection | PostgresConnection
  /** All or nothing. On PGlite nothing else may run meanwhile: call it inside `exclusively`. */
  transaction<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result>
  /** One piece of work at a time on PGlite, which is a single session; PostgreSQL lets them overlap. */
  exclusively: OneAtATime
  /** Holds back every other process that starts on the same database. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>
  /** The sentences to answer violated limits with. */
  answerLimitsWith(limits: LimitSentences): void
  close(): Promise<void>
}

// Small buffers: a household's data fits, and the process stays well under its memory budget.
// fsync stays on PGlite's default (the operating system writes back); a killed process loses nothing that way.
const pgliteStart = [
  ...['--single', '-F', '-O', '-j'],
  ...['search_path=public', 'exit_on_error=false', 'log_checkpoints=false', 'max_worker_processes=0'].flatMap(setting),
  ...['max_parallel_workers=0', 'max_parallel_workers_per_gather=0'].flatMap(setting),
  ...['shared_buffers=16MB', 'max_wal_size=128MB', 'timezone=UTC'].flatMap(setting),
]

function setting(assignment: string) {
  return ['-c', assignment]
}

export async function openPglite(folder: string): Promise<Database> {
  const limits = new Limits()
  const connection = new (class extends PgliteConnection {
    override normalizeDbError(failure: unknown) {
      return limits.answer(failure)
    }
  })({ url: folder, pgliteOptions: { startParams: pgliteStart, ...pgliteTypes } })
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
    answerLimitsWith: (sentences) => limits.use(sentences),
    close: () => connection.close(),
  }
}

const startLock = 7_201_984 // any number, the same in every version

export async function openPostgres(url: string): Promise<Database> {
  const limits = new Limits()
  const connection = new (class extends PostgresConnection {
    override normalizeDbError(failure: unknown) {
      return limits.answer(failure)
    }
  })({
    url,
    postgresOptions: {
      types: postgresTypes,
      onnotice: () => undefined,
      connect_timeout: 10,
      connection: { application_name: 'plateful' },
    },
  })
  ownMemberContext(connection)
  const { driver } = connection
  const statements = (session: Pick<typeof driver, 'unsafe'>): Statements => ({
    // The driver's parameter type is narrower than what it serialises.
    query: async (text, values = []) => [...(await session.unsafe(text, [...values] as never[]))],
    script: async (text) => void (await session.unsafe(text)),
  })
  try {
    await driver`select 1` // an address that does not answer is known now, not at the first request
  } catch (cause) {
    await driver.end({ timeout: 1 })
    const { host } = new URL(url)
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The PostgreSQL server at ${host} does not answer: ${reason}. Check DATABASE_URL.`, { cause })
  }
  return {
    kind: 'postgres',
    connection,
    ...statements(driver),
    transaction: async <Result>(work: (statements: Statements) => Promise<Result>) => {
      const box: { result?: Result } = {}
      await driver.begin(async (session) => {
        box.result = await work(statements(session))
      })
      return box.result as Result // set, or begin has thrown
    },
    exclusively: (work) => work(),
    async alone(work) {
      const session = await driver.reserve()
      try {
        await session`select pg_advisory_lock(${startLock})`
        return await work()
      } finally {
        await session`select pg_advisory_unlock(${startLock})`
        session.release()
      }
    },
    answerLimitsWith: (sentences) => limits.use(sentences),
    close: () => driver.end({ timeout: 5 }),
  }
}

class Limits {
  #sentences: LimitSentences = new Map()
  use(sentences: LimitSentences) {
    this.#sentences = sentences
  }
  answer(failure: unknown) {
    return readableError(failure, this.#sentences)
  }
}
