// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'

const { respondWith } = memberBackend()

const TOKEN = 'abcdefghijklmnopqrstuv'

/** Joins Ben's household; requests after that get no response until the test says so. */
async function join() {
  let joined = false
  let response: () => void = () => undefined
  const newHousehold = new Promise<void>((resolve) => (response = resolve))
  respondWith(async ({ call }) => {
    if (call === 'POST rpc/join_household') joined = true
    if (call === 'POST rpc/join_household') return Response.json('the household')
    if (call === 'POST rpc/invitation_preview')
      return Response.json([{ status: 'open', household_name: 'Ben’s household', invited_by: 'Ben', members: 1 }])
    if (joined) await newHousehold
    return call === 'GET households'
      ? Response.json([{ name: joined ? 'Ben’s household' : 'Mia’s household' }])
      : Response.json([{ user_id: MEMBER, name: 'Mia', role: 'owner' }])
  })
  const { JoinPage } = await import('./join-page.tsx')
  const { setSessionUser } = await import('#web/data/session.ts')
  const { renderPage } = await import('#web/testing/render-page.tsx')
  const { useToasts } = await import('#web/ui/toast-store.ts')
  useToasts.setState({ toasts: [] })
  const noCatalogue = () => Promise.reject(new Error('Nothing of the catalogue is needed.'))
  const { unmount } = renderPage(JoinPage, `/join#${TOKEN}`, noCatalogue)
  act(() => setSessionUser({ id: MEMBER, email: 'mia@example.test' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Join Household' }))
  await expect.poll(() => document.body.textContent).toContain('Opening your household')
  return { response, unmount, toasts: () => useToasts.getState().toasts }
}

test('after joining, nothing is shown before the new household has loaded', async () => {
  const { response, toasts } = await join()
  expect(window.location.pathname).toBe('/join')
  expect(toasts()).toEqual([])
  response()
  await expect.poll(() => window.location.pathname).toBe('/household')
  expect(toasts()).toMatchObject([{ message: 'You joined Ben’s household.' }])
})

test('people who follow a link while the new household loads stay there', async () => {
  const { response, toasts } = await join()
  window.history.pushState(null, '', '/recipes') // as a link does, before its page is loaded
  response()
  await expect.poll(toasts).toMatchObject([{ message: 'You joined Ben’s household.' }])
  expect(window.location.pathname).toBe('/recipes')
})

test('people who left and reopened this page while the new household loads stay there', async () => {
  const { response, toasts, unmount } = await join()
  unmount()
  response()
  await expect.poll(toasts).toMatchObject([{ message: 'You joined Ben’s household.' }])
  expect(window.location.pathname).toBe('/join')
})
