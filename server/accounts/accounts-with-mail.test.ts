// A member's account on a site that sends email: confirmed addresses, warnings, forgotten passwords. For many emails to
// one address, see many-mails.test.ts.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { openSite, type Site } from '#server/database/testing/site.ts'
import { runSql } from '#server/database/testing/sql.ts'
import { confirmedMember, lastMail, newAddress, password } from './testing/confirmed-member.ts'
import { expectEnded, isAlive } from './testing/tokens.ts'

let mailing: Site
let mailingUrl: string
beforeAll(async () => {
  const home = await newHome()
  mailingUrl = home.databaseUrl
  mailing = await openSite(home, { sendsMail: true })
})
afterAll(async () => {
  await mailing.backend.close()
  await leavePlaces()
})

describe('where mail is configured', () => {
  test('an account works once its address is confirmed', async () => {
    const email = newAddress()
    const { data, error } = await mailing.visitor().auth.signUp({ email, password })
    expect([error, data.session]).toEqual([null, null])
    const early = await mailing.visitor().auth.signInWithPassword({ email, password })
    expect(early.error).toMatchObject({ code: 'email_not_confirmed' })
    const { code } = await lastMail(mailing, 'confirmation', email)
    expect((await mailing.visitor().auth.verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull()
    expect((await mailing.visitor().auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  test('signing up again with an unconfirmed address replaces the account, and the first password no longer works', async () => {
    const email = newAddress()
    await mailing.visitor().auth.signUp({ email, password: 'of somebody else' })
    const early = await lastMail(mailing, 'confirmation', email)
    await mailing.visitor().auth.signUp({ email, password, options: { data: { first_name: 'Ada' } } })
    await vi.waitFor(async () => expect(await lastMail(mailing, 'confirmation', email)).not.toEqual(early), {
      timeout: 30_000,
    })
    const { tokenHash } = await lastMail(mailing, 'confirmation', email)
    const late = await mailing.visitor().auth.verifyOtp({ token_hash: early.tokenHash, type: 'signup' })
    expect(late.error).toMatchObject({ code: 'otp_expired' })
    expect((await mailing.visitor().auth.verifyOtp({ token_hash: tokenHash, type: 'signup' })).error).toBeNull()
    const other = await mailing.visitor().auth.signInWithPassword({ email, password: 'of somebody else' })
    expect(other.error).toMatchObject({ code: 'invalid_credentials' })
    const own = await mailing.visitor().auth.signInWithPassword({ email, password })
    expect(own.data.user?.user_metadata).toMatchObject({ first_name: 'Ada', email })
  })

  test('sign-up, recovery and address changes don’t reveal who has an account', async () => {
    const { email, client } = await confirmedMember(mailing)
    const shape = (json: unknown) =>
      JSON.stringify(json).replace(/[0-9a-f-]{36}|\d{4}-[^"]*|person-\d+|nobody-\d+/g, '…')
    const signUp = async (address: string) => {
      const body = JSON.stringify({ email: address, password })
      const response = await mailing.request('/auth/v1/signup', { method: 'POST', body })
      return [response.status, shape(await response.json())]
    }
    expect(await signUp(email)).toEqual(await signUp('nobody-1@example.test'))
    expect((await lastMail(mailing, 'account-exists', email)).to).toBe(email)
    for (const address of [email, 'nobody-2@example.test'])
      expect((await mailing.visitor().auth.resetPasswordForEmail(address)).error).toBeNull()
    const change = async (address: string) => {
      const { error, data } = await client.auth.updateUser({ email: address, current_password: password })
      return [error, data.user?.new_email === address]
    }
    const known = (await confirmedMember(mailing)).email
    expect(await change(known)).toEqual(await change('nobody-3@example.test'))
  })

  test('a forgotten password is replaced by email, once, and that ends every session', async () => {
    const { email, token } = await confirmedMember(mailing)
    const evil = 'https://evil.example\\@localhost:4200/'
    expect((await mailing.visitor().auth.resetPasswordForEmail(email, { redirectTo: evil })).error).toBeNull()
    const mail = await lastMail(mailing, 'recovery', email)
    expect(mail.link).toMatch(/^http:\/\/localhost:4200\/auth\?mode=new-password#token_hash=/)
    const device = mailing.visitor()
    const { data, error } = await device.auth.verifyOtp({ token_hash: mail.tokenHash, type: 'recovery' })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    await expectEnded(mailing, token)
    const again = await mailing.visitor().auth.verifyOtp({ token_hash: mail.tokenHash, type: 'recovery' })
    expect(again.error).toMatchObject({ code: 'otp_expired' })
    expect((await device.auth.updateUser({ password: 'a new password' })).error).toBeNull()
    // Only once: the next change requires the new password.
    expect((await device.auth.updateUser({ password: 'a third password' })).error).not.toBeNull()
    const signedIn = await mailing.visitor().auth.signInWithPassword({ email, password: 'a new password' })
    expect(signedIn.error).toBeNull()
    expect((await lastMail(mailing, 'password-changed', email)).to).toBe(email)
  })

  test('after a rejected new password, another one can be chosen', async () => {
    const { email } = await confirmedMember(mailing)
    await mailing.visitor().auth.resetPasswordForEmail(email)
    const { tokenHash } = await lastMail(mailing, 'recovery', email)
    const device = mailing.visitor()
    await device.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })
    expect((await device.auth.updateUser({ password })).error).toMatchObject({ code: 'same_password' })
    expect((await device.auth.updateUser({ password: 'a new password' })).error).toBeNull()
  })

  test('an hour after a recovery, a new password requires the old one again', async () => {
    const { email } = await confirmedMember(mailing)
    await mailing.visitor().auth.resetPasswordForEmail(email)
    const { tokenHash } = await lastMail(mailing, 'recovery', email)
    const device = mailing.visitor()
    const { data } = await device.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })
    const anHourAgo = `update auth.sessions set created_at = now() - interval '61 minutes'`
    await runSql(mailingUrl, `${anHourAgo} where user_id = '${data.user?.id}'`)
    const late = await device.auth.updateUser({ password: 'a new password' })
    expect(late.error).toMatchObject({ code: 'current_password_required' })
    expect((await mailing.visitor().auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  test('a code can’t be guessed: after five tries it stops working', async () => {
    const { email } = await confirmedMember(mailing)
    await mailing.visitor().auth.resetPasswordForEmail(email)
    const { code } = await lastMail(mailing, 'recovery', email)
    const wrong = code === '00000000' ? '11111111' : '00000000'
    for (let guess = 0; guess < 5; guess++)
      await mailing.visitor().auth.verifyOtp({ email, token: wrong, type: 'recovery' })
    const right = await mailing.visitor().auth.verifyOtp({ email, token: code, type: 'recovery' })
    expect(right.error).toMatchObject({ code: 'otp_expired' })
  })
})

describe('guessing a password', () => {
  test('after ten wrong ones sign-in pauses, even for the right one, and the owner gets an email', async () => {
    const { email } = await confirmedMember(mailing)
    for (let guess = 1; guess <= 10; guess++) {
      const { error } = await mailing.visitor().auth.signInWithPassword({ email, password: `wrong ${guess}` })
      expect(error?.code).toBe('invalid_credentials')
    }
    const body = JSON.stringify({ email, password })
    const paused = await mailing.request('/auth/v1/token?grant_type=password', { method: 'POST', body })
    expect(paused.status).toBe(429)
    expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(0)
    await lastMail(mailing, 'wrong-passwords', email)
    expect(mailing.mails.filter((mail) => mail.kind === 'wrong-passwords' && mail.to === email)).toHaveLength(1)
    await runSql(mailingUrl, `update plateful.sign_in_failures set blocked_until = now()`)
    const again = await mailing.request('/auth/v1/token?grant_type=password', { method: 'POST', body })
    expect(again.status).toBe(200)
  })

  test('the pause gets longer, and an address without an account behaves the same', async () => {
    const body = JSON.stringify({ email: 'nobody-at-all@example.test', password: 'x' })
    const attempt = () => mailing.request('/auth/v1/token?grant_type=password', { method: 'POST', body })
    for (let guess = 1; guess <= 10; guess++) expect((await attempt()).status).toBe(400)
    const first = Number((await attempt()).headers.get('retry-after'))
    await runSql(mailingUrl, `update plateful.sign_in_failures set blocked_until = now()`)
    expect((await attempt()).status).toBe(400)
    expect(Number((await attempt()).headers.get('retry-after'))).toBeGreaterThan(first)
  })

  test('the current password can’t be guessed either', async () => {
    const { client } = await confirmedMember(mailing)
    for (let guess = 1; guess <= 10; guess++)
      await client.auth.updateUser({ password: 'a better password', current_password: `wrong ${guess}` })
    const { error } = await client.auth.updateUser({ password: 'a better password', current_password: password })
    expect(error?.status).toBe(429)
  })
})

describe('sessions', () => {
  test.each([
    ['unused for 31 days', `created_at = now() - interval '31 days', refreshed_at = null`],
    ['older than a year', `created_at = now() - interval '366 days', refreshed_at = now() at time zone 'UTC'`],
  ])('a session %s is over', async (_, set) => {
    const { client, token } = await confirmedMember(mailing)
    const { data } = await client.auth.getUser()
    await runSql(mailingUrl, `update auth.sessions set ${set} where user_id = '${data.user?.id}'`)
    await expectEnded(mailing, token)
    expect((await client.auth.refreshSession()).error).not.toBeNull()
  })

  test('the owner is notified once about a new device', async () => {
    const { email } = await confirmedMember(mailing)
    const body = JSON.stringify({ email, password })
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' }
    for (let time = 0; time < 2; time++)
      await mailing.request('/auth/v1/token?grant_type=password', { method: 'POST', body, headers })
    await lastMail(mailing, 'new-device', email)
    expect(mailing.mails.filter((mail) => mail.kind === 'new-device' && mail.to === email)).toHaveLength(1)
  })
})

test('with email, the new address confirms the change; other sessions end, and the old address is notified', async () => {
  const { client, email, token } = await confirmedMember(mailing)
  const other = mailing.visitor()
  await other.auth.signInWithPassword({ email, password })
  const { data: session } = await other.auth.getSession()
  const { data } = await client.auth.updateUser({ email: `new-${email}`, current_password: password })
  expect(data.user).toMatchObject({ email, new_email: `new-${email}` })
  const { tokenHash } = await lastMail(mailing, 'address-change', `new-${email}`)
  expect((await client.auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' })).error).toBeNull()
  expect((await lastMail(mailing, 'address-changed', email)).to).toBe(email)
  await expectEnded(mailing, session.session?.access_token ?? '')
  expect(await isAlive(mailing, token)).toBe(true)
  const { error } = await mailing.visitor().auth.signInWithPassword({ email: `new-${email}`, password })
  expect(error).toBeNull()
})

describe('what a thief who knows the password has requested', () => {
  /** A thief requests a change of the account's address. */
  async function stolen() {
    const { email, client, token } = await confirmedMember(mailing)
    const thief = mailing.visitor()
    await thief.auth.signInWithPassword({ email, password })
    await thief.auth.updateUser({ email: `thief-${email}`, current_password: password })
    const { tokenHash } = await lastMail(mailing, 'address-change', `thief-${email}`)
    const take = async () => {
      const { error } = await mailing.visitor().auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' })
      return error?.code
    }
    return { email, client, token, take }
  }

  test('stops working after the owner has changed the password', async () => {
    const { client, take } = await stolen()
    const { error } = await client.auth.updateUser({ password: 'a new password', current_password: password })
    expect(error).toBeNull()
    expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined()
    expect(await take()).toBe('otp_expired')
  })

  test('stops working after the owner has used a recovery link', async () => {
    const { email, take } = await stolen()
    await mailing.visitor().auth.resetPasswordForEmail(email)
    const { tokenHash } = await lastMail(mailing, 'recovery', email)
    await mailing.visitor().auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })
    expect(await take()).toBe('otp_expired')
  })

  test('a link to the old mailbox stops working after a change of address', async () => {
    const { email, client } = await confirmedMember(mailing)
    await mailing.visitor().auth.resetPasswordForEmail(email)
    const { tokenHash } = await lastMail(mailing, 'recovery', email)
    await client.auth.updateUser({ email: `new-${email}`, current_password: password })
    const change = await lastMail(mailing, 'address-change', `new-${email}`)
    await client.auth.verifyOtp({ token_hash: change.tokenHash, type: 'email_change' })
    const late = await mailing.visitor().auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })
    expect(late.error).toMatchObject({ code: 'otp_expired' })
  })
})

test('an email is only sent if its event has happened, and eight people at once don’t wait for each other', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => confirmedMember(mailing)))
  await runSql(
    mailingUrl,
    `create function public.refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end';
     create constraint trigger refuse after update on auth.users deferrable initially deferred
       for each row execute function public.refuse()`,
  )
  const refused = await members[0]?.client.auth.updateUser({ password: 'a new password', current_password: password })
  await runSql(mailingUrl, 'drop trigger refuse on auth.users; drop function public.refuse()')
  expect(refused?.error).not.toBeNull()
  const change = ({ client }: { client: (typeof members)[0]['client'] }) =>
    client.auth.updateUser({ password: 'another password', current_password: password })
  for (const { error } of await Promise.all(members.slice(1).map(change))) expect(error).toBeNull()
  for (const { email } of members.slice(1)) await lastMail(mailing, 'password-changed', email)
  expect(mailing.mails.filter(({ kind, to }) => kind === 'password-changed' && to === members[0]?.email)).toEqual([])
})
