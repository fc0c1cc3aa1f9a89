// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RecipeId } from '#domain/recipe-id.ts'
import type { TablePlan } from '#domain/table-plan/table-plan.ts'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'

const { calls, respondWith } = memberBackend()
const PLANNED = 'POST /api/mealplanner/table'
const made = () => calls.filter(({ call }) => call === PLANNED).length

const plan: TablePlan = {
  people: [
    { id: 'ana', name: 'Ana' },
    { id: 'mia', name: 'Mia' },
  ],
  days: [
    {
      date: '2026-11-23',
      meals: [
        {
          ...{
            slot: 'dinner',
            id: 90000340 as RecipeId,
            title: 'Beans on toast',
            image: '',
            readyInMinutes: 20,
            servings: 2,
          },
          ...{ calories: 400, changes: [], guests: 0, guestServings: 1, leftoverOf: null, minutesToCook: 20 },
          plates: [
            { person: 'ana', servings: 1.5, grams: 400 },
            { person: 'mia', servings: 0.7, grams: 190 },
          ],
        },
      ],
    },
  ],
  unmet: [],
  bestToDrop: null,
  seed: 7,
}

async function showPlan() {
  const { TablePlanResult } = await import('./table-plan-result.tsx')
  const { restoreTablePlan } = await import('./saved-table-plan.ts')
  const { NO_PREFERENCES } = await import('#domain/plan/plan-request.ts')
  const { renderPage } = await import('#web/testing/render-page.tsx')
  const { useQueryClient } = await import('@tanstack/react-query')
  const { useState } = await import('react')
  const request = { targetCalories: 2000, diet: '', exclude: '', span: 'day' as const, preferences: NO_PREFERENCES }
  function Shown() {
    const client = useQueryClient()
    const [wanted] = useState(() => restoreTablePlan(client, MEMBER) ?? { request, from: '2026-11-23', avoid: [] })
    return (
      <TablePlanResult
        userId={MEMBER}
        wanted={wanted}
        favorites={[]}
        ownRecipes={() => Promise.resolve([])}
        onAgain={() => undefined}
        onDrop={() => undefined}
        onSchedule={() => Promise.resolve(true)}
      />
    )
  }
  renderPage(Shown, '/diet-planner', () => Promise.resolve(null))
  await screen.findByText('Beans on toast')
}

test('a table’s plan is there again after a reload, with what was done with it, and isn’t made a second time', async () => {
  sessionStorage.clear()
  respondWith(({ call }) => Response.json(call === PLANNED ? plan : null))
  await showPlan()
  fireEvent.click(screen.getByRole('button', { name: 'Add to Meal Schedule' }))
  await screen.findByRole('link', { name: 'View it in your week' })
  expect(made()).toBe(1)
  // What a reload does: another page with an empty cache.
  await showPlan()
  expect(screen.getByText(/^Ana 1½, Mia .* servings$/)).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('link', { name: 'View it in your week' })).toBeTruthy())
  expect(made()).toBe(1)
}, 60_000)

test('it is theirs alone, and gone when they start a new one or sign out', async () => {
  sessionStorage.clear()
  respondWith(({ call }) => Response.json(call === PLANNED ? plan : null))
  await showPlan()
  const { savedTablePlan } = await import('./saved-table-plan.ts')
  const { forgetShownToMember, forgetTablePlan } = await import('#web/device/persisted-queries.ts')
  expect(savedTablePlan(MEMBER)?.plan.seed).toBe(7)
  expect(savedTablePlan('somebody else')).toBeNull()
  forgetTablePlan()
  expect(savedTablePlan(MEMBER)).toBeNull()
  await showPlan()
  expect(savedTablePlan(MEMBER)).not.toBeNull()
  forgetShownToMember()
  expect(savedTablePlan(MEMBER)).toBeNull()
}, 60_000)

test('what another version or somebody’s hand left there is no plan', async () => {
  const { savedTablePlan } = await import('./saved-table-plan.ts')
  for (const left of ['{', 'null', '[]', `{"userId":"${MEMBER}","format":0,"wanted":{},"plan":{}}`]) {
    sessionStorage.setItem('table-plan', left)
    expect(savedTablePlan(MEMBER)).toBeNull()
  }
})
