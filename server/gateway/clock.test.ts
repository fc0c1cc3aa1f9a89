// Members and a clock that is changed: forward by a day (a battery, a wrong time zone) and back by a day.
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { openSite, rows } from '#server/database/testing/site.ts'

afterAll(leavePlaces)
afterEach(() => void vi.useRealTimers())

const DAY_MS = 86_400_000
/** Time keeps running; only the date jumps. */
const setDate = (by: number) => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by })

test('with the clock set forward, a session has expired and is renewed; nothing is lost', async () => {
  const site = await openSite(await newHome())
  const member = await site.newMember()
  const { data } = await member.client.auth.getSession()
  rows(await member.client.from('water_logs').insert({ date: '2025-01-01', amount_ml: 250 }).select())
  setDate(DAY_MS)
  const late = await site.request('/rest/v1/water_logs', { token: member.token })
  expect(late.status).toBe(401)
  const client = site.visitor()
  const renewed = await client.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' })
  expect(renewed.error).toBeNull()
  expect(rows(await client.from('water_logs').select('amount_ml'))).toEqual([{ amount_ml: 250 }])
  await site.backend.close()
})

test('with the clock set back, a token from the future is rejected but renewed; members sign in and write', async () => {
  const site = await openSite(await newHome())
  const { client: before, email, password, token } = await site.newMember()
  const { data } = await before.auth.getSession()
  setDate(-DAY_MS)
  expect((await site.request('/rest/v1/water_logs', { token })).status).toBe(401)
  const client = site.visitor()
  const renewed = await client.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' })
  expect(renewed.error).toBeNull()
  rows(await client.from('water_logs').insert({ date: '2025-01-01', amount_ml: 100 }).select())
  expect(rows(await client.from('daily_logs').select('water_intake_ml'))).toEqual([{ water_intake_ml: 100 }])
  const { error } = await site.visitor().auth.signInWithPassword({ email, password })
  expect(error).toBeNull()
  expect(await site.backend.readiness.problem()).toBeNull()
  await site.backend.close()
})
