// Changes of the plan: one call each, all or nothing, safe to repeat, and undone as a whole.
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ROWS_PER_WRITE } from '#domain/limits.ts'
import { type Member, rows } from '#server/database/testing/site.ts'
import { testSiteWithSql } from '#server/database/testing/test-site.ts'
import { called, joinHousehold } from './testing/household.ts'

const { site, sql } = await testSiteWithSql()
let owner: Member
let flatmate: Member
let stranger: Member
beforeAll(async () => {
  owner = await site.newMember()
  flatmate = await site.newMember()
  stranger = await site.newMember()
  await joinHousehold(flatmate, owner)
})
beforeEach(() => sql.query('delete from public.meal_schedules'))

interface Change {
  change?: string
  added?: object[]
  changed?: object[]
  removed?: unknown[]
  seen?: number[]
}
const change = ({ client }: Member, { change = randomUUID(), ...step }: Change) =>
  client.rpc('change_plan', { change, ...step })
const undo = ({ client }: Member, change: string) => client.rpc('undo_plan_change', { change })
/** Everything of the plan that people see, and who planned it. */
const plan = ({ client }: Member) =>
  client
    .from('meal_schedules')
    .select(
      'id, date, meal_type, recipe_id, recipe_title, recipe_image, note, servings, calories, leftover_of, cooked_at, user_id',
    )
    .order('id')
    .then(rows)
const titles = async (member: Member) => (await plan(member)).map(({ note, recipe_title }) => note ?? recipe_title)

const soup = {
  ...{ date: '2026-11-18', meal_type: 'dinner', recipe_id: '7', recipe_title: 'Soup', recipe_image: '/img/7.webp' },
  ...{ servings: 1.5, calories: 420 },
}
const rest = { ...soup, date: '2026-11-19', meal_type: 'lunch', servings: 1 }
const note = (text: string, date = '2026-11-18') => ({ date, meal_type: 'snack', note: text })

/** A cooked and logged dish with leftovers, and a note. */
async function oldWeek() {
  const { added } = await called(change(owner, { added: [soup, { ...rest, leftover_of_added: 0 }, note('Pizza')] }))
  const [dish, leftovers] = added
  const cooked_at = '2026-11-18T18:30:00+00:00'
  rows(await owner.client.from('meal_schedules').update({ cooked_at }).eq('id', dish).select())
  for (const { client } of [owner, flatmate]) {
    const eaten = { date: soup.date, meal_type: 'dinner', recipe_id: '7', recipe_title: 'Soup', schedule_id: dish }
    rows(await client.from('meal_entries').insert(eaten).select())
  }
  return { dish, leftovers, ids: added, before: await plan(owner) }
}
const loggedFrom = async ({ client }: Member) =>
  rows(await client.from('meal_entries').select('schedule_id').order('id', { ascending: false }).limit(1))

test('a week is replaced in one call, with leftovers of its own dishes; Undo restores exactly what was there', async () => {
  const { ids, dish, before } = await oldWeek()
  const key = randomUUID()
  const week = [note('Eat out'), { ...rest, leftover_of_added: 2 }, { ...soup, servings: 2 }]
  const { added } = await called(change(flatmate, { change: key, added: week, removed: ids, seen: ids }))
  expect(await plan(owner)).toEqual([
    expect.objectContaining({ id: added[0], note: 'Eat out', user_id: flatmate.id, leftover_of: null }),
    expect.objectContaining({ id: added[1], ...rest, leftover_of: added[2] }),
    expect.objectContaining({ id: added[2], ...soup, servings: 2, leftover_of: null, cooked_at: null }),
  ])
  expect(await loggedFrom(owner)).toEqual([{ schedule_id: null }])

  await called(undo(flatmate, key))
  expect(await plan(owner)).toEqual(before)
  expect(before[0]).toMatchObject({ ...soup, cooked_at: '2026-11-18T18:30:00+00:00', user_id: owner.id })
  expect(before[1]?.leftover_of).toBe(dish)
  for (const member of [owner, flatmate]) expect(await loggedFrom(member)).toEqual([{ schedule_id: dish }])
})

