// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MEMBER, memberBackend, seatRows } from '#web/testing/member-backend.ts'

const { respondWith } = memberBackend()

const stew = {
  ...{ id: 7, title: 'Bean stew', servings: 4, extendedIngredients: [] },
  analyzedInstructions: [{ name: '', steps: [{ step: 'Simmer the beans.', equipment: [] }] }],
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

const parts = async () => ({
  ...(await import('#web/router/router.tsx')),
  ...(await import('./cook-page.tsx')),
})
let loaded: Awaited<ReturnType<typeof parts>>

function Page() {
  const { RouteParams, CookPage } = loaded
  return (
    <RouteParams value={{ id: '7' }}>
      <CookPage />
    </RouteParams>
  )
}

async function cook() {
  loaded = await parts()
  const { renderPage } = await import('#web/testing/render-page.tsx')
  const { setSessionUser } = await import('#web/data/session.ts')
  setSessionUser({ id: MEMBER, email: 'mia@example.test' })
  renderPage(Page, '/recipes/7/cook', () => Promise.resolve(stew))
}

test('who eats is known from the first step, so leftovers are right without a network, even after a reload', async () => {
  const { useCooking } = await import('#web/device/cooking-store.ts')
  respondWith(({ call }) => {
    return Response.json(call === 'POST rpc/people_at_table' ? seatRows([1, 1, 0.5]) : [])
  })
  await cook()
  await screen.findByRole('heading', { name: 'Get Ready' })
  await waitFor(() => expect(useCooking.getState().dishes).toMatchObject([{ tablePortions: 2.5 }]))

  respondWith(() => Promise.reject(new TypeError('Failed to fetch')))
  await press('Next Step')
  await cook()
  await press('Finish Cooking')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Plan the leftovers' }))
  expect(screen.getByText(/^We’ll plan/).textContent).toContain('We’ll plan ⅔ serving each for lunch on')
})

test('a screen reader announces the first step: the live region exists before the step', async () => {
  const { useCooking } = await import('#web/device/cooking-store.ts')
  respondWith(() => Response.json([]))
  await cook()
  await screen.findByRole('heading', { name: /Get Ready|Step|Finish/ })
  const [dish] = useCooking.getState().dishes
  if (!dish) throw new Error('Opening the page starts the dish.')
  act(() => useCooking.getState().change(dish.id, { title: stew.title, step: 0 }))
  await screen.findByRole('heading', { name: 'Get Ready' })
  const readOut = document.querySelector('[aria-live]')
  expect(readOut?.textContent).toBe('')
  await press('Next Step')
  expect(readOut?.textContent).toBe('Step 1 of 1Simmer the beans.')
  expect(readOut?.isConnected).toBe(true)
})
