// A value outside its limits gets a 400 with a message, never a server failure.
import { beforeAll, expect, test } from 'vitest'
import type { Member } from '#server/database/testing/site.ts'
import { testSite } from '#server/database/testing/test-site.ts'

const day = { date: '2025-01-01' }
const meal = { ...day, meal_type: 'lunch', recipe_id: '1', recipe_title: 'Soup' }
const rating = { recipe_id: '1', rating: 3 }

const broken: [table: string, row: object, sentence: string][] = [
  ['user_goals', { daily_calorie_target: 1199 }, 'A daily calorie target is between 1,200 and 4,000 kcal.'],
  ['user_goals', { daily_calorie_target: 4001 }, 'A daily calorie target is between 1,200 and 4,000 kcal.'],
  ['user_goals', { water_target_ml: 0 }, 'A daily water target is between 1,000 and 4,000 ml.'],
  ['user_goals', { protein_target_g: 301 }, 'A daily protein target is between 50 and 300 g.'],
  ['user_goals', { carbs_target_g: 49 }, 'A daily carbohydrate target is between 50 and 500 g.'],
  ['user_goals', { fat_target_g: 151 }, 'A daily fat target is between 20 and 150 g.'],
  ['user_goals', { preferred_diet_type: 'carnivore' }, 'This preferred diet is not one of those offered.'],
  ['user_goals', { updated_at: 'yesterday evening' }, '“yesterday evening” is not a valid timestamp with time zone.'],
  ['water_logs', { ...day, amount_ml: 0 }, 'An amount of water is between 1 and 10,000 ml.'],
  ['water_logs', { ...day, amount_ml: -250 }, 'An amount of water is between 1 and 10,000 ml.'],
  ['water_logs', { ...day, amount_ml: 10_001 }, 'An amount of water is between 1 and 10,000 ml.'],
  ['water_logs', { ...day, amount_ml: 9_999_999_999 }, 'A number in the request is too large.'],
  ['water_logs', { ...day, amount_ml: 'a glass' }, '“a glass” is not a valid integer.'],
  ['water_logs', { ...day, amount_ml: null }, '“amount_ml” is missing.'],
  ['water_logs', { ...day, amount_ml: 250, id: 7 }, '“id” is set by the database and can’t be changed.'],
  ['water_logs', { amount_ml: 250 }, '“date” is missing.'],
  ['water_logs', { amount_ml: 250, date: 'some day' }, '“some day” is not a valid date.'],
  ['water_logs', { amount_ml: 250, date: '2025-02-30' }, 'A date in the request isn’t in the calendar.'],
  ['water_logs', { amount_ml: 250, date: '1999-12-31' }, 'A day is between the years 2000 and 2100.'],
  ['water_logs', { amount_ml: 250, date: 'infinity' }, 'A day is between the years 2000 and 2100.'],
  ['weight_logs', { ...day, weight_kg: 0 }, 'A weight is more than 0 and at most 700 kg.'],
  ['weight_logs', { ...day, weight_kg: -70 }, 'A weight is more than 0 and at most 700 kg.'],
  ['weight_logs', { ...day, weight_kg: 700.01 }, 'A weight is more than 0 and at most 700 kg.'],
  ['weight_logs', { ...day, weight_kg: 'NaN' }, 'A weight is more than 0 and at most 700 kg.'],
  ['weight_logs', { ...day, weight_kg: 1e9 }, 'A number in the request is too large.'],
  ['meal_entries', { ...meal, meal_type: 'brunch' }, 'A meal is breakfast, lunch, dinner or a snack.'],
  ['meal_entries', { ...meal, recipe_id: '' }, 'A recipe’s id has between 1 and 64 characters.'],
  ['meal_entries', { ...meal, recipe_title: 'x'.repeat(301) }, 'A recipe’s title has between 1 and 300 characters.'],
  [
    'meal_entries',
    { ...meal, recipe_title: 'null \u0000 byte' },
    'Text in the request contains characters that can’t be stored.',
  ],
  ['meal_entries', { ...meal, quantity: 0 }, 'A quantity is more than 0 and at most 100.'],
  ['meal_entries', { ...meal, calories: -1 }, 'A meal has between 0 and 20,000 kcal.'],
  ['meal_entries', { ...meal, protein: 2001 }, 'A meal has between 0 and 2,000 g of protein.'],
  ['meal_entries', { ...meal, carbs: -1 }, 'A meal has between 0 and 2,000 g of carbohydrates.'],
  ['meal_entries', { ...meal, fat: -1 }, 'A meal has between 0 and 2,000 g of fat.'],
  ['meal_schedules', { ...meal, meal_type: 'Lunch' }, 'A meal is breakfast, lunch, dinner or a snack.'],
  ['meal_schedules', { ...meal, recipe_image: 'x'.repeat(2001) }, 'A picture’s address has at most 2,000 characters.'],
  ['meal_schedules', { ...meal, servings: 0 }, 'A planned meal has between a quarter of a serving and 100 servings.'],
  ['meal_schedules', { ...meal, calories: 20_001 }, 'A planned meal has between 0 and 20,000 kcal.'],
  ['recipe_ratings', { ...rating, rating: 0 }, 'A rating is between 1 and 5 stars.'],
  ['recipe_ratings', { ...rating, rating: 6 }, 'A rating is between 1 and 5 stars.'],
  ['recipe_ratings', { recipe_id: '1' }, 'Give a recipe stars or write a note.'],
  ['recipe_ratings', { ...rating, notes: 'x'.repeat(10_001) }, 'Notes have at most 10,000 characters.'],
  ['recipe_ratings', { ...rating, is_favorite: 'perhaps' }, '“perhaps” is not a valid boolean.'],
]

