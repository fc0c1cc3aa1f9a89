// A public link to a collection: owner, household, stranger and anybody who has the link.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { type Member, openSite, rows, type Site } from '#server/database/testing/site.ts'
import { called, joinHousehold, jpegBytes } from './testing/household.ts'

const STEW = 1_900_000_000_000_700
const SECRET = STEW + 1
const PIE = 90_000_012

let site: Site
let owner: Member
let flatmate: Member
let stranger: Member
const unsaved = { status: 400, error: { message: 'This collection is not saved yet.' } }
const collection = { id: randomUUID(), name: 'Grandma’s', note: 'For Sundays' }

interface Shared {
  name: string
  note: string
  recipes: number
  recipe_id: number | null
}
const read = async (token: string, after = 0) =>
  rows<Shared>(await site.visitor().rpc('shared_collection', { token, after }))
const readRecipe = async (token: string, recipe_id: number) =>
  rows<{ body: unknown }>(await site.visitor().rpc('shared_collection_recipe', { token, recipe_id }))
const newLink = ({ client }: Member, id = collection.id) =>
  called(client.rpc('create_collection_link', { collection_id: id }))
const file = async ({ client }: Member, recipe_id: number, collection_ids: string[]) =>
  rows(
    await client
      .from('tags')
      .upsert({ recipe_id, names: ['winter'], collection_ids })
      .select(),
  )

beforeAll(async () => {
  site = await openSite(await newHome())
  owner = await site.newMember()
  flatmate = await site.newMember()
  stranger = await site.newMember()
  await joinHousehold(flatmate, owner)
  rows(await owner.client.from('collections').insert(collection).select())
  const recipes = [
    { id: STEW, body: { title: 'Stew', versions: [{ recipe: { title: 'Our secret stew' } }], basedOn: { id: 7 } } },
    { id: SECRET, body: { title: 'Secret' } },
  ]
  rows(await owner.client.from('custom_recipes').insert(recipes).select())
  const photo = { bytes: jpegBytes(300), content_type: 'image/jpeg', width: 4, height: 3, focus_x: 0.25 }
  for (const recipe_id of [STEW, SECRET, PIE])
    rows(
      await site
        .serverFor(owner)
        .from('recipe_photos')
        .insert({ recipe_id, ...photo })
        .select('recipe_id'),
    )
  await file(owner, STEW, [collection.id])
  await file(owner, PIE, [collection.id])
  await file(owner, SECRET, [])
})
afterAll(async () => {
  await site.backend.close()
  await leavePlaces()
})

test('it shows the collection’s recipes and their photos, without names, until it is revoked', async () => {
  const token = await newLink(flatmate)
  const shared = await read(token)
  const about = { name: 'Grandma’s', note: 'For Sundays', recipes: 2 }
  expect(shared).toEqual([
    { ...about, recipe_id: STEW, body: { title: 'Stew' }, has_photo: true, focus_x: 0.25, focus_y: 0.5 },
    // The household's photo of one of the site's recipes stays in the household.
    { ...about, recipe_id: PIE, body: null, has_photo: false, focus_x: null, focus_y: null },
  ])
  const [stew] = await readRecipe(token, STEW)
  expect(stew).toMatchObject({ id: STEW, body: { title: 'Stew' }, photo_type: 'image/jpeg', focus_x: 0.25 })
  expect(stew?.body).toEqual({ title: 'Stew' })
  for (const other of [SECRET, PIE, 1]) expect(await readRecipe(token, other)).toEqual([])
  expect(JSON.stringify([shared, stew])).not.toContain(owner.id)
  for (const guess of ['guess', '', token.slice(1)])
    expect([await read(guess), await readRecipe(guess, STEW)]).toEqual([[], []])

  const [link] = rows(await owner.client.from('collection_links').select())
  expect(JSON.stringify(link)).not.toContain(token)
  rows(await owner.client.from('collection_links').delete().eq('id', link?.id).select())
  expect([await read(token), await readRecipe(token, STEW)]).toEqual([[], []])
})

