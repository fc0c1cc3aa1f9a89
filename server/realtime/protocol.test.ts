// The protocol itself, message by message, and how clients that break it are handled.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect as openSocket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { openRoad } from '#server/database/testing/road.ts'
import { type Member, rows } from '#server/database/testing/site.ts'
import { signToken } from '#server/database/testing/tokens.ts'
import { listenForChanges } from './change-listener.ts'
import { openPhoenixClient, type PhoenixClient } from './testing/phoenix-client.ts'
import { openRealtimeSite, type RealtimeSite } from './testing/realtime-site.ts'

afterAll(leavePlaces)

let open: RealtimeSite
let member: Member
let topic: string
let home: Awaited<ReturnType<typeof newHome>>

beforeAll(async () => {
  home = await newHome()
  open = await openRealtimeSite(home, {
    socketsPerAddress: 6,
    socketsPerMember: 2,
    channelsPerSocket: 2,
    joinWithinMs: 1500,
    silenceMs: 2500,
    refusalDelayMs: 50,
    checkEveryMs: 300,
    refetchesPerSecond: 1,
  })
  member = await open.site.newMember()
  topic = `realtime:member:${member.id}`
})
afterAll(() => open.close())

const connect = (version = '2.0.0') => openPhoenixClient(open.webSocketUrl(version))
const joinPayload = (token = member.token) => ({ config: { private: true }, access_token: token })
const isReplyTo = (ref: string) => (message: unknown) => Array.isArray(message) && message[1] === ref
const isEvent = (event: string) => (message: unknown) => Array.isArray(message) && message[3] === event

async function join(client: PhoenixClient, wanted = topic, token = member.token, ref = '1'): Promise<unknown> {
  client.send([ref, ref, wanted, 'phx_join', joinPayload(token)])
  return client.hears(isReplyTo(ref))
}
const drinkWater = async () =>
  rows(await member.client.from('water_logs').insert({ date: '2025-01-01', amount_ml: 1 }).select())

interface Recorded {
  version: string
  conversation: { says?: unknown; hears?: unknown; happens?: 'a change' }[]
}

describe('a recorded conversation of supabase-js', () => {
  const recordings: Recorded[] = JSON.parse(
    readFileSync(new URL('./testing/conversations.json', import.meta.url), 'utf8'),
  )
  test.each(recordings)('version $version gets exactly the same responses', async ({ version, conversation }) => {
    const client = await connect(version)
    const filled = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value).replaceAll('{member}', member.id).replaceAll('{token}', member.token))
    let heard = 0
    for (const { says, hears, happens } of conversation) {
      if (says) client.send(filled(says))
      if (happens) await drinkWater()
      if (!hears) continue
      await expect.poll(() => client.heard.length, { timeout: 10_000 }).toBeGreaterThan(heard)
      expect(withoutRevision(client.heard[heard])).toEqual(filled(hears))
      heard += 1
    }
    await pause(100)
    expect(client.heard).toHaveLength(heard)
    client.close()
    await client.closed
  })
})

/** The revision is the database's own number. */
const withoutRevision = (message: unknown): unknown =>
  JSON.parse(JSON.stringify(message).replace(/"revision":\d+/, '"revision":"{revision}"'))

test('an expired token is reported, then its channel is closed', async () => {
  const client = await connect()
  const now = Math.floor(Date.now() / 1000)
  const claims = JSON.parse(Buffer.from(member.token.split('.')[1] ?? '', 'base64url').toString())
  // Expires after joinWithinMs: a socket that lost its channel before that would be closed.
  const shortLived = signToken({ ...claims, exp: now + 3 }, open.secret)
  expect(await join(client, topic, shortLived)).toMatchObject(['1', '1', topic, 'phx_reply', { status: 'ok' }])
  const beat = setInterval(() => client.send([null, 'beat', 'phoenix', 'heartbeat', {}]), 500)
  await client.hears(isEvent('phx_close'))
  clearInterval(beat)
  const events = client.heard.filter((message) => !isReplyTo('beat')(message)).slice(-2)
  expect(events).toMatchObject([
    [null, null, topic, 'system', { status: 'error', message: 'Token has expired' }],
    ['1', '1', topic, 'phx_close', {}],
  ])
  expect(await join(client, topic, shortLived, '2')).toMatchObject(['2', '2', topic, 'phx_reply', { status: 'error' }])
  client.close()
})

