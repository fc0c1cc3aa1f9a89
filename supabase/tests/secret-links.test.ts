// Links that work without an account: anyone with the link sees what was shared, nobody else sees anything, and it can
// be revoked.
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { type Member, rows } from '#server/database/testing/site.ts'
import { testSiteWithSql } from '#server/database/testing/test-site.ts'
import { called, joinHousehold, jpegBytes } from './testing/household.ts'

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

const today = new Date().toISOString().slice(0, 10)

test('a calendar link shows the household’s plan until it is revoked', async () => {
  const token = await called(owner.client.rpc('create_calendar_feed', { time_zone: 'Europe/Berlin' }))
  const feed = () => site.visitor().rpc('calendar_feed', { token })
  expect(rows(await feed())).toMatchObject([{ time_zone: 'Europe/Berlin', id: null }])
  const soup = { date: today, meal_type: 'dinner', recipe_id: '7', recipe_title: 'Soup', servings: 2 }
  rows(
    await flatmate.client
      .from('meal_schedules')
      .insert([soup, { ...soup, date: '2020-01-01' }])
      .select(),
  )
  rows(
    await stranger.client
      .from('meal_schedules')
      .insert({ ...soup, recipe_title: 'Secret' })
      .select(),
  )
  expect(rows(await feed())).toMatchObject([{ date: today, recipe_title: 'Soup', servings: 2, leftover: false }])
  expect(rows(await site.visitor().rpc('calendar_feed', { token: 'guess' }))).toEqual([])

  const [saved] = rows(await owner.client.from('calendar_feeds').select())
  expect(JSON.stringify(saved)).not.toContain(token)
  for (const { client } of [flatmate, stranger]) {
    expect(rows(await client.from('calendar_feeds').select())).toEqual([])
    expect(rows(await client.from('calendar_feeds').delete().eq('id', saved?.id).select())).toEqual([])
  }
  expect(await site.visitor().from('calendar_feeds').select()).toMatchObject({ status: 401 })
  expect(await owner.client.from('calendar_feeds').update({ token_hash: '\\x00' }).eq('id', saved?.id)).toMatchObject({
    status: 403,
  })
  rows(await owner.client.from('calendar_feeds').delete().eq('id', saved?.id).select())
  expect(rows(await feed())).toEqual([])
})

test('members who leave the household take their calendar link along: it then shows their own plan', async () => {
  const guest = await site.newMember()
  await joinHousehold(guest, owner)
  const token = await called(guest.client.rpc('create_calendar_feed'))
  expect(rows(await site.visitor().rpc('calendar_feed', { token }))).toMatchObject([{ recipe_title: 'Soup' }])
  await called(guest.client.rpc('leave_household'))
  expect(rows(await site.visitor().rpc('calendar_feed', { token }))).toMatchObject([{ recipe_title: null }])
})

test('a public link shows one recipe and its photo, without names, until it is revoked', async () => {
  const id = 1_900_000_000_000_500
  rows(
    await owner.client
      .from('custom_recipes')
      .insert({ id, body: { title: 'Soup', versions: [{ recipe: { title: 'Our secret soup' } }] } })
      .select(),
  )
  rows(
    await owner.client
      .from('custom_recipes')
      .insert({ id: id + 1, body: { title: 'Secret' } })
      .select(),
  )
  const photo = { recipe_id: id, bytes: jpegBytes(300), content_type: 'image/jpeg', width: 4, height: 3, focus_x: 0.25 }
  rows(await site.serverFor(owner).from('recipe_photos').insert(photo).select('recipe_id'))
  const token = await called(flatmate.client.rpc('create_recipe_link', { recipe_id: id }))
  const [shared] = rows<{ photo: string; body: unknown }>(await site.visitor().rpc('shared_recipe', { token }))
  expect(shared).toMatchObject({ id, photo_type: 'image/jpeg', focus_x: 0.25 })
  expect(shared?.body).toEqual({ title: 'Soup' }) // and not what it was before
  expect(`\\x${Buffer.from(shared?.photo ?? '', 'base64').toString('hex')}`).toBe(photo.bytes)
  expect(JSON.stringify(shared)).not.toContain(owner.id)
  expect(rows(await site.visitor().rpc('shared_recipe', { token: 'guess' }))).toEqual([])

  expect(await stranger.client.rpc('create_recipe_link', { recipe_id: id })).toMatchObject({
    status: 409,
    error: { message: 'This recipe is not saved yet.' },
  })
  expect(rows(await stranger.client.from('recipe_links').select())).toEqual([])
  expect(await site.visitor().from('recipe_links').select()).toMatchObject({ status: 401 })
  const [link] = rows(await owner.client.from('recipe_links').select())
  expect(JSON.stringify(link)).not.toContain(token)
  rows(await owner.client.from('recipe_links').delete().eq('id', link?.id).select())
  expect(rows(await site.visitor().rpc('shared_recipe', { token }))).toEqual([])
})

