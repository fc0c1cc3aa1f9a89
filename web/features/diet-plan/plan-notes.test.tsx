// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type PlanNotes, planNotes } from '#domain/plan/plan-notes.ts'
import { PlanNotesNotice } from './plan-notes.tsx'

const NOTHING = planNotes({})
const show = (notes: Partial<PlanNotes>) =>
  render(<PlanNotesNotice notes={{ ...NOTHING, ...notes }} onDrop={() => undefined} />)

test('a plan that misses a wish says so, and explains why on request', () => {
  show({ unmet: ['No vegan day under $4 a day: this one costs $5.'] })
  expect(screen.getByRole('list').textContent).toContain('No vegan day')
  expect(screen.getByText('Why is that?')).toBeTruthy()
})

test('an unknown word needs no explanation', () => {
  show({ unknownExclusions: ['zorp'] })
  expect(screen.getByText(/zorp/)).toBeTruthy()
  expect(screen.queryByText('Why is that?')).toBeNull()
})

test('a plan that meets everything has no notes', () => {
  expect(show({}).container.textContent).toBe('')
})
