// The tables that belong to a single member: even others in the same household see nothing of them.
import { beforeAll, describe, expect, test } from 'vitest'
import { type Member, rows } from '#server/database/testing/site.ts'
import { testSite } from '#server/database/testing/test-site.ts'
import { joinHousehold } from './testing/household.ts'

interface Story {
  table: string
  row: object
  change: object
  isOld?: boolean
}
const stories: Story[] = [
  { table: 'favorites', row: { recipe_id: 90_000_123 }, change: { created_at: '2026-01-01T00:00:00+00:00' } },
  {
    table: 'profiles',
    row: { birth_year: 1990, sex: 'female', height_cm: 170.5, allergies: ['peanut', 'a "quoted", one'] },
    change: { aim: 'keep', weight_unit: 'lb', dislikes: ['cilantro'], theme: 'dark' },
  },
  { table: 'diet_plans', row: { body: { days: [{ meals: [] }] } }, change: { body: { days: [] } } },
  {
    table: 'recent_foods',
    row: { kind: 'food', item_id: '9003', title: 'Apple', body: { grams: 180 } },
    change: { uses: 2, is_favorite: true },
  },
  {
    table: 'meal_entries',
    row: {
      date: '2026-01-01',
      meal_type: 'snack',
      kind: 'food',
      food_id: '9003',
      grams: 180,
      recipe_title: 'Apple',
      calories: 94,
      nutrients: { calories: 93.6, fiber: 4.3 },
    },
    change: { grams: 200, calories: 104 },
  },
  { table: 'weight_logs', row: { date: '2026-01-01', weight_kg: 70 }, change: { weight_kg: 71 } },
  { table: 'water_logs', row: { date: '2026-01-01', amount_ml: 250 }, change: { amount_ml: 300 } },
  { table: 'recipe_ratings', row: { recipe_id: '7', rating: 4, notes: 'Less salt' }, change: { rating: 5 } },
  { table: 'user_goals', row: { daily_calorie_target: 1800 }, change: { daily_calorie_target: 1900 } },
]

const { site } = await testSite()
let owner: Member
let flatmate: Member
let stranger: Member
beforeAll(async () => {
  owner = await site.newMember()
  flatmate = await site.newMember()
  stranger = await site.newMember()
  await joinHousehold(flatmate, owner)
})

describe.each(stories)('$table', ({ table, row, change }) => {
  test('its owner writes, reads and changes it', async () => {
    expect(rows(await owner.client.from(table).insert(row).select())).toMatchObject([{ ...row, user_id: owner.id }])
    const changed = rows(await owner.client.from(table).update(change).eq('user_id', owner.id).select())
    expect(changed).toMatchObject([{ ...row, ...change }])
    expect(rows(await owner.client.from(table).select())).toEqual(changed)
  })

  test('neither a housemate nor a stranger can see or change it', async () => {
    const before = rows(await owner.client.from(table).select())
    for (const { client, id } of [flatmate, stranger]) {
      expect(rows(await client.from(table).select())).toEqual([])
      expect(rows(await client.from(table).update(change).eq('user_id', owner.id).select())).toEqual([])
      expect(rows(await client.from(table).update({ user_id: id }).eq('user_id', owner.id).select())).toEqual([])
      expect(rows(await client.from(table).delete().eq('user_id', owner.id).select())).toEqual([])
      const forged = await client.from(table).insert({ ...row, user_id: owner.id })
      expect(forged).toMatchObject({ status: 403, error: { code: '42501' } })
    }
    expect(rows(await owner.client.from(table).select())).toEqual(before)
  })

  test('a visitor is rejected', async () => {
    const visitor = site.visitor()
    for (const attempt of [
      await visitor.from(table).select(),
      await visitor.from(table).insert({ ...row, user_id: owner.id }),
      await visitor.from(table).update(change).eq('user_id', owner.id),
      await visitor.from(table).delete().eq('user_id', owner.id),
    ])
      expect(attempt).toMatchObject({ status: 401, data: null, error: { code: '42501' } })
  })

  test('its owner removes it', async () => {
    expect(rows(await owner.client.from(table).delete().eq('user_id', owner.id).select())).toHaveLength(1)
    expect(rows(await owner.client.from(table).select())).toEqual([])
  })
})

const entry = { date: '2026-01-01', meal_type: 'lunch', recipe_title: 'Something' }
test.each([
  [
    'meal_entries',
    { ...entry, kind: 'food', food_id: '1', grams: 0 },
    'An amount is more than 0 and at most 10,000 g.',
  ],
  [
    'meal_entries',
    { ...entry, kind: 'food', food_id: '1', grams: 10_001 },
    'An amount is more than 0 and at most 10,000 g.',
  ],
  [
    'meal_entries',
    { ...entry, kind: 'food', food_id: '1' },
    'An entry needs a recipe, or a food with its grams, or is a quick entry.',
  ],
  ['meal_entries', { ...entry }, 'An entry needs a recipe, or a food with its grams, or is a quick entry.'],
  ['meal_entries', { ...entry, kind: 'guess' }, 'An entry is a recipe, a food or a quick entry.'],
  [
    'meal_entries',
    { ...entry, kind: 'quick', nutrients: { unobtainium: 1 } },
    'The list of nutrients holds something that is not a nutrient.',
  ],
  [
    'meal_entries',
    { ...entry, kind: 'quick', nutrients: { iron: -1 } },
    'An amount of a nutrient is a number and not negative.',
  ],
  [
    'meal_entries',
    { ...entry, kind: 'quick', nutrients: { iron: 'much' } },
    'An amount of a nutrient is a number and not negative.',
  ],
  ['profiles', { birth_year: 1899 }, 'A year of birth is between 1900 and today.'],
  ['profiles', { allergies: Array.from({ length: 51 }, () => 'x') }, 'You can list at most 50 allergies.'],
  ['diet_plans', { body: { text: 'x'.repeat(140_000) } }, 'A diet plan can have at most 128 KB.'],
  ['shopping_items', { name: '  ' }, 'An item’s name has between 1 and 200 characters.'],
  ['shopping_items', { name: 'Milk', amount: -1 }, 'An amount is between 0 and 1,000,000.'],
  ['shopping_items', { name: 'Milk', id: 'not-a-uuid' }, '“not-a-uuid” is not a valid uuid.'],
  ['custom_recipes', { id: 7, body: { title: 'Soup' } }, 'This is not the number of an own recipe.'],
  ['custom_recipes', { id: 1_800_000_000_000_000, body: {} }, 'A recipe’s title has between 1 and 300 characters.'],
  [
    'custom_recipes',
    { id: 1_800_000_000_000_000, body: { title: 'x', text: 'x'.repeat(70_000) } },
    'A recipe can have at most 64 KB of text.',
  ],
  [
    'meal_schedules',
    { date: '2026-01-01', meal_type: 'lunch' },
    'A planned meal needs a recipe with a title, or a note.',
  ],
  ['week_templates', { name: 'x', meals: {} }, 'A template holds a list of meals.'],
] as [string, object, string][])('%s %j is refused with a sentence', async (table, row, sentence) => {
  const { status, error } = await owner.client.from(table).insert(row).select()
  expect({ status, message: error?.message }).toEqual({ status: 400, message: sentence })
})
