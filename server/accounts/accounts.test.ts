// A member's account, from signing up to leaving, as the browser's client lives it. What attackers try stands in
// server/hostile/attacks.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { openSite, publicUrl, rows, type Site } from '#server/database/testing/site.ts'
import { runSql } from '#server/database/testing/sql.ts'

let site: Site
let mailing: Site
let mailingUrl: string
beforeAll(async () => {
  site = await openSite(await newHome())
  const home = await newHome()
  mailingUrl = home.databaseUrl
  mailing = await openSite(home, { sendsMail: true })
})
afterAll(async () => {
  await site.backend.close()
  await mailing.backend.close()
  await leavePlaces()
})

const password = 'a good password'

async function lastMail(kind: string, to: string) {
  const isIt = (mail: { kind: string; to: string }) => mail.to === to && mail.kind === kind
  await vi.waitFor(() => expect(mailing.mails.some(isIt)).toBe(true), { timeout: 5000 })
  const { text } = mailing.mails.findLast(isIt) ?? { text: '' }
  const [link = publicUrl] = /https?:\S+/.exec(text) ?? []
  const fragment = new URLSearchParams(new URL(link).hash.slice(1))
  const [code = ''] = /\b\d{8}\b/.exec(text) ?? []
  return { to, link, code, tokenHash: fragment.get('token_hash') ?? '' }
}

let people = 0
const newAddress = () => `person-${++people}@example.test`

async function confirmedMember() {
  const email = newAddress()
  await mailing.visitor().auth.signUp({ email, password })
  const { tokenHash } = await lastMail('confirmation', email)
  expect((await mailing.visitor().auth.verifyOtp({ token_hash: tokenHash, type: 'signup' })).error).toBeNull()
  const client = mailing.visitor()
  const { data } = await client.auth.signInWithPassword({ email, password })
  return { email, client, token: data.session?.access_token ?? '' }
}

const isAlive = async (where: Site, token: string) =>
  (await where.request('/rest/v1/water_logs?select=id', { token })).status === 200

/** A question that is asked a second later, or after that, is refused. */
async function expectEnded(where: Site, token: string) {
  const ended = performance.now()
  for (let asked = ended; await isAlive(where, token); asked = performance.now())
    expect(asked - ended, 'ms after which the token still worked').toBeLessThan(1_000)
}

describe('signing up and in', () => {
  test('signing up gives a session at once and keeps what the form asked for', async () => {
    const profile = { first_name: 'Ada', last_name: 'Cook', date_of_birth: '1990-02-28', phone: '' }
    const signUp = { email: 'Ada@Example.test', password: '6chars', options: { data: profile } }
    const { data, error } = await site.visitor().auth.signUp(signUp)
    expect(error).toBeNull()
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(data.user).toMatchObject({ email: 'ada@example.test', user_metadata: profile })
    const again = await site.visitor().auth.signInWithPassword({ email: 'ada@example.test', password: '6chars' })
    expect(again.data.user?.id).toBe(data.user?.id)
  })

  test('an address is one account', async () => {
    const { email } = await site.newMember()
    const { error } = await site.visitor().auth.signUp({ email, password: 'another password' })
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' })
  })

  test('three sign-ups with one address at the same moment make one account, and nobody sees a failure', async () => {
    const signUp = { email: 'twins@example.test', password }
    const answers = await Promise.all([1, 2, 3].map(() => site.visitor().auth.signUp(signUp)))
    expect(answers.filter(({ error }) => !error)).toHaveLength(1)
    for (const { error } of answers)
      if (error) expect(error).toMatchObject({ status: 422, code: 'user_already_exists' })
  })

  test('a short password, a wrong one and a made-up address are told apart from a failure', async () => {
    const { email } = await site.newMember()
    const { auth } = site.visitor()
    const short = await auth.signUp({ email: 'new@example.test', password: '12345' })
    expect(short.error).toMatchObject({ code: 'weak_password', message: 'Password should be at least 6 characters.' })
    const malformed = await auth.signUp({ email: 'not an address', password })
    expect(malformed.error).toMatchObject({ status: 400 })
    const wrong = await auth.signInWithPassword({ email, password: 'a wrong password' })
    const unknown = await auth.signInWithPassword({ email: 'nobody@example.test', password: 'a wrong password' })
    for (const { error } of [wrong, unknown])
      expect(error).toMatchObject({ code: 'invalid_credentials', message: 'Invalid login credentials' })
  })

  test.each(['123456', 'password', 'Qwerty'])('the password %s is refused with a helpful sentence', async (common) => {
    const { error } = await site.visitor().auth.signUp({ email: newAddress(), password: common })
    expect(error).toMatchObject({ code: 'weak_password', message: expect.stringMatching(/easy to guess/) })
  })

  test('the own address is no password', async () => {
    const email = newAddress()
    const { error } = await site.visitor().auth.signUp({ email, password: email })
    expect(error).toMatchObject({ code: 'weak_password' })
  })
})

