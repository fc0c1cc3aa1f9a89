// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WaterCard } from './water-card.tsx'

test.each([
  ['ml', 2000, '3 of 8 glasses (250 ml each)'],
  ['fl_oz', 2602, '3 of 11 glasses (8 fl oz each)'],
] as const)('in %s, three pours as they are offered are three glasses', (unit, targetMl, glasses) => {
  let drunkMl = 0
  const card = () => (
    <WaterCard drunkMl={drunkMl} targetMl={targetMl} unit={unit} pending={false} onAdd={(ml) => (drunkMl += ml)} />
  )
  const { rerender } = render(card())
  for (let pour = 0; pour < 3; pour++) fireEvent.click(screen.getByRole('button', { name: 'Add Water' }))
  rerender(card())
  expect(screen.getByText(glasses)).toBeTruthy()
})

test.each(['20000', '10', ''])(
  'an amount that is not offered, “%s”, stays as typed, and no other is added',
  (amount) => {
    const added: number[] = []
    render(<WaterCard drunkMl={0} targetMl={2000} unit="ml" pending={false} onAdd={(ml) => added.push(ml)} />)
    const field = screen.getByLabelText<HTMLInputElement>('Amount of water')
    fireEvent.change(field, { target: { value: amount } })
    fireEvent.blur(field)
    fireEvent.click(screen.getByRole('button', { name: 'Add Water' }))
    expect(field.value).toBe(amount)
    expect(field.validity.valid).toBe(false)
    expect(added).toEqual([])
  },
)
