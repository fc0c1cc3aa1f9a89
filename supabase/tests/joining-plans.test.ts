// How joining merges two plans and two pantries. For the rest of joining, see households.test.ts.
import { expect, test } from 'vitest'
import { type Member, rows } from '#server/database/testing/site.ts'
import { testSite } from '#server/database/testing/test-site.ts'
import { joinHousehold } from './testing/household.ts'

const { site } = await testSite()

async function plan({ client }: Member, meal_type: string, note: string, leftover_of: number | null = null) {
  const meal = { date: '2026-01-01', meal_type, note, leftover_of }
  return rows<{ id: number }>(await client.from('meal_schedules').insert(meal).select('id'))[0]?.id ?? null
}
const has = async ({ client }: Member, names: string[]) =>
  rows(
    await client
      .from('pantry_items')
      .insert(names.map((name) => ({ name })))
      .select(),
  )

test('meals only fill free slots, leftovers come with their dish, and nothing at home is duplicated', async () => {
  const [host, guest] = await Promise.all([site.newMember(), site.newMember()])
  await plan(host, 'dinner', 'Curry')
  const stew = await plan(guest, 'dinner', 'Stew')
  await plan(guest, 'snack', 'Rest of the stew', stew)
  const soup = await plan(guest, 'lunch', 'Soup')
  await plan(guest, 'breakfast', 'Rest of the soup', soup)
  await plan(guest, 'lunch', 'Bread')
  await has(host, ['onion', 'tomatoes', 'Milk', 'berries'])
  await has(guest, ['Onions', 'tomato ', 'milk', 'berry', 'buttermilk', 'asparagus'])
  await joinHousehold(guest, host, true)
  const meals = rows<{ id: number; note: string; leftover_of: number | null }>(
    await host.client.from('meal_schedules').select('id, note, leftover_of'),
  )
  expect(meals.map(({ note }) => note).toSorted()).toEqual(['Bread', 'Curry', 'Rest of the soup', 'Soup'])
  const found = (name: string) => meals.find(({ note }) => note === name)
  expect(found('Rest of the soup')?.leftover_of).toBe(found('Soup')?.id)
  const home = rows<{ name: string }>(await guest.client.from('pantry_items').select('name'))
  expect(home.map(({ name }) => name).toSorted()).toEqual([
    'Milk',
    'asparagus',
    'berries',
    'buttermilk',
    'onion',
    'tomatoes',
  ])
})
