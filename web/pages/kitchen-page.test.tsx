// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderPage } from '#web/testing/render-page.tsx'
import { KitchenPage } from './kitchen-page.tsx'

const NOTHING = { recipes: [], total: 0, unknown: [] }

test('if no dish matches, the advice is about a filter that is set', async () => {
  renderPage(KitchenPage, '/kitchen?have=durian', () => Promise.resolve(NOTHING))
  expect(await screen.findByText('None of our dishes use what you have. Check another food.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '15' } })
  expect(await screen.findByText('Choose any time and any diet, or check another food.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('To buy'), { target: { value: '1' } })
  expect(await screen.findByText('Allow a few more items to buy, or check another food.')).toBeTruthy()
})

test('opened offline, it loads the dishes once there is a connection', async () => {
  let isOnline = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  onTestFinished(() => {
    vi.restoreAllMocks()
    onlineManager.setOnline(true)
  })
  renderPage(KitchenPage, '/kitchen?have=rice', () =>
    isOnline ? Promise.resolve({ ...NOTHING, total: 7 }) : Promise.reject(new TypeError('Failed to fetch')),
  )
  expect(await screen.findByText('We couldn’t load the recipes')).toBeTruthy()
  isOnline = true
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('7 dishes use what you have')).toBeTruthy()
  expect(screen.queryByText('We couldn’t load the recipes')).toBeNull()
})
