// The host's page and commands: who gets in, what they see and do, and that the log of it stays.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectEnded } from '#server/accounts/testing/tokens.ts'
import { withoutSettings } from '#server/config.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { type Home, installedPostgres, leavePlaces, newFolderHome, newHome } from '#server/database/testing/places.ts'
import { type Member, openSite, rows, type Site } from '#server/database/testing/site.ts'

const installed = await installedPostgres()
const places = [
  { name: 'the embedded database', newHome },
  ...(installed ? [{ name: installed.name, newHome: installed.newEmptyHome }] : []),
]
afterAll(leavePlaces, 30_000)

async function command(home: Home, ...words: string[]) {
  const env = { ...withoutSettings(process.env), DATA_DIR: home.dataDir, DATABASE_URL: home.databaseUrl ?? '' }
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words], { env })
  return stdout
}

describe.each(places)('on $name', ({ newHome }) => {
  let home: Required<Home>
  let site: Site
  let sql: Awaited<ReturnType<typeof openPostgres>>
  let host: Member
  let member: Member
  beforeAll(async () => {
    home = await newHome()
    site = await openSite(home)
    sql = await openPostgres(home.databaseUrl)
    host = await site.newMember()
    member = await site.newMember()
    await command(home, 'operator', host.email)
  }, 60_000)
  afterAll(async () => {
    await sql?.close()
    await site?.backend.close()
  })

  const call = (who: Pick<Member, 'token'> | null, path: string, method = 'GET', body?: unknown) =>
    site.backend.admin.request(`/admin/${path}`, {
      method,
      headers: { ...(who && { authorization: `Bearer ${who.token}` }), 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  const read = async (path: string) => (await call(host, path)).json()
  const actions = async () => (await read('audit')).map(({ action }: { action: string }) => action)
  const signsIn = async ({ email, password }: Member) => site.visitor().auth.signInWithPassword({ email, password })

  test('only an operator gets in, with the password once more, for fifteen minutes', async () => {
    for (const who of [null, member, { token: 'x' }])
      for (const path of ['status', 'members', 'audit', `members/${host.id}/export`])
        expect((await call(who, path)).status).toBe(403)
    expect((await call(member, 'open', 'POST', { password: member.password })).status).toBe(403)
    const stateOf = async (who: Parameters<typeof call>[0]) => (await call(who, 'state')).json()
    expect(await stateOf(null)).toEqual({ operator: false, open: false })
    expect(await stateOf(member)).toEqual({ operator: false, open: false })
    expect(await stateOf(host)).toEqual({ operator: true, open: false })
    expect((await call(host, 'members')).status).toBe(423)
    expect((await call(host, 'open', 'POST', { password: 'wrong' })).status).toBe(400)
    expect((await call(host, 'members')).status).toBe(423)
    expect((await call(host, 'open', 'POST', { password: host.password })).status).toBe(200)
    expect((await call(host, 'members')).status).toBe(200)
    expect(await stateOf(host)).toEqual({ operator: true, open: true })
    // Another session of the same operator is still locked.
    const { data } = await signsIn(host)
    expect((await call({ token: data.session?.access_token ?? '' }, 'members')).status).toBe(423)
    await sql.query(`update plateful.host_sessions set open_until = now()`)
    expect((await call(host, 'members')).status).toBe(423)
    await call(host, 'open', 'POST', { password: host.password })
  })

  test('members are listed with their use and storage, and nothing of what they wrote', async () => {
    const stored = async () => {
      const list: { id: string; rows: number }[] = await read('members')
      return list.find(({ id }) => id === member.id)?.rows ?? 0
    }
    const before = await stored()
    rows(
      await member.client
        .from('meal_entries')
        .insert({ date: '2026-11-19', meal_type: 'lunch', recipe_id: '1', recipe_title: 'Secret soup', calories: 1 })
        .select(),
    )
    for (const order of ['newest', 'address', 'last-use', 'storage']) {
      const list = await read(`members?order=${order}`)
      expect(list).toHaveLength(2)
      expect(JSON.stringify(list)).not.toContain('Secret')
    }
    const [found, ...others] = await read(`members?search=${member.email.slice(2, 12).toUpperCase()}`)
    expect(others.length).toBeLessThan(2)
    expect([found, ...others].find(({ id }: { id: string }) => id === member.id)).toMatchObject({
      email: member.email,
      devices: 1,
      rows: before + 1,
      paused: null,
      lastUse: expect.any(String),
    })
    expect((await call(host, 'members?order=password')).status).toBe(400)
    expect(await read('members?search=%25')).toEqual([])
  })

  test('a paused member is signed out, can’t sign in or recover, and is told why only with the right password', async () => {
    const paused = await site.newMember()
    expect((await call(host, `members/${paused.id}/pause`, 'POST', { paused: true })).status).toBe(200)
    await expectEnded(site, paused.token)
    expect((await paused.client.auth.refreshSession()).error).not.toBeNull()
    expect((await signsIn(paused)).error).toMatchObject({ code: 'user_banned', message: /paused/ })
    expect((await signsIn({ ...paused, password: 'wrong' })).error).toMatchObject({ code: 'invalid_credentials' })
    const link = await promisify(execFile)(process.execPath, ['scripts/recovery-link.ts', paused.email], {
      env: { ...withoutSettings(process.env), DATA_DIR: home.dataDir, DATABASE_URL: home.databaseUrl },
    })
    const [, token_hash = ''] = /token_hash=([\w-]+)/.exec(link.stdout) ?? []
    const recovered = await site.visitor().auth.verifyOtp({ token_hash, type: 'recovery' })
    expect(recovered.error).toMatchObject({ code: 'user_banned' })
    await call(host, `members/${paused.id}/pause`, 'POST', { paused: false })
    expect((await signsIn(paused)).error).toBeNull()
  })

  test('sign-ins at the moment of the pause leave no session behind', async () => {
    const paused = await site.newMember()
    const [, ...attempts] = await Promise.all([
      call(host, `members/${paused.id}/pause`, 'POST', { paused: true }),
      ...Array.from({ length: 8 }, () => signsIn(paused)),
    ])
    expect(attempts.length).toBe(8)
    expect(await sql.query('select from auth.sessions where user_id = $1', [paused.id])).toHaveLength(0)
  })

  test('a member’s data can be exported, with what they see and nobody else’s, and then be deleted', async () => {
    const leaver = await site.newMember()
    rows(await leaver.client.from('water_logs').insert({ date: '2026-11-19', amount_ml: 333 }).select())
    rows(await member.client.from('water_logs').insert({ date: '2026-11-19', amount_ml: 444 }).select())
    const exported = await (await call(host, `members/${leaver.id}/export`)).json()
    expect(exported.account).toMatchObject({ id: leaver.id, email: leaver.email })
    expect(exported.tables.water_logs).toMatchObject([{ amount_ml: 333 }])
    expect(Object.keys(exported.tables)).toContain('custom_recipes')
    expect(JSON.stringify(exported)).not.toMatch(/amount_ml":444|encrypted_password|\$2[aby]\$/)
    expect((await call(host, `members/${leaver.id}`, 'DELETE')).status).toBe(200)
    await expectEnded(site, leaver.token)
    expect((await signsIn(leaver)).error).not.toBeNull()
    expect((await call(host, `members/${leaver.id}`, 'DELETE')).status).toBe(404)
    expect((await call(host, `members/${host.id}`, 'DELETE')).status).toBe(409)
    expect((await actions()).slice(0, 2)).toEqual(['deleted', 'exported'])
  })

  test('links, invitations and the site’s state are shown without their secrets, and can be taken down', async () => {
    const id = 1_900_000_000_000_700
    rows(
      await member.client
        .from('custom_recipes')
        .insert({ id, body: { id, title: 'Shared soup' } })
        .select(),
    )
    const { data: token } = await member.client.rpc('create_recipe_link', { recipe_id: id })
    const links = await read('links')
    expect(links).toMatchObject([{ createdBy: member.email, title: 'Shared soup' }])
    expect(JSON.stringify(links)).not.toContain(token)
    expect((await call(host, `links/${links[0].id}`, 'DELETE')).status).toBe(200)
    expect(rows(await site.visitor().rpc('shared_recipe', { token }))).toEqual([])
    const collection = crypto.randomUUID()
    rows(await member.client.from('collections').insert({ id: collection, name: 'Soups' }).select('id'))
    const { data: other } = await member.client.rpc('create_collection_link', { collection_id: collection })
    const [shared] = await read('links')
    expect(shared).toMatchObject({ createdBy: member.email, title: 'Soups (collection)' })
    expect(rows(await site.visitor().rpc('shared_collection', { token: other }))).toHaveLength(1)
    expect((await call(host, `links/${shared.id}`, 'DELETE')).status).toBe(200)
    expect(rows(await site.visitor().rpc('shared_collection', { token: other }))).toEqual([])
    expect((await call(host, `links/${shared.id}`, 'DELETE')).status).toBe(404)
    const { link } = await (await call(host, 'invitations', 'POST')).json()
    expect(link).toMatch(/\/auth\?mode=sign-up#[\w-]{22}$/)
    const [invitation] = await read('invitations')
    expect(invitation).toMatchObject({ createdBy: host.email, usedBy: null, expired: false })
    await call(host, `invitations/${invitation.id}`, 'DELETE')
    expect(await read('invitations')).toEqual([])
    expect(await read('status')).toMatchObject({
      members: expect.any(Number),
      lastBackup: null,
      mailWaiting: 0,
      problem: null,
    })
    expect(await read('mails')).toEqual([])
  })

  test('nobody changes the audit log: not a member, not an operator, not the server itself', async () => {
    const before = await sql.query('select count(*) as rows from public.audit_log')
    for (const change of [
      `update public.audit_log set action = 'edited'`,
      'delete from public.audit_log',
      'truncate public.audit_log',
    ])
      await expect(sql.query(change)).rejects.toMatchObject({ code: '42501' })
    for (const { client } of [host, member]) {
      expect((await client.from('audit_log').insert({ action: 'forged' })).error).not.toBeNull()
      expect((await client.from('audit_log').update({ action: 'edited' }).gt('id', 0)).error).not.toBeNull()
      expect((await client.from('audit_log').delete().gt('id', 0)).error).not.toBeNull()
      expect((await client.from('operators').insert({ user_id: member.id })).error).not.toBeNull()
    }
    expect(await sql.query('select count(*) as rows from public.audit_log')).toEqual(before)
  })

  test('members see their own part of it, others and visitors none', async () => {
    const own = await site.newMember()
    await own.client.auth.updateUser({ password: 'a better password', current_password: own.password })
    await call(host, `members/${own.id}/sign-out`, 'POST')
    const again = site.visitor()
    await again.auth.signInWithPassword({ email: own.email, password: 'a better password' })
    const seen = rows(await again.from('audit_log').select().order('id'))
    expect(seen).toMatchObject([{ action: 'password-changed' }, { action: 'signed-out' }])
    expect(rows(await member.client.from('audit_log').select().eq('user_id', own.id))).toEqual([])
    expect(rows(await host.client.from('audit_log').select().eq('user_id', own.id))).toEqual([])
    expect(rows(await member.client.from('operators').select())).toEqual([])
    expect(rows(await host.client.from('operators').select())).toHaveLength(1)
    for (const table of ['audit_log', 'operators'])
      expect(await site.visitor().from(table).select()).toMatchObject({ status: 401 })
  })

  test('the same as commands, while the server runs', async () => {
    const away = await site.newMember()
    expect(await command(home, 'members')).toContain(away.email)
    expect(await command(home, 'usage')).toContain(member.email)
    expect(await command(home, 'status')).toMatch(/members +\d/)
    await command(home, 'sign-out', away.email)
    await expectEnded(site, away.token)
    await command(home, 'pause', away.email)
    expect((await signsIn(away)).error).toMatchObject({ code: 'user_banned' })
    await command(home, 'resume', away.email)
    await command(home, 'remove', away.email)
    expect((await signsIn(away)).error).toMatchObject({ code: 'invalid_credentials' })
    await expect(command(home, 'remove', away.email)).rejects.toThrow(/No account has the address/)
    await expect(command(home, 'destroy')).rejects.toThrow(/Add a command/)
    await command(home, 'operator', host.email, '--remove')
    expect((await call(host, 'members')).status).toBe(403)
    await command(home, 'operator', host.email)
    await command(home, 'rotate-keys')
    await site.backend.close()
    const restarted = await openSite(home)
    expect(
      await restarted.backend.admin.request('/admin/members', { headers: { authorization: `Bearer ${host.token}` } }),
    ).toMatchObject({ status: 403 })
    const renewed = await restarted
      .visitor()
      .auth.refreshSession({ refresh_token: (await host.client.auth.getSession()).data.session?.refresh_token ?? '' })
    expect(renewed.error).toBeNull()
    await restarted.backend.close()
    site = await openSite(home)
  })
})

test('the commands work on a data folder whose server is stopped', async () => {
  const home = newFolderHome()
  expect(await command(home, 'members')).toContain('There are no members yet.')
  expect(await command(home, 'invite')).toMatch(/\/auth\?mode=sign-up#[\w-]{22}/)
})
