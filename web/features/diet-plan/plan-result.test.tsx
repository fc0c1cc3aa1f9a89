// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_MACROS } from '#domain/nutrition/macros.ts'
import { NO_PREFERENCES } from '#domain/plan/plan-request.ts'
import { PlanResult } from './plan-result.tsx'

function calorieChip(calories: number) {
  const noop = () => undefined
  render(
    <PlanResult
      request={{ targetCalories: 2000, diet: '', exclude: '', span: 'day', preferences: NO_PREFERENCES }}
      days={[{ meals: [], totals: { ...NO_MACROS, calories } }]}
      isLocked={() => false}
      busy={null}
      onSwap={noop}
      onLock={noop}
      onRegenerate={noop}
      onRegenerateAll={noop}
    />,
  )
  return within(screen.getByRole('list', { name: 'Total' })).getByText(/kcal$/).className
}

test('a plan on target has a calm chip, and one that is off never looks like an alarm', () => {
  expect(calorieChip(2010)).toContain('leaf')
  cleanup()
  expect(calorieChip(2600)).toContain('apricot')
})
