// How many emails an address gets, whoever requests them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { openSite, type Site } from '#server/database/testing/site.ts'
import { MAIL_LIMITS } from '#server/mail/mail-limits.ts'
import { confirmedMember, lastMail, newAddress, password } from './testing/confirmed-member.ts'

let mailing: Site
let sql: Database
beforeAll(async () => {
  const home = await newHome()
  mailing = await openSite(home, { sendsMail: true })
  sql = await openPostgres(home.databaseUrl)
})
afterAll(async () => {
  await sql.close()
  await mailing.backend.close()
  await leavePlaces()
})

describe('an address that gets many emails', () => {
  const mailsTo = (to: string) => mailing.mails.filter((mail) => mail.to === to).map(({ kind }) => kind)
  const settled = () => expect.poll(() => sql.query('select from plateful.outbox'), { timeout: 10_000 }).toHaveLength(0)

  test('gets no more within the hour, the responses stay the same, and the last email still works', async () => {
    const { email } = await confirmedMember(mailing)
    const recover = async () => {
      const body = JSON.stringify({ email })
      const response = await mailing.request('/auth/v1/recover', { method: 'POST', body })
      return [response.status, await response.text()]
    }
    const first = await recover()
    for (let requested = 0; requested < 8; requested++) expect(await recover()).toEqual(first)
    const signUp = await mailing.visitor().auth.signUp({ email, password })
    expect(signUp.error).toBeNull()
    await settled()
    // The confirmation and the new-device notice were sent earlier.
    expect(mailsTo(email).filter((kind) => kind !== 'new-device')).toEqual([
      'confirmation',
      ...Array(MAIL_LIMITS.requested.perHour - 1).fill('recovery'),
    ])
    const { tokenHash } = await lastMail(mailing, 'recovery', email)
    const device = mailing.visitor()
    expect((await device.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error).toBeNull()
    // Notices about the account are still sent.
    expect((await device.auth.updateUser({ password: 'a new password' })).error).toBeNull()
    await lastMail(mailing, 'password-changed', email)
  })

  test.each([
    ['the same password keeps what was mailed', password, null],
    ['another password makes the first one worthless, whoever chose it', 'of somebody else', 'invalid_credentials'],
  ])('signing up without another email: %s', async (_, latePassword, refusal) => {
    const email = newAddress()
    for (let requested = 0; requested < MAIL_LIMITS.requested.perHour; requested++)
      await mailing.visitor().auth.signUp({ email, password })
    const late = await mailing.visitor().auth.signUp({ email, password: latePassword })
    expect([late.error, late.data.user?.email]).toEqual([null, email])
    await settled()
    expect(mailsTo(email)).toHaveLength(MAIL_LIMITS.requested.perHour)
    const { tokenHash } = await lastMail(mailing, 'confirmation', email)
    expect((await mailing.visitor().auth.verifyOtp({ token_hash: tokenHash, type: 'signup' })).error).toBeNull()
    for (const chosen of [password, latePassword]) {
      const signedIn = await mailing.visitor().auth.signInWithPassword({ email, password: chosen })
      expect(signedIn.error?.code ?? null).toBe(refusal)
    }
  })

  test('gets emails again an hour later, up to the daily limit', async () => {
    const { email } = await confirmedMember(mailing)
    const anHourLater = () => sql.query(`update plateful.mail_counts set hour_from = now() - interval '1 hour'`)
    for (let hour = 0; hour < 5; hour++) {
      for (let requested = 0; requested < MAIL_LIMITS.requested.perHour; requested++)
        await mailing.visitor().auth.resetPasswordForEmail(email)
      await anHourLater()
    }
    await settled()
    const requested = mailsTo(email).filter((kind) => kind !== 'new-device')
    expect(requested).toHaveLength(MAIL_LIMITS.requested.perDay)
  })

  test('gets the same number if many request them at once', async () => {
    const { email } = await confirmedMember(mailing)
    const visitors = Array.from({ length: 12 }, () => mailing.visitor())
    await Promise.all(visitors.map((visitor) => visitor.auth.resetPasswordForEmail(email)))
    await settled()
    expect(mailsTo(email).filter((kind) => kind === 'recovery')).toHaveLength(MAIL_LIMITS.requested.perHour - 1)
  })
})
