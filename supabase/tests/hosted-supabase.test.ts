// The migrations on hosted Supabase, as far as a plain PostgreSQL can simulate it: applied by a role that isn't a
// superuser, to schemas that belong to others. docs/backend.md says what this doesn't cover.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OWN_MIGRATIONS, readMigrations } from '#server/database/migrations.ts'
import { installedPostgres, leavePlaces } from '#server/database/testing/places.ts'
import { connectSql, runSql } from '#server/database/testing/sql.ts'

const ana = '11111111-1111-4111-8111-111111111111'
const ben = '22222222-2222-4222-8222-222222222222'
const installed = await installedPostgres()
afterAll(leavePlaces)

describe.runIf(installed)('hosted Supabase', () => {
  let sql: pg.Client
  beforeAll(async () => {
    if (!installed) return
    const { databaseUrl = '' } = await installed.newEmptyHome()
    const stub = fileURLToPath(new URL('./testing/hosted-supabase.sql', import.meta.url))
    await runSql(databaseUrl, await readFile(stub, 'utf8'))
    const hosted = new URL(databaseUrl)
    hosted.username = 'hosted_postgres'
    sql = await connectSql(hosted.href)
    for (const { text } of await readMigrations(OWN_MIGRATIONS)) await sql.query(text)
    await sql.query(`insert into auth.users (id, email, encrypted_password, raw_user_meta_data) values
      ('${ana}', 'ana@example.test', extensions.crypt('a good password', extensions.gen_salt('bf', 4)), '{"first_name": "Ana"}'),
      ('${ben}', 'ben@example.test', extensions.crypt('another password', extensions.gen_salt('bf', 4)), '{"first_name": "Ben"}')`)
  })
  afterAll(() => sql?.end())

  /** Like PostgREST: the role and the claims of the token, for one transaction. */
  async function as(member: string | null, ...queries: string[]) {
    const role = member ? 'authenticated' : 'anon'
    const claims = JSON.stringify(member ? { sub: member, role } : { role })
    await sql.query('begin')
    try {
      await sql.query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [role, claims])
      let rows: pg.QueryResultRow[] = []
      for (const query of queries) rows = await rowsOf(query)
      await sql.query('commit')
      return rows // of the last query
    } catch (error) {
      await sql.query('rollback')
      throw error
    }
  }

  const rowsOf = async (query: string) => (await sql.query(query)).rows

  test('every table is closed to visitors, although the project grants everything by default', async () => {
    const tables = await rowsOf(`select tablename from pg_tables where schemaname = 'public' order by 1`)
    expect(tables.length).toBeGreaterThan(15)
    for (const { tablename } of tables)
      await expect(as(null, `select * from public.${tablename}`), tablename).rejects.toThrow('permission denied')
  })

  test('nobody may call functions that aren’t meant for them', async () => {
    const calls = await rowsOf(`select proname from pg_proc where pronamespace = 'public'::regnamespace
      and has_function_privilege('anon', oid, 'execute') order by 1`)
    // Averages reveal nobody; the others need a secret that can't be guessed.
    expect(calls.map(({ proname }) => proname)).toEqual([
      'calendar_feed',
      'recipe_rating_averages',
      'shared_collection',
      'shared_collection_recipe',
      'shared_recipe',
    ])
  })

  test('a new account has a household, writes its rows, and strangers see none of them', async () => {
    await as(ana, `insert into public.shopping_items (id, name) values (gen_random_uuid(), 'Onions')`)
    await as(ana, `insert into public.water_logs (date, amount_ml) values ('2026-03-08', 250)`)
    expect(await as(ana, 'select name from public.shopping_items')).toEqual([{ name: 'Onions' }])
    expect(await as(ana, 'select water_intake_ml from public.daily_logs')).toEqual([{ water_intake_ml: 250 }])
    expect(await as(ben, 'select name from public.shopping_items')).toEqual([])
    expect(await as(ben, 'select * from public.daily_logs')).toEqual([])
  })

  test('a change is broadcast to the household, and only its members may listen', async () => {
    const [told] = await rowsOf(
      `select topic, event from realtime.messages where payload ->> 'table' = 'shopping_items'`,
    )
    const [home] = await rowsOf(`select household_id from public.household_members where user_id = '${ana}'`)
    expect(told).toEqual({ topic: `household:${home?.household_id}`, event: 'changed' })
    const listen = `select set_config('realtime.topic', '${told?.topic}', true)`
    const heard = async (member: string) =>
      (await as(member, listen, 'select count(*)::integer as heard from realtime.messages'))[0]?.heard
    expect(await heard(ana)).toBeGreaterThan(0)
    expect(await heard(ben)).toBe(0)
  })

  test('deleting an account requires its current password', async () => {
    await expect(as(ben, `select public.delete_my_account('a wrong one')`)).rejects.toThrow('not your current password')
    await as(ben, `select public.delete_my_account('another password')`)
    expect(await rowsOf(`select id from auth.users where id = '${ben}'`)).toEqual([])
  })
})
