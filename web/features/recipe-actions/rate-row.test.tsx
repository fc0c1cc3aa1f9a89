// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { recipeId } from '#domain/recipe-id.ts'
import { BrowserRouter } from '#web/router/router.tsx'
import { RateRow } from './rate-row.tsx'
import '#web/testing/patience.ts'

beforeAll(() => import('./member-problem.tsx'))
const chosen = () => screen.queryByRole('radio', { checked: true })?.getAttribute('value') ?? null

function rate(savedRating: number | null, onRate: () => Promise<void>) {
  const stew = recipeId(7)
  if (stew === null) throw new Error('The recipe of this test has no number.')
  render(
    <BrowserRouter onMove={() => undefined}>
      <RateRow recipeId={stew} savedRating={savedRating} onRate={onRate} />
    </BrowserRouter>,
  )
  fireEvent.click(screen.getByRole('radio', { name: '4 stars' }))
}

test('a star that is saved stays', async () => {
  rate(null, async () => undefined)
  expect(await screen.findByText('Rating saved')).toBeTruthy()
  expect(chosen()).toBe('4')
})

test('a star that couldn’t be saved is reset, with the reason and the way to sign in', async () => {
  rate(null, () => Promise.reject(new Error('Not authenticated')))
  expect((await screen.findByRole('alert')).textContent).toContain('Not authenticated')
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
  expect(chosen()).toBeNull()
})

test('a member keeps the previously saved rating', async () => {
  rate(2, () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(chosen()).toBe('2')
})
