// The browser's types match the migrations, and nobody may access or call more than the migrations allow.
import { readFileSync } from 'node:fs'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { databaseTypes } from '#server/database/database-types.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { openSite } from '#server/database/testing/site.ts'
import type { Database as Types } from '#web/data/database.types.ts'

afterAll(leavePlaces)

let database: Database
beforeAll(async () => {
  const home = await newHome()
  const site = await openSite(home)
  await site.backend.close()
  database = await openPostgres(home.databaseUrl)
})
afterAll(() => database.close())

test('the generated types are up to date (npm run types:database)', async () => {
  expect(await databaseTypes(database)).toBe(readFileSync('web/data/database.types.ts', 'utf8'))
})

test('members have the rights of their tables and visitors have none; every operation has its policy', async () => {
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
  const part = (member: string, policies = member) => ({ secured: true, member, visitor: 0, policies })
  // If a policy allows more than the rights on the table, the right is on single columns: names and a time zone.
  expect(tables).toEqual([
    { table: 'attendance', ...full },
    { table: 'audit_log', ...part('SELECT') },
    { table: 'calendar_feeds', ...part('DELETE SELECT', 'DELETE SELECT UPDATE') },
    { table: 'collection_links', ...part('DELETE SELECT') },
    { table: 'collections', ...full },
    { table: 'cook_together', ...full },
    { table: 'custom_recipes', ...full },
    { table: 'daily_logs', ...part('SELECT') },
    { table: 'diet_plans', ...full },
    { table: 'dish_weights', ...part('SELECT') },
    { table: 'favorites', ...full },
    { table: 'finished_dishes', ...part('SELECT') },
    { table: 'household_invitations', ...part('DELETE SELECT') },
    { table: 'household_members', ...part('SELECT', 'SELECT UPDATE') },
    { table: 'household_removals', ...part('DELETE SELECT') },
    { table: 'households', ...part('SELECT', 'SELECT UPDATE') },
    { table: 'meal_entries', ...full },
    { table: 'meal_proposals', ...part('DELETE SELECT') },
    { table: 'meal_schedules', ...full },
    { table: 'operators', ...part('SELECT') },
    { table: 'pantry_items', ...full },
    { table: 'profiles', ...full },
    { table: 'recent_foods', ...full },
    { table: 'recipe_links', ...part('DELETE SELECT') },
    { table: 'recipe_photos', ...full },
    { table: 'recipe_ratings', ...full },
    { table: 'shopping_items', ...full },
    { table: 'table_people', ...part('DELETE SELECT', all) },
    { table: 'tags', ...full },
    { table: 'user_goals', ...full },
    { table: 'water_logs', ...full },
    { table: 'week_templates', ...full },
    { table: 'weight_logs', ...full },
  ])
})

test('every policy requires the member’s own rows, or their household’s', async () => {
  // The tables' stories can't show it for all of them: a conditional change only finds rows that its sender may read.
  const conditions = await database.query(`
    select tablename || ' ' || cmd as policy, unnest(array_remove(array[qual, with_check], null)) as condition
    from pg_policies where schemaname = 'public' order by 1`)
  const own = [
    '( SELECT auth.uid() AS uid) = user_id',
    'household_id = ( SELECT my_household() AS my_household)',
    'id = ( SELECT my_household() AS my_household)',
  ]
  const asksForOwn = (condition: string) =>
    own.some((rows) => condition === `(${rows})` || condition.startsWith(`((${rows}) AND `))
  expect(conditions.length).toBeGreaterThan(70)
  expect(conditions.filter(({ condition }) => !asksForOwn(String(condition)))).toEqual([])
})

test('members can change single columns only if the migrations say so', async () => {
  const columns = await database.query(`
    select table_name || '.' || column_name as name from information_schema.column_privileges
    where table_schema = 'public' and grantee = 'authenticated' and privilege_type = 'UPDATE'
      and not has_table_privilege('authenticated', to_regclass('public.' || table_name), 'update') order by 1`)
  expect(columns.map(({ name }) => name)).toEqual([
    'calendar_feeds.time_zone',
    'household_members.name',
    'households.name',
    ...['appetite', 'diet', 'exclusions', 'name', 'uses_goals', 'usually_away'].map((name) => `table_people.${name}`),
  ])
})

test('every foreign key has an index, so that deleting doesn’t scan whole tables', async () => {
  const missing = await database.query(`
    select conrelid::regclass || ' ' || conname as name from pg_constraint k
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = k.conrelid
        and (i.indkey::smallint[])[0:cardinality(k.conkey) - 1] @> k.conkey) order by 1`)
  expect(missing).toEqual([])
})

test('members can call the named functions and visitors five; functions with higher rights use a fixed search path', async () => {
  const functions = await database.query(`
    select n.nspname || '.' || proname as name, has_function_privilege('authenticated', p.oid, 'execute') as member,
      has_function_privilege('anon', p.oid, 'execute') as visitor,
      prosecdef and coalesce(array_to_string(proconfig, ','), '') <> 'search_path=""' as loose
    from pg_proc p join pg_namespace n on n.oid = pronamespace where n.nspname in ('public', 'private') order by 1`)
  const named = (which: (row: (typeof functions)[number]) => unknown) => functions.filter(which).map(({ name }) => name)
  expect(named(({ loose }) => loose)).toEqual([])
  // Secret links are opened without an account, and averages name nobody.
  expect(named(({ visitor }) => visitor)).toEqual([
    'public.calendar_feed',
    'public.recipe_rating_averages',
    'public.shared_collection',
    'public.shared_collection_recipe',
    'public.shared_recipe',
  ])
  expect(named(({ member }) => member)).toEqual([
    'public.apply_operations',
    'public.calendar_feed',
    'public.change_plan',
    'public.changes_since',
    'public.cooking_history',
    'public.create_calendar_feed',
    'public.create_collection_link',
    'public.create_invitation',
    'public.create_recipe_link',
    'public.delete_my_account',
    'public.diary_days',
    'public.hand_over',
    'public.household_foods',
    'public.invitation_preview',
    'public.join_household',
    'public.leave_household',
    'public.my_household',
    'public.nutrient_days',
    'public.own_foods',
    'public.people_at_table',
    'public.recipe_photo',
    'public.recipe_rating_averages',
    'public.remove_member',
    'public.save_recipe_photo',
    'public.set_table',
    'public.shared_collection',
    'public.shared_collection_recipe',
    'public.shared_recipe',
    'public.sign_out_device',
    'public.signed_in_devices',
    'public.undo_plan_change',
    'public.withdraw_health_consent',
  ])
})

test('the types match the format that the browser’s client reads', () => {
  const client = createClient<Types>('http://localhost', 'key')
  const insert = client.from('water_logs').insert
  expectTypeOf<{ date: string; amount_ml: number }>().toExtend<Parameters<typeof insert>[0]>()
  const read = async () => (await client.from('recipe_ratings').select('rating, notes').single()).data
  expectTypeOf(read).returns.resolves.toEqualTypeOf<{ rating: number | null; notes: string | null } | null>()
})
