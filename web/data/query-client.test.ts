// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api.ts'
import { createQueryClient } from './query-client.ts'
import { reload } from './reload.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A household that a page shows. Somebody joins, and asking who it is fails with this error for the next three times. */
async function shownHousehold(error: Error) {
  const client = createQueryClient()
  const household = { members: 1, failures: 0, requested: 0 }
  const queryKey = ['member', 'household']
  const queryFn = async () => {
    household.requested += 1
    if (household.failures === 0) return household.members
    household.failures -= 1
    throw error
  }
  const page = new QueryObserver(client, client.defaultQueryOptions({ queryKey, queryFn }))
  page.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  household.members = 2
  household.failures = 3
  void reload(client, ['member'])
  await vi.advanceTimersByTimeAsync(60_000)
  client.clear()
  return { shown: page.getCurrentResult().data, requested: household.requested }
}

test('a change that could not be fetched when it was told is shown as soon as the server answers, and then left alone', async () => {
  expect(await shownHousehold(new Error('503'))).toEqual({ shown: 2, requested: 5 })
})

test('what the server refuses is not asked for again', async () => {
  expect(await shownHousehold(new ApiError(404, 'Gone'))).toEqual({ shown: 1, requested: 2 })
})