test('nobody outside of the household makes, sees or revokes one', async () => {
  const token = await newLink(owner)
  expect(await stranger.client.rpc('create_collection_link', { collection_id: collection.id })).toMatchObject(unsaved)
  expect(rows(await stranger.client.from('collection_links').select())).toEqual([])
  rows(await stranger.client.from('collection_links').delete().eq('collection_id', collection.id).select())
  for (const attempt of [
    await site.visitor().from('collection_links').select(),
    await site.visitor().from('collection_links').delete().eq('collection_id', collection.id),
    await site.visitor().rpc('create_collection_link', { collection_id: collection.id }),
  ])
    expect(attempt).toMatchObject({ status: 401 })
  const forged = { collection_id: collection.id, token_hash: '\\x00', created_by: owner.id }
  expect(await owner.client.from('collection_links').insert(forged)).toMatchObject({ status: 403 })
  expect(await read(token)).toHaveLength(2)
  rows(await flatmate.client.from('collection_links').delete().eq('collection_id', collection.id).select())
})

test('it shows what is in the collection now, in its order, 30 recipes at a time', async () => {
  const many = { id: randomUUID(), name: 'Many' }
  rows(await owner.client.from('collections').insert(many).select())
  const token = await newLink(owner, many.id)
  expect(await read(token)).toMatchObject([{ name: 'Many', recipes: 0, recipe_id: null }])
  const ids = Array.from({ length: 40 }, (_, at) => PIE + 100 + at)
  const filed = ids.map((recipe_id) => ({ recipe_id, names: [], collection_ids: [many.id] }))
  rows(await owner.client.from('tags').insert(filed).select())
  await file(owner, STEW, [collection.id, many.id])
  rows(
    await owner.client
      .from('collections')
      .update({ recipe_order: [ids[5], ids[5], SECRET] })
      .eq('id', many.id)
      .select(),
  )
  const [first, rest] = [await read(token), await read(token, 30)]
  const seen = [...first, ...rest].map(({ recipe_id }) => recipe_id)
  expect(first).toHaveLength(30)
  expect(first[0]?.recipes).toBe(41)
  expect(seen).toEqual([ids[5], STEW, ...ids.filter((_, at) => at !== 5)])
  expect(await read(token, 1000)).toMatchObject([{ recipe_id: null }])
  rows(await owner.client.from('collections').delete().eq('id', many.id).select())
  await file(owner, STEW, [collection.id])
})

test('a deleted collection’s link shows nothing, and works again if the deletion is undone', async () => {
  const token = await newLink(owner)
  rows(await owner.client.from('collections').delete().eq('id', collection.id).select())
  expect([await read(token), await readRecipe(token, STEW)]).toEqual([[], []])
  rows(await owner.client.from('collections').insert(collection).select())
  expect(await read(token)).toHaveLength(2)
  const query = { ...collection, id: randomUUID(), query: { maxTime: 30 } }
  rows(await owner.client.from('collections').insert(query).select())
  expect(await owner.client.rpc('create_collection_link', { collection_id: query.id })).toMatchObject(unsaved)
})

test('it ends when its maker leaves, is removed or deletes the account', async () => {
  const endings = [
    (guest: Member) => guest.client.rpc('leave_household'),
    (guest: Member) => owner.client.rpc('remove_member', { member: guest.id }),
    (guest: Member) => guest.client.rpc('delete_my_account', { current_password: guest.password }),
  ]
  const kept = await newLink(owner)
  for (const end of endings) {
    const guest = await site.newMember()
    await joinHousehold(guest, owner)
    const token = await newLink(guest)
    expect(await read(token)).toHaveLength(2)
    await called(end(guest))
    expect([await read(token), await readRecipe(token, STEW)]).toEqual([[], []])
  }
  expect(await read(kept)).toHaveLength(2)
})
