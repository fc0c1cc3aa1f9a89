// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { quickEntry } from '#domain/diary/diary-entry.ts'
import { memberBackend } from '#web/testing/member-backend.ts'

const { calls, answerWith } = memberBackend()
const added = () => calls.filter(({ call }) => call === 'POST meal_entries').map(({ body }) => body)

test('a planned meal that was logged in another tab is not added to the diary twice', async () => {
  const { addEntries } = await import('./diary-queries.ts')
  const when = { date: '2026-11-18', mealType: 'breakfast' } as const
  const figures = { calories: 400, protein: null, carbs: null, fat: null, name: 'Muesli' }
  const entry = { ...quickEntry(figures, when), scheduleId: 4 }
  answerWith(({ call }) => Response.json(call === 'GET meal_entries' ? [{ schedule_id: 4, date: '2026-11-18' }] : []))
  expect(await addEntries([entry])).toEqual([])
  expect(added()).toEqual([])
  await addEntries([entry, { ...entry, scheduleId: null }])
  expect(added()).toMatchObject([[{ schedule_id: null }]])
})
