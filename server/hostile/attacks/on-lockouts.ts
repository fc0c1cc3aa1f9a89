// Attacks that keep a member out: wrong passwords, wrong codes and requested emails that use up the owner's share.
import { expect } from 'vitest'
import { PASSWORD } from '#server/hostile/testing/attacked-site.ts'
import { type Attack, confirm, confirmedMember, newEmail, newMember, SIGN_IN, signInBody } from './attack.ts'

export const onLockouts: Attack[] = [
  {
    holds: 'nobody else’s wrong passwords keep out a browser that the account knows, and its own are limited too',
    async attack({ plain, mailing }) {
      const { email } = await newMember(plain)
      const browser = plain.browser()
      const signIn = async (password: string) =>
        (await browser.auth.signInWithPassword({ email, password })).error?.status ?? 200
      expect(await signIn(PASSWORD)).toBe(200)
      await browser.auth.signOut()
      for (let guess = 1; guess <= 10; guess++) await plain.call(SIGN_IN, signInBody(email, `wrong ${guess}`))
      for (const server of [plain, mailing])
        expect((await server.call(SIGN_IN, signInBody(email, PASSWORD))).status).toBe(429)
      expect(await signIn(PASSWORD)).toBe(200)
      // Signed in, it can change the password, too.
      const change = { password: 'a better password', current_password: PASSWORD }
      expect((await browser.auth.updateUser(change)).error).toBeNull()
      await browser.auth.signOut()
      const own = []
      for (let guess = 1; guess <= 11; guess++) own.push(await signIn(`wrong ${guess}`))
      expect(own).toEqual([...Array(10).fill(400), 429])
      expect(await signIn('a better password')).toBe(429)
    },
  },
  {
    holds: 'a browser that signed in to one account is a stranger to all others, and to its own after a new password',
    async attack({ plain }) {
      const [victim, thief] = [await newMember(plain), plain.browser()]
      expect((await thief.auth.signUp({ email: newEmail(), password: PASSWORD })).error).toBeNull()
      const knownOnce = plain.browser()
      expect((await knownOnce.auth.signInWithPassword({ email: victim.email, password: PASSWORD })).error).toBeNull()
      const change = { password: 'a better password', current_password: PASSWORD }
      expect((await victim.client.auth.updateUser(change)).error).toBeNull()
      for (let guess = 1; guess <= 10; guess++) await plain.call(SIGN_IN, signInBody(victim.email, `wrong ${guess}`))
      for (const client of [thief, knownOnce]) {
        const { error } = await client.auth.signInWithPassword({ email: victim.email, password: PASSWORD })
        expect(error?.status).toBe(429)
      }
    },
  },
  {
    holds: 'nobody can use up the recovery emails of a browser that the account knows, and one address only a part',
    async attack(site) {
      const { mailing, mailTo, sql } = site
      const { email } = await confirmedMember(site)
      const browser = mailing.browser()
      expect((await browser.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
      await browser.auth.signOut()
      const recover = (from: string) =>
        mailing.call('/auth/v1/recover', { method: 'POST', body: { email }, from: `192.0.2.${from}` })
      for (let requested = 0; requested < 6; requested++) await recover('60')
      for (let mail = 0; mail < 3; mail++) await mailTo(email, /^Reset/)
      // One address has used up its three of the five; another gets the one that the confirmation left.
      await recover('61')
      await confirm(mailing, email, 'recovery', await mailTo(email, /^Reset/))
      expect((await browser.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
      await sql(`update plateful.mail_counts set day_mails = 100, hour_mails = 100 where purpose = 'requested'`)
      expect((await browser.auth.resetPasswordForEmail(email)).error).toBeNull()
      await confirm(mailing, email, 'recovery', await mailTo(email, /^Reset/))
    },
  },
  {
    holds: 'neither wrong codes nor requests of others make worthless the code that a browser asked for',
    async attack(site) {
      const { mailing, mailTo } = site
      const { email } = await confirmedMember(site)
      const browser = mailing.browser()
      expect((await browser.auth.resetPasswordForEmail(email)).error).toBeNull()
      const [code = ''] = /\b\d{8}\b/.exec(await mailTo(email, /^Reset/)) ?? []
      await mailing.visitor().auth.resetPasswordForEmail(email)
      const wrong = code === '00000000' ? '11111111' : '00000000'
      const guess = (client: typeof browser, token: string) => client.auth.verifyOtp({ email, token, type: 'recovery' })
      for (let time = 0; time < 6; time++) expect((await guess(mailing.browser(), wrong)).error).not.toBeNull()
      // Others have no guess left, not even the right one; the browser has its own.
      expect((await guess(mailing.visitor(), code)).error).not.toBeNull()
      for (let time = 0; time < 4; time++) expect((await guess(browser, wrong)).error).not.toBeNull()
      expect((await guess(browser, code)).error).toBeNull()
    },
  },
]
