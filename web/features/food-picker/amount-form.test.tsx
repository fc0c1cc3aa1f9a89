// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { LoggableFood } from '#domain/diary/diary-entry.ts'
import { AmountForm } from './amount-form.tsx'

const APPLE: LoggableFood = {
  kind: 'food',
  id: '9003',
  title: 'Apple',
  nutrients: { calories: 52 },
  portions: [{ label: '1 medium', grams: 118 }],
}

test('choosing a portion after typing grams starts at one of it', () => {
  const onAdd = vi.fn()
  const choice = { item: APPLE, amount: 150 }
  render(<AmountForm choice={choice} energyUnit="kcal" pending={false} onAdd={onAdd} onBack={() => undefined} />)
  const amount = screen.getByLabelText<HTMLInputElement>('Amount')
  const portion = screen.getByLabelText('Portion')
  expect(amount.value).toBe('150')
  fireEvent.change(portion, { target: { value: 'medium' } })
  expect(amount.value).toBe('1')
  expect(screen.getByText(/61 kcal/)).toBeTruthy()
  fireEvent.change(portion, { target: { value: 'g' } })
  expect(amount.value).toBe('118')
  fireEvent.submit(amount)
  expect(onAdd).toHaveBeenCalledWith({ item: choice.item, amount: 118, portion: null })
})
