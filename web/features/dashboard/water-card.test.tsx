// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WaterCard } from './water-card.tsx'

afterEach(cleanup)

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
