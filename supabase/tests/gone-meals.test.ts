// Diary entries that refer to a meal that is no longer in the member's plan.
import { expect, test } from 'vitest'
import { type Member, rows } from '#server/database/testing/site.ts'
import { testSite } from '#server/database/testing/test-site.ts'
import { called, joinHousehold } from './testing/household.ts'

const { site } = await testSite()

const meal = { date: '2026-01-01', meal_type: 'lunch', recipe_id: '7', recipe_title: 'Soup' }

async function planned({ client }: Member): Promise<number> {
  const [row] = rows(await client.from('meal_schedules').insert(meal).select('id'))
  return row?.id
}
async function log({ client }: Member, schedule_id: number): Promise<number> {
  const [row] = rows(
    await client
      .from('meal_entries')
      .insert({ ...meal, schedule_id })
      .select('id'),
  )
  return row?.id
}
const correct = async ({ client }: Member, id: number) =>
  rows(await client.from('meal_entries').update({ calories: 450 }).eq('id', id).select('calories, schedule_id'))

async function couple(): Promise<[Member, Member]> {
  const [host, guest] = (await Promise.all([site.newMember(), site.newMember()])) as [Member, Member]
  await joinHousehold(guest, host)
  return [host, guest]
}

test('a meal that somebody else has just deleted from the plan can still be logged', async () => {
  const [host, guest] = await couple()
  const id = await planned(host)
  rows(await host.client.from('meal_schedules').delete().eq('id', id).select())
  await log(guest, id)
  expect(rows(await guest.client.from('meal_entries').select('recipe_title, schedule_id'))).toEqual([
    { recipe_title: 'Soup', schedule_id: null },
  ])
})

test.each([
  ['left', ({ client }: Member) => called(client.rpc('leave_household'))],
  ['joined another household', async (guest: Member) => joinHousehold(guest, await site.newMember())],
])('whoever has %s still corrects what they logged from its plan', async (_, goes) => {
  const [host, guest] = await couple()
  const id = await planned(host)
  const entries = { guest: await log(guest, id), host: await log(host, id) }
  await goes(guest)
  expect(await correct(guest, entries.guest)).toEqual([{ calories: 450, schedule_id: null }])
  expect(await correct(host, entries.host)).toEqual([{ calories: 450, schedule_id: id }])
})

test('members who bring their plan along keep what they logged from it as logged', async () => {
  const [host, guest] = (await Promise.all([site.newMember(), site.newMember()])) as [Member, Member]
  const id = await planned(guest)
  const entry = await log(guest, id)
  await joinHousehold(guest, host, true)
  expect(await correct(guest, entry)).toEqual([{ calories: 450, schedule_id: id }])
})
