// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ContactForm } from './contact-form.tsx'
import '#web/testing/patience.ts'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const write = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } })

test('what was typed is still there after visiting another page, until it is sent', async () => {
  const first = render(<ContactForm reachesUs={false} />)
  write('Name', 'Mia')
  write('Message', 'The soup was too salty.')
  first.unmount()
  const second = render(<ContactForm reachesUs={false} />)
  expect(field('Name').value).toBe('Mia')
  expect(field('Message').value).toBe('The soup was too salty.')
  fireEvent.submit(screen.getByRole('button', { name: 'Send Message' }))
  await screen.findByText('Message Sent!')
  expect(field('Message').value).toBe('')
  second.unmount()
  render(<ContactForm reachesUs={false} />)
  expect(field('Message').value).toBe('')
})
