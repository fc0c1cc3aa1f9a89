// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'
import '#web/testing/patience.ts'

const { respondWith } = memberBackend()
test('a plan leaves out what another device has said since this one last asked', async () => {
  const { DietPlannerPage } = await import('./diet-planner-page.tsx')
  const { callApiInProcess } = await import('#web/data/api.ts')
  const { createQueryClient } = await import('#web/data/query-client.ts')
  const { setSessionUser } = await import('#web/data/session.ts')
  const { NO_PROFILE, profileQueries } = await import('#web/features/profile/profile-queries.ts')
  const { BrowserRouter } = await import('#web/router/router.tsx')

  const profile = Promise.withResolvers<Response>()
  respondWith(({ call }) => (call === 'GET profiles' ? profile.promise : Response.json([])))
  const requested: Record<string, string>[] = []
  callApiInProcess(async (_, parameters) => {
    requested.push(parameters)
    return { meals: [], nutrients: {} }
  })
  const client = createQueryClient()
  // As what the device has kept since an earlier visit.
  client.setQueryData(profileQueries.own(MEMBER).queryKey, NO_PROFILE, { updatedAt: 1 })
  render(
    <QueryClientProvider client={client}>
      <BrowserRouter onMove={() => undefined}>
        <DietPlannerPage />
      </BrowserRouter>
    </QueryClientProvider>,
  )
  act(() => setSessionUser({ id: MEMBER, email: 'mia@example.test' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Generate Meal Plan' }))
  await new Promise((resolve) => setTimeout(resolve, 300))
  profile.resolve(Response.json([{ allergies: ['peanuts'], dislikes: [] }]))
  await expect.poll(() => requested.map(({ exclude }) => exclude), { timeout: 10_000 }).toEqual(['peanuts'])
})

test('a member’s form starts from their goals, also after a plan that was made before signing in', async () => {
  const { DietPlannerPage } = await import('./diet-planner-page.tsx')
  const { setSessionUser } = await import('#web/data/session.ts')
  const { renderPage } = await import('#web/testing/render-page.tsx')
  const goals = { daily_calorie_target: 1400, water_target_ml: 2000, preferred_diet_type: 'low_carb' }
  const macros = { protein_target_g: 91, carbs_target_g: 84, fat_target_g: 78 }
  respondWith(({ call }) => {
    if (call === 'GET user_goals') return Response.json([{ ...goals, ...macros }])
    return Response.json(call === 'GET profiles' ? [{ allergies: [], dislikes: [] }] : [])
  })
  const sent: Record<string, string>[] = []
  act(() => setSessionUser(null))
  renderPage(DietPlannerPage, '/diet-planner', async (_, parameters) => {
    sent.push(parameters)
    return { meals: [{ id: 90000101, title: 'Porridge', readyInMinutes: 10, servings: 2 }], nutrients: {} }
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Generate Meal Plan' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Create New Meal Plan' }))
  expect(sent).toMatchObject([{ targetCalories: '2000' }])

  const { useDietPlan } = await import('#web/features/diet-plan/diet-plan-store.ts')
  expect(useDietPlan.getState().lastRequest?.targetCalories).toBe(2000)
  renderPage(DietPlannerPage, '/diet-planner', async (_, parameters) => {
    sent.push(parameters)
    return { meals: [], nutrients: {} }
  })
  act(() => setSessionUser({ id: MEMBER, email: 'mia@example.test' }))
  await screen.findByText(/at most 84 g of carbs/)
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Daily calorie target' }).value).toBe('1400')
  fireEvent.click(screen.getByRole('button', { name: 'Generate Meal Plan' }))
  await expect
    .poll(() => sent[1], { timeout: 10_000 })
    .toMatchObject({
      ...{ targetCalories: '1400', maxCarbs: '84', protein: '91', fat: '78' },
    })
})
