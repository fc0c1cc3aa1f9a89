// What an attacker tries: every table, every verb, every kind of credential that isn't the owner's.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { type Member, openSite, rows, type Site } from '#server/database/testing/site.ts'
import { signToken, tamperedToken, unsignedToken } from '#server/database/testing/tokens.ts'

afterAll(leavePlaces)

const jwtSecret = 'a secret that only this test and its server know'
const secretText = 'nobody else may read this'
const day = { date: '2025-01-01' }
const meal = { ...day, meal_type: 'lunch', recipe_id: '1', recipe_title: secretText }
const tables: Record<string, object | null> = {
  user_goals: { protein_target_g: 123 },
  daily_logs: null, // kept by the triggers
  water_logs: { ...day, amount_ml: 1234 },
  weight_logs: { ...day, weight_kg: 65.43 },
  meal_entries: meal,
  meal_schedules: meal,
  recipe_ratings: { recipe_id: '1', rating: 5, notes: secretText },
}
const changes: Record<string, object> = {
  user_goals: { protein_target_g: 60 },
  daily_logs: { water_intake_ml: 1 },
  water_logs: { amount_ml: 1 },
  weight_logs: { weight_kg: 1 },
  meal_entries: { calories: 1 },
  meal_schedules: { calories: 1 },
  recipe_ratings: { rating: 1 },
}

interface Attempt {
  what: string
  path: string
  method: string
  body?: object
  prefer?: string
}
interface Credential {
  who: string
  key?: string | null
  token?: string
}

let site: Site
let victim: Member
let attacker: Member
let credentials: Credential[]

beforeAll(async () => {
  site = await openSite(await newHome(), { jwtSecret })
  victim = await site.newMember()
  attacker = await site.newMember()
  for (const [table, row] of Object.entries(tables)) if (row) rows(await victim.client.from(table).insert(row).select())
  credentials = thieves()
})
afterAll(() => site.backend.close())

function thieves(): Credential[] {
  const now = Math.floor(Date.now() / 1000)
  const claims = { sub: victim.id, role: 'authenticated', aud: 'authenticated', iat: now - 60, exp: now + 3600 }
  return [
    { who: 'a visitor with the site’s key' },
    { who: 'a request without a key', key: null },
    { who: 'a request without a key but with the victim’s own token', key: null, token: victim.token },
    { who: 'a request with a made-up key', key: 'sb_publishable_made_up' },
    { who: 'a request with a made-up secret key', key: 'sb_secret_made_up' },
    { who: 'another member', token: attacker.token },
    { who: 'a token signed with another secret', token: signToken(claims, 'another secret') },
    { who: 'a token signed with the publishable key', token: signToken(claims, site.backend.publishableKey) },
    { who: 'a token signed with an empty secret', token: signToken(claims, '') },
    { who: 'an expired token', token: signToken({ ...claims, iat: now - 7200, exp: now - 3600 }, jwtSecret) },
    { who: 'a token that is not valid yet', token: signToken({ ...claims, nbf: now + 3600 }, jwtSecret) },
    { who: 'a token of another algorithm', token: signToken(claims, jwtSecret, { alg: 'HS512', typ: 'JWT' }) },
    { who: 'a token of algorithm none', token: unsignedToken(claims) },
    { who: 'a token of algorithm none with a signature', token: unsignedToken(claims, 'c2lnbmF0dXJl') },
    { who: 'the attacker’s token with the victim’s name', token: tamperedToken(attacker.token, { sub: victim.id }) },
    {
      who: 'the attacker’s token with the role of the server',
      token: tamperedToken(attacker.token, { role: 'service_role' }),
    },
    { who: 'a forged token of the server', token: signToken({ ...claims, role: 'service_role' }, 'another secret') },
  ]
}

function attemptsOn(table: string): Attempt[] {
  const row = { ...(tables[table] ?? { ...day, water_intake_ml: 1 }), user_id: victim.id }
  const own = `user_id=eq.${victim.id}`
  return [
    { what: 'reads everything', method: 'GET', path: table },
    { what: 'reads the victim’s rows', method: 'GET', path: `${table}?${own}&select=*` },
    { what: 'writes in the victim’s name', method: 'POST', path: table, body: row, prefer: 'return=representation' },
    {
      what: 'overwrites the victim’s row',
      method: 'POST',
      path: table,
      body: row,
      prefer: 'resolution=merge-duplicates',
    },
    {
      what: 'changes the victim’s rows',
      method: 'PATCH',
      path: `${table}?${own}`,
      body: changes[table],
      prefer: 'return=representation',
    },
    {
      what: 'takes the victim’s rows over',
      method: 'PATCH',
      path: `${table}?${own}`,
      body: { user_id: attacker.id },
      prefer: 'return=representation',
    },
    { what: 'deletes the victim’s rows', method: 'DELETE', path: `${table}?${own}`, prefer: 'return=representation' },
  ]
}

