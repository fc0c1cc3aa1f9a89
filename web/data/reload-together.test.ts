// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { memberKey } from './member-key.ts'
import { createQueryClient } from './query-client.ts'
import { reloadTogether } from './reload-together.ts'

test('what reads several tables that change at once is loaded once', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const client = createQueryClient()
  const counts = new Map<string, number>()
  const read = (name: string) => {
    const queryFn = () => counts.set(name, (counts.get(name) ?? 0) + 1).size
    onTestFinished(new QueryObserver(client, { queryKey: memberKey('mia', name), queryFn }).subscribe(() => undefined))
  }
  for (const name of ['household', 'schedule', 'water']) read(name)
  await vi.advanceTimersByTimeAsync(1000)
  counts.clear()
  for (const table of ['table_people', 'household_members', 'households', 'meal_schedules'] as const)
    reloadTogether(client, 'mia', table)
  await vi.advanceTimersByTimeAsync(1000)
  expect(Object.fromEntries(counts)).toEqual({ household: 1, schedule: 1 })
  reloadTogether(client, 'mia', '*')
  await vi.advanceTimersByTimeAsync(1000)
  expect(Object.fromEntries(counts)).toEqual({ household: 2, schedule: 2, water: 1 })
})
