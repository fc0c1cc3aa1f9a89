// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'

const { calls, respondWith } = memberBackend()

const TODAY = '2026-11-19'
/** Tomorrow's, which is the next one at any hour. */
const row = {
  ...{ id: 7, date: '2026-11-20', meal_type: 'dinner', recipe_id: '101', recipe_title: 'Leek soup', recipe_image: '' },
  ...{ servings: 1, calories: 400, note: null, food: null, plates: null, leftover_of: null, cooked_at: null },
}
const leekSoup = { id: 101, title: 'Leek soup', readyInMinutes: 30, servings: 4, extendedIngredients: [] }

test('after Today has shown when to start cooking, the plan can still be changed', async () => {
  const { TodayMeals } = await import('./today-meals.tsx')
  const { useScheduleSteps } = await import('#web/features/schedule/use-schedule-steps.ts')
  const { scheduledMeal } = await import('#web/features/schedule/schedule-queries.ts')
  const { renderPage } = await import('#web/testing/render-page.tsx')
  const meal: ScheduledMeal = scheduledMeal({ ...row, user_id: MEMBER, household_id: null, created_at: '' } as never)
  respondWith(({ call }) => Response.json(call === 'GET meal_schedules' ? [row] : null))
  let move: () => Promise<void> = () => Promise.reject(new Error('not rendered'))
  function Today() {
    const { take } = useScheduleSteps(MEMBER)
    move = () => take({ change: [{ meal, to: { date: '2026-11-21', mealType: 'lunch' } }] }, 'Moved.')
    return <TodayMeals userId={MEMBER} today={TODAY} log={[]} isNewMember={false} />
  }
  renderPage(Today, '/dashboard', () => Promise.resolve(leekSoup))
  await screen.findByText(/30 min/)

  await act(() => move().catch((error: unknown) => expect(String(error)).not.toContain('filter')))
  expect(calls.map(({ call }) => call)).toContain('POST rpc/change_plan')
}, 60_000)
