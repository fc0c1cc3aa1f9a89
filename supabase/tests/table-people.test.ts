// Who eats at a household's table: its members and people without an account, and who is there when.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Member, rows } from '#server/database/testing/site.ts'
import { testSite } from '#server/database/testing/test-site.ts'
import { called, joinHousehold, seatsOf } from './testing/household.ts'

const { site } = await testSite()

const seats = async (member: Member) =>
  (await seatsOf(member)).map(({ member_id, name, appetite }) => [member_id ?? name, Number(appetite)])

async function newHousehold() {
  const [ana, ben, stranger] = [await site.newMember(), await site.newMember(), await site.newMember()]
  await joinHousehold(ben, ana)
  return { ana, ben, stranger }
}

const addPerson = async ({ client }: Member, person: object) =>
  String((await called(client.from('table_people').insert(person).select('id')))?.[0]?.id)

test('members add and change people without an account; strangers and visitors see and change nothing', async () => {
  const { ana, ben, stranger } = await newHousehold()
  const mia = await addPerson(ana, { name: 'Mia', diet: 'vegetarian', exclusions: ['sesame'], appetite: 0.5 })
  expect(await seats(ben)).toEqual([
    [ana.id, 1],
    [ben.id, 1],
    ['Mia', 0.5],
  ])
  const change = (client: Member['client'], to: object) =>
    client.from('table_people').update(to).eq('id', mia).select('id')
  expect(rows(await change(ben.client, { appetite: 0.75 }))).toHaveLength(1)
  expect(rows(await change(stranger.client, { appetite: 2 }))).toEqual([])
  expect(await change(site.visitor(), { appetite: 2 })).toMatchObject({ status: 401 })
  expect(rows(await stranger.client.from('table_people').select().eq('id', mia))).toEqual([])
  expect(await site.visitor().rpc('people_at_table')).toMatchObject({ status: 401 })
  // What they avoid is shown wherever the household's foods are.
  const foods = async ({ client }: Member) => rows(await client.rpc('household_foods'))
  expect(await foods(ben)).toEqual([{ name: 'Mia', allergies: [], dislikes: ['sesame'], diet: 'vegetarian' }])
  expect(await foods(stranger)).toEqual([])
  expect(rows(await stranger.client.from('table_people').delete().eq('id', mia).select('id'))).toEqual([])
  expect(rows(await ben.client.from('table_people').delete().eq('id', mia).select('id'))).toHaveLength(1)
  expect(await change(ana.client, { appetite: 3 })).toMatchObject({ data: [] })
})

test('only members themselves decide whether their goals are used, and their foods stay in their profile', async () => {
  const { ana, ben } = await newHousehold()
  await called(ben.client.from('profiles').upsert({ user_id: ben.id, allergies: ['milk'], dislikes: ['olives'] }))
  await called(
    ben.client.from('user_goals').upsert({ user_id: ben.id, preferred_diet_type: 'vegan', daily_calorie_target: 3100 }),
  )
  const bens = async (member: Member) => (await seatsOf(member)).find(({ member_id }) => member_id === ben.id)
  expect(await bens(ana)).toMatchObject({ diet: 'none', exclusions: null, uses_goals: false })
  expect(await bens(ben)).toMatchObject({ diet: 'vegan', exclusions: ['milk', 'olives'] })
  await called(ben.client.from('profiles').update({ shares_foods: true }).eq('user_id', ben.id))
  expect(await bens(ana)).toMatchObject({ diet: 'vegan', exclusions: ['milk', 'olives'] })

  const change = ({ client }: Member, to: object) =>
    client.from('table_people').update(to).eq('member_id', ben.id).select('id')
  expect(await change(ana, { uses_goals: true })).toMatchObject({ status: 403 })
  expect(await change(ana, { diet: 'none', exclusions: ['kale'] })).toMatchObject({ status: 400 })
  expect(rows(await change(ben, { uses_goals: true }))).toHaveLength(1)
  expect(rows(await change(ana, { appetite: 1.3 }))).toHaveLength(1)
  expect(await bens(ana)).toMatchObject({ uses_goals: true, appetite: 1.3 })
  // Nothing that members can read has the goals themselves.
  expect(JSON.stringify([await seatsOf(ana), rows(await ana.client.from('table_people').select())])).not.toContain(
    '3100',
  )
  // No row for somebody else's account, and none taken away.
  expect(await ana.client.from('table_people').insert({ name: 'Ben', member_id: ben.id })).toMatchObject({
    status: 403,
  })
  expect(rows(await ana.client.from('table_people').delete().eq('member_id', ben.id).select('id'))).toEqual([])
})

