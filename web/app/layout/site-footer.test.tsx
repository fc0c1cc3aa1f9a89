// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BlogPage } from '#web/pages/blog-page.tsx'
import { renderPage } from '#web/testing/render-page.tsx'
import { SiteFooter } from './site-footer.tsx'

test.each([
  ['/blog', BlogPage],
  ['/about', () => null],
])('%s has the newsletter once, and says that it is coming soon', (address, Page) => {
  renderPage(
    () => (
      <>
        <Page />
        <SiteFooter />
      </>
    ),
    address,
    () => Promise.resolve([]),
  )
  expect(screen.getAllByRole('button', { name: 'Subscribe' })).toHaveLength(1)
  expect(screen.getAllByText(/^Coming soon/)).toHaveLength(1)
})
