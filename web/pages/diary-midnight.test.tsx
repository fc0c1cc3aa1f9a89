// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'

const { calls, respondWith } = memberBackend()
const patient = { timeout: 30_000 }

afterEach(() => {
  vi.useRealTimers()
})

test('a dialog that is open at midnight stays open, and logs to the day it was opened for', async () => {
  respondWith(() => Response.json([], { headers: { 'content-range': '*/0' } }))
  const { DiaryPage } = await import('./diary-page.tsx')
  const { setSessionUser } = await import('#web/data/session.ts')
  const { renderPage } = await import('#web/testing/render-page.tsx')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 19, 23, 59) })
  renderPage(DiaryPage, '/diary', () => Promise.reject(new Error('Nothing of the catalogue is needed.')))
  act(() => setSessionUser({ id: MEMBER, email: 'mia@example.test' }))
  const [quickAdd] = await screen.findAllByRole('button', { name: 'Quick Add' }, patient)
  fireEvent.click(quickAdd as HTMLElement)
  fireEvent.change(await screen.findByLabelText('Calories', {}, patient), { target: { value: '640' } })

  vi.setSystemTime(new Date(2026, 10, 20, 0, 1))
  act(() => void window.dispatchEvent(new Event('focus')))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>('Calories').value).toBe('640')
  fireEvent.click(dialog.getByRole('button', { name: 'Add to Diary' }))
  await vi.waitFor(() => expect(calls.some(({ call }) => call === 'POST meal_entries')).toBe(true), patient)
  const added = calls.find(({ call }) => call === 'POST meal_entries')
  expect(added?.body).toMatchObject([{ date: '2026-11-19', calories: 640 }])

  // Once it is closed, the page goes on with the new day.
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient)
  await screen.findByText('Friday, November 20, 2026', {}, patient)
}, 120_000)
