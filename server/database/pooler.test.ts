// A real PgBouncer between Plateful and PostgreSQL.
import { afterAll, describe, expect, test } from 'vitest'
import { installedPostgres, leavePlaces, newFolder } from '#server/database/testing/places.ts'
import { publicUrl } from '#server/database/testing/site.ts'
import { openBackend } from '#server/open-backend.ts'
import { openPhoenixClient } from '#server/realtime/testing/phoenix-client.ts'
import { openRealtimeSite } from '#server/realtime/testing/realtime-site.ts'
import { hasPooler, startPooler } from './testing/pooler.ts'

afterAll(leavePlaces)

const installed = await installedPostgres()

describe.runIf(installed && hasPooler)('behind PgBouncer', () => {
  const newPooler = async (mode: 'session' | 'transaction') => {
    const home = await installed?.newEmptyHome()
    return startPooler(home?.databaseUrl ?? '', mode)
  }

  test('in session mode, members write and hear of it live, within the usual time limits', async () => {
    const pooler = await newPooler('session')
    const open = await openRealtimeSite({ dataDir: newFolder(), databaseUrl: pooler.url })
    const { token, id } = await open.site.newMember()
    const device = await openPhoenixClient(open.webSocketUrl('2.0.0'))
    const join = { config: { private: true }, access_token: token }
    device.send(['1', '1', `realtime:member:${id}`, 'phx_join', join])
    await device.hears((message) => JSON.stringify(message).includes('"ok"'))
    const body = JSON.stringify({ date: '2025-01-01', amount_ml: 250 })
    expect((await open.site.request('/rest/v1/water_logs', { token, method: 'POST', body })).status).toBe(201)
    await device.hears((message) => JSON.stringify(message).includes('water_logs'))
    expect(await open.sql('show statement_timeout')).toEqual([{ statement_timeout: '5s' }])
    expect(await open.sql('show timezone')).toEqual([{ TimeZone: 'UTC' }])
    device.close()
    await open.close()
    await pooler.stop()
  })

  test('in transaction mode, the start ends with what to do', async () => {
    const pooler = await newPooler('transaction')
    const opening = openBackend({ dataDir: newFolder(), databaseUrl: pooler.url, publicUrl, log: () => undefined })
    await expect(opening).rejects.toThrow('a connection pooler in transaction mode')
    await pooler.stop()
  })
})
