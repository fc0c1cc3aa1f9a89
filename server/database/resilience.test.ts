// Saved data stays saved, even if the process is killed while writing.
import { once } from 'node:events'
import { afterAll, describe, expect, test } from 'vitest'
import { startWriter, surviveKills, type Victim } from '#server/database/testing/killed-writer.ts'
import { leavePlaces, newEmptyHome, newFolder, newFolderHome, newHome } from '#server/database/testing/places.ts'
import { openRoad } from '#server/database/testing/road.ts'
import { openSite, publicUrl, rows } from '#server/database/testing/site.ts'
import { runSql } from '#server/database/testing/sql.ts'
import { openBackend } from '#server/open-backend.ts'

afterAll(leavePlaces)

// Fifty times each: npm run bench:faults
test.each<Victim>(['server', 'database', 'both'])(
  'kill -9 of %s loses nothing that was acknowledged',
  async (victim) => {
    const kills = [3, 60]
    const { acknowledged, lost, found, counted } = await surviveKills(newFolderHome(), kills, victim)
    expect(acknowledged).toBeGreaterThanOrEqual(3 + 60)
    expect(lost).toEqual([])
    expect(counted).toBe(found)
  },
)

test('accounts, keys and rows survive a restart', async () => {
  const home = newFolderHome()
  const before = await openSite(home)
  const member = await before.newMember()
  rows(await member.client.from('water_logs').insert({ date: '2025-01-01', amount_ml: 250 }).select())
  await before.backend.close()
  const after = await openSite(home)
  expect(after.backend.publishableKey).toBe(before.backend.publishableKey)
  const sameDevice = await after.request('/rest/v1/water_logs?select=amount_ml', { token: member.token })
  expect(await sameDevice.json()).toEqual([{ amount_ml: 250 }])
  await after.backend.close()
})

test('it reports whether it is ready', async () => {
  const site = await openSite(await newHome())
  expect(await site.backend.readiness.problem()).toBeNull()
  await site.backend.close()
  expect(await site.backend.readiness.problem()).toMatch(/can’t be reached|doesn’t respond/)
  expect(await site.backend.readiness.problem()).toMatch(/can’t be reached|doesn’t respond/)
})

test('a data folder serves one process: a second is rejected, and can start once the first is gone', async () => {
  const home = newFolderHome()
  const site = await openSite(home)
  const { email, password } = await site.newMember()
  await expect(openSite(home)).rejects.toThrow(/in use by another Plateful/)

  const second = startWriter(home, { email, password }, '--idle')
  const [message] = await once(second.stderr, 'data')
  expect(String(message)).toMatch(/in use by another Plateful/)
  await site.backend.close()

  const third = startWriter(home, { email, password }, '--idle')
  await once(third.stdout, 'data')
  await expect(openSite(home)).rejects.toThrow(/in use by another Plateful.*DATA_DIR/)
  third.kill('SIGKILL')
  await once(third, 'exit')
  const again = await openSite(home)
  await again.backend.close()
})

describe('several processes on one PostgreSQL', () => {
  test('start together on an empty database, share the keys, and serve the same members', async () => {
    const { databaseUrl } = await newEmptyHome()
    const homes = Array.from({ length: 4 }, () => ({ dataDir: newFolder(), databaseUrl }))
    const sites = await Promise.all(homes.map((home) => openSite(home)))
    const applied = sites.flatMap(({ lines }) => lines.filter(({ message }) => message === 'Applied a migration.'))
    const versions = applied.map(({ fields }) => fields.version)
    expect(versions.length).toBeGreaterThan(5)
    expect(new Set(versions).size).toBe(versions.length)
    expect(new Set(sites.map(({ backend }) => backend.publishableKey)).size).toBe(1)
    const [first, ...others] = sites
    const member = await first?.newMember()
    for (const other of others) {
      const response = await other.request('/rest/v1/water_logs', {
        token: member?.token,
        method: 'POST',
        body: '{"date":"2025-01-01","amount_ml":5}',
      })
      expect(response.status).toBe(201)
    }
    expect(
      rows((await member?.client.from('daily_logs').select('water_intake_ml')) ?? { data: null, error: null }),
    ).toEqual([{ water_intake_ml: 15 }])
    await Promise.all(sites.map(({ backend }) => backend.close()))
  })

  test('an unavailable database is reported, and serves again when it is back', async () => {
    const { databaseUrl } = await newEmptyHome()
    const road = await openRoad(new URL(databaseUrl))
    const site = await openSite({ dataDir: newFolder(), databaseUrl: road.url })
    const { token, email, password } = await site.newMember()
    const read = () => site.request('/rest/v1/water_logs', { token })
    const body = '{"date":"2025-01-01","amount_ml":1}'
    const write = () => site.request('/rest/v1/water_logs', { token, method: 'POST', body })
    await write()
    const underWay = Promise.all(Array.from({ length: 30 }, write))
    await new Promise((resolve) => setTimeout(resolve, 20))
    await road.close()
    for (const { status } of await underWay) expect([201, 503]).toContain(status)
    const away = await read()
    expect(away.status).toBe(503)
    expect(await away.json()).toMatchObject({ message: expect.stringContaining('can’t reach the database') })
    expect((await site.visitor().auth.signInWithPassword({ email, password })).error).toMatchObject({ status: 503 })
    await expect(site.backend.calendarFeed('a'.repeat(22))).rejects.toThrow('can’t reach the database')
    expect(await site.backend.readiness.problem()).toMatch(/can’t be reached|doesn’t respond/)
    await road.open()
    await expect.poll(() => site.backend.readiness.problem(), { timeout: 20_000 }).toBeNull()
    await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe(200)
    await site.backend.close()
    await road.close()
  })

  test('a user who can’t create roles is told what is missing', async () => {
    const { databaseUrl } = await newEmptyHome()
    const address = new URL(databaseUrl)
    const name = `guest_${address.pathname.slice(1)}`
    await runSql(databaseUrl, `create role ${name} login password 'guest'`)
    await runSql(databaseUrl, `alter database ${address.pathname.slice(1)} owner to ${name}`)
    address.username = name
    address.password = 'guest'
    const opening = openBackend({ dataDir: newFolder(), databaseUrl: address.href, publicUrl, log: () => undefined })
    await expect(opening).rejects.toThrow(/The database can’t be set up: .*createrole/)
  })

  test('an address without a database is reported at startup', async () => {
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/nothing'
    const opening = openBackend({ dataDir: newFolder(), databaseUrl, publicUrl, log: () => undefined })
    await expect(opening).rejects.toThrow('The PostgreSQL server at 127.0.0.1:1/nothing doesn’t respond')
  })
})