test('who eats when is written by the household, and by nobody else', async () => {
  const { ana, ben, stranger } = await newHousehold()
  const friday = { date: '2026-11-20', meal_type: 'dinner', guests: 2 }
  await called(ana.client.from('attendance').insert(friday))
  const bens = (await seatsOf(ben)).find(({ member_id }) => member_id === ben.id)?.id
  await called(
    ben.client.from('attendance').upsert({ ...friday, away: [bens] }, { onConflict: 'household_id,date,meal_type' }),
  )
  const read = async ({ client }: Member) => rows(await client.from('attendance').select('date,guests,away'))
  expect(await read(ana)).toEqual([{ date: friday.date, guests: 2, away: [bens] }])
  expect(await read(stranger)).toEqual([])
  expect(await site.visitor().from('attendance').select()).toMatchObject({ status: 401 })
  expect(rows(await stranger.client.from('attendance').delete().gte('guests', 0).select('date'))).toEqual([])
  expect(rows(await ben.client.from('attendance').delete().gte('guests', 0).select('date'))).toHaveLength(1)
})

test('a number of people keeps those with a name, and who joins takes the place of somebody who was only counted', async () => {
  const [ana, ben] = [await site.newMember(), await site.newMember()]
  await called(ana.client.rpc('set_table', { people: 3, portions: [1, 1.5, 0.5] }))
  expect(await seats(ana)).toEqual([
    [ana.id, 1],
    ['Person 2', 1.5],
    ['Person 3', 0.5],
  ])
  await joinHousehold(ben, ana)
  expect(await seats(ana)).toEqual([
    [ana.id, 1],
    [ben.id, 1],
    ['Person 3', 0.5],
  ])
  // Everybody counts themselves first.
  await called(ben.client.rpc('set_table', { people: 1, portions: [] }))
  const away = async () => (await seatsOf(ana)).map(({ usually_away }) => usually_away.length)
  expect(await away()).toEqual([28, 0])
  await called(ben.client.rpc('set_table', { people: 2, portions: [1, 0.75] }))
  expect(await away()).toEqual([0, 0])
  expect(await seats(ana)).toEqual([
    [ana.id, 0.75],
    [ben.id, 1],
  ])
  expect((await ana.client.rpc('set_table', { people: 21, portions: [] })).error?.message).toContain('Between 1 and 20')
})

