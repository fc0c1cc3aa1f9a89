// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { quickEntry } from '#domain/diary/diary-entry.ts'
import { memberBackend } from '#web/testing/member-backend.ts'

const { calls, answerWith } = memberBackend()
const added = () => calls.filter(({ call }) => call === 'POST meal_entries')

test('a planned meal that was logged in another tab is not added to the diary twice', async () => {
  const { addEntries } = await import('./diary-queries.ts')
  const when = { date: '2026-11-18', mealType: 'breakfast' } as const
  const figures = { calories: 400, protein: null, carbs: null, fat: null, name: 'Muesli' }
  answerWith(() => Response.json([])) // the database leaves out what it has: supabase/tests/meals-logged-once.test.ts
  expect(await addEntries([{ ...quickEntry(figures, when), scheduleId: 4 }])).toEqual([])
  expect(added().map(({ search }) => search.get('on_conflict'))).toEqual(['user_id,schedule_id,date'])
})
