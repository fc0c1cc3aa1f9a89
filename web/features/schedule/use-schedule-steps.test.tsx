// @vitest-environment happy-dom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'

const { respondWith } = memberBackend()

const soup: ScheduledMeal = {
  ...{ id: 1, recipeId: null, date: '2026-11-18', mealType: 'lunch', title: 'Soup', image: '' },
  ...{ servings: 1, calories: 400, isNote: false, leftoverOf: null, cookedAt: null },
}
const row = { id: 1, date: '2026-11-18', meal_type: 'lunch', recipe_title: 'Soup', servings: 1, calories: 400 }
const moved = { date: '2026-11-20', mealType: 'dinner' } as const
const step = { change: [{ meal: soup, to: moved }] }

/** A week that shows the soup, and its steps. */
async function openWeek() {
  const { createQueryClient } = await import('#web/data/query-client.ts')
  const { scheduleQueries } = await import('./schedule-queries.ts')
  const { useScheduleSteps } = await import('./use-schedule-steps.ts')
  const client: QueryClient = createQueryClient()
  const week = scheduleQueries.range(MEMBER, '2026-11-15', '2026-11-21')
  client.setQueryData(week.queryKey, [soup])
  const { result } = renderHook(() => useScheduleSteps(MEMBER), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  const days = () => client.getQueryData(week.queryKey)?.map(({ date }) => date)
  return { client, week, steps: result.current, days }
}

test('a meal that could not be moved without a network is back where it was', async () => {
  const { steps, days } = await openWeek()
  respondWith(() => Promise.reject(new TypeError('Failed to fetch')))
  const done = steps.take(step, 'Moved.')
  expect(days()).toEqual(['2026-11-20'])
  await expect(done).rejects.toThrow()
  expect(days()).toEqual(['2026-11-18'])
})

test('a moved meal does not jump back when an older answer arrives', async () => {
  const { client, week, steps, days } = await openWeek()
  const requested = Promise.withResolvers<void>()
  const old = Promise.withResolvers<Response>()
  respondWith(() => {
    requested.resolve()
    return old.promise
  })
  const older = client.fetchQuery({ ...week, staleTime: 0 }).catch(() => 'canceled')
  await requested.promise
  const stored = Promise.withResolvers<Response>()
  respondWith(() => stored.promise)
  const done = steps.take(step, 'Moved.')
  old.resolve(Response.json([row]))
  await older
  await new Promise((resolve) => setTimeout(resolve))
  expect(days()).toEqual(['2026-11-20'])
  stored.resolve(Response.json([{ id: 1 }]))
  await done
})
