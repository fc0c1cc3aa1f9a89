// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DEFAULT_GOALS } from '#domain/diary/goals.ts'
import { EnergyUnit } from '#web/ui/energy-unit.ts'
import { DayTotals } from './day-totals.tsx'
import { WeekSummary } from './week-summary.tsx'

const eaten = { calories: 1000, protein: 50, carbs: 100, fat: 40 }
const week = (
  <>
    <DayTotals totals={eaten} hasMacros uncounted={0} goals={DEFAULT_GOALS} isToday />
    <WeekSummary average={eaten} hasMacros goals={DEFAULT_GOALS} />
  </>
)

test('the week counts in the member’s unit of energy', () => {
  const { container } = render(<EnergyUnit value="kJ">{week}</EnergyUnit>)
  expect(container.textContent).toContain('4,184 / 8,368 kJ')
  expect(container.textContent).toContain('4,184 kJ to go')
  expect(container.textContent).toContain('4,184 of 8,368 kJ')
  expect(container.textContent).toContain('50 of 150 g')
  expect(container.textContent).not.toContain('kcal')
})

test('the week counts in kcal for a visitor', () => {
  const { container } = render(week)
  expect(container.textContent).toContain('1,000 / 2,000 kcal')
})

test('a day says how many of its meals aren’t in its total', () => {
  const day = (uncounted: number) => (
    <DayTotals totals={eaten} hasMacros uncounted={uncounted} goals={DEFAULT_GOALS} isToday={false} />
  )
  const { container, rerender } = render(day(1))
  expect(container.textContent).toContain('1,000 kcal to go · 1 meal isn’t counted')
  rerender(day(2))
  expect(container.textContent).toContain('2 meals aren’t counted')
  rerender(day(0))
  expect(container.textContent).not.toContain('counted')
})

test('while the recipes load there are calories, and no macros', () => {
  const unread = { calories: 1000, protein: 0, carbs: 0, fat: 0 }
  const { container } = render(
    <>
      <DayTotals totals={unread} hasMacros={false} uncounted={0} goals={DEFAULT_GOALS} isToday />
      <WeekSummary average={unread} hasMacros={false} goals={DEFAULT_GOALS} />
    </>,
  )
  expect(container.textContent).toContain('1,000 / 2,000 kcal')
  expect(container.textContent).toContain('Protein–/150 g')
  expect(container.textContent).not.toContain('0 of 150 g')
})
