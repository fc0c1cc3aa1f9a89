// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { BrowserRouter } from '#web/router/router.tsx'
import { ShopButton } from './shop-button.tsx'
import { useToasts } from './toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))
test('says that nothing was added if its script can’t be loaded, and can be pressed again', async () => {
  const noNetwork = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  render(
    <BrowserRouter onMove={() => undefined}>
      <ShopButton onAdd={noNetwork} />
    </BrowserRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Add to Shopping List' }))
  await expect
    .poll(() => useToasts.getState().toasts.map(({ tone, message }) => [tone, message]))
    .toEqual([['danger', 'We couldn’t add the ingredients. Please try again.']])
  expect(screen.getByRole('button', { name: 'Add to Shopping List' })).toHaveProperty('disabled', false)
})
