// Living together: joining, leaving, being removed, and what moves along or stays. For invitations, see
// invitations.test.ts; for calls that come too late or at the same moment, leaving-households.test.ts.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Member, rows } from '#server/database/testing/site.ts'
import { testSiteWithSql } from '#server/database/testing/test-site.ts'
import { called, joinHousehold, jpegBytes } from './testing/household.ts'

const { site, sql } = await testSiteWithSql()

const newMembers = (count: number): Promise<Member[]> => Promise.all(Array.from({ length: count }, site.newMember))
const householdOf = (member: Member): Promise<string> => called(member.client.rpc('my_household'))
const namesOn = async ({ client }: Member, table = 'shopping_items') =>
  rows<{ name: string }>(await client.from(table).select('name').order('name')).map(({ name }) => name)
const addItem = async ({ client }: Member, name: string) =>
  rows(await client.from('shopping_items').insert({ id: randomUUID(), name }).select())
const recipesOf = async ({ client }: Member) =>
  rows<{ id: number }>(await client.from('custom_recipes').select('id').order('id')).map(({ id }) => id)
const photosOf = async ({ client }: Member) =>
  rows<{ recipe_id: number }>(await client.from('recipe_photos').select('recipe_id').order('recipe_id')).map(
    ({ recipe_id }) => recipe_id,
  )
const addPhoto = async (member: Member, recipe_id: number) => {
  const photo = { recipe_id, bytes: jpegBytes(300), content_type: 'image/jpeg', width: 4, height: 3 }
  const saved = site.serverFor(member).from('recipe_photos').upsert(photo, { onConflict: 'household_id,recipe_id' })
  rows(await saved.select('recipe_id'))
}
let recipes = 1_900_000_000_000_000
async function addRecipe(member: Member, withPhoto = false): Promise<number> {
  const id = ++recipes
  rows(
    await member.client
      .from('custom_recipes')
      .insert({ id, body: { title: `Recipe ${id}` } })
      .select(),
  )
  if (withPhoto) await addPhoto(member, id)
  return id
}

describe('a new member', () => {
  test('is the owner of a household of their own, named after them', async () => {
    const client = site.visitor()
    const data = { first_name: 'Ada', last_name: 'Cook' }
    await client.auth.signUp({
      email: `ada-${process.pid}@example.test`,
      password: 'a good password',
      options: { data },
    })
    expect(rows(await client.from('households').select('name'))).toEqual([{ name: 'Ada’s household' }])
    expect(rows(await client.from('household_members').select('name, role'))).toEqual([
      { name: 'Ada Cook', role: 'owner' },
    ])
  })

  test('can rename the household and themselves, and nothing else', async () => {
    const [member] = await newMembers(1)
    if (!member) throw new Error('No member.')
    const { client, id } = member
    const household = await householdOf(member)
    rows(await client.from('households').update({ name: 'Garden Street 4' }).eq('id', household).select())
    rows(await client.from('household_members').update({ name: 'Ada' }).eq('user_id', id).select())
    expect(rows(await client.from('households').select('name'))).toEqual([{ name: 'Garden Street 4' }])
    for (const change of [{ role: 'member' }, { household_id: randomUUID() }])
      expect(await client.from('household_members').update(change).eq('user_id', id)).toMatchObject({ status: 403 })
    expect(await client.from('households').update({ name: '  ' }).eq('id', household)).toMatchObject({
      status: 400,
      error: { message: 'A household’s name has between 1 and 60 characters.' },
    })
    expect(await client.from('households').insert({ name: 'Another' })).toMatchObject({ status: 403 })
    expect(await client.from('household_members').delete().eq('user_id', id)).toMatchObject({ status: 403 })
  })
})

test('people in a household see it and each other; a stranger and a visitor see nothing of it', async () => {
  const [host, guest, stranger] = (await newMembers(3)) as [Member, Member, Member]
  const id = await joinHousehold(guest, host)
  const ids = async ({ client }: Member) =>
    rows<{ user_id: string }>(await client.from('household_members').select('user_id')).map((row) => row.user_id)
  expect((await ids(guest)).toSorted()).toEqual([host.id, guest.id].toSorted())
  expect(rows(await guest.client.from('households').update({ name: 'Ours' }).eq('id', id).select('name'))).toEqual([
    { name: 'Ours' },
  ])
  expect(await ids(stranger)).toEqual([stranger.id])
  expect(rows(await stranger.client.from('households').select().eq('id', id))).toEqual([])
  const taken = await stranger.client.from('households').update({ name: 'Mine' }).eq('id', id).select()
  expect(rows(taken)).toEqual([])
  const renamed = await guest.client.from('household_members').update({ name: 'X' }).eq('user_id', host.id).select()
  expect(rows(renamed)).toEqual([])
  for (const table of ['households', 'household_members'])
    for (const attempt of [
      await site.visitor().from(table).select(),
      await site.visitor().from(table).update({ name: 'X' }).eq('name', 'Ours'),
    ])
      expect(attempt).toMatchObject({ status: 401, error: { code: '42501' } })
})

