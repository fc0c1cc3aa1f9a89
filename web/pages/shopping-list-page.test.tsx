// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setSessionUser } from '#web/data/session.ts'
import { SYNC_OFF, useSyncStatus } from '#web/data/sync/sync-status.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { ShoppingListPage } from './shopping-list-page.tsx'

const patient = { timeout: 30_000 }

test('an account’s list that this device never had isn’t called empty while it is out of reach', async () => {
  onTestFinished(() => {
    setSessionUser(null)
    useSyncStatus.setState(SYNC_OFF)
  })
  setSessionUser({ id: 'mia', email: 'mia@example.com' })
  renderPage(ShoppingListPage, '/shopping-list', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await screen.findByText('Loading your list')).toBeTruthy()
  act(() => useSyncStatus.setState({ state: 'offline' }))
  expect(await screen.findByRole('heading', { name: 'We couldn’t load your shopping list' })).toBeTruthy()
  act(() => useSyncStatus.setState({ state: 'saved', fetched: new Set(['shopping_items']) }))
  expect(await screen.findByRole('heading', { name: 'Your shopping list is empty' })).toBeTruthy()
})

test('items added offline are there before the script that shows the list, which loads with the network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderPage(ShoppingListPage, '/shopping-list', () => Promise.reject(new TypeError('Failed to fetch')))
  fireEvent.change(screen.getByLabelText(/Item name/), { target: { value: 'Bananas' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add Item' }))
  expect((await screen.findByRole('region', { name: 'Items to Buy' })).textContent).toBe('Bananas')
  online.mockRestore()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByRole('checkbox', { name: /Bananas/ }, patient)).toBeTruthy()
}, 60_000)
