// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useToasts } from '#web/ui/toast-store.ts'
import { NewLink } from './new-link.tsx'

const ADDRESS = 'http://plateful.test/shared/token'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useToasts.setState({ toasts: [] })
})

test('a link that can’t be copied is selected, and the person is told', async () => {
  vi.stubGlobal('navigator', { clipboard: undefined }) // a site without https
  render(<NewLink address={ADDRESS} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  await expect
    .poll(() =>
      useToasts
        .getState()
        .toasts.map(({ message }) => message)
        .join(),
    )
    .toContain('couldn’t copy')
  const input = screen.getByLabelText<HTMLInputElement>('Public link')
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(ADDRESS)
})
