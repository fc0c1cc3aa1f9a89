// Every table, told as one story: what its owner may do, what a stranger may not, and that a visitor sees nothing.
import { beforeAll, describe, expect, test } from 'vitest'
import { type Member, rows } from '#server/database/testing/site.ts'
import { testSite } from '#server/database/testing/test-site.ts'

interface Story {
  table: string
  row: object
  change: object
  key: string[]
}

const day = '2025-03-30'
const stories: Story[] = [
  { table: 'user_goals', row: { daily_calorie_target: 1800 }, change: { water_target_ml: 2500 }, key: [] },
  { table: 'water_logs', row: { date: day, amount_ml: 250 }, change: { amount_ml: 500 }, key: ['id'] },
  { table: 'weight_logs', row: { date: day, weight_kg: 72.45 }, change: { weight_kg: 71.9 }, key: ['date'] },
  {
    table: 'meal_entries',
    row: {
      date: day,
      meal_type: 'lunch',
      recipe_id: '716429',
      recipe_title: 'Lentil soup',
      calories: 420,
      protein: 21,
    },
    change: { meal_type: 'dinner', calories: 390 },
    key: ['id'],
  },
  {
    table: 'meal_schedules',
    row: {
      date: day,
      meal_type: 'snack',
      recipe_id: '716429',
      recipe_title: 'Lentil soup',
      recipe_image: null,
      calories: 0,
    },
    change: { servings: 2 },
    key: ['id'],
  },
  {
    table: 'recipe_ratings',
    row: { recipe_id: '716429', rating: 4, notes: 'More lemon.' },
    change: { rating: 5, is_favorite: true },
    key: ['recipe_id'],
  },
]

const { site } = await testSite()
let owner: Member
let stranger: Member
beforeAll(async () => {
  owner = await site.newMember()
  stranger = await site.newMember()
})

describe.each(stories)('$table', ({ table, row, change, key }) => {
  test('its owner writes, reads and changes a row without an owner: it belongs to them', async () => {
    const [written] = rows(await owner.client.from(table).insert(row).select())
    expect(written).toMatchObject({ ...row, user_id: owner.id })
    const [changed] = rows(await owner.client.from(table).update(change).eq('user_id', owner.id).select())
    expect(changed).toMatchObject({ ...row, ...change })
    expect(rows(await owner.client.from(table).select())).toEqual([changed])
  })

  test('a stranger can’t see, change, take over or remove it', async () => {
    const before = rows(await owner.client.from(table).select())
    expect(rows(await stranger.client.from(table).select())).toEqual([])
    expect(rows(await stranger.client.from(table).update(change).eq('user_id', owner.id).select())).toEqual([])
    expect(
      rows(await stranger.client.from(table).update({ user_id: stranger.id }).eq('user_id', owner.id).select()),
    ).toEqual([])
    expect(rows(await stranger.client.from(table).delete().eq('user_id', owner.id).select())).toEqual([])
    const forged = await stranger.client.from(table).insert({ ...row, user_id: owner.id })
    expect(forged).toMatchObject({ status: 403, error: { code: '42501' } })
    expect(rows(await owner.client.from(table).select())).toEqual(before)
  })

  test('a stranger can’t assign their own row to the owner', async () => {
    rows(await stranger.client.from(table).insert(row).select())
    const gift = await stranger.client.from(table).update({ user_id: owner.id }).eq('user_id', stranger.id)
    expect(gift).toMatchObject({ status: 403, error: { code: '42501' } })
    expect(rows(await stranger.client.from(table).select())).toHaveLength(1)
    expect(rows(await owner.client.from(table).select())).toHaveLength(1)
  })

  test('a visitor is rejected, whatever they try', async () => {
    const visitor = site.visitor()
    const attempts = [
      await visitor.from(table).select(),
      await visitor.from(table).insert({ ...row, user_id: owner.id }),
      await visitor.from(table).update(change).eq('user_id', owner.id),
      await visitor.from(table).delete().eq('user_id', owner.id),
    ]
    for (const attempt of attempts) expect(attempt).toMatchObject({ status: 401, data: null, error: { code: '42501' } })
  })

  test('its owner removes it', async () => {
    const [row] = rows<Record<string, unknown>>(await owner.client.from(table).select())
    let removal = owner.client.from(table).delete().eq('user_id', owner.id)
    for (const column of key) removal = removal.eq(column, row?.[column])
    expect(rows(await removal.select())).toHaveLength(1)
    expect(rows(await owner.client.from(table).select())).toEqual([])
  })
})

