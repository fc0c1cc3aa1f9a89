// A pooler such as PgBouncer in transaction mode lends a connection for one transaction only. Live updates and the lock
// around migrations need one that stays.
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { StartError } from '#server/process/start-error.ts'
import type { ConnectionOptions } from './connection-options.ts'
import { codeOf, isReadOnly } from './readable-error.ts'

const HEARD_WITHIN_MS = 2_000

/** Listens on one connection and notifies it from another: a lent connection would have been given back by then. */
export async function refuseTransactionPooling(options: ConnectionOptions, others: pg.Pool): Promise<void> {
  const client = new options.Client(options)
  try {
    await client.connect()
    const channel = `plateful_${randomBytes(8).toString('hex')}`
    // A standby can't listen. Backups may read from it.
    const listens = await client.query(`listen ${channel}`).then(
      () => true,
      (error) => {
        if (isReadOnly(codeOf(error))) return false
        throw error
      },
    )
    if (!listens) return
    const heard = new Promise<boolean>((resolve) => {
      client.once('notification', () => resolve(true))
      client.once('end', () => resolve(false))
      setTimeout(resolve, HEARD_WITHIN_MS, false).unref()
    })
    await others.query('select pg_notify($1, $2)', [channel, ''])
    if (await heard) return
  } finally {
    await client.end()
  }
  throw new StartError(
    'DATABASE_URL leads to a connection pooler in transaction mode, which doesn’t pass on notifications. Let it lead to PostgreSQL itself, or set the pooler to session mode.',
  )
}
