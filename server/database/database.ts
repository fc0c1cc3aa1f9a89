// The members' database: a PostgreSQL server, through the engine's connection.
import type { PostgresConnection } from '@supabase/lite/postgres'
import type { LimitSentences } from '#server/engine/fixes/readable-error.ts'

export type Row = Record<string, unknown>

export interface Statements {
  query(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Several statements in one text, without values. */
  script(text: string): Promise<void>
}

export type Database = Statements & {
  url: string
  connection: PostgresConnection
  /** All or nothing, within the time limits of a member's request. */
  transaction<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result>
  /** All or nothing, however long it takes: for migrations, backup and restore. */
  longTransaction<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result>
  /** Takes a lock that every other process waits for when it starts on the same database. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>
  /** The sentences to answer violated limits with. */
  answerLimitsWith(limits: LimitSentences): void
  /** To be called when the server could not be reached: the next request begins with fresh connections. */
  renew(): void
  close(): Promise<void>
}
