// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeleteSection } from './delete-section.tsx'

test('after Cancel, deleting an account starts without the old password and its error', async () => {
  render(<DeleteSection onDelete={() => Promise.reject(new Error('That is not your current password.'))} />)
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Delete My Account' }))
  const password = () => screen.getByLabelText<HTMLInputElement>(/password/i, { selector: 'input' })
  open()
  fireEvent.change(password(), { target: { value: 'wrong' } })
  fireEvent.submit(document.getElementById('delete-account') ?? document.body)
  expect((await screen.findByRole('alert')).textContent).toContain('That is not your current password.')
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
  open()
  expect(password().value).toBe('')
  expect(screen.queryByRole('alert')).toBeNull()
})
