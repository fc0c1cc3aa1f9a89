// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { quickEntry } from '#domain/diary/diary-entry.ts'
import { memberBackend } from '#web/testing/member-backend.ts'

const { calls, respondWith } = memberBackend()
const added = () => calls.filter(({ call }) => call === 'POST meal_entries')

test('a planned meal logged in another tab isn’t added to the diary twice', async () => {
  const { addEntries } = await import('./diary-queries.ts')
  const when = { date: '2026-11-18', mealType: 'breakfast' } as const
  const figures = { calories: 400, protein: null, carbs: null, fat: null, name: 'Muesli' }
  respondWith(() => Response.json([])) // the database skips what it has: supabase/tests/meals-logged-once.test.ts
  expect(await addEntries([{ ...quickEntry(figures, when), scheduleId: 4 }])).toEqual({ added: [], unsent: [] })
  expect(added().map(({ search }) => search.get('on_conflict'))).toEqual(['user_id,schedule_id,date'])
})

test('an entry whose response was lost has a key to send it again; the same food logged after it is another one', async () => {
  const { addEntries } = await import('./diary-queries.ts')
  const figures = { calories: 300, protein: null, carbs: null, fat: null, name: 'Toast' }
  const toast = quickEntry(figures, { date: '2026-11-18', mealType: 'breakfast' })
  calls.length = 0
  respondWith(() => Promise.reject(new TypeError('Failed to fetch')))
  const { unsent } = await addEntries([toast])
  respondWith(() => Response.json([]))
  await addEntries([toast])
  const [lost, another] = added()
  expect(lost?.search.get('on_conflict')).toBe('user_id,device_key')
  expect(lost?.body).toEqual([expect.objectContaining({ device_key: unsent[0]?.deviceKey, recipe_title: 'Toast' })])
  expect(another?.body).not.toEqual(lost?.body)
})
