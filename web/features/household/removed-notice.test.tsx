// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'

const { calls, respondWith } = memberBackend()

test('a member who was removed from a household sees the notice until they dismiss it', async () => {
  let removals = [{ household_name: 'Ben’s household' }]
  respondWith(({ call }) => {
    if (call.startsWith('DELETE')) removals = []
    return call.startsWith('DELETE') ? new Response(null, { status: 204 }) : Response.json(removals)
  })
  const { RemovedNotice } = await import('./removed-notice.tsx')
  const { renderPage } = await import('#web/testing/render-page.tsx')
  renderPage(
    () => <RemovedNotice userId={MEMBER} />,
    '/',
    () => Promise.reject(new Error('Nothing of the catalogue is needed.')),
  )
  const notice = await screen.findByRole('status', { name: 'Household' })
  expect(notice.textContent).toContain('You’re no longer in Ben’s household.')
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  await expect.poll(() => screen.queryByRole('status')).toBeNull()
  expect(calls.map(({ call }) => call)).toContain('DELETE household_removals')
})
