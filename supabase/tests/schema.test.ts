// The browser's types are those of the migrations, and nobody may touch or call more than the migrations say.
import { readFileSync } from 'node:fs'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { openFolder } from '#server/database/database-folder.ts'
import { databaseTypes } from '#server/database/database-types.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { leavePlaces, places } from '#server/database/testing/places.ts'
import { openSite } from '#server/database/testing/site.ts'
import type { Database as Types } from '#web/data/database.types.ts'

afterAll(leavePlaces)

describe.each(places)('on $name', (place) => {
  let database: Database
  beforeAll(async () => {
    const home = await place.newHome()
    const site = await openSite(home)
    await (await site.newMember()).client.from('water_logs').select() // whatever the engine does at a first request
    await site.backend.close()
    database = await (home.databaseUrl ? openPostgres(home.databaseUrl) : openFolder(home.dataDir))
  })
  afterAll(() => database.close())

  test('the generated types are up to date (npm run types:database)', async () => {
    expect(await databaseTypes(database)).toBe(readFileSync('web/data/database.types.ts', 'utf8'))
  })

  test('members have the rights of their tables and visitors none; every operation has its policy', async () => {
    const tables = await database.query(`
      select relname as table, relrowsecurity as secured,
        (select array_to_string(array_agg(distinct privilege_type::text order by privilege_type::text), ' ')
          from information_schema.role_table_grants g
          where g.table_schema = 'public' and g.table_name = c.relname and grantee = 'authenticated') as member,
        (select count(*)::int from information_schema.role_table_grants g
          where g.table_schema = 'public' and g.table_name = c.relname and grantee in ('anon', 'PUBLIC')) as visitor,
        (select string_agg(cmd, ' ' order by cmd) from pg_policies p
          where p.schemaname = 'public' and p.tablename = c.relname and p.roles = '{authenticated}') as policies
      from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`)
    const all = 'DELETE INSERT SELECT UPDATE'
    const full = { secured: true, member: all, visitor: 0, policies: all }
    expect(tables).toEqual([
      { table: 'daily_logs', secured: true, member: 'SELECT', visitor: 0, policies: 'SELECT' },
      { table: 'meal_entries', ...full },
      { table: 'meal_schedules', ...full },
      { table: 'recipe_ratings', ...full },
      { table: 'user_goals', ...full },
      { table: 'water_logs', ...full },
      { table: 'weight_logs', ...full },
    ])
  })

  test('members may call one function, and what runs with higher rights looks names up nowhere', async () => {
    const functions = await database.query(`
      select n.nspname || '.' || proname as name, has_function_privilege('authenticated', p.oid, 'execute') as member,
        has_function_privilege('anon', p.oid, 'execute') as visitor,
        prosecdef and coalesce(array_to_string(proconfig, ','), '') <> 'search_path=""' as loose
      from pg_proc p join pg_namespace n on n.oid = pronamespace where n.nspname in ('public', 'private') order by 1`)
    const closed = { member: false, visitor: false, loose: false }
    expect(functions).toEqual([
      { name: 'private.add_to_day', ...closed },
      { name: 'private.keep_day_of_meals', ...closed },
      { name: 'private.keep_day_of_water', ...closed },
      { name: 'private.take_from_day', ...closed },
      { name: 'public.delete_my_account', ...closed, member: true },
    ])
  })
})

test('the types are in the shape that the browser’s client reads', () => {
  const client = createClient<Types>('http://localhost', 'key')
  const insert = client.from('water_logs').insert
  expectTypeOf<{ date: string; amount_ml: number }>().toExtend<Parameters<typeof insert>[0]>()
  const read = async () => (await client.from('recipe_ratings').select('rating, notes').single()).data
  expectTypeOf(read).returns.resolves.toEqualTypeOf<{ rating: number; notes: string | null } | null>()
})
