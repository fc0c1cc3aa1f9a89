// Whom a plan feeds, read with the server's own rights for a signed-in member.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { testSite } from '#server/database/testing/test-site.ts'
import { eatersFromHosted } from '#server/table/eaters-of.ts'
import { called, joinHousehold, seatsOf } from './testing/household.ts'

const { site } = await testSite()

const FRIDAY = '2026-11-20'

test('a plan uses the goals of members who chose so, and the appetite of everybody else', async () => {
  const [ana, ben, stranger] = [await site.newMember(), await site.newMember(), await site.newMember()]
  const goals = { daily_calorie_target: 2600, protein_target_g: 120, preferred_diet_type: 'vegan' }
  const eaters = async (token = ana.token) => (await site.backend.eatersOf(token, [FRIDAY]))?.eaters
  await called(
    ana.client.from('user_goals').upsert({ user_id: ana.id, daily_calorie_target: 1800, protein_target_g: 90 }),
  )
  // Alone at the table, nobody else could see them.
  expect(await eaters()).toMatchObject([{ needs: { calories: 1800, minProtein: 81, minFiber: 25, maxSodium: 2300 } }])

  await joinHousehold(ben, ana)
  await called(ben.client.from('user_goals').upsert({ user_id: ben.id, ...goals }))
  await called(ben.client.from('profiles').upsert({ user_id: ben.id, allergies: ['milk'], dislikes: ['olives'] }))
  await called(ana.client.from('table_people').insert({ name: 'Mia', appetite: 0.7, exclusions: ['sesame'] }))
  expect(await eaters()).toMatchObject([
    { needs: { calories: 2000 } },
    { diet: 'none', exclusions: [], needs: { calories: 2000, minProtein: 50, minFiber: 28, maxSodium: 2300 } },
    { name: 'Mia', exclusions: ['sesame'], needs: { calories: 1400, minProtein: 19, minFiber: 20, maxSodium: 1500 } },
  ])
  await called(ben.client.from('table_people').update({ uses_goals: true }).eq('member_id', ben.id))
  expect((await eaters())?.[1]).toMatchObject({
    ...{ diet: 'vegan', exclusions: ['milk', 'olives'] },
    needs: { calories: 2600, minProtein: 108 },
  })
  expect(await eaters(stranger.token)).toHaveLength(1)
  expect(await eaters('no token')).toBeUndefined()
})

test('who is away and how many guests come is known for each meal', async () => {
  const [ana, ben] = [await site.newMember(), await site.newMember()]
  await joinHousehold(ben, ana)
  const [anas, bens] = (await seatsOf(ana)).map(({ id }) => id)
  await called(
    ben.client
      .from('table_people')
      .update({ usually_away: [21] })
      .eq('id', bens),
  ) // Friday's lunch
  await called(ana.client.from('attendance').insert({ date: FRIDAY, meal_type: 'dinner', away: [anas], guests: 2 }))
  const meals = (await site.backend.eatersOf(ana.token, [FRIDAY]))?.meals
  expect(meals).toEqual([
    { date: FRIDAY, mealType: 'breakfast', eaters: [anas, bens], guests: 0 },
    { date: FRIDAY, mealType: 'lunch', eaters: [anas], guests: 0 },
    { date: FRIDAY, mealType: 'dinner', eaters: [bens], guests: 2 },
    { date: FRIDAY, mealType: 'snack', eaters: [anas, bens], guests: 0 },
  ])
})

test('where the server has no rights of its own, only the goals of the member who asks are used', async () => {
  const [ana, ben] = [await site.newMember(), await site.newMember()]
  await joinHousehold(ben, ana)
  for (const { client, id } of [ana, ben]) {
    await called(client.from('user_goals').upsert({ user_id: id, daily_calorie_target: 2600 }))
    await called(client.from('table_people').update({ uses_goals: true }).eq('member_id', id))
  }
  await called(ana.client.from('attendance').insert({ date: FRIDAY, meal_type: 'dinner', guests: 2 }))
  const server = createServer(getRequestListener(site.backend.routes.fetch)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo // it listens
  const url = `http://127.0.0.1:${port}`
  const eatersOf = eatersFromHosted({ url, publishableKey: site.backend.publishableKey })
  const found = await eatersOf(ben.token, [FRIDAY])
  const calories = await Promise.all(
    [ana, ben].map(async ({ id }) => {
      const seat = (await seatsOf(ben)).find(({ member_id }) => member_id === id)
      return found?.eaters.find((eater) => eater.id === seat?.id)?.needs.calories
    }),
  )
  expect(calories).toEqual([2000, 2600])
  expect(found?.meals.find(({ mealType }) => mealType === 'dinner')?.guests).toBe(2)
  expect(await eatersOf('no token', [FRIDAY])).toBeNull()
  await new Promise((resolve) => server.close(resolve))
})