describe('guessing a password', () => {
  test('after ten wrong ones the account pauses, for the right one too, and its owner gets a mail', async () => {
    const { email } = await confirmedMember()
    for (let guess = 1; guess <= 10; guess++) {
      const { error } = await mailing.visitor().auth.signInWithPassword({ email, password: `wrong ${guess}` })
      expect(error?.code).toBe('invalid_credentials')
    }
    const body = JSON.stringify({ email, password })
    const paused = await mailing.request('/auth/v1/token?grant_type=password', { method: 'POST', body })
    expect(paused.status).toBe(429)
    expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(0)
    await lastMail('wrong-passwords', email)
    expect(mailing.mails.filter((mail) => mail.kind === 'wrong-passwords' && mail.to === email)).toHaveLength(1)
    await runSql(mailingUrl, `update plateful.sign_in_failures set blocked_until = now()`)
    const again = await mailing.request('/auth/v1/token?grant_type=password', { method: 'POST', body })
    expect(again.status).toBe(200)
  })

  test('the pause grows, and an address without an account behaves alike', async () => {
    const body = JSON.stringify({ email: 'nobody-at-all@example.test', password: 'x' })
    const attempt = () => mailing.request('/auth/v1/token?grant_type=password', { method: 'POST', body })
    for (let guess = 1; guess <= 10; guess++) expect((await attempt()).status).toBe(400)
    const first = Number((await attempt()).headers.get('retry-after'))
    await runSql(mailingUrl, `update plateful.sign_in_failures set blocked_until = now()`)
    expect((await attempt()).status).toBe(400)
    expect(Number((await attempt()).headers.get('retry-after'))).toBeGreaterThan(first)
  })

  test('the current password cannot be guessed either', async () => {
    const { client } = await confirmedMember()
    for (let guess = 1; guess <= 10; guess++)
      await client.auth.updateUser({ password: 'a better password', current_password: `wrong ${guess}` })
    const { error } = await client.auth.updateUser({ password: 'a better password', current_password: password })
    expect(error?.status).toBe(429)
  })
})

