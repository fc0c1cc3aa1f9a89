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
]
