// Attacks on accounts: guessing passwords, squatting addresses, reusing ended sessions, finding out who is a member.
import { expect } from 'vitest'
import { PASSWORD } from '#server/hostile/testing/attacked-site.ts'
import {
  type Attack,
  confirm,
  confirmedMember,
  expectEnded,
  newEmail,
  newMember,
  SIGN_IN,
  signInBody,
  statusOf,
} from './attack.ts'

export const onAccounts: Attack[] = [
  {
    holds: 'a new password needs the current one, and ends every other session',
    async attack(site) {
      const { email, client } = await newMember(site.plain)
      const thief = await site.plain.signIn(email)
      const stolen = await thief?.client.auth.updateUser({ password: 'the thief’s password' })
      expect(stolen?.error?.message).toBe('Please enter your current password.')
      const moved = await thief?.client.auth.updateUser({ email: newEmail() })
      expect(moved?.error).not.toBeNull()
      expect((await thief?.client.rpc('delete_my_account'))?.error).not.toBeNull()
      const change = { password: 'a better password', current_password: PASSWORD }
      expect((await client.auth.updateUser(change)).error).toBeNull()
      await expectEnded(site, thief?.token ?? '')
      expect((await thief?.client.auth.refreshSession())?.error).not.toBeNull()
    },
  },
  {
    holds: 'whoever registered somebody else’s address has nothing once its owner recovers it',
    async attack({ mailing, mailTo }) {
      const email = newEmail()
      const { data } = await mailing.visitor().auth.signUp({ email, password: 'the squatter’s' })
      expect(data.session).toBeNull()
      await mailing.visitor().auth.resetPasswordForEmail(email)
      const owner = await confirm(mailing, email, 'recovery', await mailTo(email, /^Reset/))
      expect((await owner.auth.updateUser({ password: 'the owner’s own' })).error).toBeNull()
      expect(await mailing.signIn(email, 'the squatter’s')).toBeNull()
      expect(await mailing.signIn(email, 'the owner’s own')).not.toBeNull()
    },
  },
  {
    holds: 'recovering an account ends all its sessions',
    async attack(site) {
      const { email, token } = await confirmedMember(site)
      await site.mailing.visitor().auth.resetPasswordForEmail(email)
      await confirm(site.mailing, email, 'recovery', await site.mailTo(email, /^Reset/))
      await expectEnded(site, token)
    },
  },
  {
    holds: 'a token is worth nothing once its session is signed out or its account deleted',
    async attack(site) {
      const leaver = await newMember(site.plain)
      const other = await site.plain.signIn(leaver.email)
      expect(await statusOf(site.plain, leaver.token)).toBe(200)
      await leaver.client.auth.signOut({ scope: 'local' })
      await expectEnded(site, leaver.token)
      expect(await statusOf(site.mailing, other?.token ?? '')).toBe(200)
      expect((await other?.client.rpc('delete_my_account', { current_password: PASSWORD }))?.error).toBeNull()
      await expectEnded(site, other?.token ?? '')
    },
  },
  {
    holds: 'a recovery mail never leads to another site',
    async attack({ mailing, mailTo, ...site }) {
      const { email } = await confirmedMember({ mailing, mailTo, ...site })
      const { port, origin } = mailing
      const foreign = [`https://evil.example\\@127.0.0.1:${port}/`, 'https://evil.example/', `http://127.0.0.1:1/`]
      for (const redirectTo of foreign) {
        expect((await mailing.visitor().auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull()
        const text = await mailTo(email, /^Reset/)
        expect(text.match(/https?:\S+/g)?.every((link) => link.startsWith(`${origin}/`))).toBe(true)
        expect(text).not.toContain('evil.example')
      }
    },
  },
  {
    holds: 'there is no call that creates accounts past the sign-up limit',
    async attack({ plain, mailing }) {
      const body = { email: newEmail(), type: 'signup', create_user: true }
      for (const server of [plain, mailing])
        for (const path of ['magiclink', 'otp', 'resend', 'reauthenticate', 'invite', 'admin/users'])
          expect((await server.call(`/auth/v1/${path}`, { method: 'POST', body })).status).toBe(404)
      expect(await plain.signIn(body.email)).toBeNull()
      const from = '192.0.2.20'
      const statuses = []
      for (let time = 0; time < 21; time++)
        statuses.push((await plain.call('/auth/v1/signup', { method: 'POST', from, body: {} })).status)
      expect(statuses).toEqual([...Array(20).fill(400), 429])
    },
  },
  {
    holds: 'a profile holds 4 KB of the form’s own fields',
    async attack({ plain }) {
      const signUp = async (data: object) => {
        const body = { email: newEmail(), password: PASSWORD, data }
        return (await plain.call('/auth/v1/signup', { method: 'POST', body })).status
      }
      expect(await signUp({ first_name: 'x'.repeat(5_000) })).toBe(400)
      expect(await signUp({ is_admin: 'yes' })).toBe(400)
      expect(await signUp({ first_name: 'x'.repeat(3_000_000) })).toBe(413)
      const { client } = await newMember(plain)
      expect((await client.auth.updateUser({ data: { first_name: 'x'.repeat(5_000) } })).error).not.toBeNull()
    },
  },
  {
    holds: 'neither time nor answer tells whether an address has an account',
    async attack(site) {
      const { plain, mailing } = site
      for (const password of ['wrong', 'much longer than 72 bytes '.repeat(4)]) {
        const { email } = await newMember(plain)
        const took = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY }
        // Without hashing a password it would take a tenth of the time, and with a shorter hash half of it. On a busy
        // machine, the fastest of a few may not be fast enough; the tenth wrong password would pause the account.
        const isAlike = () => took.unknown > took.known * 0.7
        for (let time = 0; time < 9 && (time < 4 || !isAlike()); time++)
          for (const [kind, address] of [['known', email] as const, ['unknown', newEmail()] as const]) {
            const began = performance.now()
            expect((await plain.call(SIGN_IN, signInBody(address, password))).status).toBe(400)
            took[kind] = Math.min(took[kind], performance.now() - began)
          }
        expect([password, isAlike()]).toEqual([password, true])
      }
      const member = await confirmedMember(site)
      const responses = [member.email, newEmail()].map(async (address) => {
        const signUp = await mailing.call('/auth/v1/signup', signUpBody(address))
        const recover = await mailing.call('/auth/v1/recover', { method: 'POST', body: { email: address } })
        const shape = (await signUp.text()).replace(/[0-9a-f-]{36}|\d{4}-[^"]*|attacked-\d+/g, '…')
        return [signUp.status, shape, recover.status, await recover.text()]
      })
      const [known, unknown] = await Promise.all(responses)
      expect(known).toEqual(unknown)
      for (const address of [member.email, newEmail()]) {
        const began = performance.now()
        const guess = { type: 'recovery', email: address, token: '00000000' }
        expect((await mailing.call('/auth/v1/verify', { method: 'POST', body: guess })).status).toBe(403)
        expect(performance.now() - began, 'ms for a code, with an account or without').toBeGreaterThan(290)
      }
    },
  },
  {
    holds: 'ten wrong passwords pause an account, whatever address they come from, and its owner is told',
    async attack(site) {
      const { mailing, plain } = site
      const { email, client } = await confirmedMember(site)
      for (let guess = 1; guess <= 10; guess++)
        expect((await mailing.call(SIGN_IN, signInBody(email, `wrong ${guess}`))).status).toBe(400)
      const paused = await plain.call(SIGN_IN, signInBody(email, PASSWORD))
      expect(paused.status).toBe(429)
      expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await site.mailTo(email, /trying to sign in/)).toContain('wrong password')
      // A stolen session has no more guesses than a stranger.
      const change = { password: 'a better password', current_password: 'another guess' }
      for (let guess = 1; guess <= 10; guess++) await client.auth.updateUser(change)
      const right = { ...change, current_password: PASSWORD }
      expect((await client.auth.updateUser(right)).error?.status).toBe(429)
    },
  },
  {
    holds: 'every character of a long password counts',
    async attack({ plain }) {
      const email = newEmail()
      const long = 'ü'.repeat(100)
      const signUp = { method: 'POST', body: { email, password: `${long}a` } }
      expect((await plain.call('/auth/v1/signup', signUp)).status).toBe(200)
      expect(await plain.signIn(email, `${long}b`)).toBeNull()
      expect(await plain.signIn(email, long)).toBeNull()
      expect(await plain.signIn(email, `${long}a`)).not.toBeNull()
    },
  },
  {
    holds: 'a password that is guessed first is refused with a helpful sentence',
    async attack({ plain }) {
      const email = newEmail()
      for (const password of ['123456', 'Password1', 'qwerty123', email]) {
        const refused = await plain.call('/auth/v1/signup', { method: 'POST', body: { email, password } })
        expect([refused.status, (await refused.json()).code]).toEqual([422, 'weak_password'])
      }
    },
  },
  {
    holds: 'no link signs anybody in by being opened, and no address puts words on a page',
    async attack({ mailing, mailTo, ...site }) {
      const { email } = await confirmedMember({ mailing, mailTo, ...site })
      await mailing.visitor().auth.resetPasswordForEmail(email)
      const [link = ''] = /https?:\S+/.exec(await mailTo(email, /^Reset/)) ?? []
      const hash = new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash') ?? ''
      for (const query of [`token_hash=${hash}&type=recovery`, `token=${hash}&type=recovery&redirect_to=/`]) {
        const opened = await mailing.call(`/auth/v1/verify?${query}`)
        expect([opened.status, opened.headers.get('location')]).toEqual([404, null])
      }
      const crafted = await mailing.call('/auth?error_description=Call+0900+12345&message=Call+0900+12345')
      expect(await crafted.text()).not.toContain('0900')
      // The attempts did not use up the code: its owner can still sign in.
      expect((await mailing.visitor().auth.verifyOtp({ token_hash: hash, type: 'recovery' })).error).toBeNull()
    },
  },
  {
    holds: 'a session ends after 30 days without use and after a year, and its owner can end the others',
    async attack(site) {
      const ends = [
        `created_at = now() - interval '31 days', refreshed_at = null`,
        `created_at = now() - interval '366 days', refreshed_at = now() at time zone 'UTC'`,
      ]
      for (const set of ends) {
        const { id, token, client } = await newMember(site.plain)
        await site.sql(`update auth.sessions set ${set} where user_id = '${id}'`)
        await expectEnded(site, token)
        expect((await client.auth.refreshSession()).error).not.toBeNull()
      }
      const { email, client } = await newMember(site.plain)
      const forgotten = await site.plain.signIn(email)
      expect((await client.rpc('signed_in_devices')).data).toHaveLength(2)
      expect((await client.auth.signOut({ scope: 'others' })).error).toBeNull()
      await expectEnded(site, forgotten?.token ?? '')
    },
  },
]

const signUpBody = (email: string) => ({ method: 'POST', body: { email, password: PASSWORD } })
