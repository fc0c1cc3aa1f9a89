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
    <GoalsForm start={start} suggested={null} units={units} pending={false} onSave={(goals) => saved.push(goals)} />,
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
