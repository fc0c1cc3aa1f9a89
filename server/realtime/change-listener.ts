// One connection per process that listens for notifications from the database's triggers.
import postgres from 'postgres'
import { z } from 'zod'
import { socketTo } from '#server/engine/fixes/postgres-socket.ts'
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

export async function listenForChanges(databaseUrl: string, listeners: Listeners): Promise<() => Promise<void>> {
  const url = new URL(databaseUrl)
  url.searchParams.delete('host') // the folder of a Unix socket; the socket below uses it
  const options = {
    socket: socketTo(databaseUrl),
    ssl: false,
    max: 1,
    backoff: () => 0.25, // seconds
    onnotice: () => undefined,
    connection: { application_name: 'plateful realtime' },
  }
  const sql = postgres(url.href, options)
  let connected = 0
  const onChange = (text: string) => {
    const change = Change.safeParse(JSON.parse(text))
    if (change.success) listeners.onChange(change.data)
    else listeners.log('warn', 'Received a change notification in an unknown format.')
  }
  await sql.listen('realtime_sessions', listeners.onSessionEnded)
  await sql.listen('realtime', onChange, () => {
    connected += 1
    if (connected > 1) listeners.onGap()
  })
  return () => sql.end({ timeout: 1 })
}