const everythingOfTheVictim = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(tables).map(async (table) => [table, rows(await victim.client.from(table).select())] as const),
    ),
  )

test.each(Object.keys(tables))('%s withstands every attempt with every credential', async (table) => {
  const before = await everythingOfTheVictim()
  let tried = 0
  for (const { who, key, token } of credentials)
    for (const { what, method, path, body, prefer } of attemptsOn(table)) {
      const headers = prefer ? { prefer } : undefined
      const json = body && JSON.stringify(body)
      const response = await site.request(`/rest/v1/${path}`, { key, token, method, headers, body: json })
      const text = await response.text()
      const story = `${who} ${what}: ${response.status} ${text}`
      expect(text, story).not.toContain(victim.id)
      expect(text, story).not.toContain(secretText)
      expect(response.status, story).toBeLessThan(500)
      // Another member is a member: the request is allowed but finds nothing.
      if (who === 'another member' && response.ok) expect(text, story).toBe('[]')
      else expect(response.ok, story).toBe(false)
      tried++
    }
  expect(tried).toBeGreaterThan(100)
  expect(await everythingOfTheVictim()).toEqual(before)
  expect(rows(await attacker.client.from(table).select())).toEqual([])
})

test.each(['auth', 'plateful', 'private', 'pg_catalog', 'information_schema'])(
  'the schema %s is closed',
  async (schema) => {
    for (const table of ['users', 'secrets', 'migrations', 'sessions', 'pg_authid', 'tables'])
      for (const method of ['GET', 'POST']) {
        const headers = { 'accept-profile': schema, 'content-profile': schema }
        const body = method === 'POST' ? '{}' : undefined
        const response = await site.request(`/rest/v1/${table}`, { token: attacker.token, headers, method, body })
        expect([400, 401, 403, 404, 406], await response.text()).toContain(response.status)
      }
  },
)

test.each([
  'water_logs?select=*,users(*)',
  'water_logs?select=*,auth.users(*)',
  'users',
  'auth.users',
  'secrets',
  'plateful.secrets',
  'rpc/add_to_day?member=1',
  'rpc/pg_read_file?filename=/etc/passwd',
  'rpc/current_setting?setting_name=request.jwt.claims',
  'water_logs?id=eq.1;drop table water_logs',
  'water_logs?select=id"; drop table water_logs; --',
  'water_logs?select=id::text,(select encrypted_password from auth.users)',
])('%s leads nowhere', async (path) => {
  const response = await site.request(`/rest/v1/${path}`, { token: attacker.token })
  const text = await response.text()
  expect(response.ok, text).toBe(false)
  expect(response.status, text).toBeLessThan(500)
  expect(rows(await victim.client.from('water_logs').select())).toHaveLength(1)
})

test.each([
  ...['/', '/_system', '/_system/info', '/_system/config', '/storage/v1/bucket', '/static/main.js', '/graphql/v1'],
  ...[
    '/rest/v1/../../_system',
    '/rest/v1/%2e%2e/%2e%2e/_system',
    '/rest/v2/water_logs',
    '/auth/v10/user',
    '/REST/V1/users',
  ],
  ...['//_system', '/auth', '/rest'],
])('the address %s doesn’t exist here', async (path) => {
  for (const method of ['GET', 'POST']) {
    const response = await site.request(path, { method, token: attacker.token })
    expect([path, response.status]).toEqual([path, 404])
  }
})

test.each(['admin/users', 'admin/generate_link', 'invite', 'admin/audit'])('auth/v1/%s is closed', async (path) => {
  for (const token of [undefined, attacker.token, signToken({ role: 'service_role' }, 'another secret')])
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await site.request(`/auth/v1/${path}`, {
        method,
        token,
        body: method === 'POST' ? '{}' : undefined,
      })
      expect([401, 403, 404, 405], await response.text()).toContain(response.status)
    }
})

test('after all those requests, the rights are still those of the migrations', async () => {
  const visitorRights = await site.request('/rest/v1/user_goals', {})
  expect(visitorRights.status).toBe(401)
  const write = await attacker.client.from('daily_logs').insert({ ...day })
  expect(write.status).toBe(403)
})
