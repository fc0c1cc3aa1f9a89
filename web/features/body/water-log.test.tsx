// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { WaterLog } from './water-log.tsx'

/** A day with one glass of water. */
function Day({ saved }: { saved: number[] }) {
  const [amountMl, setAmount] = useState(250)
  async function correct(_: number, corrected: number) {
    saved.push(corrected)
    setAmount(corrected)
    return true
  }
  return (
    <WaterLog
      pours={[{ id: 1, amountMl }]}
      notLoaded={null}
      goalMl={2000}
      unit="ml"
      onPour={async () => true}
      onCorrect={correct}
      onRemove={() => undefined}
    />
  )
}

/** Returns the corrections that were saved. */
function showDay() {
  const saved: number[] = []
  render(<Day saved={saved} />)
  return saved
}

test('Enter saves a corrected amount once and stays in the field', async () => {
  const saved = showDay()
  const field = screen.getByLabelText<HTMLInputElement>('Correct 250 ml')
  field.focus()
  fireEvent.change(field, { target: { value: '300' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await screen.findByLabelText('Correct 300 ml')).toBe(field)
  expect(document.activeElement).toBe(field)
  field.blur()
  expect(saved).toEqual([300])
})

test.each(['20000', '0', ''])('an amount that nobody drinks, “%s”, stays as typed and is explained', (amount) => {
  const saved = showDay()
  const field = screen.getByLabelText<HTMLInputElement>('Correct 250 ml')
  fireEvent.change(field, { target: { value: amount } })
  fireEvent.blur(field)
  expect(field.value).toBe(amount)
  expect(screen.getByText('Enter an amount up to 10 liters.').id).toBe(field.getAttribute('aria-describedby'))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(saved).toEqual([])
})
