// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'

const { respondWith } = memberBackend()
const patient = { timeout: 30_000 }
const rows = (list: object[] = []) => Response.json(list, { headers: { 'content-range': '*/0' } })

test('the diary claims no water, weight or nutrients before they have loaded or if loading failed', async () => {
  let hasFailed = false
  respondWith(({ call }) => {
    if (!/water_logs|weight_logs|diary_days/.test(call)) return rows()
    return hasFailed ? Response.json({ message: 'Not now.' }, { status: 400 }) : new Promise(() => undefined)
  })
  const { DiaryPage } = await import('./diary-page.tsx')
  const { setSessionUser } = await import('#web/data/session.ts')
  const { renderPage } = await import('#web/testing/render-page.tsx')
  const show = () => {
    const page = renderPage(DiaryPage, '/diary', () => Promise.reject(new Error('Nothing of the catalogue is needed.')))
    act(() => setSessionUser({ id: MEMBER, email: 'mia@example.test' }))
    return page
  }
  const { unmount } = show()
  const water = await screen.findByRole('region', { name: 'Water' }, patient)
  const weight = screen.getByRole('region', { name: 'Weight' })
  expect(within(water).queryByText(/0 ml of/)).toBeNull()
  expect(within(water).getByRole('button', { name: 'Add Water' })).toBeTruthy()
  expect(within(weight).queryByText(/to see its trend/)).toBeNull()
  unmount()

  hasFailed = true
  show()
  await screen.findByText(/We couldn’t load your water/, {}, patient)
  await screen.findByText(/We couldn’t load your weight/, {}, patient)
  expect(screen.queryByText(/0 ml of/)).toBeNull()

  hasFailed = false
  respondWith(({ call }) => rows(call === 'GET water_logs' ? [{ id: 1, amount_ml: 400 }] : []))
  const failed = screen.getByRole('region', { name: 'Water' })
  fireEvent.click(within(failed).getByRole('button', { name: 'Try Again' }))
  await within(failed).findByText('400 ml of 2,000 ml', {}, patient)
})