test('a renewed token keeps the channel open; the publishable key means signed out', async () => {
  const client = await connect()
  await join(client)
  client.send(['1', '2', topic, 'access_token', { access_token: member.token }])
  await drinkWater()
  await client.hears(isEvent('broadcast'))
  client.send(['1', '3', topic, 'access_token', { access_token: open.site.backend.publishableKey }])
  await client.hears(isEvent('phx_close'))
  const before = client.heard.length
  await drinkWater()
  await pause(150)
  expect(client.heard).toHaveLength(before)
  client.close()
})

test('open channels are checked from time to time: one with an expired session is closed, the others stay', async () => {
  const [idle, active] = [await open.site.newMember(), await open.site.newMember()]
  const listen = async ({ id, token }: Member) => {
    const client = await connect()
    await join(client, `realtime:member:${id}`, token)
    return client
  }
  const [leaving, staying] = [await listen(idle), await listen(active)]
  await open.sql(`update auth.sessions set created_at = now() - interval '366 days' where user_id = $1`, [idle.id])
  await leaving.hears(isEvent('phx_close'))
  rows(await active.client.from('water_logs').insert({ date: '2025-01-01', amount_ml: 1 }).select())
  await staying.hears(isEvent('broadcast'))
  expect(staying.heard.filter(isEvent('phx_close'))).toEqual([])
  for (const client of [leaving, staying]) client.close()
})

test('a forged token, a public channel and a client broadcast are rejected', async () => {
  const client = await connect()
  const forged = signToken({ sub: member.id, session_id: randomUUID(), exp: 9_999_999_999 }, 'another secret')
  expect(await join(client, topic, forged)).toMatchObject(['1', '1', topic, 'phx_reply', { status: 'error' }])
  client.send(['2', '2', topic, 'phx_join', { config: { private: false }, access_token: member.token }])
  expect(await client.hears(isReplyTo('2'))).toMatchObject({ 4: { status: 'error' } })
  await join(client, topic, member.token, '3')
  client.send(['3', '4', topic, 'broadcast', { type: 'broadcast', event: 'changed', payload: {} }])
  expect(await client.hears(isReplyTo('4'))).toMatchObject({ 4: { status: 'error' } })
  expect(client.heard.filter(isEvent('broadcast'))).toEqual([])
  client.close()
})

test('joining again replaces the channel: a change is sent once', async () => {
  const client = await connect()
  await join(client, topic, member.token, '1')
  await join(client, topic, member.token, '2')
  await drinkWater()
  await client.hears(isEvent('broadcast'))
  await pause(100)
  expect(client.heard.filter(isEvent('broadcast'))).toHaveLength(1)
  client.close()
})

