// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#web/testing/render-page.tsx'
import { ShoppingListPage } from './shopping-list-page.tsx'

const patient = { timeout: 30_000 }

test('items added without a network are there before the script that shows the list, which comes with it', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderPage(ShoppingListPage, '/shopping-list', () => Promise.reject(new TypeError('Failed to fetch')))
  fireEvent.change(screen.getByLabelText(/Item name/), { target: { value: 'Bananas' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add Item' }))
  expect((await screen.findByRole('region', { name: 'Items to Buy' })).textContent).toBe('Bananas')
  online.mockRestore()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByRole('checkbox', { name: /Bananas/ }, patient)).toBeTruthy()
}, 60_000)
