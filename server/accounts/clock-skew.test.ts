// Server processes on one database whose clocks disagree.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { openSite, rows, type Site } from '#server/database/testing/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite(await newHome())
})
afterAll(async () => {
  await site.backend.close()
  await leavePlaces()
})
afterEach(() => void vi.useRealTimers())

const setDate = (by: number) => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by })

test.each([-30, 30])('a token is accepted by a process whose clock is %i s off', async (seconds) => {
  const { client, token, email, password } = await site.newMember()
  setDate(seconds * 1000)
  expect((await site.request('/rest/v1/water_logs', { token })).status).toBe(200)
  rows(await client.from('water_logs').insert({ date: '2025-01-01', amount_ml: 250 }).select())
  // And the other way around.
  const { data } = await site.visitor().auth.signInWithPassword({ email, password })
  vi.useRealTimers()
  const there = await site.request('/rest/v1/water_logs?select=amount_ml', { token: data.session?.access_token })
  expect(await there.json()).toEqual([{ amount_ml: 250 }])
})
