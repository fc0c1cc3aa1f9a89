// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { EmptyState } from './empty-state.tsx'

beforeAll(() => import('./preview-drawings.tsx'))
test('an empty screen shows a sketch that screen readers skip, and what to do', async () => {
  const { container } = render(
    <EmptyState title="No favorites yet" preview="cards" icon="icon" action={<button type="button">Browse</button>} />,
  )
  expect(screen.getByRole('heading', { name: 'No favorites yet' })).toBeTruthy()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await expect.poll(() => container.querySelector('[aria-hidden=true] svg')).not.toBeNull()
  expect(container.textContent, 'instead of the icon').not.toContain('icon')
})
