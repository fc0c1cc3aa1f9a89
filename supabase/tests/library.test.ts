// Tags and collections when people join and leave, and what was cooked how often.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { type Member, openSite, rows, type Site } from '#server/database/testing/site.ts'
import { called, joinHousehold } from './testing/household.ts'

let site: Site
beforeAll(async () => {
  site = await openSite(await newHome())
})
afterAll(async () => {
  await site.backend.close()
  await leavePlaces()
})

const OURS = 90_000_123
const own = (of: number) => 5_000_000_000 + of

const tagsOf = async ({ client }: Member) =>
  Object.fromEntries(
    rows(await client.from('tags').select().order('recipe_id')).map((row) => [row.recipe_id, row.names]),
  )
const collectionsOf = async ({ client }: Member) =>
  rows(await client.from('collections').select().order('name')).map(({ name }) => name)

async function file(member: Member, name: string, recipe: number) {
  const id = randomUUID()
  rows(
    await member.client
      .from('custom_recipes')
      .insert({ id: recipe, body: { title: name } })
      .select(),
  )
  rows(await member.client.from('collections').insert({ id, name }).select())
  const filed = [OURS, recipe].map((recipe_id) => ({ recipe_id, names: [name], collection_ids: [id] }))
  rows(await member.client.from('tags').insert(filed).select())
  return id
}

test('who lived alone brings everything; what both say of a recipe stays; who leaves takes what is theirs', async () => {
  const [host, guest] = await Promise.all([site.newMember(), site.newMember()])
  await file(host, 'Weeknights', own(1))
  await file(guest, 'Grandma', own(2))
  await joinHousehold(guest, host)
  expect(await tagsOf(host)).toEqual({
    [OURS]: ['Grandma', 'Weeknights'],
    [own(1)]: ['Weeknights'],
    [own(2)]: ['Grandma'],
  })
  expect(await collectionsOf(host)).toEqual(['Grandma', 'Weeknights'])
  // A recipe of the guest that the host tagged is still the guest's.
  rows(
    await host.client
      .from('tags')
      .update({ names: ['Sunday'] })
      .eq('recipe_id', own(2))
      .select(),
  )

  await called(guest.client.rpc('leave_household'))
  expect(await tagsOf(guest)).toEqual({ [own(2)]: ['Sunday'] })
  expect(await collectionsOf(guest)).toEqual(['Grandma'])
  expect(Object.keys(await tagsOf(host))).toEqual([OURS, own(1), own(2)].map(String))
  expect(await collectionsOf(host)).toEqual(['Grandma', 'Weeknights'])
})

test('too many or too long tags are rejected with a sentence', async () => {
  const member = await site.newMember()
  const save = (row: object) => member.client.from('tags').insert({ recipe_id: OURS, ...row })
  const refused = (message: string) => ({ status: 400, error: { message } })
  expect(await save({ names: Array.from({ length: 51 }, (_, at) => `tag ${at}`) })).toMatchObject(
    refused('A recipe can have at most 50 tags.'),
  )
  expect(await save({ names: ['x'.repeat(4001)] })).toMatchObject(refused('The tags of this recipe are too long.'))
  expect(await member.client.from('collections').insert({ id: randomUUID(), name: ' ' })).toMatchObject(
    refused('A collection needs a name.'),
  )
})

test('cooking counts each day once, from the plan and the diary, and never leftovers or strangers’', async () => {
  const [cook, partner, stranger] = await Promise.all([site.newMember(), site.newMember(), site.newMember()])
  await joinHousehold(partner, cook)
  const meal = { meal_type: 'dinner', recipe_id: String(OURS), recipe_title: 'Stew', servings: 2 }
  const planned = rows(
    await cook.client
      .from('meal_schedules')
      .insert([
        { ...meal, date: '2026-11-02', cooked_at: '2026-11-02T18:00:00Z' },
        { ...meal, date: '2026-11-09', cooked_at: '2026-11-09T18:00:00Z' },
        { ...meal, date: '2026-11-12' },
      ])
      .select(),
  )
  rows(
    await cook.client
      .from('meal_schedules')
      .insert({ ...meal, date: '2026-11-10', cooked_at: '2026-11-10T12:00:00Z', leftover_of: planned[1]?.id })
      .select(),
  )
  const entry = {
    recipe_id: '7',
    recipe_title: 'Toast',
    meal_type: 'breakfast',
    calories: 100,
    protein: 1,
    carbs: 1,
    fat: 1,
  }
  rows(
    await partner.client
      .from('meal_entries')
      .insert({ ...entry, date: '2026-11-03', quantity: 1 })
      .select(),
  )

  const historyOf = ({ client }: Member) => called(client.rpc('cooking_history'))
  expect(await historyOf(cook)).toEqual({ [OURS]: [2, '2026-11-09'] })
  expect(await historyOf(partner)).toEqual({ [OURS]: [2, '2026-11-09'], 7: [1, '2026-11-03'] })
  expect(await historyOf(stranger)).toEqual({})
})
