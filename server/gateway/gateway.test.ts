// What the gateway rejects, as a browser sees it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { type Member, openSite, type Site } from '#server/database/testing/site.ts'

let site: Site
let member: Member
beforeAll(async () => {
  site = await openSite(await newHome(), {
    clientAddress: () => '198.51.100.7',
    limits: { signIn: 8, signUp: 4, api: 500 },
  })
  member = await site.newMember()
})
afterAll(async () => {
  await site.backend.close()
  await leavePlaces()
})

const pour = { date: '2026-11-15', amount_ml: 250 }
const send = (method: string, path: string, body?: unknown) =>
  site.request(path, { method, token: member.token, body: body === undefined ? undefined : JSON.stringify(body) })

describe('row requests', () => {
  test('with our own filters are answered', async () => {
    expect((await send('POST', '/rest/v1/water_logs', [pour, pour])).status).toBe(201)
    const found = await send('GET', '/rest/v1/water_logs?select=amount_ml&date=eq.2026-11-15&order=id.asc&limit=1')
    expect(await found.json()).toEqual([{ amount_ml: 250 }])
  })

  test('with a regular expression are rejected before the database sees them', async () => {
    const refused = await send('GET', '/rest/v1/recipe_ratings?notes=match.%5E(x*)(x*)(x*)%5C1%5C2%5C3%24')
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('“match” is not available') })
  })

  test.each(['planned', 'estimated'])('can’t request an %s count, which reveals other members’ rows', async (kind) => {
    const counted = (prefer: string) =>
      site.request('/rest/v1/water_logs?select=id', { token: member.token, headers: { prefer } })
    expect((await counted('count=exact')).status).toBe(200)
    const refused = await counted(`return=minimal, count=${kind}`)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ message: 'Rows are counted exactly or not at all.' })
  })

  test('with a null byte are rejected, and nobody else is affected', async () => {
    const responses = await Promise.all([
      send('GET', '/rest/v1/water_logs?date=eq.%00'),
      send('GET', '/rest/v1/water_logs?select=id'),
      send('POST', '/rest/v1/water_logs', { ...pour, date: '\0' }),
      send('GET', '/rest/v1/water_logs?select=id'),
    ])
    expect(responses.map(({ status }) => status)).toEqual([400, 200, 400, 200])
  })

  test.each([
    [404, '/rest/v1/nothing'],
    [400, '/rest/v1/water_logs?nothing=eq.1'],
    [400, '/rest/v1/water_logs?select=nothing'],
    [400, '/rest/v1/water_logs?order=nothing'],
    [400, '/rest/v1/water_logs?date=eq.nothing'],
    [400, '/rest/v1/profiles?allergies=in.(nuts)'],
  ])('for something that doesn’t exist aren’t a server failure: %i for %s', async (status, path) => {
    const before = site.lines.length
    expect((await send('GET', path)).status).toBe(status)
    expect(site.lines.slice(before).filter(({ level }) => level !== 'debug')).toEqual([])
  })

  test('write at most 200 rows at once', async () => {
    const refused = await send('POST', '/rest/v1/water_logs', Array(201).fill(pour))
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ message: 'At most 200 rows can be written at once.' })
  })

  test('have a size limit', async () => {
    const refused = await send('POST', '/rest/v1/recipe_ratings', { recipe_id: '1', notes: 'x'.repeat(300_000) })
    expect(refused.status).toBe(413)
  })

  test.each(['PATCH', 'DELETE'])('%s must say which rows it applies to', async (method) => {
    const refused = await send(method, '/rest/v1/water_logs', method === 'PATCH' ? { amount_ml: 1 } : undefined)
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { message: 'The request must say which rows to change.' },
    ])
  })

  test('require the site’s key', async () => {
    expect((await site.request('/rest/v1/water_logs', { key: null, token: member.token })).status).toBe(401)
    expect((await site.request('/rest/v1/water_logs', { key: 'wrong', token: member.token })).status).toBe(401)
  })

  test('with a token without a session are rejected, not treated as a visitor’s', async () => {
    for (const token of ['x', 'a.b.c', `${member.token.slice(0, -4)}AAAA`])
      expect((await site.request('/rest/v1/water_logs', { token })).status).toBe(401)
  })

  test('are never cached and never allowed for another origin', async () => {
    for (const { status, headers } of [
      await send('GET', '/rest/v1/water_logs?select=id'),
      await send('GET', '/rest/v1/no_such_table'),
      await site.request('/auth/v1/user', { token: member.token }),
    ]) {
      expect([status, headers.get('cache-control')]).toEqual([status, 'no-store'])
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})

describe('limits per address', () => {
  test('tell a client to wait, and how long', async () => {
    const body = JSON.stringify({ email: 'somebody@example.test', password: 'wrong password' })
    const signIn = () => site.request('/auth/v1/token?grant_type=password', { method: 'POST', body })
    for (let time = 0; time < 8; time++) expect((await signIn()).status).toBe(400)
    // On a slow machine, the limit of the next minute may already apply.
    let refused = await signIn()
    for (let time = 0; time < 8 && refused.status === 400; time++) refused = await signIn()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('never prevent an open page from renewing its session', async () => {
    for (let time = 0; time < 12; time++) expect((await member.client.auth.refreshSession()).error).toBeNull()
  })
})
