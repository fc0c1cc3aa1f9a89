// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { AmountField } from './amount-field.tsx'

let amount = 1

function Form({ unit = '' }) {
  const [value, setValue] = useState(1)
  amount = value
  return (
    <>
      <AmountField label="Amount" amount={value} unit={unit} onChange={setValue} />
      <button type="button" onClick={() => setValue(1)}>
        Add Item
      </button>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Amount')

function type(text: string) {
  fireEvent.focus(field())
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.blur(field())
}

test.each([
  ['1/2', 0.5, '½'],
  ['1 1/2', 1.5, '1½'],
  ['½', 0.5, '½'],
  ['1,5', 1.5, '1½'],
  ['1.5', 1.5, '1½'],
  ['0.4', 0.4, '0.4'],
  ['1250', 1250, '1,250'],
  ['0', 0, '0'],
])('“%s” is read as %f and shown as “%s”', (text, read, shown) => {
  render(<Form />)
  type(text)
  expect(amount).toBe(read)
  expect(field().value).toBe(shown)
  expect(field().getAttribute('aria-invalid')).toBeNull()
})

test('grams stay decimals', () => {
  render(<Form unit="g" />)
  type('1.5')
  expect(field().value).toBe('1.5')
})

test('invalid text stays in the field, with a message, and isn’t an amount', () => {
  render(<Form />)
  type('a few')
  expect(field().value).toBe('a few')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().validationMessage).toBe('Enter a number, like 2, 1.5 or 1 1/2.')
  expect(screen.getByText('Enter a number, like 2, 1.5 or 1 1/2.')).toBeTruthy()
  expect(amount).toBeNaN()
  type('2')
  expect(screen.queryByText('Enter a number, like 2, 1.5 or 1 1/2.')).toBeNull()
  expect(field().validationMessage).toBe('')
})

test('an empty field is fine, and the arrow keys step', () => {
  render(<Form />)
  type('')
  expect(field().getAttribute('aria-invalid')).toBeNull()
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  expect(field().value).toBe('0.1')
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(field().value).toBe('0')
})

test('the hint about a range is gone once the form is reset', () => {
  render(<Form />)
  type('2-3')
  expect(screen.getByText('We’ll use the larger amount.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Add Item' }))
  expect(field().value).toBe('1')
  expect(screen.queryByText('We’ll use the larger amount.')).toBeNull()
})
