// /metrics over real HTTP: what it says, and who may read it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { misspelledSettings, readConfig } from '#server/config.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { type AttackedSite, openAttackedSite } from '#server/hostile/testing/attacked-site.ts'
import { addressFrom } from './client-address.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { routeName } from './route-name.ts'

let site: AttackedSite
beforeAll(async () => {
  site = await openAttackedSite(await newHome())
}, 60_000)
afterAll(async () => {
  await site?.close()
  await leavePlaces()
})

const TOKEN = 'a-token-for-prometheus'
const read = (origin: string, headers: Record<string, string> = {}) => fetch(`${origin}/metrics`, { headers })

test('requests are counted by route, with the site’s own state', async () => {
  const { origin, call } = await site.open({ METRICS_TOKEN: TOKEN })
  const { recipes } = await (await call('/api/recipes/random')).json()
  await call(`/recipes/${recipes[0].id}?search=secret`)
  await call(`/api/recipes/${recipes[0].id}/information`)
  await call('/made/up/address')
  await call('/auth/v1/token?grant_type=password', { method: 'POST', body: { email: 'a@b.example', password: 'x' } })
  const response = await read(origin, { authorization: `Bearer ${TOKEN}` })
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  const text = await response.text()
  for (const line of [
    /^plateful_request_seconds_bucket\{method="GET",route="\/recipes\/:id",status="\d+",le="0\.005"\} \d+$/m,
    /^plateful_request_seconds_count\{method="GET",route="\/api\/recipes\/:id\/information",status="200"\} 1$/m,
    /^plateful_request_seconds_count\{method="POST",route="\/auth\/v1\/token",status="400"\} 1$/m,
    /^plateful_request_seconds_count\{method="GET",route="none",status="404"\} 1$/m,
    /^plateful_ready 1$/m,
    /^plateful_database_connections\{state="waiting"\} 0$/m,
    /^plateful_realtime_sockets 0$/m,
    /^plateful_outbox\{state="failed"\} 0$/m,
    /^plateful_planner_queue\{state="waiting"\} 0$/m,
    /^plateful_event_loop_lag_seconds\{quantile="0\.99"\} [\d.e-]+$/m,
    /^plateful_members \d+$/m,
  ])
    expect(text).toMatch(line)
  expect(text).not.toMatch(/secret|made.up|plateful_backup_age/)
  // Each metric is described once, and every line has the form that Prometheus reads.
  const described = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
  expect(new Set(described).size).toBe(described.length)
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? -?[\d.e+-]+)$/)
})

test('strangers read nothing: not with a wrong token, nor through a proxy that forwards everything', async () => {
  const guarded = await site.open({ METRICS_TOKEN: TOKEN })
  for (const authorization of ['', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN, `Basic ${btoa(TOKEN)}`])
    expect((await read(guarded.origin, { authorization })).status).toBe(401)
  // TRUSTED_PROXIES or an https address: somebody stands before this server.
  expect((await read(site.plain.origin)).status).toBe(404)
  const alone = await site.open({ TRUSTED_PROXIES: '' })
  expect((await read(alone.origin)).status).toBe(200)
  for (const name of ['x-forwarded-for', 'via', 'x-real-ip', 'forwarded'])
    expect((await read(alone.origin, { [name]: '10.0.0.1' })).status).toBe(404)
})

test.each([
  ['/', 200, '/'],
  ['/recipes/715538?diet=vegan', 200, '/recipes/:id'],
  ['/recipes/715538/cook', 200, '/recipes/:id/cook'],
  ['/cuisines/Eastern%20European', 200, '/cuisines/:id'],
  ['/shared/aSecretTokenOfALink/photo', 200, '/shared/*'],
  ['/calendar/aSecretToken.ics', 404, '/calendar/*'],
  ['/rest/v1/water_logs?select=id', 200, '/rest/v1/water_logs'],
  ['/api/photos/9000000001', 200, '/api/photos/:id'],
  ['/api/admin/members/0f8fad5b-d9cb-469f-a165-70867728950e/pause', 200, '/api/admin/members/:id/pause'],
  ['/wp-login.php', 404, 'none'],
])('%s (%d) counts as %s', (address, status, route) => {
  expect(routeName(address, status)).toBe(route)
})

test('whatever strangers request, the metrics stay small', async () => {
  const metrics = createMetrics()
  for (let at = 0; at < 10_000; at++) metrics.count('odd', 'Odd requests.', { what: `"\n\\${at}` })
  const text = await metrics.text()
  expect(text.split('\n').length).toBeLessThan(2_010)
  expect(text).toContain('odd{what="\\"\\n\\\\0"} 1')
})

test('a statement carries its request’s id to the database, and a slow one is named without its values', async () => {
  const lines: string[] = []
  const database = await openPostgres(
    site.home.databaseUrl,
    createLog('warn', (line) => lines.push(line)),
  )
  const { requestContext } = await import('./request-context.ts')
  const identity = { role: 'authenticated', claims: '{}', readOnly: true }
  const names = await requestContext.run({ id: 'abcdef-12345' }, () =>
    Promise.all([
      database.memberTransaction(identity, ({ query }) => query(`select current_setting('application_name') as name`)),
      database.transaction(({ query }) => query(`select current_setting('application_name') as name`)),
    ]),
  )
  expect(names).toEqual([[{ name: 'plateful abcdef-12345' }], [{ name: 'plateful abcdef-12345' }]])
  await requestContext.run({ id: 'abcdef-67890' }, () => database.query('select pg_sleep(1.1), $1::text', ['private']))
  expect(JSON.parse(lines.join())).toMatchObject({ message: 'slow statement', requestId: 'abcdef-67890' })
  expect(lines.join()).not.toContain('private')
  await database.close()
})

test('systemd’s journal gets the level of each line', () => {
  const lines: string[] = []
  const log = createLog('debug', (line) => lines.push(line.slice(0, 4)), true)
  for (const level of ['debug', 'info', 'warn', 'error'] as const) log(level, 'text')
  expect(lines).toEqual(['<7>{', '<6>{', '<4>{', '<3>{'])
})

test('a misspelled setting is noticed, and other programs’ variables aren’t', () => {
  const environment = {
    DATBASE_URL: 'x',
    PUBLC_URL: 'x',
    SIGN_IN_WAL: 'x',
    SMTP_ULR: 'x',
    PATH: 'x',
    PORTS: 'x',
    HOME: 'x',
  }
  expect(Object.fromEntries(misspelledSettings(environment))).toEqual({
    DATBASE_URL: 'DATABASE_URL',
    PUBLC_URL: 'PUBLIC_URL',
    SIGN_IN_WAL: 'SIGN_IN_WALL',
    SMTP_ULR: 'SMTP_URL',
  })
  expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN must have at least 16 letters')
})

test('an untrusted proxy is noticed, a trusted one isn’t', () => {
  const ignored: string[] = []
  const addressOf = addressFrom(['10.0.0.1'], (proxy) => ignored.push(proxy))
  addressOf('10.0.0.1', '203.0.113.7')
  addressOf('10.0.0.2', undefined)
  expect(ignored).toEqual([])
  expect(addressOf('10.0.0.2', '203.0.113.7')).toBe('10.0.0.2')
  expect(ignored).toEqual(['10.0.0.2'])
})
