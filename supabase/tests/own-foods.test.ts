// What a member typed or imported, to log again; and one nutrient over many days.
import { beforeAll, expect, test } from 'vitest'
import { type Member, rows } from '#server/database/testing/site.ts'
import { testSite } from '#server/database/testing/test-site.ts'

const { site } = await testSite()
let mia: Member
beforeAll(async () => {
  mia = await site.newMember()
})

const own = ({ client }: Pick<Member, 'client'>, words = '') => client.rpc('own_foods', { words, most: 10 })
const fiber = ({ client }: Pick<Member, 'client'>) =>
  client.rpc('nutrient_days', { nutrient: 'fiber', from_day: '2026-11-01', to_day: '2026-11-30' })

const entries: Record<string, unknown>[] = [
  {
    date: '2026-11-01',
    recipe_title: 'Oats, rolled',
    grams: 120,
    calories: 455,
    nutrients: { calories: 455, fiber: 12 },
  },
  {
    date: '2026-11-03',
    recipe_title: 'oats, rolled ',
    grams: 60,
    calories: 228,
    nutrients: { calories: 228, fiber: 6 },
  },
  {
    date: '2026-11-02',
    recipe_title: 'Milk, 2%',
    portion: 'ml',
    portion_count: 200,
    calories: 100,
    nutrients: { calories: 100 },
  },
  { date: '2026-11-03', recipe_title: 'Pie', calories: 228, nutrients: { calories: 228 } },
  { date: '2026-11-04', recipe_title: 'Soup', kind: 'recipe', recipe_id: '7', calories: 300 },
].map((entry) => ({ kind: 'quick', meal_type: 'breakfast', ...entry }))

test('each food is offered once, as it was last logged, the latest first; recipes are found elsewhere', async () => {
  for (const entry of entries) rows(await mia.client.from('meal_entries').insert(entry).select())
  expect(rows(await own(mia))).toMatchObject([
    { title: 'Pie', uses: 1, last_used: '2026-11-03' },
    { title: 'oats, rolled ', uses: 2, last_used: '2026-11-03' },
    { title: 'Milk, 2%', uses: 1, last_used: '2026-11-02' },
  ])
  expect(rows(await own(mia, ' MILK'))).toMatchObject([
    { title: 'Milk, 2%', grams: null, portion: 'ml', portion_count: 200, calories: 100 },
  ])
  expect(rows(await own(mia, '100%'))).toEqual([]) // % is a character, not a pattern
})

test('a nutrient has its days, and the share of the calories that it is known for', async () => {
  expect(rows(await fiber(mia))).toEqual([
    { date: '2026-11-01', amount: 12, known: 1 },
    { date: '2026-11-03', amount: 6, known: 0.5 },
  ])
  const late = { nutrient: 'fiber', from_day: '2026-01-01', to_day: '2027-12-31' }
  expect((await mia.client.rpc('nutrient_days', late)).error?.message).toBe('Ask for between 1 and 366 days.')
})

test('nobody else reads them', async () => {
  const stranger = await site.newMember()
  expect(rows(await own(stranger))).toEqual([])
  expect(rows(await fiber(stranger))).toEqual([])
  const visitor = { client: site.visitor() }
  expect((await own(visitor)).error).not.toBeNull()
  expect((await fiber(visitor)).error).not.toBeNull()
})

test('a portion needs its name and its count', async () => {
  const half = { ...entries[3], portion: 'slice' }
  expect((await mia.client.from('meal_entries').insert(half)).error?.message).toBe(
    'A portion needs its name and how many there were.',
  )
})
