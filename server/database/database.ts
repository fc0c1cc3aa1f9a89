// The members' database, whichever it is: PGlite in a folder or a PostgreSQL server, through the engine's connection.
import type { PgliteConnection } from '@supabase/lite/pglite'
import type { PostgresConnection } from '@supabase/lite/postgres'
import type { LimitSentences } from '#server/engine/fixes/readable-error.ts'
import type { OneAtATime } from './one-at-a-time.ts'

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
  /** To be called when the server could not be reached: the next request begins with fresh connections. */
  renew(): void
  close(): Promise<void>
}
