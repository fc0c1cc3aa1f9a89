// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

function openDialog() {
  const onClose = vi.fn()
  render(
    <Dialog open onClose={onClose} title="Add a Food">
      <input aria-label="Name" />
    </Dialog>,
  )
  return { onClose, dialog: screen.getByRole('dialog', { hidden: true }) }
}

test('a press outside closes a dialog', () => {
  const { onClose, dialog } = openDialog()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

test('selecting text in a field and letting go outside keeps a dialog open', () => {
  const { onClose, dialog } = openDialog()
  fireEvent.pointerDown(screen.getByLabelText('Name'))
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
})
