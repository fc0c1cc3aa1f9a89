// The whole product on an installed PostgreSQL server, the oldest supported version: accounts, rows, kills, restarts.
import { afterAll, describe, expect, test } from 'vitest'
import { surviveKills } from '#server/database/testing/killed-writer.ts'
import { installedPostgres, leavePlaces } from '#server/database/testing/places.ts'
import { writeThroughRestarts } from '#server/database/testing/restarts.ts'
import { openSite, rows } from '#server/database/testing/site.ts'

afterAll(leavePlaces)

const installed = await installedPostgres()
const newEmptyHome = () => installed?.newEmptyHome() ?? Promise.reject(new Error('No PostgreSQL is installed.'))

describe.runIf(installed)('on an installed PostgreSQL', () => {
  test('members sign up, write, read only their own rows, and delete their accounts', async () => {
    const site = await openSite(await newEmptyHome())
    const [owner, stranger] = [await site.newMember(), await site.newMember()]
    const [pour] = rows(await owner.client.from('water_logs').insert({ date: '2025-01-01', amount_ml: 250 }).select())
    expect(pour).toMatchObject({ amount_ml: 250, user_id: owner.id })
    const [weight] = rows(
      await owner.client.from('weight_logs').insert({ date: '2025-01-01', weight_kg: 71.9 }).select(),
    )
    expect(weight).toMatchObject({ weight_kg: 71.9 })
    expect(rows(await owner.client.from('daily_logs').select('water_intake_ml'))).toEqual([{ water_intake_ml: 250 }])
    expect(rows(await stranger.client.from('water_logs').select())).toEqual([])
    expect((await site.visitor().from('water_logs').select()).error).not.toBeNull()
    const refused = await owner.client.from('water_logs').insert({ date: '2025-01-01', amount_ml: 0 })
    expect(refused.error?.message).toBe('An amount of water is between 1 and 10,000 ml.')
    const { email, password } = owner
    const device = site.visitor()
    expect((await device.auth.signInWithPassword({ email, password })).error).toBeNull()
    expect((await device.rpc('delete_my_account', { current_password: password })).error).toBeNull()
    expect((await site.visitor().auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
    await site.backend.close()
  })

  test('a server killed while writing loses nothing that was acknowledged', async () => {
    const { acknowledged, lost, found, counted } = await surviveKills(await newEmptyHome(), [40])
    expect(acknowledged).toBeGreaterThanOrEqual(40)
    expect(lost).toEqual([])
    expect(counted).toBe(found)
  })

  test.runIf(installed?.restart)('a database restarted under load loses nothing that was acknowledged', async () => {
    if (!installed?.restart) return
    const story = await writeThroughRestarts(await newEmptyHome(), installed.restart, 2)
    expect(Object.keys(story.statuses).filter((status) => status !== '201' && status !== '503')).toEqual([])
    expect(story.ready).toBe(true)
    expect(story.acknowledged).toBeGreaterThan(0)
    // A write at the very moment of the stop may be stored without having been acknowledged.
    expect(story.found).toBeGreaterThanOrEqual(story.acknowledged)
    expect(story.counted).toBe(story.found)
  })
})
