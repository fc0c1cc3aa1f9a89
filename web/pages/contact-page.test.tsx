// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { REPLY_WITHIN, readHours, SUPPORT_HOURS } from '#domain/site/host.ts'
import { OPEN_SITE, renderPage } from '#web/testing/render-page.tsx'
import { ContactPage } from './contact-page.tsx'

const promises = { supportHours: readHours(SUPPORT_HOURS), replyWithin: REPLY_WITHIN }
const noCalls = () => Promise.reject(new Error('The page made a call.'))

test('if messages reach nobody, nothing promises a reply', async () => {
  vi.useFakeTimers()
  const { container } = renderPage(ContactPage, '/contact', noCalls)
  expect(screen.getByText(/your message won’t reach anyone/)).toBeTruthy()
  const form = container.querySelector('form')
  if (!form) throw new Error('The page has no form.')
  fireEvent.submit(form)
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  expect(await screen.findByText('Message Sent!')).toBeTruthy()
  expect(container.textContent).toContain('nobody will write back')
  expect(container.textContent).not.toMatch(/24 hours|Support hours|We’ll reply|Tell us/)
})

test('if messages are delivered, a reply is promised within 24 hours', () => {
  const { container } = renderPage(ContactPage, '/contact', noCalls, {
    site: { mail: { accounts: true, contact: true, week: true }, host: { ...OPEN_SITE.host, ...promises } },
  })
  expect(screen.getByRole('heading', { name: 'A reply within 24 hours' })).toBeTruthy()
  expect(container.textContent).toContain('Monday to Friday9 am to 6 pmSaturday10 am to 4 pmSundayClosed')
  expect(container.textContent).not.toMatch(/won’t reach anyone|cannot send mail/)
})
