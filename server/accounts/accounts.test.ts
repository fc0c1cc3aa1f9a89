// A member's account on a site without email, from sign-up to deletion, through the browser's client. Attacks are in
// server/hostile/attacks.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { openSite, rows, type Site } from '#server/database/testing/site.ts'
import { expectEnded, isAlive } from './testing/tokens.ts'

let site: Site
beforeAll(async () => {
  site = await openSite(await newHome())
})
afterAll(async () => {
  await site.backend.close()
  await leavePlaces()
})

const password = 'a good password'

let people = 0
const newAddress = () => `person-${++people}@example.test`

describe('signing up and in', () => {
  test('signing up starts a session right away and stores the form’s fields', async () => {
    const profile = { first_name: 'Ada', last_name: 'Cook', date_of_birth: '1990-02-28', phone: '' }
    const signUp = { email: 'Ada@Example.test', password: '6chars', options: { data: profile } }
    const { data, error } = await site.visitor().auth.signUp(signUp)
    expect(error).toBeNull()
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(data.user).toMatchObject({ email: 'ada@example.test', user_metadata: profile })
    const again = await site.visitor().auth.signInWithPassword({ email: 'ada@example.test', password: '6chars' })
    expect(again.data.user?.id).toBe(data.user?.id)
  })

  test('an address can have only one account', async () => {
    const { email } = await site.newMember()
    const { error } = await site.visitor().auth.signUp({ email, password: 'another password' })
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' })
  })

  test('three simultaneous sign-ups with one address create one account, without an error for anybody', async () => {
    const signUp = { email: 'twins@example.test', password }
    const responses = await Promise.all([1, 2, 3].map(() => site.visitor().auth.signUp(signUp)))
    expect(responses.filter(({ error }) => !error)).toHaveLength(1)
    for (const { error } of responses)
      if (error) expect(error).toMatchObject({ status: 422, code: 'user_already_exists' })
  })

  test('a short password, a wrong one and a made-up address are distinguished from failures', async () => {
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

  test.each(['123456', 'password', 'Qwerty'])('the password %s is rejected with a helpful message', async (common) => {
    const { error } = await site.visitor().auth.signUp({ email: newAddress(), password: common })
    expect(error).toMatchObject({ code: 'weak_password', message: expect.stringMatching(/easy to guess/) })
  })

  test('a member’s own address can’t be the password', async () => {
    const email = newAddress()
    const { error } = await site.visitor().auth.signUp({ email, password: email })
    expect(error).toMatchObject({ code: 'weak_password' })
  })
})

describe('sessions', () => {
  test('a session is renewed, and its old token is useless to a thief later', async () => {
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

  test('a phone that missed the response may ask once more', async () => {
    const { client } = await site.newMember()
    const { data: first } = await client.auth.getSession()
    const ask = () => site.visitor().auth.refreshSession({ refresh_token: first.session?.refresh_token ?? '' })
    const responses = [await ask(), await ask()]
    for (const { error } of responses) expect(error).toBeNull()
    expect(responses[0]?.data.session?.refresh_token).toBe(responses[1]?.data.session?.refresh_token)
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

  test('one device is signed out and the others stay; nobody can sign out another member’s device', async () => {
    const { client, email, password, token } = await site.newMember()
    const stranger = await site.newMember()
    const phone = site.visitor()
    const { data: session } = await phone.auth.signInWithPassword({ email, password })
    const phoneToken = session.session?.access_token ?? ''
    const devices = rows<{ id: string; is_current: boolean }>(await client.rpc('signed_in_devices'))
    const lost = { device_id: devices.find(({ is_current }) => !is_current)?.id }
    expect((await stranger.client.rpc('sign_out_device', lost)).error).toBeNull()
    expect(await isAlive(site, phoneToken)).toBe(true)
    expect((await site.visitor().rpc('sign_out_device', lost)).status).toBe(401)
    expect((await client.rpc('sign_out_device', lost)).error).toBeNull()
    await expectEnded(site, phoneToken)
    expect((await phone.auth.refreshSession()).error).not.toBeNull()
    expect(await isAlive(site, token)).toBe(true)
    expect(rows(await client.rpc('signed_in_devices'))).toHaveLength(1)
  })

  test('a member’s devices are listed only for that member, and the others can be signed out', async () => {
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
})

describe('changing an account', () => {
  test('a new password requires the current one, and ends every other session', async () => {
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

  test('without email, an address changes right away, with the current password', async () => {
    const { client, email, password } = await site.newMember()
    const taken = (await site.newMember()).email
    expect((await client.auth.updateUser({ email: `new-${email}` })).error).not.toBeNull()
    const exists = await client.auth.updateUser({ email: taken, current_password: password })
    expect(exists.error).toMatchObject({ code: 'email_exists' })
    const { data } = await client.auth.updateUser({ email: `new-${email}`, current_password: password })
    expect(data.user?.email).toBe(`new-${email}`)
    expect((await site.visitor().auth.signInWithPassword({ email: `new-${email}`, password })).error).toBeNull()
  })
})

test('without email, nobody is promised one', async () => {
  const { error } = await site.visitor().auth.resetPasswordForEmail('ada@example.test')
  expect(error).toMatchObject({ message: 'This site can’t send email. Ask whoever runs it for help.' })
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
])('%s %s doesn’t exist: our pages never call it', async (method, path) => {
  const body = method === 'POST' ? JSON.stringify({ email: 'new-one@example.test', type: 'signup' }) : undefined
  expect((await site.request(path, { method, body })).status).toBe(404)
})

describe('deleting an account', () => {
  test('requires the current password, and removes only that account with all its rows', async () => {
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
