// Limits on how much is stored: counters that are exact whatever happens to the rows.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Member, rows } from '#server/database/testing/site.ts'
import { testSiteWithSql } from '#server/database/testing/test-site.ts'
import { joinHousehold, jpegBytes } from './testing/household.ts'

const { site, sql } = await testSiteWithSql()

const setQuota = (table: string, most: { rows?: number; bytes?: number }) =>
  sql.query(
    'update private.quotas set most_rows = coalesce($2, most_rows), most_bytes = coalesce($3, most_bytes) where table_name = $1',
    [table, most.rows ?? null, most.bytes ?? null],
  )
const drink = (member: Member, count = 1) =>
  member.client.from('water_logs').insert(Array.from({ length: count }, () => ({ date: '2026-01-01', amount_ml: 1 })))

/** The counters compared with the rows themselves. */
async function expectExactCounters() {
  const kept = await sql.query('select * from private.usage order by owner, table_name')
  await sql.query('select private.recount_usage()')
  expect(kept).toEqual(await sql.query('select * from private.usage order by owner, table_name'))
}

test('every table that members fill has a quota, and its message includes the number', async () => {
  const missing = await sql.query(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in (select table_name from private.quotas) order by 1`)
  // One row per member, written by the host (operators) or the server (audit_log), maintained and bounded by triggers
  // and functions, or (finished_dishes) always empty.
  expect(missing.map(({ name }) => name)).toEqual([
    'audit_log',
    'daily_logs',
    'diet_plans',
    'dish_weights',
    'finished_dishes',
    'household_members',
    'household_removals',
    'households',
    'meal_proposals',
    'operators',
    'profiles',
    'user_goals',
  ])
  for (const quota of await sql.query('select * from private.quotas'))
    expect(quota.sentence).toContain(Number(quota.most_rows).toLocaleString('en-US'))
})

test('one row too many is rejected with a message, removing makes room, and others aren’t affected', async () => {
  await setQuota('water_logs', { rows: 5 })
  const member = await site.newMember()
  const other = await site.newMember()
  expect((await drink(member, 5)).error).toBeNull()
  expect(await drink(member)).toMatchObject({
    status: 400,
    error: { message: 'You can log water at most 50,000 times.', hint: 'quota' },
  })
  expect((await drink(other)).error).toBeNull()
  const [one] = rows(await member.client.from('water_logs').select('id').limit(1))
  rows(await member.client.from('water_logs').delete().eq('id', one?.id).select())
  expect((await drink(member)).error).toBeNull()
  expect((await drink(member)).error).not.toBeNull()
  const [day] = rows(await member.client.from('daily_logs').select('water_intake_ml'))
  expect(day).toEqual({ water_intake_ml: 5 })
  await expectExactCounters()
})

test('simultaneous writes can’t exceed the limit together', async () => {
  await setQuota('favorites', { rows: 10 })
  const member = await site.newMember()
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, recipe) => member.client.from('favorites').insert({ recipe_id: recipe + 1 })),
  )
  expect(responses.filter(({ error }) => !error)).toHaveLength(10)
  expect(rows(await member.client.from('favorites').select())).toHaveLength(10)
  await expectExactCounters()
})

test('a household’s bytes are counted through replacing, moving in and deleting', async () => {
  await setQuota('recipe_photos', { bytes: 2500 })
  const host = await site.newMember()
  const guest = await site.newMember()
  const photo = async (member: Member, id: number, length: number) => {
    await member.client
      .from('custom_recipes')
      .upsert({ id, body: { title: 'Cake' } }, { onConflict: 'household_id,id' })
    const row = { recipe_id: id, bytes: jpegBytes(length), content_type: 'image/jpeg', width: 1, height: 1 }
    return site.serverFor(member).from('recipe_photos').upsert(row, { onConflict: 'household_id,recipe_id' })
  }
  expect((await photo(host, 1_900_000_000_000_001, 1000)).error).toBeNull()
  expect((await photo(host, 1_900_000_000_000_001, 2400)).error).toBeNull()
  expect(await photo(host, 1_900_000_000_000_002, 200)).toMatchObject({
    error: { message: 'Your household’s photos can have at most 100 MB.' },
  })
  expect((await photo(guest, 1_900_000_000_000_003, 200)).error).toBeNull()
  await expect(joinHousehold(guest, host)).rejects.toThrow('Your household’s photos can have at most 100 MB.')
  expect((await photo(host, 1_900_000_000_000_001, 500)).error).toBeNull()
  await joinHousehold(guest, host)
  await expectExactCounters()
  await guest.client.rpc('leave_household')
  await host.client.rpc('delete_my_account', { current_password: host.password })
  await expectExactCounters()
})

test('links of deleted recipes count until they are gone for good', async () => {
  await setQuota('recipe_links', { rows: 3 })
  const member = await site.newMember()
  const body = { title: 'Cake' }
  const make = async (id: number) => {
    await member.client.from('custom_recipes').insert({ id, body })
    return member.client.rpc('create_recipe_link', { recipe_id: id })
  }
  for (const id of [1_900_000_000_000_011, 1_900_000_000_000_012, 1_900_000_000_000_013]) {
    expect((await make(id)).error).toBeNull()
    rows(await member.client.from('custom_recipes').delete().eq('id', id).select())
  }
  const more = 1_900_000_000_000_014
  expect(await make(more)).toMatchObject({
    status: 400,
    error: {
      message:
        'Your household can have at most 1,000 public links. The links of recipes that were deleted today count too.',
      hint: 'quota',
    },
  })
  expect(rows(await member.client.from('recipe_links').select())).toEqual([])
  // Undo still brings a recipe back with its link.
  rows(await member.client.from('custom_recipes').insert({ id: 1_900_000_000_000_011, body }).select())
  expect(rows(await member.client.from('recipe_links').select())).toHaveLength(1)
  await sql.query(`update private.removed_recipe_links set removed_at = now() - interval '25 hours'`)
  expect((await make(more)).error).toBeNull()
  expect(await sql.query('select from private.removed_recipe_links')).toEqual([])
  await expectExactCounters()
})

test('a list of 2,000 items is full', async () => {
  const member = await site.newMember()
  const add = (count: number) =>
    member.client
      .from('shopping_items')
      .insert(Array.from({ length: count }, () => ({ id: randomUUID(), name: 'Milk' })))
  for (let batch = 0; batch < 10; batch++) expect((await add(200)).error).toBeNull()
  expect(await add(1)).toMatchObject({
    error: { message: 'Your household’s shopping list can have at most 2,000 items.' },
  })
  await expectExactCounters()
})
