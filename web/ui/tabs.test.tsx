// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

const TABS = ['Ingredients', 'Instructions', 'Nutrition'].map((label) => ({ id: label, label, content: label }))

test('two arrow keys in a row move two tabs on, even if the first move isn’t shown yet', () => {
  const onChange = vi.fn()
  render(<Tabs label="Recipe" tabs={TABS} value="Ingredients" onChange={onChange} />)
  screen.getByRole('tab', { name: 'Ingredients' }).focus()
  for (const name of ['Instructions', 'Nutrition']) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(screen.getByRole('tab', { name }))
    expect(onChange).toHaveBeenLastCalledWith(name)
  }
})
