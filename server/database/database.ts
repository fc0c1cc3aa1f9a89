// The members' database: a PostgreSQL server.

export type Row = Record<string, unknown>

export interface Statements {
  query(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Several statements in one string, without values. */
  script(text: string): Promise<void>
}

/** Who a transaction runs as, for the row policies. */
export interface Identity {
  role: string
  /** The claims of the access token, as JSON. */
  claims: string
  readOnly: boolean
}

export type Work<Result> = (statements: Statements) => Promise<Result>

export type Database = Statements & {
  url: string
  /** All or nothing, within the time limits of a member's request. */
  transaction<Result>(work: Work<Result>): Promise<Result>
  /**
   * The same, with a member's or visitor's rights. If another transaction is in its way, all of it is done again: the
   * work does nothing but read and write here.
   */
  memberTransaction<Result>(identity: Identity, work: Work<Result>): Promise<Result>
  /** All or nothing, without a time limit: for migrations, backup and restore. */
  longTransaction<Result>(work: Work<Result>): Promise<Result>
  /** Takes a lock that other processes wait for when they start on the same database. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>
  /** Connections of the pool, and who waits for one. */
  connections(): { total: number; idle: number; waiting: number }
  /** Call this if the server can't be used: later requests get new connections, perhaps to another server. */
  renew(): void
  close(): Promise<void>
  /** Closes without waiting for statements. */
  abandon(): Promise<void>
}