test('a change that arrives twice, also at the same moment, is made once and has the same result', async () => {
  const { ids } = await oldWeek()
  const step = { change: randomUUID(), added: [note('Eat out'), note('Nuts')], removed: ids }
  const results = await Promise.all([1, 2, 3].map(() => called(change(owner, step))))
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
  expect(await called(change(owner, step))).toEqual(results[0])
  expect(await titles(owner)).toEqual(['Eat out', 'Nuts'])
  await called(undo(owner, step.change))
  await called(undo(owner, step.change))
  expect(await called(change(owner, step))).toEqual(results[0]) // a late copy changes nothing any more
  expect(await titles(owner)).toEqual(['Soup', 'Soup', 'Pizza'])
})

test('one meal that can’t be stored keeps the whole change out', async () => {
  const { ids, before } = await oldWeek()
  const bad = { ...soup, servings: 0 }
  expect(await change(owner, { added: [note('Eat out'), bad], removed: ids })).toMatchObject({
    status: 400,
    error: { message: 'A planned meal has between a quarter of a serving and 100 servings.' },
  })
  const onlyDate = { changed: [{ id: ids[0], date: '2026-11-20' }], added: [{ ...soup, meal_type: 'brunch' }] }
  expect(await change(owner, onlyDate)).toMatchObject({ status: 400 })
  expect(await plan(owner)).toEqual(before)
})

test('a dish moves together with its leftovers; Undo moves both back and leaves what others changed', async () => {
  const { dish, leftovers, before } = await oldWeek()
  const key = randomUUID()
  const changed = [
    { id: dish, date: '2026-11-20', meal_type: 'lunch', cooked_at: null },
    { id: leftovers, date: '2026-11-21' },
  ]
  await called(change(owner, { change: key, changed }))
  expect((await plan(owner)).slice(0, 2)).toEqual([
    { ...before[0], date: '2026-11-20', meal_type: 'lunch', cooked_at: null },
    { ...before[1], date: '2026-11-21' },
  ])
  rows(await flatmate.client.from('meal_schedules').update({ servings: 3 }).eq('id', dish).select())
  await called(undo(owner, key))
  expect(await plan(owner)).toEqual([{ ...before[0], servings: 3 }, ...before.slice(1)])
})

test('a meal that somebody deleted isn’t moved; leftovers that are gone don’t keep their dish back', async () => {
  const { dish, leftovers } = await oldWeek()
  await called(change(flatmate, { removed: [leftovers] }))
  const to = { date: '2026-11-22' }
  const moved = (ids: number[]) => ({ changed: ids.map((id) => ({ id, ...to })) })
  await called(change(owner, moved([dish, leftovers])))
  expect((await plan(owner))[0]).toMatchObject({ id: dish, ...to })
  expect(await change(owner, moved([leftovers, dish]))).toMatchObject({
    status: 400,
    error: { message: 'Someone deleted it. You now see the latest version.', hint: 'gone' },
  })
})

test('leftovers that stay when their dish is deleted belong to it again after Undo', async () => {
  const { dish, leftovers, before } = await oldWeek()
  const key = randomUUID()
  await called(change(owner, { change: key, removed: [dish] }))
  expect((await plan(owner)).find(({ id }) => id === leftovers)?.leftover_of).toBeNull()
  await called(undo(owner, key))
  expect(await plan(owner)).toEqual(before)
})

test('Undo leaves out what somebody had deleted before, and what was deleted since', async () => {
  const { ids, dish } = await oldWeek()
  rows(await flatmate.client.from('meal_schedules').delete().eq('note', 'Pizza').select())
  const key = randomUUID()
  const { added } = await called(change(owner, { change: key, added: [note('Nuts')], removed: ids }))
  rows(await flatmate.client.from('meal_schedules').delete().eq('id', added[0]).select())
  await called(undo(owner, key))
  expect(await titles(owner)).toEqual(['Soup', 'Soup'])
  expect((await plan(owner))[1]?.leftover_of).toBe(dish)
})

