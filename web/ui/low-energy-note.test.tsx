// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EnergyFloorNote } from './energy-floor-note.tsx'
import { LowEnergyNote } from './low-energy-note.tsx'

const energyText = (kcal: number) => `${kcal} kcal`

test('a target below 1,200 kcal says that it is for supervision, and one tap makes it 1,200', () => {
  const raised: number[] = []
  render(<LowEnergyNote kcal={1100} energyText={energyText} onRaise={(kcal) => raised.push(kcal)} />)
  expect(document.body.textContent).toContain(
    'Less than 1200 kcal a day is for people whose doctor follows them closely.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Use 1200 kcal' }))
  expect(raised).toEqual([1200])
})

test('the least that the goals form allows has a quiet way to help, and nothing above it', () => {
  const { rerender } = render(<LowEnergyNote kcal={1200} energyText={energyText} onRaise={() => {}} />)
  expect(screen.getByRole('link', { name: /helpline/ }).getAttribute('href')).toBe('https://findahelpline.com')
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<LowEnergyNote kcal={1500} energyText={energyText} onRaise={() => {}} />)
  expect(document.body.textContent).toBe('')
})

test('a member who needs more is told why, only while the target is below it', () => {
  const floor = { kcal: 2100, because: 'you’re pregnant' }
  const { rerender } = render(<EnergyFloorNote kcal={1800} floor={floor} energyText={energyText} />)
  expect(document.body.textContent).toContain('Because you’re pregnant, we’ll use at least 2100 kcal a day.')
  rerender(<EnergyFloorNote kcal={2100} floor={floor} energyText={energyText} />)
  expect(document.body.textContent).toBe('')
})