test('deleting a recipe removes its public link, and restoring it brings the link back unless it was revoked', async () => {
  const recipe = { id: 1_900_000_000_000_600, body: { title: 'Stew' } }
  const add = async () => rows(await owner.client.from('custom_recipes').insert(recipe).select())
  const remove = async () => rows(await flatmate.client.from('custom_recipes').delete().eq('id', recipe.id).select())
  await add()
  const token = await called(owner.client.rpc('create_recipe_link', { recipe_id: recipe.id }))
  const revoked = await called(owner.client.rpc('create_recipe_link', { recipe_id: recipe.id }))
  const shared = async (secret: string) => rows(await site.visitor().rpc('shared_recipe', { token: secret }))
  const [, second] = rows(
    await owner.client.from('recipe_links').select().eq('recipe_id', recipe.id).order('created_at'),
  )
  rows(await owner.client.from('recipe_links').delete().eq('id', second?.id).select())
  await remove()
  expect(await shared(token)).toEqual([])
  // The same number in another household is another recipe.
  rows(await stranger.client.from('custom_recipes').insert(recipe).select())
  expect(await shared(token)).toEqual([])
  await add()
  expect(await shared(token)).toMatchObject([{ body: { title: 'Stew' } }])
  expect(await shared(revoked)).toEqual([])
  await remove()
  await add()
  expect(await shared(token)).toMatchObject([{ body: { title: 'Stew' } }])
  // After a day, nobody presses "Undo" anymore: the link stays gone.
  await remove()
  await sql.query(`update private.removed_recipe_links set removed_at = now() - interval '25 hours'`)
  await add()
  expect(await shared(token)).toEqual([])
})

test('a link of somebody who has left stays gone, also if its recipe was deleted and brought back, or it was made while they left', async () => {
  const guest = await site.newMember()
  await joinHousehold(guest, owner)
  const recipe = { id: 1_900_000_000_000_602, body: { title: 'Curry' } }
  rows(await owner.client.from('custom_recipes').insert(recipe).select())
  const early = await called(guest.client.rpc('create_recipe_link', { recipe_id: recipe.id }))
  rows(await owner.client.from('custom_recipes').delete().eq('id', recipe.id).select())
  rows(
    await owner.client
      .from('custom_recipes')
      .insert({ ...recipe, id: recipe.id + 1 })
      .select(),
  )
  const making: PromiseLike<{ data: string | null }>[] = []
  await sql.transaction(async ({ query }) => {
    await query(`select set_config('request.jwt.claim.sub', $1, true)`, [guest.id])
    await query('select public.leave_household()')
    making.push(guest.client.rpc('create_recipe_link', { recipe_id: recipe.id + 1 }).then((response) => response))
    await pause(300) // it waits for this transaction
  })
  rows(await owner.client.from('custom_recipes').insert(recipe).select())
  const late = (await making[0])?.data
  expect(late).toBeNull()
  expect(rows(await site.visitor().rpc('shared_recipe', { token: early }))).toEqual([])
})

test('deleting a household removes the links of its recipes', async () => {
  const loner = await site.newMember()
  const recipe = { id: 1_900_000_000_000_601, body: { title: 'Stew' } }
  rows(await loner.client.from('custom_recipes').insert(recipe).select())
  const token = await called(loner.client.rpc('create_recipe_link', { recipe_id: recipe.id }))
  await called(loner.client.rpc('delete_my_account', { current_password: loner.password }))
  expect(rows(await site.visitor().rpc('shared_recipe', { token }))).toEqual([])
})
