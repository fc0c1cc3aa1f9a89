// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#web/testing/render-page.tsx'
import { ContactPage } from './contact-page.tsx'

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
  expect(container.textContent).not.toMatch(/24 hours|We’ll reply|Tell us/)
})

test('if messages are delivered, a reply is promised within 24 hours', () => {
  const { container } = renderPage(ContactPage, '/contact', noCalls, {
    site: { mail: { accounts: true, contact: true } },
  })
  expect(screen.getByRole('heading', { name: 'A reply within 24 hours' })).toBeTruthy()
  expect(container.textContent).not.toMatch(/won’t reach anyone|cannot send mail/)
})
