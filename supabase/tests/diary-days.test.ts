// Up to a year of the diary in one call: totals, every nutrient, and how much of the energy each value covers.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '#server/database/postgres-database.ts'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { type Member, openSite, rows, type Site } from '#server/database/testing/site.ts'

afterAll(leavePlaces)

let site: Site
let member: Member
let sql: Awaited<ReturnType<typeof openPostgres>>
beforeAll(async () => {
  const home = await newHome()
  site = await openSite(home)
  sql = await openPostgres(home.databaseUrl)
  member = await site.newMember()
})
afterAll(async () => {
  await sql.close()
  await site.backend.close()
})

const days = ({ client }: Member, from: string, to: string) => client.rpc('diary_days', { from_day: from, to_day: to })

const entries: Record<string, unknown>[] = [
  {
    kind: 'food',
    food_id: '1',
    grams: 100,
    calories: 300,
    protein: 10,
    nutrients: { calories: 300, iron: 2.5, fiber: 1 },
  },
  { kind: 'recipe', recipe_id: '7', calories: 600, protein: 20, nutrients: { calories: 600, iron: 1.25 } },
  { kind: 'quick', calories: 100, protein: 0 },
].map((entry) => ({ date: '2026-02-01', meal_type: 'lunch', recipe_title: 'Something', ...entry }))

test('a day has its totals, its nutrients, and the share of energy that each one covers', async () => {
  for (const entry of entries) rows(await member.client.from('meal_entries').insert(entry).select())
  rows(await member.client.from('water_logs').insert({ date: '2026-02-03', amount_ml: 250 }).select())
  expect(rows(await days(member, '2026-02-01', '2026-02-28'))).toEqual([
    {
      date: '2026-02-01',
      calories: 1000,
      protein: 30,
      carbs: 0,
      fat: 0,
      water_ml: 0,
      entries: 3,
      nutrients: { calories: 900, iron: 3.75, fiber: 1 },
      known: { calories: 0.9, iron: 0.9, fiber: 0.3 },
    },
    {
      date: '2026-02-03',
      calories: 0,
      protein: 0,
      carbs: 0,
      fat: 0,
      water_ml: 250,
      entries: 0,
      nutrients: {},
      known: {},
    },
  ])
})

test('the totals follow an entry that is edited, moved to another day and removed', async () => {
  const { client } = member
  rows(await client.from('meal_entries').update({ date: '2026-02-02', calories: 150 }).eq('kind', 'quick').select())
  expect(rows(await days(member, '2026-02-01', '2026-02-02'))).toMatchObject([
    { calories: 900, known: { iron: 1 } },
    { calories: 150, nutrients: {} },
  ])
  rows(await client.from('meal_entries').delete().eq('kind', 'food').select())
  expect(rows(await days(member, '2026-02-01', '2026-02-01'))).toMatchObject([
    { calories: 600, protein: 20, nutrients: { calories: 600, iron: 1.25 } },
  ])
})

test('an entry sent twice with one device key is stored once', async () => {
  const entry = { ...entries[2], date: '2026-03-01', device_key: '01890000-0000-7000-8000-000000000001' }
  for (let time = 0; time < 2; time++)
    rows(await member.client.from('meal_entries').upsert(entry, { onConflict: 'user_id,device_key' }).select())
  expect(rows(await days(member, '2026-03-01', '2026-03-01'))).toMatchObject([{ entries: 1, calories: 100 }])
})

test('another member sees none of it, a visitor is rejected, and so are more than 366 days', async () => {
  const stranger = await site.newMember()
  expect(rows(await days(stranger, '2026-02-01', '2026-02-28'))).toEqual([])
  expect(await days({ ...stranger, client: site.visitor() }, '2026-02-01', '2026-02-02')).toMatchObject({ status: 401 })
  expect(rows(await days(member, '2024-01-01', '2024-12-31'))).toEqual([])
  for (const [from, to] of [
    ['2024-01-01', '2025-01-01'],
    ['2026-02-02', '2026-02-01'],
  ] as const)
    expect(await days(member, from, to)).toMatchObject({
      status: 400,
      error: { message: 'Ask for between 1 and 366 days.' },
    })
})

test('a member with five years of entries can load a day and a year', async () => {
  const veteran = await site.newMember()
  // Without the time limit of members' requests.
  await sql.longTransaction((statements) =>
    statements.query(
      `insert into public.meal_entries (user_id, date, meal_type, kind, food_id, grams, recipe_title, calories, nutrients)
       select $1, date '2021-01-01' + number / 11, 'lunch', 'food', '1', 100, 'Food', 200,
         (select jsonb_object_agg(key, random() * 100) from unnest($2::text[]) key)
       from generate_series(0, 19999) number`,
      [veteran.id, nutrientKeys],
    ),
  )
  expect(rows(await days(veteran, '2024-06-01', '2024-06-01'))).toHaveLength(1)
  expect(rows(await days(veteran, '2024-01-01', '2024-12-31'))).toHaveLength(366)
})

const nutrientKeys = [
  'calories fat saturatedFat monounsaturatedFat polyunsaturatedFat carbohydrates netCarbohydrates sugar cholesterol',
  'sodium protein fiber calcium iron magnesium phosphorus potassium zinc copper manganese selenium vitaminA vitaminC',
  'vitaminD vitaminE vitaminK vitaminB1 vitaminB2 vitaminB3 vitaminB5 vitaminB6 vitaminB12 folate choline',
].flatMap((line) => line.split(' '))
