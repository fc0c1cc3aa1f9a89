// A member's account, from signing up to leaving, as the browser's client lives it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leavePlaces, places } from '#server/database/testing/places.ts'
import { openSite, publicUrl, rows, type Site } from '#server/database/testing/site.ts'

afterAll(leavePlaces)

describe.each(places)('on $name', (place) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await place.newHome())
  })
  afterAll(() => site.backend.close())

  const lastMailTo = (address: string) => {
    const mail = site.mails.findLast(({ to }) => to === address)
    if (!mail) throw new Error(`No mail went to ${address}.`)
    const [link = ''] = /https?:\S+/.exec(mail.text) ?? []
    const [, code = ''] = /code .*: (\d+)/.exec(mail.text) ?? []
    return { ...mail, link, code }
  }

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

  test('two sign-ups with one address at the same moment make one account, and nobody sees a failure', async () => {
    const signUp = { email: 'twins@example.test', password: 'a good password' }
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
    const malformed = await auth.signUp({ email: 'not an address', password: 'a good password' })
    expect(malformed.error).toMatchObject({ status: 400 })
    const wrong = await auth.signInWithPassword({ email, password: 'a wrong password' })
    const unknown = await auth.signInWithPassword({ email: 'nobody@example.test', password: 'a wrong password' })
    for (const { error } of [wrong, unknown])
      expect(error).toMatchObject({ code: 'invalid_credentials', message: 'Invalid login credentials' })
  })

  test('a session is renewed, and its old ticket is of no use to a thief later', async () => {
    const { client } = await site.newMember()
    const { data: first } = await client.auth.getSession()
    const renewed = await client.auth.refreshSession()
    expect(renewed.error).toBeNull()
    expect(renewed.data.session?.refresh_token).not.toBe(first.session?.refresh_token)
    await client.auth.refreshSession()
    const stolen = await site.visitor().auth.refreshSession({ refresh_token: first.session?.refresh_token ?? '' })
    expect(stolen.error).not.toBeNull()
  })

  test('signing out ends the session on the server', async () => {
    const { client, email, password } = await site.newMember()
    const { data } = await client.auth.getSession()
    expect((await client.auth.signOut()).error).toBeNull()
    const late = await site.visitor().auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' })
    expect(late.error).not.toBeNull()
    expect((await site.visitor().auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  test('a password is changed by who is signed in', async () => {
    const { client, email, password } = await site.newMember()
    expect((await client.auth.updateUser({ password: 'a better password' })).error).toBeNull()
    expect((await site.visitor().auth.signInWithPassword({ email, password })).error).not.toBeNull()
    expect((await site.visitor().auth.signInWithPassword({ email, password: 'a better password' })).error).toBeNull()
    expect((await site.visitor().auth.updateUser({ password: 'anything' })).error).toMatchObject({
      message: 'Auth session missing!',
    })
  })

  test('an address is changed once the mail to the present one is answered', async () => {
    const { client, email, password } = await site.newMember()
    const { data } = await client.auth.updateUser({ email: `new-${email}` })
    expect(data.user).toMatchObject({ email, new_email: `new-${email}` })
    const { code, subject } = lastMailTo(email)
    expect(subject).toBe('Confirm your new Plateful address')
    const confirmed = await client.auth.verifyOtp({ email, token: code, type: 'email_change' })
    expect(confirmed.error).toBeNull()
    expect((await site.visitor().auth.signInWithPassword({ email: `new-${email}`, password })).error).toBeNull()
    expect((await site.visitor().auth.signInWithPassword({ email, password })).error).not.toBeNull()
  })

  test('a forgotten password is replaced through the link in the mail, which works once', async () => {
    const { email } = await site.newMember()
    const page = `${publicUrl}/auth?mode=new-password`
    expect((await site.visitor().auth.resetPasswordForEmail(email, { redirectTo: page })).error).toBeNull()
    const { link, subject } = lastMailTo(email)
    expect(subject).toBe('Choose a new Plateful password')
    const opened = await site.request(link.slice(publicUrl.length), { key: null })
    expect(opened.status).toBe(303)
    const target = new URL(opened.headers.get('location') ?? '')
    expect(`${target.origin}${target.pathname}${target.search}`).toBe(page)
    const fragment = new URLSearchParams(target.hash.slice(1))
    expect(fragment.get('type')).toBe('recovery')

    const device = site.visitor()
    const session = {
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    }
    expect((await device.auth.setSession(session)).error).toBeNull()
    expect((await device.auth.updateUser({ password: 'a remembered password' })).error).toBeNull()
    const signedIn = await site.visitor().auth.signInWithPassword({ email, password: 'a remembered password' })
    expect(signedIn.error).toBeNull()

    const again = await site.request(link.slice(publicUrl.length), { key: null })
    expect(new URL(again.headers.get('location') ?? '').href).not.toContain('access_token')
  })

  test('a forgotten password is replaced with the code in the mail; a guessed code is refused', async () => {
    const { email } = await site.newMember()
    await site.visitor().auth.resetPasswordForEmail(email)
    const { code } = lastMailTo(email)
    expect(code).toMatch(/^\d{8}$/)
    const device = site.visitor()
    const guess = code === '00000000' ? '11111111' : '00000000'
    expect((await device.auth.verifyOtp({ email, token: guess, type: 'recovery' })).error).not.toBeNull()
    expect((await device.auth.verifyOtp({ email, token: code, type: 'recovery' })).error).toBeNull()
  })

  test('a mail never leads to another site, and an unknown address learns nothing', async () => {
    const { email } = await site.newMember()
    await site.visitor().auth.resetPasswordForEmail(email, { redirectTo: 'https://evil.example/steal' })
    expect(lastMailTo(email).text).not.toContain('evil')
    const before = site.mails.length
    expect((await site.visitor().auth.resetPasswordForEmail('nobody@example.test')).error).toBeNull()
    expect(site.mails).toHaveLength(before)
  })

  test('without a mail server the mail is in the log, to be handed on by the operator', async () => {
    const { email } = await site.newMember()
    const quiet = await openSite(await place.newHome(), { mail: undefined })
    await quiet.visitor().auth.signUp({ email, password: 'a good password' })
    await quiet.visitor().auth.resetPasswordForEmail(email)
    expect(quiet.lines).toContainEqual({
      level: 'info',
      message: 'Mail, written here because no mail server is configured.',
      fields: {
        to: email,
        subject: 'Choose a new Plateful password',
        text: expect.stringContaining(`${publicUrl}/auth/v1/verify`),
      },
    })
    await quiet.backend.close()
  })

  test('Google and GitHub are off until the operator sets them up', async () => {
    const settings = await (await site.request('/auth/v1/settings')).json()
    expect(settings).toMatchObject({
      external: { google: false, github: false, email: true },
      mailer_autoconfirm: true,
    })
    expect((await site.request('/auth/v1/authorize?provider=google')).status).toBe(400)
  })

  test('leaving removes the account with every row, and only that account', async () => {
    const leaver = await site.newMember()
    const stayer = await site.newMember()
    const day = { date: '2025-01-01' }
    const meal = { ...day, meal_type: 'lunch', recipe_id: '1', recipe_title: 'Soup', calories: 100 }
    for (const { client } of [leaver, stayer]) {
      rows(await client.from('user_goals').insert({ fat_target_g: 70 }).select())
      rows(
        await client
          .from('water_logs')
          .insert([
            { ...day, amount_ml: 250 },
            { ...day, amount_ml: 300 },
          ])
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
    expect(await leaver.client.rpc('delete_my_account')).toMatchObject({ status: 204, error: null })

    const { email, password, token } = leaver
    expect((await site.visitor().auth.signInWithPassword({ email, password })).error).not.toBeNull()
    expect((await leaver.client.auth.refreshSession()).error).not.toBeNull()
    for (const table of [
      'user_goals',
      'daily_logs',
      'water_logs',
      'weight_logs',
      'meal_entries',
      'meal_schedules',
      'recipe_ratings',
    ]) {
      const left = await site.request(`/rest/v1/${table}`, { token })
      expect([table, await left.json()]).toEqual([table, expect.not.arrayContaining([expect.anything()])])
      expect(rows(await stayer.client.from(table).select())).not.toEqual([])
    }
    const ghost = await site.request('/rest/v1/water_logs', {
      token,
      method: 'POST',
      body: '{"date":"2025-01-01","amount_ml":1}',
    })
    expect(ghost.status).toBeGreaterThanOrEqual(400)
    expect(ghost.status).toBeLessThan(500)
    expect((await site.visitor().auth.signUp({ email, password })).error).toBeNull()
  })

  test('a visitor has no account to delete', async () => {
    expect(await site.visitor().rpc('delete_my_account')).toMatchObject({ status: 401 })
  })
})
