// Every shared table, told as one story: owner, household member, stranger, visitor.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '#server/database/postgres-database.ts'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { type Member, openSite, rows, type Site } from '#server/database/testing/site.ts'
import { called, joinHousehold, jpegBytes } from './testing/household.ts'

afterAll(leavePlaces)

const recipeId = 1_800_000_000_000_123
interface Story {
  table: string
  row: object
  change: object
  key: object
  author?: string
}

const itemId = randomUUID()
const pantryId = randomUUID()
const templateId = randomUUID()
const collectionId = randomUUID()
const stories: Story[] = [
  {
    table: 'shopping_items',
    row: { id: itemId, name: 'Milk', amount: 0.5, unit: 'l', recipe_id: '7', recipe_title: 'Pancakes' },
    change: { checked: true },
    key: { id: itemId },
    author: 'added_by',
  },
  {
    table: 'custom_recipes',
    row: { id: recipeId, body: { title: 'Soup', ingredients: [{ name: 'leek', amount: 2, unit: '' }] } },
    change: { body: { title: 'Better soup' } },
    key: { id: recipeId },
    author: 'created_by',
  },
  {
    table: 'recipe_photos',
    row: { recipe_id: recipeId, bytes: jpegBytes(500), content_type: 'image/jpeg', width: 40, height: 30 },
    change: { focus_x: 0.25 },
    key: { recipe_id: recipeId },
  },
  {
    // Of one of the site's recipes.
    table: 'recipe_photos',
    row: { recipe_id: 90_000_012, bytes: jpegBytes(500), content_type: 'image/jpeg', width: 40, height: 30 },
    change: { focus_y: 0.25 },
    key: { recipe_id: 90_000_012 },
  },
  {
    table: 'pantry_items',
    row: { id: pantryId, name: 'Rice', amount: null, use_by: '2027-01-01' },
    change: { amount: 2, unit: 'kg' },
    key: { id: pantryId },
    author: 'created_by',
  },
  {
    table: 'cook_together',
    row: { cooking: templateId, task: '90000340/2/1', done_at: '2026-03-01T18:00:00+00:00' },
    change: { done_at: '2026-03-01T18:05:00+00:00' },
    key: { cooking: templateId },
    author: 'created_by',
  },
  {
    table: 'week_templates',
    row: { id: templateId, name: 'Busy week', meals: [{ weekday: 1, slot: 'dinner', recipeId: '7' }] },
    change: { name: 'Quiet week' },
    key: { id: templateId },
    author: 'created_by',
  },
  {
    table: 'collections',
    row: { id: collectionId, name: 'Weeknights', note: 'From Grandma', query: { maxTime: 30 } },
    change: { recipe_order: [recipeId, 90000001] },
    key: { id: collectionId },
    author: 'created_by',
  },
  {
    table: 'tags',
    row: { recipe_id: recipeId, names: ['soup', 'Fall, cozy'], collection_ids: [collectionId] },
    change: { names: [] },
    key: { recipe_id: recipeId },
    author: 'created_by',
  },
  {
    table: 'meal_schedules',
    row: { date: '2026-03-01', meal_type: 'dinner', note: 'Pizza with Ana' },
    change: { servings: 3, cooked_at: '2026-03-01T18:00:00+00:00' },
    key: { date: '2026-03-01' },
    author: 'user_id',
  },
]

let site: Site
let sql: Awaited<ReturnType<typeof openPostgres>>
let owner: Member
let flatmate: Member
let stranger: Member
let household: string

beforeAll(async () => {
  const home = await newHome()
  site = await openSite(home)
  sql = await openPostgres(home.databaseUrl)
  owner = await site.newMember()
  flatmate = await site.newMember()
  stranger = await site.newMember()
  household = await joinHousehold(flatmate, owner)
  rows(
    await stranger.client
      .from('custom_recipes')
      .insert({ id: recipeId, body: { title: 'Mine' } })
      .select(),
  )
})
afterAll(async () => {
  await sql.close()
  await site.backend.close()
})

