// A finished dish is stored once, however often it is sent, in the diary, the plan and the ratings.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Member, rows } from '#server/database/testing/site.ts'
import { testSite } from '#server/database/testing/test-site.ts'
import { called, joinHousehold } from './testing/household.ts'

const { site } = await testSite()

const eaten = {
  ...{ date: '2026-11-16', meal_type: 'dinner', quantity: 1.5, calories: 600, protein: 30, carbs: 60, fat: 20 },
  nutrients: { calories: 600, fiber: 9 },
}
const dish = (more: object = {}) => ({
  id: randomUUID(),
  recipe_id: '90000101',
  recipe_title: 'Lentil Soup',
  recipe_image: null,
  cooked_at: '2026-11-16T18:30:00.000Z',
  date: '2026-11-16',
  stars: null,
  note: null,
  eaten: null,
  leftovers: null,
  ...more,
})
const leftovers = () => ({
  ...{ device_key: randomUUID(), date: '2026-11-17', meal_type: 'lunch', servings: 2.5, calories: 400 },
})
const put = (row: object, seq = 1) => ({ seq, kind: 'put', row, fields: null })
const send = (member: Member, operations: object[], device: string = randomUUID()) =>
  member.client.rpc('apply_operations', { store: 'finished_dishes', device, operations })
const read = async ({ client }: Member, table: string) => rows(await client.from(table).select().order('recipe_id'))

test('it is in the diary, the plan and the ratings once, even if it is sent again from a copied device', async () => {
  const cook = await site.newMember()
  const finished = dish({ stars: 5, note: ' Less salt. ', eaten, leftovers: leftovers() })
  const device = randomUUID()
  expect(await called(send(cook, [put(finished)], device))).toBe(1)
  expect(await called(send(cook, [put(finished)], device))).toBe(1)
  expect(await called(send(cook, [put(finished)]))).toBe(1)

  const plan = await read(cook, 'meal_schedules')
  expect(plan).toHaveLength(2)
  const cooked = plan.find(({ leftover_of }) => leftover_of === null)
  expect(cooked).toMatchObject({ date: '2026-11-16', meal_type: 'dinner', servings: 1.5, calories: 400 })
  expect(new Date(cooked?.cooked_at).toISOString()).toBe(finished.cooked_at)
  expect(plan).toContainEqual(
    expect.objectContaining({ date: '2026-11-17', servings: 2.5, calories: 400, leftover_of: cooked?.id }),
  )
  const { date, meal_type, quantity, nutrients } = eaten
  expect(await read(cook, 'meal_entries')).toMatchObject([
    { date, meal_type, quantity, calories: 600, nutrients, schedule_id: cooked?.id, recipe_title: 'Lentil Soup' },
  ])
  expect(rows(await cook.client.from('daily_logs').select())).toMatchObject([{ total_calories: 600, date }])
  expect(await read(cook, 'recipe_ratings')).toMatchObject([{ rating: 5, notes: 'Less salt.' }])
  expect(await read(cook, 'finished_dishes')).toEqual([])
})

test('a dish cooked ahead is only in the plan when it is eaten, one meal a day', async () => {
  const cook = await site.newMember()
  const days = ['2026-11-17', '2026-11-18', '2026-11-19']
  const finished = dish({ leftovers: days.map((date) => ({ ...leftovers(), date, servings: 1 })) })
  await called(send(cook, [put(finished)]))
  await called(send(cook, [put(finished)]))
  const plan = rows(await cook.client.from('meal_schedules').select().order('date'))
  const [first, ...later] = plan
  expect(plan.map(({ date, servings }) => ({ date, servings }))).toEqual(days.map((date) => ({ date, servings: 1 })))
  expect(first?.cooked_at).not.toBeNull()
  expect(first?.leftover_of).toBeNull()
  for (const meal of later) expect(meal).toMatchObject({ cooked_at: null, leftover_of: first?.id })
  expect(await read(cook, 'meal_entries')).toEqual([])
})