describe('sessions', () => {
  test('a session is renewed, and its old ticket is of no use to a thief later', async () => {
    const { client, token } = await site.newMember()
    const { data: first } = await client.auth.getSession()
    const renewed = await client.auth.refreshSession()
    expect(renewed.error).toBeNull()
    expect(renewed.data.session?.refresh_token).not.toBe(first.session?.refresh_token)
    await client.auth.refreshSession()
    const stolen = await site.visitor().auth.refreshSession({ refresh_token: first.session?.refresh_token ?? '' })
    expect(stolen.error).toMatchObject({ code: 'refresh_token_already_used' })
    await expectEnded(site, token)
  })

  test('a phone that lost the answer may ask once more', async () => {
    const { client } = await site.newMember()
    const { data: first } = await client.auth.getSession()
    const ask = () => site.visitor().auth.refreshSession({ refresh_token: first.session?.refresh_token ?? '' })
    const answers = [await ask(), await ask()]
    for (const { error } of answers) expect(error).toBeNull()
    expect(answers[0]?.data.session?.refresh_token).toBe(answers[1]?.data.session?.refresh_token)
  })

  test('signing out ends the session on the server within a second, and only this one', async () => {
    const { client, email, password, token } = await site.newMember()
    const other = site.visitor()
    await other.auth.signInWithPassword({ email, password })
    const { data } = await client.auth.getSession()
    expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull()
    await expectEnded(site, token)
    const late = await site.visitor().auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' })
    expect(late.error).not.toBeNull()
    expect((await other.auth.getUser()).error).toBeNull()
  })

  test('the devices of a member are listed for that member alone, and the others can be signed out', async () => {
    const { client, email, password, token } = await site.newMember()
    await site.newMember()
    const phone = site.visitor()
    const { data: session } = await phone.auth.signInWithPassword({ email, password })
    const devices = rows<{ is_current: boolean }>(await phone.rpc('signed_in_devices'))
    expect(devices.map(({ is_current }) => is_current).sort()).toEqual([false, true])
    expect((await phone.auth.signOut({ scope: 'others' })).error).toBeNull()
    await expectEnded(site, token)
    expect((await client.auth.getUser()).error).not.toBeNull()
    expect(await isAlive(site, session.session?.access_token ?? '')).toBe(true)
    expect(rows(await phone.rpc('signed_in_devices'))).toHaveLength(1)
    expect(await site.visitor().rpc('signed_in_devices')).toMatchObject({ status: 401 })
  })

  test.each([
    ['unused for 31 days', `created_at = now() - interval '31 days', refreshed_at = null`],
    ['older than a year', `created_at = now() - interval '366 days', refreshed_at = now() at time zone 'UTC'`],
  ])('a session %s is over', async (_, set) => {
    const { client, token } = await confirmedMember()
    const { data } = await client.auth.getUser()
    await runSql(mailingUrl, `update auth.sessions set ${set} where user_id = '${data.user?.id}'`)
    await expectEnded(mailing, token)
    expect((await client.auth.refreshSession()).error).not.toBeNull()
  })

  test('a new device is told to the owner once', async () => {
    const { email } = await confirmedMember()
    const body = JSON.stringify({ email, password })
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' }
    for (let time = 0; time < 2; time++)
      await mailing.request('/auth/v1/token?grant_type=password', { method: 'POST', body, headers })
    await lastMail('new-device', email)
    expect(mailing.mails.filter((mail) => mail.kind === 'new-device' && mail.to === email)).toHaveLength(1)
  })
})

