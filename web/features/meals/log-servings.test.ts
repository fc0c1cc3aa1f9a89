// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { recipeId } from '#domain/recipe-id.ts'
import { memberBackend } from '#web/testing/member-backend.ts'

const { calls, respondWith } = memberBackend()
const id = recipeId(7)
if (id === null) throw new Error('7 is a recipe’s number.')
const muesli = { id, title: 'Muesli', nutrition: { calories: 400, protein: 12, carbs: 60, fat: 9 }, nutrients: [] }
const planned = { mealType: 'breakfast', date: '2026-11-18', servings: 1, scheduleId: 4 } as const

const added = () => calls.filter(({ call }) => call === 'POST meal_entries')

test('a planned meal logged in another tab isn’t logged twice', async () => {
  const { logServings } = await import('./log-servings.ts')
  respondWith(() => Response.json([])) // the database skips what it has: supabase/tests/meals-logged-once.test.ts
  expect(await logServings(muesli, planned)).toBeNull()
  expect(added().map(({ search }) => search.get('on_conflict'))).toEqual(['user_id,schedule_id,date'])
  respondWith(() => Response.json([{ id: 9 }]))
  expect(await logServings(muesli, planned)).toBe(9)
})