describe('limits', () => {
  test('garbage, large messages and floods close the connection', async () => {
    for (const offend of [
      (client: PhoenixClient) => client.sendRaw('{"not":"a message"}'),
      (client: PhoenixClient) => client.sendRaw('['.repeat(1000)),
      (client: PhoenixClient) => client.sendRaw(JSON.stringify([null, '1', topic, 'phx_join', 'x'.repeat(20_000)])),
      (client: PhoenixClient) => {
        for (let count = 0; count < 50; count++) client.send([null, '1', 'phoenix', 'heartbeat', {}])
      },
    ]) {
      const client = await connect()
      offend(client)
      expect([1008, 1009, 1006]).toContain(await client.closed)
    }
  })

  test('a silent connection and one that joins nothing are closed', async () => {
    const idle = await connect()
    const started = performance.now()
    expect(await idle.closed).toBe(1008)
    expect(performance.now() - started).toBeGreaterThan(1400)
    const silent = await connect()
    await join(silent)
    expect(await silent.closed).toBe(1006)
  })

  test('too many channels, connections per member and per address are rejected', async () => {
    const guest = await open.site.newMember()
    const { data: household } = await member.client.rpc('my_household')
    const first = await connect() // from here on, the server waits only a moment
    await join(first)
    await join(first, `realtime:member:${guest.id}`, guest.token, '2')
    expect(await join(first, `realtime:household:${household}`, member.token, '3')).toMatchObject({
      4: { response: { reason: 'A connection can have at most 2 channels.' } },
    })
    const second = await connect()
    await join(second)
    const third = await connect()
    expect(await join(third)).toMatchObject({
      4: { response: { reason: 'You can be connected at most 2 times at once.' } },
    })
    const more = await Promise.all([connect(), connect(), connect()])
    await expect(connect()).rejects.toThrow('429')
    for (const client of [first, second, third, ...more]) client.close()
    await expect.poll(() => open.realtime.openSockets()).toBe(0)
  })

  test('without the site’s key, with an unknown version or at another path there is nothing', async () => {
    const address = open.webSocketUrl('2.0.0')
    await expect(openPhoenixClient(address.replace(/apikey=[^&]+/, 'apikey=none'))).rejects.toThrow('401')
    await expect(openPhoenixClient(open.webSocketUrl('3.0.0'))).rejects.toThrow('400')
    await expect(openPhoenixClient(address.replace('websocket', 'elsewhere'))).rejects.toThrow('404')
  })

  /** A request without the site's key, from a client that doesn't close its side. */
  function knock() {
    const { port, host } = new URL(open.url)
    const socket = openSocket({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => undefined) // the server may reset it
    socket.write(
      `GET /realtime/v1/websocket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    )
    return socket
  }

  test('a client that resets a rejected connection affects nobody', async () => {
    const failures: unknown[] = []
    const onFailure = (error: unknown) => failures.push(error)
    process.on('uncaughtException', onFailure)
    for (let time = 0; time < 20; time++) {
      const socket = knock()
      await once(socket, 'data')
      socket.resetAndDestroy()
    }
    await pause(200)
    process.off('uncaughtException', onFailure)
    expect(failures).toEqual([])
  })

  test('a rejected connection is closed, even if its client never closes it', async () => {
    const socket = knock().resume()
    const talking = setInterval(() => socket.write('still here'), 50)
    await expect.poll(() => socket.destroyed, { timeout: 3000 }).toBe(true)
    clearInterval(talking)
  })

  test('at a host name that isn’t ours there is nothing', async () => {
    await expect(openPhoenixClient(open.webSocketUrl('2.0.0'), { host: 'evil.example' })).rejects.toThrow('421')
  })
})

test('two server processes on one database notify each other’s members', async () => {
  const other = await openRealtimeSite(home)
  const client = await openPhoenixClient(other.webSocketUrl('2.0.0'))
  await join(client)
  await drinkWater()
  await client.hears(isEvent('broadcast'))
  client.close()
  await other.close()
})

test('after the database connection was lost, clients are told to refetch everything, one after the other', async () => {
  const client = await connect()
  await join(client)
  const other = await open.site.newMember()
  const later = await connect()
  await join(later, `realtime:member:${other.id}`, other.token)
  await open.sql(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'plateful realtime' and datname = current_database()`)
  const beat = setInterval(() => {
    for (const device of [client, later]) device.send([null, 'beat', 'phoenix', 'heartbeat', {}])
  }, 1000)
  expect(await client.hears(isEvent('broadcast'), 10_000)).toMatchObject({ 4: { payload: { table: '*' } } })
  expect(later.heard.filter(isEvent('broadcast'))).toEqual([])
  expect(await later.hears(isEvent('broadcast'), 10_000)).toMatchObject({ 4: { payload: { table: '*' } } })
  await drinkWater()
  await client.hears((message) => JSON.stringify(message).includes('water_logs'))
  clearInterval(beat)
  client.close()
  later.close()
})

test('a database that stops responding, without closing the connection, is left', async () => {
  const road = await openRoad(new URL(home.databaseUrl))
  const gaps: number[] = []
  const stop = await listenForChanges(road.url, {
    onChange: () => undefined,
    onSessionEnded: () => undefined,
    onGap: () => gaps.push(1),
    log: () => undefined,
  })
  road.hold()
  await expect.poll(() => gaps.length, { timeout: 30_000 }).toBe(1)
  await stop()
  await road.close()
})
