// Attacks on the server itself: denial of service, and bypassing its limits.
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { API_LIMIT, PASSWORD } from '#server/hostile/testing/attacked-site.ts'
import { speak } from '#server/hostile/testing/speak.ts'
import { openPhoenixClient } from '#server/realtime/testing/phoenix-client.ts'
import { type Attack, newEmail, newMember, SIGN_IN, signInBody, statusOf } from './attack.ts'

/** A few at a time: more in one packet are rejected before they are counted. */
async function writeInPieces(socket: Socket, requests: string[]) {
  for (let at = 0; at < requests.length; at += 10) {
    socket.write(requests.slice(at, at + 10).join(''))
    await pause(5)
  }
}

const ROWS = '/rest/v1/water_logs'
const PLAN = '/rest/v1/meal_schedules'
const PHOTOS = '/rest/v1/recipe_photos'
const joining = (token: string) => ({ config: { private: true }, access_token: token })
const pour = { date: '2026-11-15', amount_ml: 250 }

export const onTheServer: Attack[] = [
  {
    holds: 'a filter that our pages do not use is refused with a sentence',
    async attack({ plain }) {
      const { token } = await newMember(plain)
      for (const filter of [
        'match.^(x*)(x*)(x*)\\1\\2\\3$',
        'not.imatch.(a+)+$',
        'fts.soup',
        'like.*soup*',
        'not.ilike.*soup',
      ]) {
        const refused = await plain.call(`/rest/v1/recipe_ratings?notes=${encodeURIComponent(filter)}`, { token })
        expect([refused.status, (await refused.json()).message]).toEqual([400, expect.stringMatching(/\w+ .*\.$/)])
      }
    },
  },
  {
    holds: 'rows are asked for without rows of other tables inside of them',
    async attack({ plain }) {
      const { token } = await newMember(plain)
      const meal = { date: '2026-11-15', meal_type: 'lunch', recipe_id: '1', recipe_title: 'Soup' }
      const written = await plain.call(PLAN, { method: 'POST', token, body: Array(200).fill(meal) })
      expect(written.status).toBe(201)
      for (const inside of ['meal_schedules(id)', 'meal_schedules(id,households(meal_schedules(id)))']) {
        const refused = await plain.call(`${PLAN}?select=id,households(${inside})&limit=1`, { token })
        expect([refused.status, (await refused.json()).message]).toEqual([400, expect.stringContaining('columns')])
      }
    },
  },
  {
    holds: 'one address with many slow requests leaves the database to others',
    async attack({ plain, sql }) {
      const [slow, quick] = [await newMember(plain), await newMember(plain)]
      expect(await statusOf(plain, quick.token)).toBe(200)
      // Longer than a member's request may wait for a lock.
      const locked = sql('begin; lock table public.week_templates; select pg_sleep(5); commit')
      await pause(500)
      const requested = Array.from({ length: 40 }, () =>
        plain.call('/rest/v1/week_templates', { token: slow.token, from: '192.0.2.77' }),
      )
      await pause(500)
      const begin = performance.now()
      expect(await statusOf(plain, quick.token)).toBe(200)
      expect(performance.now() - begin, 'ms that another member waited').toBeLessThan(1_500)
      await Promise.all([locked, ...requested])
    },
  },
  {
    holds: 'joining many channels at once leaves the database to others',
    async attack({ plain, sql }) {
      const [listener, quick] = [await newMember(plain), await newMember(plain)]
      const address = `${plain.origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${plain.key}&vsn=2.0.0`
      const client = await openPhoenixClient(address, { 'x-forwarded-for': '192.0.2.78' })
      expect(await statusOf(plain, quick.token)).toBe(200)
      // The policies check this table to decide whether a member may listen.
      const locked = sql('begin; lock table realtime.messages; select pg_sleep(5); commit')
      await pause(500)
      for (let ref = 1; ref <= 18; ref++)
        client.send([ref, ref, `realtime:member:${ref}`, 'phx_join', joining(listener.token)])
      await pause(500)
      const begin = performance.now()
      expect(await statusOf(plain, quick.token)).toBe(200)
      expect(performance.now() - begin, 'ms that another member waited').toBeLessThan(1_500)
      client.close()
      await Promise.all([locked, client.closed])
    },
  },
  {
    holds: 'photos are read a few at a time, whoever asks for all',
    async attack({ plain, sql }) {
      const { token, id } = await newMember(plain)
      const some = `from public.household_members, generate_series(9000000001, 9000000030) recipe where user_id = '${id}'`
      await sql(
        `insert into public.custom_recipes (household_id, id, body) select household_id, recipe, '{"title":"x"}' ${some}`,
      )
      await sql(
        `insert into public.recipe_photos (household_id, recipe_id, bytes, content_type, width, height)
         select household_id, recipe, decode(rpad('ffd8ffe0', 400, '0'), 'hex'), 'image/jpeg', 8, 8 ${some}`,
      )
      const count = async (search: string, headers = {}) => {
        const rows: unknown = await (await plain.call(`${PHOTOS}?${search}`, { token, headers })).json()
        return Array.isArray(rows) ? rows.length : rows
      }
      for (const search of ['', 'select=*', 'select=bytes', 'select=recipe_id,%20bytes&limit=500'])
        expect([search, await count(search)]).toEqual([search, 10])
      expect(await count('', { range: '0-99' })).toBe(10)
      expect(await count('limit=5&offset=28')).toBe(2)
      expect(await count('select=recipe_id')).toBe(30)
      const headers = { prefer: 'return=representation' }
      const all = await plain.call(`${PHOTOS}?recipe_id=gt.0`, { method: 'DELETE', token, headers })
      expect([all.status, (await all.json()).message]).toEqual([400, expect.stringContaining('one at a time')])
    },
  },
  {
    holds: 'at most 200 rows are written at once, and a member’s rows are counted',
    async attack({ plain, sql }) {
      const { token } = await newMember(plain)
      const write = (rows: number) => plain.call(ROWS, { method: 'POST', token, body: Array(rows).fill(pour) })
      const many = await write(201)
      expect([many.status, (await many.json()).message]).toEqual([400, 'At most 200 rows can be written at once.'])
      expect((await write(6_000)).status).toBeGreaterThanOrEqual(400)
      await sql(`update private.quotas set most_rows = 250 where table_name = 'water_logs'`)
      expect((await write(200)).status).toBe(201)
      const full = await write(51)
      expect([full.status, (await full.json()).message]).toEqual([400, expect.stringContaining('at most')])
      await sql(`update private.quotas set most_rows = 50000 where table_name = 'water_logs'`)
    },
  },
  {
    holds: 'a null byte is refused, and nobody else is disturbed',
    async attack({ plain }) {
      const [attacker, member] = [await newMember(plain), await newMember(plain)]
      const hostile = [
        plain.call(`${ROWS}?date=eq.%00`, { token: attacker.token }),
        plain.call(ROWS, { method: 'POST', token: attacker.token, body: { ...pour, date: '\0' } }),
        plain.call('/auth/v1/signup', { method: 'POST', body: { email: 'a\0b@example.test', password: PASSWORD } }),
        plain.call(SIGN_IN, signInBody('a\0b@example.test', '\0')),
      ]
      const others = Array.from({ length: 8 }, () => statusOf(plain, member.token))
      expect((await Promise.all(hostile)).map(({ status }) => status)).toEqual([400, 400, 400, 400])
      expect(new Set(await Promise.all(others))).toEqual(new Set([200]))
    },
  },
  {
    holds: 'a burst of wrong sign-ins makes nobody else wait',
    async attack({ plain }) {
      const [reader, signer] = [await newMember(plain), await newMember(plain)]
      const from = '192.0.2.28'
      let pending = 28
      const burst = Array.from({ length: 28 }, async () => {
        const { status } = await plain.call(SIGN_IN, { ...signInBody(newEmail(), 'wrong'), from })
        pending -= 1
        return status
      })
      expect(await statusOf(plain, reader.token)).toBe(200)
      expect(pending, 'guesses that were still waiting when the member had their rows').toBeGreaterThan(0)
      expect(await plain.signIn(signer.email)).not.toBeNull()
      const statuses = await Promise.all(burst)
      expect(statuses.filter((status) => status === 429).length, 'turned away').toBeGreaterThan(5)
    },
  },
  {
    holds: 'a request names one host, and one that is ours',
    async attack({ plain }) {
      const own = `Host: 127.0.0.1:${plain.port}\r\n`
      const get = (head: string, target = '/recipes') =>
        speak(plain.port, { parts: [`GET ${target} HTTP/1.1\r\n${head}Connection: close\r\n\r\n`] })
      const two = await Promise.all([get(`${own}Host: evil.example\r\n`), get(`Host: evil.example\r\n${own}`)])
      expect(two.map((response) => response?.status)).toEqual([400, 400])
      expect((await get('Host: evil.example\r\n'))?.status).toBe(421)
      const whole = (host: string) => `http://${host}/recipes`
      expect((await get('Host: evil.example\r\n', whole('evil.example')))?.status).toBe(421)
      expect((await get(own, whole('evil.example')))?.status).toBe(400)
      expect((await get('Host: evil.example\r\n', whole(`127.0.0.1:${plain.port}`)))?.status).toBe(400)
      const clean = await get(own)
      expect([clean?.status, clean?.text.includes('evil.example')]).toEqual([200, false])
    },
  },
  {
    holds: 'all addresses of a home’s IPv6 network share one limit',
    async attack({ mailing }) {
      const addresses = ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3', '2001:0db8:0000::4']
      const ask = async (from: string) => (await mailing.call('/api/import', { method: 'POST', from, body: {} })).status
      const statuses = []
      for (const address of addresses) statuses.push(await ask(address))
      expect(statuses).toEqual([400, 400, 429, 429]) // two a minute: a sixtieth of the limit
      expect(await ask('2001:db8:0:1::1')).toBe(400)
    },
  },
  {
    holds: 'kept answers count towards the limit, however the address is written',
    async attack({ mailing: { port } }) {
      const path = '/api/recipes/random?number=1&seed=1'
      const request = (at: number) => {
        const target = at % 2 ? path : `http://127.0.0.1:${port}${path}`
        const last = at === API_LIMIT + 9 ? 'Connection: close\r\n' : ''
        return `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Forwarded-For: 192.0.2.99\r\n${last}\r\n`
      }
      const statuses = await new Promise<string[]>((resolve, reject) => {
        let text = ''
        const socket = connect(port, '127.0.0.1')
        socket.on('data', (chunk) => (text += chunk.toString('latin1')))
        socket.on('error', reject)
        socket.on('close', () => resolve(text.match(/HTTP\/1\.1 \d+/g) ?? []))
        void writeInPieces(
          socket,
          Array.from({ length: API_LIMIT + 10 }, (_, at) => request(at)),
        )
      })
      // The limit refills meanwhile, so a few more may pass.
      expect(statuses.filter((line) => line.endsWith('200')).length).toBeLessThan(API_LIMIT + 8)
      expect(statuses.at(-1)).toBe('HTTP/1.1 429')
    },
  },
  {
    holds: 'importing and analyzing have limits of their own',
    async attack({ mailing }) {
      const from = '192.0.2.61'
      const analyse = async () => (await mailing.call('/api/foods/analyse', { method: 'POST', from, body: {} })).status
      const statuses = []
      for (let time = 0; time < 7; time++) statuses.push(await analyse())
      expect(statuses).toEqual([...Array(6).fill(400), 429]) // a twentieth of the limit
      expect((await mailing.call('/api/recipes/random?number=1&seed=1', { from })).status).toBe(200)
    },
  },
]
