// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'

const { respondWith, calls } = memberBackend()

// Loaded here, so that no test waits for it.
beforeAll(async () => {
  await import('./household-page.tsx')
}, 120_000)

const MEMBERS = [
  { user_id: MEMBER, name: 'Mia', role: 'owner' },
  { user_id: '9a1d7c40-2b3e-4f5a-8c6d-7e8f90a1b2c3', name: 'Ben', role: 'member' },
]

/** Removes Ben; requests after that get no response until the test says so. */
async function removeBen(removal: () => Response) {
  let requested = false
  let response: () => void = () => undefined
  const held = new Promise<void>((resolve) => (response = resolve))
  respondWith(async ({ call }) => {
    if (call === 'POST rpc/remove_member') {
      requested = true
      return removal()
    }
    if (requested) await held
    return Response.json(call === 'GET households' ? [{ name: 'Mia’s household' }] : MEMBERS)
  })
  const { HouseholdPage } = await import('./household-page.tsx')
  const { setSessionUser } = await import('#web/data/session.ts')
  const { renderPage } = await import('#web/testing/render-page.tsx')
  const { useToasts } = await import('#web/ui/toast-store.ts')
  useToasts.setState({ toasts: [] })
  renderPage(HouseholdPage, '/household', () => Promise.reject(new Error('Nothing of the catalogue is needed.')))
  act(() => setSessionUser({ id: MEMBER, email: 'mia@example.test' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Ben' }))
  calls.length = 0
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  await expect.poll(() => calls.map(({ call }) => call)).toContain('GET households')
  return { response, toasts: () => useToasts.getState().toasts }
}

test('a failed change to the household is reported right away', async () => {
  const { response, toasts } = await removeBen(() =>
    Response.json({ message: 'Only the owner can do that.' }, { status: 400 }),
  )
  expect(toasts()).toMatchObject([{ message: 'Only the owner can do that.', tone: 'danger' }])
  response()
})

test('a successful change to the household is reported once the page shows it', async () => {
  const { response, toasts } = await removeBen(() => Response.json(null))
  expect(toasts()).toEqual([])
  response()
  await expect.poll(toasts).toMatchObject([{ message: 'Ben is no longer in your household.', tone: 'success' }])
})
