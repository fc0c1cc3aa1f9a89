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

test('adds only as many recipes as an account can have, and says how many won’t fit', () => {
  const kept = Array.from({ length: MOST_ROWS.custom_recipes - 2 }, (_, at) => draft(`Kept ${at}`))
  const recipes = ['Leek', 'Rice', 'Beet'].map((name) => ({ draft: draft(name), remarks: [], photo: null }))
  const onKeep = vi.fn()
  render(<ImportedList recipes={recipes} unreadable={[]} kept={kept} onReview={() => undefined} onKeep={onKeep} />)
  expect(screen.getByText('You can have 2,000 recipes of your own. 1 recipe won’t fit.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 recipes' }))
  expect(onKeep).toHaveBeenCalledWith(recipes.slice(0, 2), false)
})
