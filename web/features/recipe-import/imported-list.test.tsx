// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MOST_ROWS } from '#domain/limits.ts'
import { emptyRecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { ImportedList } from './imported-list.tsx'

const draft = (name: string) => ({
  ...emptyRecipeDraft(),
  title: name,
  instructions: 'Boil.',
  ingredients: [{ name, amount: 1, unit: '' }],
})

test('adds only as many recipes as an account can have, and says how many won’t fit', async () => {
  const kept = Array.from({ length: MOST_ROWS.custom_recipes - 2 }, (_, at) => draft(`Kept ${at}`))
  const recipes = ['Leek', 'Rice', 'Beet'].map((name) => ({ draft: draft(name), remarks: [], photo: null }))
  const onKeep = vi.fn()
  render(<ImportedList recipes={recipes} unreadable={[]} kept={kept} onReview={() => undefined} onKeep={onKeep} />)
  expect(await screen.findByText('You can have 2,000 recipes of your own. 1 recipe won’t fit.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 recipes' }))
  expect(onKeep).toHaveBeenCalledWith(recipes.slice(0, 2), false)
})

test('says of recipes that make pieces what was taken for a serving', () => {
  const rolls = { ...draft('Rolls'), servings: 20, about: { details: { Yield: 'about 20 rolls' } } }
  const corrected = { ...rolls, title: 'Small rolls', servings: 5 }
  const recipes = [rolls, corrected].map((one) => ({ draft: one, remarks: [], photo: null }))
  render(<ImportedList recipes={recipes} unreadable={[]} kept={[]} onReview={vi.fn()} onKeep={vi.fn()} />)
  expect(screen.getByText(/^1 recipe makes pieces, such as “about 20 rolls”\. We count one piece/)).toBeTruthy()
})