describe('changing an account', () => {
  test('a new password needs the current one, and ends every other session', async () => {
    const { client, email, password, token } = await site.newMember()
    const other = site.visitor()
    await other.auth.signInWithPassword({ email, password })
    const { data } = await other.auth.getSession()
    const without = await client.auth.updateUser({ password: 'a better password' })
    expect(without.error).toMatchObject({ message: 'Please enter your current password.' })
    const wrong = await client.auth.updateUser({ password: 'a better password', current_password: 'not it' })
    expect(wrong.error).toMatchObject({ message: 'That is not your current password.' })
    const changed = await client.auth.updateUser({ password: 'a better password', current_password: password })
    expect(changed.error).toBeNull()
    await expectEnded(site, data.session?.access_token ?? '')
    expect((await other.auth.refreshSession()).error).not.toBeNull()
    expect(await isAlive(site, token)).toBe(true)
    expect((await site.visitor().auth.signInWithPassword({ email, password })).error).not.toBeNull()
    expect((await site.visitor().auth.signInWithPassword({ email, password: 'a better password' })).error).toBeNull()
  })

  test('without mail an address changes at once, with the current password', async () => {
    const { client, email, password } = await site.newMember()
    const taken = (await site.newMember()).email
    expect((await client.auth.updateUser({ email: `new-${email}` })).error).not.toBeNull()
    const exists = await client.auth.updateUser({ email: taken, current_password: password })
    expect(exists.error).toMatchObject({ code: 'email_exists' })
    const { data } = await client.auth.updateUser({ email: `new-${email}`, current_password: password })
    expect(data.user?.email).toBe(`new-${email}`)
    expect((await site.visitor().auth.signInWithPassword({ email: `new-${email}`, password })).error).toBeNull()
  })

  test('with mail the new address confirms it; other sessions end, and the old address is told', async () => {
    const { client, email, token } = await confirmedMember()
    const other = mailing.visitor()
    await other.auth.signInWithPassword({ email, password })
    const { data: session } = await other.auth.getSession()
    const { data } = await client.auth.updateUser({ email: `new-${email}`, current_password: password })
    expect(data.user).toMatchObject({ email, new_email: `new-${email}` })
    const { tokenHash } = await lastMail('address-change', `new-${email}`)
    expect((await client.auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' })).error).toBeNull()
    expect((await lastMail('address-changed', email)).to).toBe(email)
    await expectEnded(mailing, session.session?.access_token ?? '')
    expect(await isAlive(mailing, token)).toBe(true)
    const { error } = await mailing.visitor().auth.signInWithPassword({ email: `new-${email}`, password })
    expect(error).toBeNull()
  })
})

describe('where mail is configured', () => {
  test('an account works once its address is confirmed', async () => {
    const email = newAddress()
    const { data, error } = await mailing.visitor().auth.signUp({ email, password })
    expect([error, data.session]).toEqual([null, null])
    const early = await mailing.visitor().auth.signInWithPassword({ email, password })
    expect(early.error).toMatchObject({ code: 'email_not_confirmed' })
    const { code } = await lastMail('confirmation', email)
    expect((await mailing.visitor().auth.verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull()
    expect((await mailing.visitor().auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  test('nobody learns from sign-up, recovery or a change of address who has an account', async () => {
    const { email, client } = await confirmedMember()
    const shape = (json: unknown) =>
      JSON.stringify(json).replace(/[0-9a-f-]{36}|\d{4}-[^"]*|person-\d+|nobody-\d+/g, '…')
    const signUp = async (address: string) => {
      const body = JSON.stringify({ email: address, password })
      const answer = await mailing.request('/auth/v1/signup', { method: 'POST', body })
      return [answer.status, shape(await answer.json())]
    }
    expect(await signUp(email)).toEqual(await signUp('nobody-1@example.test'))
    expect((await lastMail('account-exists', email)).to).toBe(email)
    for (const address of [email, 'nobody-2@example.test'])
      expect((await mailing.visitor().auth.resetPasswordForEmail(address)).error).toBeNull()
    const change = async (address: string) => {
      const { error, data } = await client.auth.updateUser({ email: address, current_password: password })
      return [error, data.user?.new_email === address]
    }
    const known = (await confirmedMember()).email
    expect(await change(known)).toEqual(await change('nobody-3@example.test'))
  })

  test('a forgotten password is replaced through the mail, which works once and ends every session', async () => {
    const { email, token } = await confirmedMember()
    const evil = 'https://evil.example\\@localhost:4200/'
    expect((await mailing.visitor().auth.resetPasswordForEmail(email, { redirectTo: evil })).error).toBeNull()
    const mail = await lastMail('recovery', email)
    expect(mail.link).toMatch(/^http:\/\/localhost:4200\/auth\?mode=new-password#token_hash=/)
    const device = mailing.visitor()
    const { data, error } = await device.auth.verifyOtp({ token_hash: mail.tokenHash, type: 'recovery' })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    await expectEnded(mailing, token)
    const again = await mailing.visitor().auth.verifyOtp({ token_hash: mail.tokenHash, type: 'recovery' })
    expect(again.error).toMatchObject({ code: 'otp_expired' })
    expect((await device.auth.updateUser({ password: 'a new password' })).error).toBeNull()
    // Once: the next change needs the password that was just chosen.
    expect((await device.auth.updateUser({ password: 'a third password' })).error).not.toBeNull()
    const signedIn = await mailing.visitor().auth.signInWithPassword({ email, password: 'a new password' })
    expect(signedIn.error).toBeNull()
    expect((await lastMail('password-changed', email)).to).toBe(email)
  })

  test('a code cannot be guessed: five tries, and it is worth nothing', async () => {
    const { email } = await confirmedMember()
    await mailing.visitor().auth.resetPasswordForEmail(email)
    const { code } = await lastMail('recovery', email)
    const wrong = code === '00000000' ? '11111111' : '00000000'
    for (let guess = 0; guess < 5; guess++)
      await mailing.visitor().auth.verifyOtp({ email, token: wrong, type: 'recovery' })
    const right = await mailing.visitor().auth.verifyOtp({ email, token: code, type: 'recovery' })
    expect(right.error).toMatchObject({ code: 'otp_expired' })
  })
})

test('without mail nobody is promised one', async () => {
  const { error } = await site.visitor().auth.resetPasswordForEmail('ada@example.test')
  expect(error).toMatchObject({ message: 'This installation cannot send mail. Ask whoever runs it.' })
})

test.each([
  ['POST', '/auth/v1/magiclink'],
  ['POST', '/auth/v1/otp'],
  ['POST', '/auth/v1/resend'],
  ['GET', '/auth/v1/reauthenticate'],
  ['GET', '/auth/v1/verify?token=x&type=recovery&redirect_to=https://evil.example'],
  ['GET', '/auth/v1/authorize?provider=google'],
  ['GET', '/auth/v1/settings'],
  ['GET', '/auth/v1/admin/users'],
  ['GET', '/rest/v1/'],
  ['OPTIONS', '/rest/v1/water_logs'],
  ['GET', '/rest/v1/rpc/delete_my_account'],
])('%s %s does not exist: our pages never call it', async (method, path) => {
  const body = method === 'POST' ? JSON.stringify({ email: 'new-one@example.test', type: 'signup' }) : undefined
  expect((await site.request(path, { method, body })).status).toBe(404)
})

describe('leaving', () => {
  test('needs the current password, removes the account with every row, and only that account', async () => {
    const leaver = await site.newMember()
    const stayer = await site.newMember()
    const day = { date: '2025-01-01' }
    const meal = { ...day, meal_type: 'lunch', recipe_id: '1', recipe_title: 'Soup', calories: 100 }
    for (const { client } of [leaver, stayer]) {
      rows(await client.from('user_goals').insert({ fat_target_g: 70 }).select())
      rows(
        await client
          .from('water_logs')
          .insert({ ...day, amount_ml: 250 })
          .select(),
      )
      rows(
        await client
          .from('weight_logs')
          .insert({ ...day, weight_kg: 70 })
          .select(),
      )
      rows(await client.from('meal_entries').insert([meal, meal]).select())
      rows(await client.from('meal_schedules').insert(meal).select())
      rows(await client.from('recipe_ratings').insert({ recipe_id: '1', rating: 5 }).select())
    }
    expect((await leaver.client.rpc('delete_my_account')).error).not.toBeNull()
    expect((await leaver.client.rpc('delete_my_account', { current_password: 'wrong' })).error).not.toBeNull()
    const { email, password, token } = leaver
    expect(await leaver.client.rpc('delete_my_account', { current_password: password })).toMatchObject({ error: null })

    await expectEnded(site, token)
    expect((await site.visitor().auth.signInWithPassword({ email, password })).error).not.toBeNull()
    expect((await leaver.client.auth.refreshSession()).error).not.toBeNull()
    const tables = ['user_goals', 'daily_logs', 'water_logs', 'weight_logs', 'meal_entries', 'recipe_ratings']
    for (const table of tables) {
      expect((await site.request(`/rest/v1/${table}`, { token })).status).toBe(401)
      expect(rows(await stayer.client.from(table).select())).not.toEqual([])
    }
    expect((await site.visitor().auth.signUp({ email, password })).error).toBeNull()
  })

  test('a visitor has no account to delete', async () => {
    expect(await site.visitor().rpc('delete_my_account')).toMatchObject({ status: 401 })
  })
})