test('a planned dish is marked as cooked; unchanged stars and note stay', async () => {
  const cook = await site.newMember()
  const row = { date: '2026-11-16', meal_type: 'dinner', recipe_id: '90000101', recipe_title: 'Lentil Soup' }
  await cook.client.from('meal_schedules').insert({ ...row, servings: 2 })
  await cook.client.from('recipe_ratings').insert({ recipe_id: '90000101', rating: 3, notes: 'Soak longer.' })
  await called(send(cook, [put(dish({ eaten }))]))
  const [planned, ...others] = await read(cook, 'meal_schedules')
  expect(others).toEqual([])
  expect(planned?.cooked_at).not.toBeNull()
  expect(await read(cook, 'meal_entries')).toMatchObject([{ schedule_id: planned?.id }])
  expect(await read(cook, 'recipe_ratings')).toMatchObject([{ rating: 3, notes: 'Soak longer.' }])
  await called(send(cook, [put(dish({ note: '' }))]))
  expect(await read(cook, 'recipe_ratings')).toMatchObject([{ rating: 3, notes: null }])
})

test('if a dish is planned twice that day, the meal it was eaten at is cooked, even if it arrives again', async () => {
  const cook = await site.newMember()
  const row = { date: '2026-11-16', recipe_id: '90000101', recipe_title: 'Lentil Soup' }
  const meals = ['lunch', 'dinner', 'snack'].map((meal_type) => ({ ...row, meal_type }))
  rows(await cook.client.from('meal_schedules').insert(meals).select())
  const cooked = async () =>
    (await read(cook, 'meal_schedules')).filter((meal) => meal.cooked_at).map((meal) => meal.meal_type)
  const finished = put(dish({ eaten }))
  await called(send(cook, [finished]))
  expect(await cooked()).toEqual(['dinner'])
  await called(send(cook, [finished]))
  expect(await cooked()).toEqual(['dinner'])
  await called(send(cook, [put(dish({ cooked_at: '2026-11-16T20:00:00.000Z' }))]))
  expect((await cooked()).sort()).toEqual(['dinner', 'lunch'])
})

test('a note without stars is stored, and removed when it is cleared', async () => {
  const cook = await site.newMember()
  await called(send(cook, [put(dish({ note: 'Double it.' }))]))
  expect(await read(cook, 'recipe_ratings')).toMatchObject([{ rating: null, notes: 'Double it.' }])
  await called(send(cook, [put(dish({ note: ' ' }))]))
  expect(await read(cook, 'recipe_ratings')).toEqual([])
})

test('a note is added to those that are there, once, even if the dish arrives again', async () => {
  const cook = await site.newMember()
  await cook.client.from('recipe_ratings').insert({ recipe_id: '90000101', notes: 'Soak longer.' })
  const finished = put(dish({ note: '2026-11-19: Less salt.' }))
  for (const arrival of [finished, finished]) await called(send(cook, [arrival]))
  expect(await read(cook, 'recipe_ratings')).toMatchObject([{ notes: 'Soak longer.\n2026-11-19: Less salt.' }])
})

test('what the diary rejects is rejected as a whole, with its message', async () => {
  const cook = await site.newMember()
  const finished = dish({ stars: 5, eaten: { ...eaten, quantity: 101 } })
  expect(await send(cook, [put(finished)])).toMatchObject({
    status: 400,
    error: { message: 'A quantity is more than 0 and at most 100.' },
  })
  expect(await read(cook, 'recipe_ratings')).toEqual([])
  expect(await read(cook, 'meal_entries')).toEqual([])
})

test('one cook’s dish is in nobody else’s diary, and nobody can write it directly', async () => {
  const [cook, flatmate, stranger] = [await site.newMember(), await site.newMember(), await site.newMember()]
  await joinHousehold(flatmate, cook)
  await called(send(cook, [put({ ...dish({ stars: 4, eaten, leftovers: leftovers() }), user_id: stranger.id })]))
  for (const other of [flatmate, stranger]) {
    expect(await read(other, 'meal_entries')).toEqual([])
    expect(await read(other, 'recipe_ratings')).toEqual([])
    expect(await other.client.from('finished_dishes').insert(dish())).toMatchObject({ error: { code: '42501' } })
  }
  expect(await read(flatmate, 'meal_schedules')).toHaveLength(2)
  expect(await read(stranger, 'meal_schedules')).toEqual([])
  const visitor = site.visitor()
  expect((await visitor.from('finished_dishes').select()).error).not.toBeNull()
  const operations = [put(dish({ stars: 1 }))]
  const sent = visitor.rpc('apply_operations', { store: 'finished_dishes', device: randomUUID(), operations })
  expect((await sent).error).not.toBeNull()
})
