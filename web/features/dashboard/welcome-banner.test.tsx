// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BrowserRouter } from '#web/router/router.tsx'
import { WelcomeBanner } from './welcome-banner.tsx'

afterEach(cleanup)

const titleFor = (state: { goalsSet: boolean; hasPlan: boolean }) => {
  render(
    <BrowserRouter onMove={() => undefined}>
      <WelcomeBanner {...state} />
    </BrowserRouter>,
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Set Goals', 'Browse Recipes'])
  return screen.getByRole('heading').textContent
}

test('only somebody without goals and a plan is welcomed', () => {
  expect(titleFor({ goalsSet: false, hasPlan: false })).toBe('Welcome to your dashboard')
})

test.each([
  [{ goalsSet: false, hasPlan: true }, 'Your meals are planned'],
  [{ goalsSet: true, hasPlan: true }, 'Nothing logged yet today'],
  [{ goalsSet: true, hasPlan: false }, 'Nothing logged yet today'],
])('a member with %j is told what there is to do', (state, title) => {
  expect(titleFor(state)).toBe(title)
})
