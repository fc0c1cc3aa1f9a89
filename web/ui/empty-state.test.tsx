// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { EmptyState } from './empty-state.tsx'
import { DRAWINGS, PreviewDrawing } from './preview-drawings.tsx'

beforeAll(() => import('./preview-drawings.tsx'))
afterEach(cleanup)

test('an empty screen shows a sketch that screen readers skip, and what to do', async () => {
  const { container } = render(
    <EmptyState title="No favorites yet" preview="cards" icon="icon" action={<button type="button">Browse</button>} />,
  )
  expect(screen.getByRole('heading', { name: 'No favorites yet' })).toBeTruthy()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await expect.poll(() => container.querySelector('[aria-hidden=true] svg')).not.toBeNull()
  expect(container.textContent, 'instead of the icon').not.toContain('icon')
})

test.each(Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[])(
  'the sketch "%s" has shapes only, in our colors',
  (name) => {
    const sketch = renderToStaticMarkup(<PreviewDrawing of={name} />)
    const palette = readFileSync('web/styles/app.css', 'utf8')
    const used = [...new Set([...sketch.matchAll(/var\((--color-[a-z-]+)\)/g)].map(([, token]) => token))]
    expect(used.length).toBeGreaterThan(1)
    expect(used.filter((token) => !palette.includes(`${token}:`))).toEqual([])
    expect(sketch.replaceAll(/<[^>]*>/g, ''), 'no words that could pass for data').toBe('')
  },
)
