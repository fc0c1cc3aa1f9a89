// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PERSISTED_QUERIES } from '#domain/account/device-keys.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { PageErrorBoundary } from './page-error-boundary.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // React logs what was caught
})

function Broken(): never {
  throw new TypeError('days is not iterable')
}

const page = () => (
  <PageErrorBoundary>
    <Broken />
  </PageErrorBoundary>
)

test('a failed page is opened without this device’s stored data, which may be the cause', async () => {
  localStorage.setItem(PERSISTED_QUERIES, '{}')
  renderPage(page, '/dashboard', () => Promise.reject(new Error('unused')))
  expect(await screen.findByRole('heading', { name: 'We couldn’t show this page' })).toBeTruthy()
  expect(localStorage.getItem(PERSISTED_QUERIES)).toBeNull()
})
