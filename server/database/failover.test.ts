// Several servers in DATABASE_URL, of which one is the primary: real PostgreSQL, with encryption.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leavePlaces, newFolder } from '#server/database/testing/places.ts'
import { openSite, publicUrl } from '#server/database/testing/site.ts'
import { openBackend } from '#server/open-backend.ts'
import { openPhoenixClient } from '#server/realtime/testing/phoenix-client.ts'
import { openRealtimeSite } from '#server/realtime/testing/realtime-site.ts'
import { findPrograms } from './testing/postgres.ts'
import { type ServerPair, startServerPair } from './testing/server-pair.ts'

afterAll(leavePlaces)

const opening = (databaseUrl: string) =>
  openBackend({ dataDir: newFolder(), databaseUrl, publicUrl, log: () => undefined })

test('a list of servers of which none responds is reported at startup, each with its reason', async () => {
  await expect(opening('postgres://nobody@127.0.0.1:1,127.0.0.1:2/nothing')).rejects.toThrow(
    'DATABASE_URL leads to no primary server: 127.0.0.1:1 doesn’t respond (connect ECONNREFUSED 127.0.0.1:1); 127.0.0.1:2 doesn’t respond (connect ECONNREFUSED 127.0.0.1:2).',
  )
})

describe.runIf(findPrograms())('a primary and a standby, reachable with encryption only', () => {
  let pair: ServerPair
  beforeAll(async () => {
    const started = await startServerPair()
    if (!started) throw new Error('PostgreSQL could not be started.')
    pair = started
  }, 60_000)
  afterAll(() => pair?.stop())

  async function newAddress(ports: number[], sslmode = 'require') {
    const url = new URL(await pair.newDatabase())
    return `postgres://postgres@${ports.map((port) => `127.0.0.1:${port}`).join(',')}${url.pathname}?sslmode=${sslmode}`
  }

  test('a list of standbys is rejected at startup', async () => {
    const [standby = 0] = pair.ports
    await expect(opening(await newAddress([standby, standby]))).rejects.toThrow(
      `DATABASE_URL leads to no primary server: 127.0.0.1:${standby} is a standby`,
    )
    await expect(opening(await newAddress([standby]))).rejects.toThrow('not to a standby')
  })

  test('a list whose servers can’t be reached the way it says is rejected at startup', async () => {
    await expect(opening(await newAddress(pair.ports, 'disable'))).rejects.toThrow(
      /no pg_hba.conf entry.*no encryption/,
    )
  })

  test.each(['require', 'prefer'])('with sslmode=%s, the primary is found, and all is encrypted', async (sslmode) => {
    const site = await openSite({ dataDir: newFolder(), databaseUrl: await newAddress(pair.ports, sslmode) })
    const [found] = await site.backend.database.query(
      'select ssl, inet_server_port() as port from pg_stat_ssl where pid = pg_backend_pid()',
    )
    expect(found).toEqual({ ssl: true, port: pair.ports[1] })
    await site.backend.close()
  })

  test('when the primary dies and the standby takes over, members go on: writes, sessions, live updates', async () => {
    const open = await openRealtimeSite({ dataDir: newFolder(), databaseUrl: await newAddress(pair.ports) })
    const { site } = open
    const { token, id, email, password } = await site.newMember()
    const save = (table: string, row: object) =>
      site.request(`/rest/v1/${table}`, { token, method: 'POST', body: JSON.stringify(row) })
    const write = () => save('water_logs', { date: '2025-01-01', amount_ml: 250 })
    expect((await write()).status).toBe(201)
    const device = await openPhoenixClient(open.webSocketUrl('2.0.0'))
    const join = { config: { private: true }, access_token: token }
    device.send(['1', '1', `realtime:member:${id}`, 'phx_join', join])
    await device.hears((message) => JSON.stringify(message).includes('"ok"'))

    await pair.killPrimary()
    const away = await write()
    expect(away.status).toBe(503)
    expect(await away.json()).toMatchObject({ message: expect.stringContaining('can’t reach the database') })
    await pair.promoteStandby()
    await expect.poll(async () => (await write()).status, { timeout: 20_000 }).toBe(201)
    await expect.poll(() => site.backend.readiness.problem(), { timeout: 20_000 }).toBeNull()
    const found = await site.request('/rest/v1/water_logs?select=amount_ml', { token })
    expect(await found.json()).toEqual([{ amount_ml: 250 }, { amount_ml: 250 }])
    expect((await site.visitor().auth.signInWithPassword({ email, password })).error).toBeNull()
    // It may have missed something, and hears of what comes.
    await device.hears((message) => JSON.stringify(message).includes('"table":"*"'))
    expect((await save('weight_logs', { date: '2025-01-01', weight_kg: 70 })).status).toBe(201)
    await device.hears((message) => JSON.stringify(message).includes('weight_logs'))
    device.close()
    await open.close()
  })
})