test('two members who fill the same empty week at once don’t fill it twice', async () => {
  const week = [note('Eat out'), note('Nuts', '2026-11-19')]
  const responses = await Promise.all(
    [owner, flatmate].map((member) => change(member, { added: week, removed: [], seen: [] })),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(responses.find(({ error }) => error)?.error).toMatchObject({
    message: 'Something else has just been planned for these days. Please try again.',
    hint: 'plan_changed',
  })
  expect(await titles(owner)).toHaveLength(2)
})

test('strangers and visitors reach nothing, and only whoever made a change undoes it', async () => {
  const { ids, dish, before } = await oldWeek()
  const key = randomUUID()
  await called(change(owner, { change: key, removed: [dish] }))
  for (const other of [flatmate, stranger])
    expect(await undo(other, key)).toMatchObject({ status: 400, error: { hint: 'too_late' } })
  await called(undo(owner, key))

  await called(change(stranger, { removed: ids, added: [note('Mine')] }))
  expect(await change(stranger, { changed: [{ id: dish, servings: 9 }] })).toMatchObject({ error: { hint: 'gone' } })
  const forged = { ...note('Mine'), household_id: await called(owner.client.rpc('my_household')), user_id: owner.id }
  await called(change(stranger, { added: [forged] }))
  const stolen = await change(stranger, { added: [{ ...rest, leftover_of: dish }] })
  expect(stolen.error?.message).toBe('The meal these leftovers come from is no longer planned.')
  await called(change(owner, { changed: [{ id: dish, household_id: null, user_id: stranger.id }] }))
  expect(await plan(owner)).toEqual(before)
  expect(await titles(stranger)).toEqual(['Mine', 'Mine'])

  const visitor = { ...owner, client: site.visitor() }
  expect(await change(visitor, { removed: ids })).toMatchObject({ status: 401 })
  expect(await undo(visitor, key)).toMatchObject({ status: 401 })
  expect(await plan(owner)).toEqual(before)
})

test('who has moved to another household since can’t undo a change in the one they left', async () => {
  const guest = await site.newMember()
  await joinHousehold(guest, owner)
  const key = randomUUID()
  await called(change(guest, { change: key, added: [note('Eat out')] }))
  await called(guest.client.rpc('leave_household'))
  expect(await undo(guest, key)).toMatchObject({ status: 400, error: { hint: 'household_changed' } })
  expect(await titles(owner)).toEqual(['Eat out'])
})

test('Undo restores the meals of somebody whose account was deleted meanwhile', async () => {
  const guest = await site.newMember()
  await joinHousehold(guest, owner)
  const { added } = await called(change(guest, { added: [note('Cake')] }))
  const key = randomUUID()
  await called(change(owner, { change: key, removed: added }))
  await called(guest.client.rpc('delete_my_account', { current_password: guest.password }))
  await called(undo(owner, key))
  expect(await plan(owner)).toMatchObject([{ id: added[0], note: 'Cake', user_id: null }])
})

test('a change has at most as many meals as a request has rows, and other shapes are rejected', async () => {
  const meals = Array.from({ length: ROWS_PER_WRITE }, (_, at) => note(`Meal ${at}`))
  const { added } = await called(change(owner, { added: meals }))
  expect(await plan(owner)).toHaveLength(ROWS_PER_WRITE)
  const tooMany = { status: 400, error: { message: `You can change at most ${ROWS_PER_WRITE} meals at once.` } }
  expect(await change(owner, { added: [...meals, note('One more')] })).toMatchObject(tooMany)
  expect(await change(owner, { removed: [...added, 1] })).toMatchObject(tooMany)
  expect(await change(owner, { changed: [...added, 1].map((id) => ({ id, servings: 2 })) })).toMatchObject(tooMany)
  await called(change(owner, { changed: added.map((id: number) => ({ id, servings: 2 })) }))
  await called(change(owner, { removed: added }))
  expect(await plan(owner)).toEqual([])
  for (const wrong of [{ added: {} }, { removed: 'all' }, { seen: 5 }, { changed: null }])
    expect(await owner.client.rpc('change_plan', { change: randomUUID(), ...wrong })).toMatchObject({
      status: 400,
      error: { message: 'Send meals as a list.', hint: 'no_list' },
    })
  for (const wrong of [
    ...[{ added: [7] }, { added: [null] }, { added: [[]] }],
    ...[{ changed: [7] }, { changed: [{}] }, { changed: [{ id: 'first' }] }, { changed: [{ id: 1.5 }] }],
    ...[{ removed: [{}] }, { removed: ['first'] }, { removed: [null] }, { removed: [1.5] }, { removed: [1e30] }],
    ...[{ added: [note('Nuts')], seen: ['first'] }, { seen: [null] }],
  ])
    expect([wrong, await owner.client.rpc('change_plan', { change: randomUUID(), ...wrong })]).toMatchObject([
      wrong,
      {
        status: 400,
        error: { message: 'Send meals to add, meals with ids to change, and ids of meals to remove.', hint: 'no_list' },
      },
    ])
  expect((await owner.client.rpc('change_plan', { change: null })).status).toBe(400)
})

test('leftovers come from a dish: not from themselves, and not from other leftovers', async () => {
  const { leftovers, before } = await oldWeek()
  const gone = { error: { message: 'The meal these leftovers come from is no longer planned.' } }
  for (const added of [
    [{ ...rest, leftover_of_added: 0 }],
    [
      { ...rest, leftover_of_added: 1 },
      { ...rest, leftover_of_added: 0 },
    ],
    [{ ...rest, leftover_of: leftovers }],
  ])
    expect(await change(owner, { added })).toMatchObject(gone)
  const [nuts] = (await called(change(owner, { added: [note('Nuts')] }))).added
  const pointTo = (leftover_of: number) => owner.client.from('meal_schedules').update({ leftover_of }).eq('id', nuts)
  for (const source of [nuts, leftovers]) expect(await pointTo(source)).toMatchObject(gone)
  expect(await plan(owner)).toMatchObject([...before, { id: nuts, leftover_of: null }])
})

test('what Undo needs takes a megabyte of each member at most, besides the newest change', async () => {
  const picture = () => Array.from({ length: 50 }, () => randomUUID()).join('')
  const keys = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  for (const key of keys) {
    const meals = () => Array.from({ length: 100 }, () => ({ ...soup, recipe_image: picture() }))
    const { added: first } = await called(change(owner, { added: meals() }))
    const { added: second } = await called(change(owner, { added: meals() }))
    await called(change(owner, { change: key, removed: [...first, ...second] }))
  }
  const [size] = await sql.query(
    'select sum(pg_column_size(removed))::integer as bytes from private.plan_changes where user_id = $1',
    [owner.id],
  )
  expect(size?.bytes).toBeLessThan(1_500_000)
  const [oldest = '', newest = ''] = [keys.at(0), keys.at(-1)]
  expect(await undo(owner, oldest)).toMatchObject({ error: { hint: 'too_late' } })
  await called(undo(owner, newest))
  expect(await plan(owner)).toHaveLength(200)
})

test('of each member the last twenty changes are kept, for a day', async () => {
  const saved = () => sql.query('select change from private.plan_changes where user_id = $1', [owner.id])
  const keys = Array.from({ length: 25 }, () => randomUUID())
  for (const key of keys) await called(change(owner, { change: key, added: [note('Nuts')] }))
  expect((await saved()).map(({ change }) => change).sort()).toEqual(keys.slice(-20).sort())
  await sql.query(`update private.plan_changes set made_at = now() - interval '25 hours'`)
  await called(change(owner, { added: [note('Nuts')] }))
  expect(await saved()).toHaveLength(1)
})

test('a plain food is planned with its weight and nutrients; Undo restores it whole', async () => {
  const food = { id: 'f1256', grams: 245, nutrients: { calories: 149, protein: 8.5 } }
  const yogurt = { date: '2026-11-18', meal_type: 'breakfast', note: 'yogurt', servings: 1.5, calories: 149, food }
  const { added } = await called(change(owner, { added: [yogurt, note('Pizza')] }))
  const planned = () => owner.client.from('meal_schedules').select('note, food').order('id').then(rows)
  expect(await planned()).toEqual([
    { note: 'yogurt', food },
    { note: 'Pizza', food: null },
  ])
  const key = randomUUID()
  await called(change(owner, { change: key, removed: added }))
  await called(undo(owner, key))
  expect(await planned()).toEqual([
    { note: 'yogurt', food },
    { note: 'Pizza', food: null },
  ])
})

test.each([
  ['no grams', { id: 'f1', nutrients: {} }],
  ['a text', 'yogurt'],
  ['no id', { id: '', grams: 100, nutrients: {} }],
  ['too much', { id: 'f1', grams: 100, nutrients: { note: 'x'.repeat(5000) } }],
])('a food with %s is refused with a sentence', async (_, food) => {
  const { error } = await change(owner, { added: [{ ...note('yogurt'), food }] })
  expect(error?.message).toMatch(/^A planned food /)
  expect(
    (await change(owner, { added: [{ ...soup, food: { id: 'f1', grams: 1, nutrients: {} } }] })).error?.message,
  ).toBe('A planned food needs its name as the note.')
  expect(await plan(owner)).toEqual([])
})
