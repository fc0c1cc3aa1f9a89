// A planned meal is in a member's diary once a day, however it gets there.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newEmptyHome } from '#server/database/testing/places.ts'
import { type Member, openSite, rows } from '#server/database/testing/site.ts'
import { testSite } from '#server/database/testing/test-site.ts'
import { called, joinHousehold } from './testing/household.ts'
import { migrationsBefore } from './testing/migrations-before.ts'

const { site } = await testSite()

const meal = { date: '2026-11-16', meal_type: 'dinner', recipe_id: '90000101', recipe_title: 'Lentil Soup' }
const plan = async ({ client }: Pick<Member, 'client'>, row: object = meal) =>
  rows<{ id: number; device_key: string }>(await client.from('meal_schedules').insert(row).select())[0]
/** As the site logs it. */
const log = async ({ client }: Member, row: object) =>
  rows<{ id: number }>(
    await client
      .from('meal_entries')
      .upsert({ ...meal, calories: 400, ...row }, { onConflict: 'user_id,schedule_id,date', ignoreDuplicates: true })
      .select(),
  )
const diary = async ({ client }: Pick<Member, 'client'>) =>
  rows(await client.from('meal_entries').select('date,schedule_id').order('id'))

test('pressing Log ten times at once logs the meal once; everybody else can log it too', async () => {
  const [cook, eater] = [await site.newMember(), await site.newMember()]
  await joinHousehold(eater, cook)
  const schedule_id = (await plan(cook))?.id
  const responses = await Promise.all(Array.from({ length: 10 }, () => log(cook, { schedule_id })))
  expect(responses.flat()).toHaveLength(1)
  expect(await diary(cook)).toEqual([{ date: meal.date, schedule_id }])
  expect(rows(await cook.client.from('daily_logs').select('total_calories'))).toEqual([{ total_calories: 400 }])
  expect(await log(eater, { schedule_id })).toHaveLength(1)
})

test('after Undo it can be logged again; unplanned meals are logged as often as they were eaten', async () => {
  const cook = await site.newMember()
  const schedule_id = (await plan(cook))?.id
  const [first] = await log(cook, { schedule_id })
  await cook.client.from('meal_entries').delete().eq('id', first?.id)
  const [second] = await log(cook, { schedule_id })
  expect(second?.id).toBeGreaterThan(first?.id ?? 0)
  for (const _ of ['apple', 'another apple']) expect(await log(cook, { schedule_id: null })).toHaveLength(1)

  // The deleted entry isn't restored next to the new one.
  const restored = cook.client.from('meal_entries').insert({ ...meal, schedule_id, device_key: randomUUID() })
  expect(await restored).toMatchObject({ status: 409, error: { message: 'That’s already in your diary.' } })
})

test('a moved meal is logged on its new day, and an entry moved there stays, without its link', async () => {
  const cook = await site.newMember()
  const schedule_id = (await plan(cook))?.id
  const [monday] = await log(cook, { schedule_id })
  const tuesday = '2026-11-17'
  expect(await log(cook, { schedule_id, date: tuesday })).toHaveLength(1)
  const moving = cook.client.from('meal_entries').update({ date: tuesday, schedule_id }).eq('id', monday?.id)
  rows(await moving.select())
  expect(await diary(cook)).toEqual([
    { date: tuesday, schedule_id: null },
    { date: tuesday, schedule_id },
  ])
})

test('a meal whose entries were moved to one day can be deleted and restored', async () => {
  const cook = await site.newMember()
  const planned = await plan(cook)
  const [monday] = await log(cook, { schedule_id: planned?.id })
  await log(cook, { schedule_id: planned?.id, date: '2026-11-17' })
  await cook.client.from('meal_schedules').delete().eq('id', planned?.id)
  await cook.client.from('meal_entries').update({ date: '2026-11-17' }).eq('id', monday?.id)
  const restored = await plan(cook, { ...meal, device_key: planned?.device_key })
  const linked = (await diary(cook)).map((entry) => entry.schedule_id)
  expect(linked.toSorted()).toEqual([restored?.id, null])
})

test('a cook who logged the meal and logs it again at the end of cooking has two entries, even if it arrives twice', async () => {
  const cook = await site.newMember()
  const schedule_id = (await plan(cook))?.id
  await log(cook, { schedule_id })
  const { recipe_id, recipe_title, ...eaten } = { ...meal, quantity: 1, calories: 300, protein: 1, carbs: 1, fat: 1 }
  const dish = { recipe_id, recipe_title, id: randomUUID(), cooked_at: '2026-11-16T18:30:00Z', date: meal.date, eaten }
  const operations = [{ seq: 1, kind: 'put', row: dish, fields: null }]
  for (const device of [randomUUID(), randomUUID()])
    await called(cook.client.rpc('apply_operations', { store: 'finished_dishes', device, operations }))
  expect(await diary(cook)).toEqual([
    { date: meal.date, schedule_id },
    { date: meal.date, schedule_id: null },
  ])
})

test('earlier duplicates stay in the diary, with their calories', async () => {
  const home = await newEmptyHome()
  const before = await openSite(home, { migrations: migrationsBefore('20261119000500') })
  const { client, email, password } = await before.newMember()
  const schedule_id = (await plan({ client }))?.id
  const entry = { ...meal, schedule_id, calories: 400 }
  rows(
    await client
      .from('meal_entries')
      .insert([entry, entry, { ...entry, date: '2026-11-17' }])
      .select(),
  )
  await before.backend.close()

  const after = await openSite(home)
  const member = { client: after.visitor() }
  await member.client.auth.signInWithPassword({ email, password })
  expect(await diary(member)).toEqual([
    { date: meal.date, schedule_id },
    { date: meal.date, schedule_id: null },
    { date: '2026-11-17', schedule_id },
  ])
  const days = rows(await member.client.from('daily_logs').select('total_calories').order('date'))
  expect(days).toEqual([{ total_calories: 800 }, { total_calories: 400 }])
  await after.backend.close()
})