describe.each(stories)('$table', ({ table, row, change, key, author }) => {
  // Only the server writes photos, for the member who sends one.
  const rowsFor = (member: Pick<Member, 'client' | 'token'>) =>
    (table === 'recipe_photos' ? site.serverFor(member) : member.client).from(table)

  test('its owner writes a row without a household: it belongs to their own', async () => {
    const [written] = rows(await rowsFor(owner).insert(row).select())
    expect(written).toMatchObject({ ...row, household_id: household, ...(author ? { [author]: owner.id } : {}) })
  })

  test('a household member reads and changes it; its creator stays the same', async () => {
    expect(rows(await rowsFor(flatmate).select().match(key))).toMatchObject([row])
    const [changed] = rows(await rowsFor(flatmate).update(change).match(key).select())
    expect(changed).toMatchObject({ ...row, ...change, ...(author ? { [author]: owner.id } : {}) })
    expect(rows(await rowsFor(owner).select().match(key))).toEqual([changed])
  })

  test('a stranger can’t see, change or remove it, nor write into the household', async () => {
    const before = rows(await rowsFor(owner).select())
    const there = { household_id: household }
    expect(rows(await rowsFor(stranger).select().match(there))).toEqual([])
    expect(rows(await rowsFor(stranger).update(change).match(there).select('household_id'))).toEqual([])
    expect(rows(await rowsFor(stranger).delete().match(there).select('household_id'))).toEqual([])
    const forged = await rowsFor(stranger).insert({ ...row, ...there })
    expect(forged).toMatchObject({ status: 403, error: { code: '42501' } })
    const gift = table === 'custom_recipes' ? await rowsFor(stranger).update(there).match(key) : forged
    expect(gift).toMatchObject({ status: 403, error: { code: '42501' } })
    expect(rows(await rowsFor(owner).select())).toEqual(before)
  })

  test('a visitor is rejected, whatever they try', async () => {
    const visitor = { client: site.visitor(), token: site.backend.publishableKey }
    const attempts = [
      await rowsFor(visitor).select(),
      await rowsFor(visitor).insert({ ...row, household_id: household }),
      await rowsFor(visitor).update(change).match(key),
      await rowsFor(visitor).delete().match(key),
    ]
    for (const attempt of attempts) expect(attempt).toMatchObject({ status: 401, data: null, error: { code: '42501' } })
  })
})

test('a household member removes everything the owner created', async () => {
  for (const { table, key } of stories.toReversed()) {
    if (table === 'recipe_photos' && 'recipe_id' in key && key.recipe_id === recipeId) continue // deleted with its recipe
    expect([table, rows(await flatmate.client.from(table).delete().match(key).select())]).toMatchObject([table, [key]])
  }
  expect(rows(await owner.client.from('recipe_photos').select('recipe_id'))).toEqual([])
})

test('sending an item twice stores it once, and saving it again changes it', async () => {
  const id = randomUUID()
  const item = { id, name: 'Eggs', amount: 6 }
  for (const checked of [false, false, true])
    rows(
      await owner.client
        .from('shopping_items')
        .upsert({ ...item, checked }, { onConflict: 'household_id,id' })
        .select(),
    )
  expect(rows(await owner.client.from('shopping_items').select('name, checked, checked_by').eq('id', id))).toEqual([
    { name: 'Eggs', checked: true, checked_by: owner.id },
  ])
})

test('who added and who checked can’t be forged', async () => {
  const id = randomUUID()
  rows(await owner.client.from('shopping_items').insert({ id, name: 'Tea', added_by: flatmate.id }).select())
  const forged = { checked: true, checked_by: owner.id, added_by: flatmate.id }
  const [item] = rows(await flatmate.client.from('shopping_items').update(forged).eq('id', id).select())
  expect(item).toMatchObject({ added_by: owner.id, checked_by: flatmate.id })
  const [open] = rows(await owner.client.from('shopping_items').update({ checked: false }).eq('id', id).select())
  expect(open).toMatchObject({ added_by: owner.id, checked_by: null })
})

test('nobody takes an author off a row; deleting their account does', async () => {
  const [owner, author] = [await site.newMember(), await site.newMember()]
  await joinHousehold(author, owner)
  const tables = stories.flatMap(({ table, row, author: column }) => (column ? [{ table, row, column }] : []))
  expect(tables.map(({ table }) => table)).toContain('custom_recipes')
  const authors = async (table: string, column: string) =>
    rows<Record<string, unknown>>(await owner.client.from(table).select(column)).map((row) => row[column])
  for (const { table, row, column } of tables) {
    rows(await author.client.from(table).insert(row).select())
    for (const { client } of [owner, author]) {
      await client
        .from(table)
        .update({ [column]: null })
        .eq(column, author.id)
      await client.from(table).upsert({ ...row, [column]: null })
      expect([table, await authors(table, column)]).toEqual([table, [author.id]])
    }
  }
  rows(await author.client.from('shopping_items').update({ checked: true }).eq('id', itemId).select())
  await owner.client.from('shopping_items').update({ checked_by: null }).eq('id', itemId)
  expect(await authors('shopping_items', 'checked_by')).toEqual([author.id])
  await called(author.client.rpc('delete_my_account', { current_password: author.password }))
  for (const { table, column } of tables) expect([table, await authors(table, column)]).toEqual([table, [null]])
  expect(await authors('shopping_items', 'checked_by')).toEqual([null])
})

