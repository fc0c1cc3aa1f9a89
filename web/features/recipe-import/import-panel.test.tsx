// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recipesJsonLd } from '#domain/exchange/recipe-export.ts'
import { CONNECTION_LOST } from '#web/data/failure-text.ts'
import { leekSoup } from '#web/testing/leek-soup.ts'
import '#web/testing/patience.ts'
import { ImportPanel } from './import-panel.tsx'

const TWO_SOUPS = recipesJsonLd(
  ['Leek soup', 'Pea soup'].map((title) => ({ recipe: { ...leekSoup, title }, picture: null })),
)

test('recipes that could not be added are still listed, with the reason', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  render(<ImportPanel isShared={false} given="" kept={[]} onReview={() => Promise.resolve(true)} onKeep={lost} />)
  fireEvent.change(screen.getByLabelText('Web address or recipe text'), { target: { value: TWO_SOUPS } })
  fireEvent.click(screen.getByRole('button', { name: 'Read Recipe' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Add 2 recipes' }))
  expect((await screen.findByRole('alert')).textContent).toBe(CONNECTION_LOST)
  expect(screen.getByRole('button', { name: 'Add 2 recipes' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Read Recipe' })).toHaveProperty('disabled', false)
})
