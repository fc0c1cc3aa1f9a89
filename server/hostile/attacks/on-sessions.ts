// Attacks on sessions: tokens spelled so that two readers disagree, stolen refresh tokens, guesses at the same moment.
import { expect } from 'vitest'
import { PASSWORD } from '#server/hostile/testing/attacked-site.ts'
import { type Attack, expectEnded, newMember, SIGN_IN, signInBody } from './attack.ts'

const split = (token: string, between: string) => `${token.slice(0, -4)}${between}${token.slice(-4)}`

/** Headers that a lenient reader takes for the token. */
const spellings = (token: string) => [
  `Bearer ${split(token, ' ')}`,
  `Bearer ${split(token, '\t')}`,
  `Bearer ${split(token, '\u00a0')}`,
  `Bearer ${token}\u00a0`,
  `Bearer\u00a0${token}`,
  `Bearer\t${token}`,
  `Bearer${token}`,
  `Bearer "${token}"`,
  `Bearer ${token}, Bearer ${token}`,
  `Token ${token}`,
  token,
  'Bearer',
  '',
]

export const onSessions: Attack[] = [
  {
    holds: 'an ended session has no access, however its token is spelled',
    async attack(site) {
      const { plain } = site
      const owner = await newMember(plain)
      const thief = await plain.signIn(owner.email)
      const stolen = thief?.token ?? ''
      const change = { password: 'a better password', current_password: PASSWORD }
      expect((await owner.client.auth.updateUser(change)).error).toBeNull()
      await expectEnded(site, stolen)
      const calls = [
        ['GET', '/rest/v1/water_logs?select=id'],
        ['POST', '/rest/v1/water_logs', { date: '2026-11-15', amount_ml: 250 }],
        ['POST', '/rest/v1/rpc/create_calendar_feed', {}],
        ['GET', '/auth/v1/user'],
        ['GET', '/api/photos/9000000001'],
      ] as const
      // Not even of a living session: a header that isn't understood is no visitor's.
      for (const token of [stolen, owner.token])
        for (const authorization of spellings(token)) {
          const statuses = calls.map(([method, path, body]) =>
            plain.call(path, { method, body, headers: { authorization } }),
          )
          expect([authorization, (await Promise.all(statuses)).map(({ status }) => status)]).toEqual([
            authorization,
            calls.map(() => 401),
          ])
        }
      const twoKeys = await plain.call(`/rest/v1/water_logs?select=id&apikey=${stolen}`, { token: stolen })
      expect(twoKeys.status).toBe(401)
    },
  },
  {
    holds: 'at most ten of the guesses made at the same moment are tried, at whichever server',
    async attack({ plain, mailing }) {
      const { email } = await newMember(plain)
      const guesses = Array.from({ length: 40 }, async (_, at) => {
        const server = at % 2 ? plain : mailing
        return (await server.call(SIGN_IN, signInBody(email, `wrong ${at}`))).status
      })
      expect((await Promise.all(guesses)).toSorted()).toEqual([...Array(10).fill(400), ...Array(30).fill(429)])
      expect((await plain.call(SIGN_IN, signInBody(email, PASSWORD))).status).toBe(429)
    },
  },
  {
    holds: 'a used refresh token is worth nothing after a minute, even to a thief one step behind',
    async attack(site) {
      const { client, id, token } = await newMember(site.plain)
      const stolen = { refresh_token: (await client.auth.getSession()).data.session?.refresh_token ?? '' }
      expect((await client.auth.refreshSession()).error).toBeNull()
      await site.sql(
        `update auth.refresh_tokens set updated_at = now() - interval '61 seconds' where user_id = '${id}'`,
      )
      const { error } = await site.mailing.visitor().auth.refreshSession(stolen)
      expect(error?.code).toBe('refresh_token_already_used')
      await expectEnded(site, token)
    },
  },
  {
    holds: 'the rows of an account’s sessions, tokens and devices have a limit',
    async attack({ plain, sql }) {
      const { id, email, client } = await newMember(plain)
      const { data: session } = await client.auth.getSession()
      await sql(`
        insert into auth.sessions (id, user_id, aal, created_at)
          select gen_random_uuid(), '${id}', 'aal1', now() - interval '1 hour' from generate_series(1, 60);
        insert into auth.refresh_tokens (id, token, user_id, session_id, revoked)
          select gen_random_uuid(), gen_random_uuid(), '${id}', session_id, true
          from auth.refresh_tokens, generate_series(1, 200) where token = '${session.session?.refresh_token}';
        insert into plateful.known_devices (user_id, device) select '${id}', number from generate_series(1, 200) number`)
      expect((await client.auth.refreshSession()).error).toBeNull()
      const invented = { ...signInBody(email, PASSWORD), headers: { 'user-agent': 'Invented' } }
      expect((await plain.call(SIGN_IN, invented)).status).toBe(200)
      const again = await plain.signIn(email)
      const { data: devices } = await client.rpc('signed_in_devices')
      expect(devices).toHaveLength(50)
      for (const member of [client, again?.client]) expect((await member?.auth.getUser())?.error).toBeNull()
      const most = { 'auth.sessions': 50, 'auth.refresh_tokens': 151, 'plateful.known_devices': 100 }
      for (const [table, rows] of Object.entries(most))
        await sql(`do $$ begin
          assert (select count(*) from ${table} where user_id = '${id}') <= ${rows}, 'too many rows in ${table}';
        end $$`)
    },
  },
  {
    holds: 'one address can’t use up the messages that the operator gets',
    async attack({ mailing, sql }) {
      const body = { name: 'Mia', email: 'mia@example.test', subject: 'feedback', message: 'Lovely soup.' }
      const write = async (from: string) => (await mailing.call('/api/contact', { method: 'POST', body, from })).status
      expect(await write('192.0.2.40')).toBe(202)
      await sql(`update plateful.mail_counts set day_mails = 10 where purpose = 'contact-sender'`)
      expect([await write('192.0.2.40'), await write('192.0.2.41')]).toEqual([429, 202])
    },
  },
]