test('a photo must be what it claims to be, and small; its recipe must exist', async () => {
  const body = { title: 'Cake' }
  const id = recipeId + 1
  rows(await owner.client.from('custom_recipes').insert({ id, body }).select())
  const photo = { recipe_id: id, content_type: 'image/webp', width: 10, height: 10 }
  const saving = (row: object) =>
    site.serverFor(owner).from('recipe_photos').upsert(row, { onConflict: 'household_id,recipe_id' })
  const text = `\\x${Buffer.from('<script>alert(1)</script>'.repeat(9)).toString('hex')}`
  expect(await saving({ ...photo, bytes: text })).toMatchObject({
    status: 400,
    error: { message: 'This file is not a WebP or JPEG picture.' },
  })
  expect(await saving({ ...photo, bytes: jpegBytes(500) })).toMatchObject({ status: 400 })
  const jpeg = { ...photo, content_type: 'image/jpeg' }
  expect(await saving({ ...jpeg, bytes: jpegBytes(100), recipe_id: id + 1 })).toMatchObject({
    status: 409,
    error: { message: 'The recipe of this photo is not saved yet.' },
  })
  expect(await saving({ ...jpeg, bytes: jpegBytes(1000) })).toMatchObject({ status: 201 })
  const [kept] = rows(await flatmate.client.from('recipe_photos').select('bytes').eq('recipe_id', id))
  expect(kept?.bytes).toBe(jpegBytes(1000))
})

test('leftovers come from the household’s own plan; nobody learns which meals others have planned', async () => {
  const [owner, stranger] = [await site.newMember(), await site.newMember()]
  const meal = { date: '2026-01-01', meal_type: 'lunch', note: 'Soup' }
  const [planned] = rows(await owner.client.from('meal_schedules').insert(meal).select())
  const eat = ({ client }: Member, leftover_of: number) =>
    client
      .from('meal_schedules')
      .insert({ ...meal, leftover_of })
      .select()
  expect((await eat(owner, planned?.id)).error).toBeNull()
  const [theirs, nobodys] = [await eat(stranger, planned?.id), await eat(stranger, 2_000_000_000)]
  expect(theirs).toMatchObject({
    status: 409,
    error: { message: 'The meal these leftovers come from is no longer planned.' },
  })
  expect(theirs.error).toEqual(nobodys.error)
  const [own] = rows(await stranger.client.from('meal_schedules').insert(meal).select())
  const moved = await stranger.client.from('meal_schedules').update({ leftover_of: planned?.id }).eq('id', own?.id)
  expect(moved.error).toEqual(nobodys.error)
})

test('a meal that somebody deletes and restores is still logged by everybody who ate it', async () => {
  const [cook, eater, leaver] = [await site.newMember(), await site.newMember(), await site.newMember()]
  for (const flatmate of [eater, leaver]) await joinHousehold(flatmate, cook)
  const meal = {
    date: '2026-01-01',
    meal_type: 'lunch',
    recipe_id: '9',
    recipe_title: 'Soup',
    servings: 1,
    calories: 300,
  }
  const [planned] = rows(await cook.client.from('meal_schedules').insert(meal).select())
  const figures = { quantity: 1, protein: 1, carbs: 1, fat: 1, calories: 300 }
  const { servings: _, ...eaten } = { ...meal, ...figures, schedule_id: planned?.id }
  for (const { client } of [eater, leaver]) rows(await client.from('meal_entries').insert(eaten).select())
  const loggedFrom = async ({ client }: Member) =>
    rows(await client.from('meal_entries').select('schedule_id')).map(({ schedule_id }) => schedule_id)

  await cook.client.from('meal_schedules').delete().eq('id', planned?.id)
  expect(await loggedFrom(eater)).toEqual([null])
  await called(leaver.client.rpc('leave_household'))
  const again = { ...meal, device_key: planned?.device_key }
  const [restored] = rows(await cook.client.from('meal_schedules').insert(again).select())
  expect(await loggedFrom(eater)).toEqual([restored?.id])
  expect(await loggedFrom(leaver)).toEqual([null])

  // What can no longer be restored to its plan is forgotten after a day, when the next meal is deleted.
  const remembered = () => sql.query('select from private.unlinked_entries where meal_key = $1', [planned?.device_key])
  expect(await remembered()).toHaveLength(1)
  await sql.query(`update private.unlinked_entries set unlinked_at = now() - interval '25 hours'`)
  const [another] = rows(await leaver.client.from('meal_schedules').insert(meal).select())
  await leaver.client.from('meal_schedules').delete().eq('id', another?.id)
  expect(await remembered()).toEqual([])
})
