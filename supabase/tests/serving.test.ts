// A served dish: plates in the plan, proposals for the others' diaries, and what the dish weighed.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Member, rows } from '#server/database/testing/site.ts'
import { testSite } from '#server/database/testing/test-site.ts'
import { called, joinHousehold, seatsOf } from './testing/household.ts'

const { site } = await testSite()

const TODAY = '2026-11-20'
const each = { calories: 500.4, protein: 20, carbs: 60, fat: 18, nutrients: { calories: 500.4, protein: 20 } }

async function newTable() {
  const [ana, ben, stranger] = [await site.newMember(), await site.newMember(), await site.newMember()]
  await joinHousehold(ben, ana)
  await called(ana.client.from('household_members').update({ name: 'Ana' }).eq('user_id', ana.id))
  await called(ana.client.from('table_people').insert({ name: 'Mia', appetite: 0.7 }))
  const [anas, bens, mias] = (await seatsOf(ana)).map(({ id }) => id)
  const plates = [
    { person: anas, servings: 1, grams: 300 },
    { person: bens, servings: 1.5, grams: 450 },
    { person: mias, servings: 0.7, grams: 210 },
  ]
  return { ana, ben, stranger, plates }
}

let seq = 0
const finish = ({ client }: Member, dish: object) =>
  client.rpc('apply_operations', {
    ...{ store: 'finished_dishes', device: randomUUID() },
    operations: [
      {
        ...{ seq: ++seq, kind: 'put', fields: null },
        row: {
          ...{ id: randomUUID(), recipe_id: '7', recipe_title: 'Stew', recipe_image: null, date: TODAY, stars: null },
          ...{ note: null, leftovers: [], cooked_at: '2026-11-20T18:30:00Z', eaten: null, ...dish },
        },
      },
    ],
  })
const proposals = async ({ client }: Member) =>
  rows(await client.from('meal_proposals').select('served_by,meal_type,quantity,grams,calories,nutrients,schedule_id'))
const entries = async ({ client }: Member) =>
  rows(await client.from('meal_entries').select('quantity,calories,schedule_id'))
const served = (plates: object[], everyone = true) => ({ meal_type: 'dinner', everyone, plates, each })

test('what everyone ate is proposed to the others’ diaries, and only they see it', async () => {
  const { ana, ben, stranger, plates } = await newTable()
  const dish = { id: randomUUID(), served: served(plates), cooked_grams: 1850, cooked_servings: 4 }
  await called(finish(ana, dish))
  await called(finish(ana, dish)) // it arrives twice
  const meals = rows(await ben.client.from('meal_schedules').select('id,plates,cooked_at'))
  expect(meals).toMatchObject([{ plates, cooked_at: expect.any(String) }])
  const offered = { served_by: 'Ana', meal_type: 'dinner', quantity: 1.5, grams: 450, calories: 751 }
  expect(await proposals(ben)).toEqual([
    { ...offered, nutrients: { calories: 750.6, protein: 30 }, schedule_id: meals[0]?.id },
  ])
  expect(await proposals(ana)).toEqual([])
  expect(await proposals(stranger)).toEqual([])
  expect(await site.visitor().from('meal_proposals').select()).toMatchObject({ status: 401 })
  expect(await ben.client.from('meal_proposals').insert({ user_id: ben.id, schedule_id: 1 })).toMatchObject({
    status: 403,
  })
  expect(await entries(ben)).toEqual([])
  // Weights are the household's.
  const weights = ({ client }: Member) => client.from('dish_weights').select('recipe_id,servings,grams').then(rows)
  expect(await weights(ben)).toEqual([{ recipe_id: '7', servings: 4, grams: 1850 }])
  expect(await weights(stranger)).toEqual([])
  expect(await ben.client.from('dish_weights').delete().gt('grams', 0)).toMatchObject({ status: 403 })

  const meal = { date: TODAY, meal_type: 'dinner', recipe_id: '7', recipe_title: 'Stew', schedule_id: meals[0]?.id }
  await called(ben.client.from('meal_entries').insert({ ...meal, quantity: 1.5, calories: 751 }))
  expect(await proposals(ben)).toEqual([])
  await called(finish(ana, { ...dish, id: randomUUID() })) // served again: they have answered
  expect(await proposals(ben)).toEqual([])
})

test('a proposal is dropped by whoever got it, and nobody else', async () => {
  const { ana, ben, stranger, plates } = await newTable()
  await called(finish(ana, { served: served(plates) }))
  for (const other of [ana, stranger]) {
    expect(rows(await other.client.from('meal_proposals').delete().gt('schedule_id', 0).select())).toEqual([])
  }
  expect(await proposals(ben)).toHaveLength(1)
  expect(rows(await ben.client.from('meal_proposals').delete().gt('schedule_id', 0).select())).toHaveLength(1)
  expect(await entries(ben)).toEqual([])
})

test('who always accepts finds it in the diary; the choice is theirs alone', async () => {
  const { ana, ben, plates } = await newTable()
  await called(ben.client.from('profiles').upsert({ user_id: ben.id, accepts_plates: true }))
  await ana.client.from('profiles').update({ accepts_plates: false }).eq('user_id', ben.id)
  const planned = { date: TODAY, meal_type: 'dinner', recipe_id: '7', recipe_title: 'Stew', servings: 1, calories: 500 }
  const [meal] = rows(await ana.client.from('meal_schedules').insert(planned).select('id'))
  await called(finish(ana, { served: served(plates) }))
  expect(await entries(ben)).toEqual([{ quantity: 1.5, calories: 751, schedule_id: meal?.id }])
  expect(await proposals(ben)).toEqual([])
})

test('a plate with something else in it counts what it has, and the plan keeps what that is', async () => {
  const { ana, ben, plates } = await newTable()
  const swap = { ingredient: 1, food: 'chicken', parts: [{ id: 7, name: 'tofu', grams: 120 }], step: 2, method: '' }
  const bens = { ...plates[1], swaps: [{ ...swap, inPot: false }] }
  const own = { calories: 400, protein: 18, carbs: 50, fat: 12, nutrients: { calories: 400 } }
  await called(finish(ana, { served: served([plates[0] ?? {}, { ...bens, each: own }]) }))
  expect(await proposals(ben)).toMatchObject([{ calories: 600, nutrients: { calories: 600 } }])
  expect(rows(await ben.client.from('meal_schedules').select('plates'))).toEqual([{ plates: [plates[0], bens] }])
})

test('served without “everyone”, plates have their grams and no diary is touched; figures the diary refuses are asked about', async () => {
  const { ana, ben, plates } = await newTable()
  await called(ben.client.from('profiles').upsert({ user_id: ben.id, accepts_plates: true }))
  await called(finish(ana, { served: served(plates, false) }))
  expect(rows(await ben.client.from('meal_schedules').select('plates'))).toEqual([{ plates }])
  expect([await proposals(ben), await entries(ben)]).toEqual([[], []])
  const wrong = { ...served(plates), each: { ...each, calories: 90_000 } }
  await called(finish(ana, { id: randomUUID(), recipe_id: '8', served: wrong }))
  expect(await entries(ben)).toEqual([])
  expect(await proposals(ben)).toMatchObject([{ calories: 135_000 }])
})

test('who leaves the household leaves its proposals behind', async () => {
  const { ana, ben, plates } = await newTable()
  await called(finish(ana, { served: served(plates) }))
  await called(ben.client.rpc('leave_household'))
  expect(await proposals(ben)).toEqual([])
  expect(rows(await ana.client.from('meal_schedules').select('plates'))).toEqual([{ plates: [plates[0], plates[2]] }])
})