test('plates are saved, changed and undone with the plan', async () => {
  const { ana, ben, stranger } = await newHousehold()
  const [anas, bens] = (await seatsOf(ana)).map(({ id }) => id)
  const soup = {
    date: '2026-11-20',
    meal_type: 'dinner',
    recipe_id: '7',
    recipe_title: 'Soup',
    servings: 1,
    calories: 420,
  }
  const plates = [
    { person: anas, servings: 0.8 },
    { person: bens, servings: 1.6 },
  ]
  const change = async (step: object) => {
    const change = randomUUID()
    return { change, ...((await called(ana.client.rpc('change_plan', { change, ...step }))) as { added: number[] }) }
  }
  const read = async ({ client }: Member) => rows(await client.from('meal_schedules').select('id,plates').order('id'))
  const { added } = await change({ added: [{ ...soup, plates }, soup] })
  expect(await read(ben)).toEqual([
    { id: added[0], plates },
    { id: added[1], plates: null },
  ])
  expect(await read(stranger)).toEqual([])
  const own = [plates[0]]
  const changed = await change({
    changed: [
      { id: added[0], plates: own },
      { id: added[1], plates },
    ],
  })
  expect((await read(ben)).map(({ plates }) => plates)).toEqual([own, plates])
  await called(ana.client.rpc('undo_plan_change', { change: changed.change }))
  expect((await read(ben)).map(({ plates }) => plates)).toEqual([plates, null])
  const removed = await change({ removed: added })
  await called(ana.client.rpc('undo_plan_change', { change: removed.change }))
  expect((await read(ben)).map(({ plates }) => plates)).toEqual([plates, null])
  for (const bad of [
    [],
    [{ person: anas }],
    [{ person: 'Ana', servings: 1 }],
    [{ person: anas, servings: 0 }],
    { person: anas, servings: 1 },
    [{ person: anas, servings: 1, grams: 'many' }],
  ]) {
    expect(
      await ana.client.rpc('change_plan', { change: randomUUID(), added: [{ ...soup, plates: bad }] }),
    ).toMatchObject({ status: 400 })
  }
})

test('who leaves takes their seat along: their own meals to come go, shared dishes lose a plate', async () => {
  const { ana, ben } = await newHousehold()
  const mia = await addPerson(ben, { name: 'Mia' })
  const [anas, bens] = (await seatsOf(ana)).map(({ id }) => id)
  const soup = {
    date: '2099-11-20',
    meal_type: 'dinner',
    recipe_id: '7',
    recipe_title: 'Soup',
    servings: 1,
    calories: 420,
  }
  const plate = (id: string | undefined) => ({ person: id, servings: 1 })
  const own = { ...soup, meal_type: 'lunch', plates: [plate(bens)] }
  const added = [{ ...soup, plates: [plate(anas), plate(bens), plate(mia)] }, own, { ...own, date: '2020-11-20' }]
  await called(ana.client.rpc('change_plan', { change: randomUUID(), added }))
  await called(ben.client.rpc('leave_household'))
  expect(await seats(ana)).toEqual([
    [ana.id, 1],
    ['Mia', 1],
  ])
  expect((await seatsOf(ben)).map(({ id }) => id)).toEqual([bens])
  expect(rows(await ana.client.from('meal_schedules').select('date,meal_type,plates').order('id'))).toEqual([
    { date: soup.date, meal_type: 'dinner', plates: [plate(anas), plate(mia)] },
    { date: '2020-11-20', meal_type: 'lunch', plates: null },
  ])
})

test('who lived alone brings the people at their table along with their kitchen', async () => {
  const [ana, ben] = [await site.newMember(), await site.newMember()]
  await called(ben.client.rpc('set_table', { people: 2, portions: [] }))
  const mia = await addPerson(ben, { name: 'Mia' })
  const [bens] = (await seatsOf(ben)).map(({ id }) => id)
  const plates = [bens, mia].map((person) => ({ person, servings: 1 }))
  const soup = {
    date: '2099-11-20',
    meal_type: 'dinner',
    recipe_id: '7',
    recipe_title: 'Soup',
    servings: 1,
    calories: 420,
    plates,
  }
  await called(ben.client.rpc('change_plan', { change: randomUUID(), added: [soup] }))
  await joinHousehold(ben, ana, true)
  expect(await seats(ana)).toEqual([
    [ana.id, 1],
    [ben.id, 1],
    ['Mia', 1],
  ])
  expect(rows(await ana.client.from('meal_schedules').select('plates'))).toEqual([{ plates }])
})

test('a deleted account leaves no seat', async () => {
  const { ana, ben } = await newHousehold()
  await called(ben.client.rpc('delete_my_account', { current_password: ben.password }))
  expect(await seats(ana)).toEqual([[ana.id, 1]])
})
