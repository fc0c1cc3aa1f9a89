// Which of the member's channels are open, with reference counts, outside of React. A message only says that a table
// changed.
import type { RealtimeChannel } from '@supabase/supabase-js'
import type { Backend } from '#web/data/supabase.ts'

export interface LiveHandlers {
  /** With the table's revision, if it has one. */
  onChanged(table: string, revision?: number): void
  /** Messages missed while disconnected aren't sent again. */
  onSubscribed(): void
  /** The server closed or rejected a channel: the member may have changed households. */
  onRefused(): void
}

export interface LiveChannels {
  /** Returns a function that closes the channel. */
  listen(topic: string): () => void
  /** Whether every wanted channel is open. */
  connected(): boolean
  pause(): void
  resume(): void
}

const REOPEN_MS = 5000
const LOOK_MS = 100

export function liveChannels(client: Backend, handlers: LiveHandlers): LiveChannels {
  const wanted = new Map<string, number>()
  const channels = new Map<string, RealtimeChannel>()
  const joined = new Set<string>()
  let paused = true

  function open(topic: string) {
    if (paused || channels.has(topic) || !wanted.has(topic)) return
    // Until the old connection is closed, the client opens no new one, now or later.
    if (client.realtime.isDisconnecting()) return void setTimeout(() => open(topic), LOOK_MS)
    const channel = client.channel(topic, { config: { private: true } })
    channels.set(topic, channel)
    channel
      .on('broadcast', { event: 'changed' }, ({ payload }) =>
        handlers.onChanged(
          String(payload?.table),
          Number.isSafeInteger(payload?.revision) ? payload?.revision : undefined,
        ),
      )
      .subscribe((status) => {
        if (channels.get(topic) !== channel) return // closed by us
        if (status === 'SUBSCRIBED') {
          joined.add(topic)
          return handlers.onSubscribed()
        }
        const wasOpen = joined.delete(topic)
        // After an error the client reconnects by itself; a channel that the server closed stays closed.
        if (status === 'CLOSED') {
          close(topic)
          setTimeout(() => open(topic), REOPEN_MS * (1 + Math.random()))
        }
        if (wasOpen || status === 'CLOSED') handlers.onRefused()
      })
  }

  function close(topic: string) {
    const channel = channels.get(topic)
    channels.delete(topic)
    joined.delete(topic)
    if (channel) client.removeChannel(channel).catch(() => undefined) // the connection is gone already
  }

  return {
    listen(topic) {
      wanted.set(topic, (wanted.get(topic) ?? 0) + 1)
      open(topic)
      let given = true
      return () => {
        if (!given) return
        given = false
        const left = (wanted.get(topic) ?? 1) - 1
        if (left > 0) wanted.set(topic, left)
        else {
          wanted.delete(topic)
          close(topic)
        }
      }
    },
    connected: () => [...wanted.keys()].every((topic) => joined.has(topic)),
    pause() {
      paused = true
      for (const topic of [...channels.keys()]) close(topic)
      // Otherwise the client uses it again, although it may be lost.
      client.realtime.disconnect()
    },
    resume() {
      if (!paused) return
      paused = false
      for (const topic of wanted.keys()) open(topic)
    },
  }
}
