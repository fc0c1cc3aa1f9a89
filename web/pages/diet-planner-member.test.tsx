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
