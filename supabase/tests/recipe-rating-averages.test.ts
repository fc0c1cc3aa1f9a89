// What all members think of a recipe, without revealing who.
import { expect, test } from 'vitest'
import { type Member, rows } from '#server/database/testing/site.ts'
import { testSite } from '#server/database/testing/test-site.ts'

const { site } = await testSite()

const rate = async ({ client }: Member, recipe: string, rating: number) =>
  rows(await client.from('recipe_ratings').upsert({ recipe_id: recipe, rating }).select())
const averages = (client: Member['client'], recipes: string[]) => client.rpc('recipe_rating_averages', { recipes })

test('two ratings stay private; three become an average, for their owners, strangers and visitors alike', async () => {
  const [ada, ben, cleo, stranger] = [
    await site.newMember(),
    await site.newMember(),
    await site.newMember(),
    await site.newMember(),
  ]
  await rate(ada, '7', 5)
  await rate(ben, '7', 4)
  expect(rows(await averages(ada.client, ['7']))).toEqual([])
  await rate(cleo, '7', 4)
  await rate(cleo, '8', 1)
  const expected = [{ recipe_id: '7', average: 4.3, members: 3 }]
  for (const client of [ada.client, stranger.client, site.visitor()]) {
    expect(rows(await averages(client, ['7', '8', '9']))).toEqual(expected)
  }
  expect(rows(await stranger.client.from('recipe_ratings').select())).toEqual([])
  expect((await site.visitor().from('recipe_ratings').select()).error).not.toBeNull()
})

test('a note without stars doesn’t count', async () => {
  const members = [await site.newMember(), await site.newMember(), await site.newMember()]
  for (const { client } of members)
    rows(await client.from('recipe_ratings').upsert({ recipe_id: '30', notes: 'Salty' }).select())
  expect(rows(await averages(site.visitor(), ['30']))).toEqual([])
})

test('removing a rating so that fewer than three are left removes the average', async () => {
  const members = [await site.newMember(), await site.newMember(), await site.newMember()]
  for (const member of members) await rate(member, '20', 2)
  const [first] = members
  if (!first) throw new Error('There is no member.')
  expect(rows(await averages(first.client, ['20']))).toHaveLength(1)
  rows(await first.client.from('recipe_ratings').delete().eq('recipe_id', '20').select())
  expect(rows(await averages(first.client, ['20']))).toEqual([])
})

test('more than a hundred recipes at once are rejected', async () => {
  const many = Array.from({ length: 101 }, (_, at) => String(at))
  expect((await averages(site.visitor(), many)).error?.message).toBe('Ask for at most 100 recipes.')
})
