// A member's day is the sum of what was logged, even if two requests log at the same moment, and nobody else can change
// it.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Member, rows } from '#server/database/testing/site.ts'
import { testSite } from '#server/database/testing/test-site.ts'
import { joinHousehold } from './testing/household.ts'

const meal = {
  meal_type: 'lunch',
  recipe_id: '1',
  recipe_title: 'Soup',
  calories: 400,
  protein: 20,
  carbs: 50,
  fat: 10,
}

const { site } = await testSite()

const days = async (member: Member) =>
  rows(
    await member.client
      .from('daily_logs')
      .select('date, total_calories, total_protein, total_carbs, total_fat, water_intake_ml')
      .order('date'),
  )
const dayOf = (date: string, [calories, protein, carbs, fat]: number[], water: number) => ({
  date,
  total_calories: calories,
  total_protein: protein,
  total_carbs: carbs,
  total_fat: fat,
  water_intake_ml: water,
})

test('water and meals sent again with the same key count once', async () => {
  const member = await site.newMember()
  const once = { onConflict: 'user_id,device_key', ignoreDuplicates: true }
  const pour = { date: '2025-02-01', amount_ml: 250, device_key: randomUUID() }
  const lunch = { ...meal, date: '2025-02-01', device_key: randomUUID() }
  for (const _ of ['sent', 'sent again']) {
    rows(await member.client.from('water_logs').upsert(pour, once).select())
    rows(await member.client.from('meal_entries').upsert(lunch, once).select())
  }
  expect(await days(member)).toEqual([dayOf('2025-02-01', [400, 20, 50, 10], 250)])
})

test('logging, editing, moving and removing update the day’s totals', async () => {
  const member = await site.newMember()
  const { client } = member
  const [pour] = rows(await client.from('water_logs').insert({ date: '2025-01-01', amount_ml: 250 }).select())
  const [lunch] = rows(
    await client
      .from('meal_entries')
      .insert({ ...meal, date: '2025-01-01' })
      .select(),
  )
  expect(await days(member)).toEqual([dayOf('2025-01-01', [400, 20, 50, 10], 250)])

  rows(await client.from('water_logs').update({ amount_ml: 300 }).eq('id', pour.id).select())
  rows(await client.from('meal_entries').update({ calories: 350, fat: 0 }).eq('id', lunch.id).select())
  expect(await days(member)).toEqual([dayOf('2025-01-01', [350, 20, 50, 0], 300)])

  rows(await client.from('meal_entries').update({ date: '2025-01-02' }).eq('id', lunch.id).select())
  expect(await days(member)).toEqual([dayOf('2025-01-01', [0, 0, 0, 0], 300), dayOf('2025-01-02', [350, 20, 50, 0], 0)])

  rows(await client.from('water_logs').delete().eq('id', pour.id).select())
  rows(await client.from('meal_entries').delete().eq('id', lunch.id).select())
  expect(await days(member)).toEqual([dayOf('2025-01-01', [0, 0, 0, 0], 0), dayOf('2025-01-02', [0, 0, 0, 0], 0)])
})

test('simultaneous logs add up exactly', async () => {
  const member = await site.newMember()
  const date = '2025-01-01'
  const pours = Array.from({ length: 60 }, (_, index) => 50 + index)
  const responses = await Promise.all(
    pours.flatMap((amount_ml) => [
      member.client.from('water_logs').insert({ date, amount_ml }),
      member.client.from('meal_entries').insert({ ...meal, date }),
    ]),
  )
  expect(responses.filter(({ error }) => error)).toEqual([])
  const total = pours.reduce((sum, amount) => sum + amount, 0)
  expect(await days(member)).toEqual([dayOf(date, [24_000, 1200, 3000, 600], total)])

  const logged = rows(await member.client.from('water_logs').select('id, amount_ml').order('id'))
  const kept = logged.slice(40)
  await Promise.all(logged.slice(0, 40).map(({ id }) => member.client.from('water_logs').delete().eq('id', id)))
  const left = kept.reduce((sum, { amount_ml }) => sum + amount_ml, 0)
  expect(await days(member)).toMatchObject([{ water_intake_ml: left }])
})

test('simultaneous requests of several members never mix', async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => site.newMember()))
  await Promise.all(
    members.flatMap((member, index) =>
      Array.from({ length: 12 }, async () => {
        rows(
          await member.client
            .from('water_logs')
            .insert({ date: '2025-01-01', amount_ml: index + 1 })
            .select(),
        )
        const seen = rows(await member.client.from('water_logs').select('user_id'))
        expect(new Set(seen.map(({ user_id }) => user_id))).toEqual(new Set([member.id]))
      }),
    ),
  )
  for (const [index, member] of members.entries())
    expect(await days(member)).toMatchObject([{ water_intake_ml: 12 * (index + 1) }])
})

test('a member reads their own days but can’t write them, not even through the triggers', async () => {
  const owner = await site.newMember()
  const stranger = await site.newMember()
  rows(await owner.client.from('water_logs').insert({ date: '2025-01-01', amount_ml: 250 }).select())
  const before = await days(owner)
  expect(await days(stranger)).toEqual([])
  await joinHousehold(stranger, owner)
  expect(await days(stranger)).toEqual([]) // not inside a household either
  const attempts = [
    await owner.client.from('daily_logs').insert({ date: '2025-01-02', water_intake_ml: 1 }),
    await owner.client.from('daily_logs').update({ water_intake_ml: 9999 }).eq('date', '2025-01-01'),
    await owner.client.from('daily_logs').delete().eq('date', '2025-01-01'),
    await stranger.client.from('water_logs').insert({ date: '2025-01-01', amount_ml: 250, user_id: owner.id }),
    await stranger.client.from('meal_entries').insert({ ...meal, date: '2025-01-01', user_id: owner.id }),
  ]
  for (const attempt of attempts) expect(attempt).toMatchObject({ status: 403, error: { code: '42501' } })
  for (const name of ['add_to_day', 'take_from_day', 'keep_day_of_water'])
    expect(await stranger.client.rpc(name)).toMatchObject({ status: 404 })
  expect(await days(owner)).toEqual(before)
})
