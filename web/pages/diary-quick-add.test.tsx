// @vitest-environment happy-dom
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EVERY_MEMBER } from '#web/data/member-key.ts'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'

const { respondWith, calls } = memberBackend()
const SIGNED_IN = { id: MEMBER, email: 'mia@example.test' }
const patient = { timeout: 30_000 }
const nothing = () => Response.json([], { headers: { 'content-range': '*/0' } })

const calories = () => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>('Calories')

let client: QueryClient | undefined
function FindClient() {
  client = useQueryClient()
  return null
}

test('Quick Add keeps what was typed if the session ends elsewhere, and says what to do; nobody else sees it', async () => {
  respondWith(nothing)
  const { DiaryPage } = await import('./diary-page.tsx')
  const { setSessionUser } = await import('#web/data/session.ts')
  const { renderPage } = await import('#web/testing/render-page.tsx')
  const page = () => (
    <>
      <FindClient />
      <DiaryPage />
    </>
  )
  renderPage(page, '/diary', () => Promise.reject(new Error('Nothing of the catalogue is needed.')))
  act(() => setSessionUser(SIGNED_IN))
  const [quickAdd] = await screen.findAllByRole('button', { name: 'Quick Add' }, patient)
  fireEvent.click(quickAdd as HTMLElement)
  fireEvent.change(await screen.findByLabelText('Calories', {}, patient), { target: { value: '640' } })
  expect(screen.queryByText(/Sign in on a new tab/)).toBeNull()

  // The server rejects the entry, and then the session's renewal.
  respondWith(({ call }) =>
    call.endsWith('/auth/v1/token')
      ? Response.json({ code: 'session_not_found', message: 'Your session has ended.' }, { status: 400 })
      : Response.json({ message: 'Your session has ended. Please sign in again.' }, { status: 401 }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Add to Diary' }))
  const link = await screen.findByRole('link', { name: 'Sign in on a new tab' }, patient)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(calories().value).toBe('640')

  // Signed in again in the other tab: the day reloads while the dialog stays open.
  client?.removeQueries({ queryKey: EVERY_MEMBER }) // as entry-client.tsx does
  respondWith(() => new Promise(() => undefined))
  act(() => setSessionUser(SIGNED_IN))
  await screen.findByText(/Loading your diary/, {}, patient)
  expect(calories().value).toBe('640')
  respondWith(nothing)
  expect(screen.queryByText(/Sign in on a new tab/)).toBeNull()
  expect(calls.some(({ call }) => call === 'POST meal_entries')).toBe(true)

  // Another member signs in there instead.
  act(() => setSessionUser(null))
  expect(calories().value).toBe('640')
  act(() => setSessionUser({ id: crypto.randomUUID(), email: 'ben@example.test' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => setSessionUser(SIGNED_IN))
  expect(screen.queryByRole('dialog')).toBeNull()
}, 120_000)