test('saving goals, a weight or a rating again replaces it, with and without a named key', async () => {
  const { client } = owner
  for (const daily_calorie_target of [1500, 1600])
    rows(await client.from('user_goals').upsert({ user_id: owner.id, daily_calorie_target }).select())
  for (const weight_kg of [80, 79.5])
    rows(await client.from('weight_logs').upsert({ date: day, weight_kg }, { onConflict: 'user_id,date' }).select())
  for (const rating of [2, 3])
    rows(await client.from('recipe_ratings').upsert({ user_id: owner.id, recipe_id: '1', rating }).select())
  expect(rows(await client.from('user_goals').select('daily_calorie_target'))).toEqual([{ daily_calorie_target: 1600 }])
  expect(rows(await client.from('weight_logs').select('weight_kg'))).toEqual([{ weight_kg: 79.5 }])
  expect(rows(await client.from('recipe_ratings').select('rating'))).toEqual([{ rating: 3 }])
})

test('the time of a change has the format that every browser can parse', async () => {
  const [goals] = rows(await owner.client.from('user_goals').select('updated_at'))
  expect(goals?.updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)
})

test('the week’s plan is sorted by day', async () => {
  const { client } = owner
  const meal = { meal_type: 'dinner', recipe_id: '1', recipe_title: 'Soup' }
  const days = ['2025-04-05', '2025-03-29', '2025-04-06', '2025-03-30']
  rows(
    await client
      .from('meal_schedules')
      .insert(days.map((date) => ({ ...meal, date })))
      .select(),
  )
  const week = client.from('meal_schedules').select('date').eq('user_id', owner.id)
  const found = rows(await week.gte('date', '2025-03-30').lte('date', '2025-04-05').order('date'))
  expect(found).toEqual([{ date: '2025-03-30' }, { date: '2025-04-05' }])
})

test('a logged meal refers to an entry in the household’s plan, and outlives it', async () => {
  const meal = { date: day, meal_type: 'dinner', recipe_id: '1', recipe_title: 'Soup' }
  const [planned] = rows<{ id: number }>(await owner.client.from('meal_schedules').insert(meal).select())
  const logged = { ...meal, schedule_id: planned?.id }
  const [entry] = rows<{ id: number }>(await owner.client.from('meal_entries').insert(logged).select())
  expect(entry).toMatchObject({ schedule_id: planned?.id })
  // A stranger gets the same response for an entry that exists and one that doesn't: neither is named.
  for (const schedule_id of [planned?.id, 999_999])
    expect(
      rows(
        await stranger.client
          .from('meal_entries')
          .insert({ ...meal, schedule_id })
          .select(),
      ),
    ).toMatchObject([{ schedule_id: null }])
  rows(await owner.client.from('meal_schedules').delete().eq('id', planned?.id).select())
  expect(rows(await owner.client.from('meal_entries').select().eq('id', entry?.id))).toMatchObject([
    { ...meal, schedule_id: null },
  ])
})

test('a member without goals gets the code that the page tolerates', async () => {
  const newcomer = await site.newMember()
  const response = await newcomer.client.from('user_goals').select().eq('user_id', newcomer.id).single()
  expect(response).toMatchObject({ status: 406, error: { code: 'PGRST116' } })
  expect(await newcomer.client.from('user_goals').select('count').limit(1)).toMatchObject({
    error: null,
    data: [{ count: 0 }],
  })
})
