// Members of two processes who write, with sockets open, while the database changes hands.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { SupabaseClient } from '@supabase/supabase-js'
import { openPhoenixClient, type PhoenixClient } from '#server/realtime/testing/phoenix-client.ts'
import { browserAt, keyOf, type RunningServer } from '#server/testing/running-server.ts'

const MEMBERS = 12
const WRITES_PER_SECOND = 20
const HEARTBEAT_MS = 20_000
const DATE = '2026-11-16'
/** Stored once, however often it's sent. */
const ONCE = '?on_conflict=user_id,device_key'

interface Member {
  server: RunningServer
  client: SupabaseClient
  id: string
  token: string
  socket: PhoenixClient
}

export interface Load {
  acknowledged: readonly string[]
  /** When they were, in ms. */
  times: readonly number[]
  /** Other responses, by status. */
  refusals: Record<number, number>
  closedSockets: number
  /** Members whose session can't be renewed. */
  signedOut(): Promise<number>
  /** Sockets that hear of a new write within the time. */
  heard(withinMs: number): Promise<number>
  stop(): Promise<void>
}

export const SOCKETS = MEMBERS

export async function startLoad(servers: readonly RunningServer[]): Promise<Load> {
  const acknowledged: string[] = []
  const times: number[] = []
  const refusals: Record<number, number> = {}
  const story = { closedSockets: 0 }
  let ended = false
  const members: Member[] = []
  while (members.length < MEMBERS) members.push(await newMember(servers[members.length % servers.length]))
  const key = servers[0] ? await keyOf(servers[0]) : ''

  async function newMember(server = servers[0]): Promise<Member> {
    if (!server) throw new Error('There is no server.')
    const client = await browserAt(server)
    const { data, error } = await client.auth.signUp({ email: `${randomUUID()}@example.test`, password: randomUUID() })
    if (error || !data.user || !data.session) throw error ?? new Error('The sign-up gave no session.')
    const { id } = data.user
    const token = data.session.access_token
    const address = `${server.origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${await keyOf(server)}&vsn=2.0.0`
    const socket = await openPhoenixClient(address)
    socket.send(['1', '1', `realtime:member:${id}`, 'phx_join', { config: { private: true }, access_token: token }])
    await socket.hears((message) => JSON.stringify(message).includes('"ok"'))
    socket.closed.then(() => (story.closedSockets += ended ? 0 : 1))
    return { server, client, id, token, socket }
  }

  const write = ({ server, token }: Member, device_key: string) =>
    fetch(`${server.origin}/rest/v1/water_logs${ONCE}`, {
      method: 'POST',
      headers: {
        apikey: key,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'resolution=ignore-duplicates',
      },
      body: JSON.stringify({ date: DATE, amount_ml: 1, device_key }),
    }).then(
      ({ status }) => status,
      () => 0,
    )

  /** Sends each write until it is acknowledged, as the pages do. */
  async function keepWriting(member: Member) {
    const everyMs = (1000 * MEMBERS) / WRITES_PER_SECOND
    while (!ended) {
      const started = performance.now()
      const device_key = randomUUID()
      for (;;) {
        const status = await write(member, device_key)
        if (status === 201) break
        refusals[status] = (refusals[status] ?? 0) + 1
        if (ended) return
        await pause(250)
      }
      acknowledged.push(device_key)
      times.push(performance.now())
      await pause(Math.max(0, everyMs - (performance.now() - started)))
    }
  }

  const writers = members.map(keepWriting)
  const beats = setInterval(() => {
    for (const { socket } of members) socket.send([null, 'beat', 'phoenix', 'heartbeat', {}])
  }, HEARTBEAT_MS)
  return {
    acknowledged,
    times,
    refusals,
    get closedSockets() {
      return story.closedSockets
    },
    async signedOut() {
      const renewed = await Promise.all(members.map(({ client }) => client.auth.refreshSession()))
      return renewed.filter(({ error }) => error).length
    },
    async heard(withinMs) {
      const heard = members.map(async ({ socket }) => {
        const before = socket.heard.length
        const isNew = (message: unknown) =>
          socket.heard.indexOf(message) >= before && JSON.stringify(message).includes('water_logs')
        return socket.hears(isNew, withinMs).then(
          () => 1,
          () => 0,
        )
      })
      return (await Promise.all(heard)).reduce<number>((sum, one) => sum + one, 0)
    },
    async stop() {
      ended = true
      clearInterval(beats)
      await Promise.all(writers)
      for (const { socket } of members) socket.close()
    },
  }
}