describe('joining', () => {
  test('with everything brings list, plan, pantry, templates and recipes; the empty household is deleted', async () => {
    const [host, guest] = (await newMembers(2)) as [Member, Member]
    await addItem(host, 'Bread')
    await addItem(guest, 'Milk')
    const recipe = await addRecipe(guest, true)
    rows(await guest.client.from('pantry_items').insert({ name: 'Rice' }).select())
    rows(await guest.client.from('week_templates').insert({ name: 'Busy', meals: [] }).select())
    rows(
      await guest.client
        .from('meal_schedules')
        .insert({ date: '2026-01-01', meal_type: 'lunch', note: 'Out' })
        .select(),
    )
    const before = await householdOf(guest)
    const household = await joinHousehold(guest, host, true)
    expect(household).toBe(await householdOf(host))
    expect(await namesOn(host)).toEqual(['Bread', 'Milk'])
    expect(await namesOn(host, 'pantry_items')).toEqual(['Rice'])
    expect(await namesOn(host, 'week_templates')).toEqual(['Busy'])
    expect(rows(await host.client.from('meal_schedules').select('note, user_id'))).toEqual([
      { note: 'Out', user_id: guest.id },
    ])
    expect(await recipesOf(host)).toEqual([recipe])
    expect(rows(await host.client.from('recipe_photos').select('recipe_id'))).toEqual([{ recipe_id: recipe }])
    expect(await sql.query('select id from public.households where id = $1', [before])).toEqual([])
  })

  test('without it brings only the recipes', async () => {
    const [host, guest] = (await newMembers(2)) as [Member, Member]
    await addItem(guest, 'Milk')
    const recipe = await addRecipe(guest)
    await joinHousehold(guest, host)
    expect(await namesOn(guest)).toEqual([])
    expect(await recipesOf(host)).toEqual([recipe])
  })

  test('from a shared household leaves its data there and copies the member’s own recipes', async () => {
    const [first, second, mover] = (await newMembers(3)) as [Member, Member, Member]
    await joinHousehold(mover, first)
    await addItem(mover, 'Milk')
    const recipe = await addRecipe(mover, true)
    const theirs = await addRecipe(first)
    await joinHousehold(mover, second, true)
    expect(await namesOn(first)).toEqual(['Milk'])
    expect(await namesOn(second)).toEqual([])
    expect(await recipesOf(first)).toEqual([recipe, theirs])
    expect(await recipesOf(second)).toEqual([recipe])
    expect(rows(await second.client.from('recipe_photos').select('recipe_id'))).toEqual([{ recipe_id: recipe }])
  })

  test('a full household accepts nobody else, also if two join at the same moment', async () => {
    const [host, ...guests] = (await newMembers(13)) as [Member, ...Member[]]
    for (const guest of guests.slice(0, 10)) await joinHousehold(guest, host)
    // One place is left.
    const last = await Promise.allSettled(guests.slice(10).map((guest) => joinHousehold(guest, host)))
    expect(last.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(String(last.flatMap((one) => (one.status === 'rejected' ? one.reason : [])))).toContain(
      'A household can have at most 12 members.',
    )
  })
})

describe('leaving', () => {
  test('starts a new household with a copy of the member’s own recipes; the rest stays', async () => {
    const [host, guest] = (await newMembers(2)) as [Member, Member]
    await joinHousehold(guest, host)
    await addItem(guest, 'Milk')
    const own = await addRecipe(guest, true)
    const theirs = await addRecipe(host)
    rows(
      await guest.client
        .from('meal_schedules')
        .insert({ date: '2026-01-01', meal_type: 'lunch', note: 'Soup' })
        .select(),
    )
    const fresh = await called(guest.client.rpc('leave_household'))
    expect(await householdOf(guest)).toBe(fresh)
    expect(await recipesOf(guest)).toEqual([own])
    expect(rows(await guest.client.from('recipe_photos').select('recipe_id'))).toEqual([{ recipe_id: own }])
    expect(await namesOn(guest)).toEqual([])
    expect(await namesOn(host)).toEqual(['Milk'])
    expect(await recipesOf(host)).toEqual([own, theirs])
    // Meals planned by somebody who has left can still be moved.
    const [moved] = rows(
      await host.client.from('meal_schedules').update({ date: '2026-01-02' }).eq('note', 'Soup').select(),
    )
    expect(moved).toMatchObject({ date: '2026-01-02' })
  })

  test('takes along the photos that the member took of the site’s recipes, and no others', async () => {
    const [host, guest] = (await newMembers(2)) as [Member, Member]
    await joinHousehold(guest, host)
    await addPhoto(host, 90_000_001)
    await addPhoto(guest, 90_000_002)
    await addPhoto(host, 90_000_003)
    await addPhoto(guest, 90_000_003) // in the host's place
    await called(guest.client.rpc('leave_household'))
    expect(await photosOf(host)).toEqual([90_000_001])
    expect(await photosOf(guest)).toEqual([90_000_002, 90_000_003])
    // Back again: what both have is the household's.
    await addPhoto(host, 90_000_002)
    await joinHousehold(guest, host)
    expect(await photosOf(host)).toEqual([90_000_001, 90_000_002, 90_000_003])
    await called(guest.client.rpc('delete_my_account', { current_password: guest.password }))
    expect(await photosOf(host)).toEqual([90_000_001, 90_000_002, 90_000_003])
    await called(host.client.rpc('delete_my_account', { current_password: host.password }))
    expect(await sql.query('select from public.recipe_photos where recipe_id = 90000001')).toEqual([])
  })

  test('when the owner leaves, the longest-standing member becomes the owner; a member alone can’t leave', async () => {
    const [host, second, third] = (await newMembers(3)) as [Member, Member, Member]
    await joinHousehold(second, host)
    await joinHousehold(third, host)
    await called(host.client.rpc('leave_household'))
    expect(rows(await third.client.from('household_members').select('user_id').eq('role', 'owner'))).toEqual([
      { user_id: second.id },
    ])
    expect(await host.client.rpc('leave_household')).toMatchObject({ status: 400, error: { hint: 'already_alone' } })
  })

  test('only the owner can remove somebody or hand over, and only within the household', async () => {
    const [host, guest, stranger] = (await newMembers(3)) as [Member, Member, Member]
    await joinHousehold(guest, host)
    expect(await guest.client.rpc('remove_member', { member: host.id })).toMatchObject({
      error: { hint: 'owner_only' },
    })
    expect(await guest.client.rpc('hand_over', { member: guest.id })).toMatchObject({ error: { hint: 'owner_only' } })
    for (const member of [stranger.id, host.id, randomUUID()])
      expect(await host.client.rpc('remove_member', { member })).toMatchObject({ error: { hint: 'not_a_member' } })
    await called(host.client.rpc('hand_over', { member: guest.id }))
    expect(await host.client.rpc('remove_member', { member: guest.id })).toMatchObject({
      error: { hint: 'owner_only' },
    })
    await called(guest.client.rpc('remove_member', { member: host.id }))
    expect(await householdOf(host)).not.toBe(await householdOf(guest))
    for (const name of ['leave_household', 'create_invitation', 'my_household'])
      expect(await site.visitor().rpc(name)).toMatchObject({ status: 401 })
  })

  test('deleting an account leaves shared data with the household', async () => {
    const [host, guest] = (await newMembers(2)) as [Member, Member]
    await joinHousehold(guest, host)
    await addItem(host, 'Milk')
    const recipe = await addRecipe(host, true)
    rows(
      await host.client
        .from('meal_schedules')
        .insert({ date: '2026-01-01', meal_type: 'lunch', note: 'Soup' })
        .select(),
    )
    await called(host.client.rpc('delete_my_account', { current_password: host.password }))
    expect(rows(await guest.client.from('shopping_items').select('name, added_by'))).toEqual([
      { name: 'Milk', added_by: null },
    ])
    expect(rows(await guest.client.from('meal_schedules').select('note, user_id'))).toEqual([
      { note: 'Soup', user_id: null },
    ])
    expect(await recipesOf(guest)).toEqual([recipe])
    expect(rows(await guest.client.from('household_members').select('user_id, role'))).toEqual([
      { user_id: guest.id, role: 'owner' },
    ])
    const household = await householdOf(guest)
    await called(guest.client.rpc('delete_my_account', { current_password: guest.password }))
    for (const table of ['households', 'shopping_items', 'custom_recipes', 'recipe_photos', 'meal_schedules'])
      expect(
        await sql.query(`select from public.${table} where ${table === 'households' ? 'id' : 'household_id'} = $1`, [
          household,
        ]),
      ).toEqual([])
    expect(await sql.query('select from private.usage where owner = $1', [household])).toEqual([])
  })
})
