// The members' database: a PostgreSQL server, through the engine's connection.
import type { PostgresConnection } from '@supabase/lite/postgres'
import type { LimitSentences } from '#server/engine/fixes/readable-error.ts'

export type Row = Record<string, unknown>

export interface Statements {
  query(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Several statements in one string, without values. */
  script(text: string): Promise<void>
}

export type Database = Statements & {
  url: string
  connection: PostgresConnection
  /** All or nothing, within the time limits of a member's request. */
  transaction<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result>
  /** All or nothing, without a time limit: for migrations, backup and restore. */
  longTransaction<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result>
  /** Takes a lock that other processes wait for when they start on the same database. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>
  /** The messages for violated constraints. */
  answerLimitsWith(limits: LimitSentences): void
  /** Call this if the server couldn't be reached: the next request starts with new connections. */
  renew(): void
  close(): Promise<void>
  /** Closes without waiting for statements. */
  abandon(): Promise<void>
}
