// One connection per process that listens for notifications from the database's triggers.
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { z } from 'zod'
import { connectionOptions } from '#server/database/connection-options.ts'
import type { Log } from '#server/http/log.ts'

const Change = z.object({ topic: z.string(), event: z.string(), payload: z.record(z.string(), z.unknown()) })
export type Change = z.infer<typeof Change>

interface Listeners {
  onChange(change: Change): void
  onSessionEnded(sessionId: string): void
  /** The connection was lost for a while: changes may have been missed. */
  onGap(): void
  log: Log
}

const RETRY_AFTER_MS = 250
/** A server that is gone doesn't close its connections. */
const CHECK_EVERY_MS = 10_000
const ANSWERS_WITHIN_MS = 5_000

export async function listenForChanges(databaseUrl: string, listeners: Listeners): Promise<() => Promise<void>> {
  const options = await connectionOptions(databaseUrl, 'plateful realtime')
  let isStopped = false
  let client = await listen()

  async function listen(): Promise<pg.Client> {
    const opened = new options.Client(options)
    opened.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'realtime') onChange(payload)
      else listeners.onSessionEnded(payload)
    })
    try {
      await opened.connect()
      await opened.query('listen realtime; listen realtime_sessions')
    } catch (error) {
      await opened.end()
      throw error
    }
    const check = { text: 'select 1', query_timeout: ANSWERS_WITHIN_MS }
    const checks = setInterval(() => opened.query(check).catch(() => opened.end()), CHECK_EVERY_MS).unref()
    opened.once('end', () => {
      clearInterval(checks)
      void listenAgain()
    })
    return opened
  }

  async function listenAgain() {
    while (!isStopped) {
      await pause(RETRY_AFTER_MS)
      try {
        client = await listen()
        return isStopped ? await client.end() : listeners.onGap()
      } catch {
        // The database is still away.
      }
    }
  }

  function onChange(text: string) {
    const change = Change.safeParse(JSON.parse(text))
    if (change.success) listeners.onChange(change.data)
    else listeners.log('warn', 'Received a change notification in an unknown format.')
  }

  return async () => {
    isStopped = true
    await client.end()
  }
}
