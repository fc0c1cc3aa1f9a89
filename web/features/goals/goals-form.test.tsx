// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DEFAULT_GOALS, type Goals } from '#domain/diary/goals.ts'
import { METRIC } from '#domain/diary/units.ts'
import { GoalsForm } from './goals-form.tsx'

test('the sliders show the member’s units, and goals are saved in kcal and ml', () => {
  const start = { ...DEFAULT_GOALS, calories: 1900, waterMl: 2750 }
  const saved: Goals[] = []
  const units = { ...METRIC, energy: 'kJ', volume: 'fl_oz' } as const
  render(
    <GoalsForm
      start={start}
      suggested={null}
      units={units}
      floor={null}
      pending={false}
      onSave={(goals) => saved.push(goals)}
    />,
  )
  const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
  expect(slider('Daily calories').value).toBe('1900')
  expect(slider('Daily calories').getAttribute('aria-valuetext')).toBe('7,950 kJ')
  expect(slider('Daily water').getAttribute('aria-valuetext')).toBe('93 fl oz')
  expect(slider('Protein').getAttribute('aria-valuetext')).toBe('150 g')
  expect(document.body.textContent).not.toMatch(/kcal|ml\b/)
  fireEvent.click(screen.getByRole('button', { name: 'Save Goals' }))
  expect(saved).toEqual([start])
})

test('suggested numbers replace the sliders and keep the diet chosen below, saved or not', () => {
  const saved: Goals[] = []
  const form = (suggested: Goals | null) => (
    <GoalsForm
      start={DEFAULT_GOALS}
      suggested={suggested}
      units={METRIC}
      floor={null}
      pending={false}
      onSave={(goals) => saved.push(goals)}
    />
  )
  const { rerender } = render(form(null))
  fireEvent.change(screen.getByLabelText('Preferred diet'), { target: { value: 'vegan' } })
  rerender(form({ ...DEFAULT_GOALS, calories: 1500 }))
  expect(screen.getByLabelText<HTMLSelectElement>('Preferred diet').value).toBe('vegan')
  fireEvent.click(screen.getByRole('button', { name: 'Save Goals' }))
  expect(saved).toEqual([{ ...DEFAULT_GOALS, calories: 1500, diet: 'vegan' }])
})

test('macros that don’t add up to the calories say so, and one tap makes them fit', () => {
  render(
    <GoalsForm start={DEFAULT_GOALS} suggested={null} units={METRIC} floor={null} pending={false} onSave={() => {}} />,
  )
  expect(document.body.textContent).toContain('add up to 2,185 kcal a day, but your calorie goal is 2,000 kcal')
  fireEvent.click(screen.getByRole('button', { name: 'Fit Macros to Calories' }))
  expect(document.body.textContent).not.toContain('but your calorie goal')
})

test('a member who needs more than the slider says saves what they need', () => {
  const saved: Goals[] = []
  const floor = { kcal: 2100, because: 'you’re breastfeeding' }
  const start = { ...DEFAULT_GOALS, calories: 1500 }
  render(
    <GoalsForm
      start={start}
      suggested={null}
      units={METRIC}
      floor={floor}
      pending={false}
      onSave={(goals) => saved.push(goals)}
    />,
  )
  expect(document.body.textContent).toContain('Because you’re breastfeeding')
  fireEvent.click(screen.getByRole('button', { name: 'Save Goals' }))
  expect(saved).toEqual([{ ...start, calories: 2100 }])
})