const mistakes: [path: string, body?: string][] = [
  ['water_logs?select=secret'],
  ['passwords'],
  ['water_logs?amount_ml=around.250'],
  ['water_logs?date=eq.soon'],
  ['water_logs?user_id=eq.somebody'],
  ['water_logs', '{"amount_ml":'],
  ['water_logs', '"water"'],
  ['water_logs', '{"litres":1}'],
  ['rpc/no_such_function', '{}'],
]

const { site } = await testSite()
let member: Member
beforeAll(async () => {
  member = await site.newMember()
})

test.each(broken)('%s %j is rejected', async (table, row, sentence) => {
  const { status, error, data } = await member.client.from(table).insert(row).select()
  expect({ status, message: error?.message, data }).toEqual({ status: 400, message: sentence, data: null })
})

test('a row written twice conflicts', async () => {
  await member.client.from('weight_logs').insert({ ...day, weight_kg: 70 })
  const again = await member.client.from('weight_logs').insert({ ...day, weight_kg: 71 })
  expect(again).toMatchObject({ status: 409, error: { code: '23505', message: 'This already exists.' } })
})

test.each(mistakes)('%s %j is a client error', async (path, body) => {
  const method = body === undefined ? 'GET' : 'POST'
  const response = await site.request(`/rest/v1/${path}`, { token: member.token, method, body })
  expect([400, 404], await response.text()).toContain(response.status)
})

test('a request larger than any page sends is rejected before the database sees it', async () => {
  const body = JSON.stringify({ ...day, amount_ml: 1, note: 'x'.repeat(2_000_000) })
  const response = await site.request('/rest/v1/water_logs', { token: member.token, method: 'POST', body })
  expect(response.status).toBe(413)
})

test('what a member typed never reaches the log if it is rejected', async () => {
  await member.client.from('water_logs').insert({ ...day, amount_ml: 'my private secret' })
  await member.client.from('meal_entries').insert({ ...meal, meal_type: 'my private secret' })
  await site.request('/rest/v1/water_logs', { token: member.token, method: 'POST', body: '{"my private secret' })
  await site.request('/auth/v1/token?grant_type=password', { method: 'POST', body: '{"my private secret' })
  expect(JSON.stringify(site.lines)).not.toContain('my private secret')
})
