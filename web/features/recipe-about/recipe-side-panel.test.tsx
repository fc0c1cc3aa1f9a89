// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyRecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { customRecipeView } from '#domain/recipe/custom-recipe-view.ts'
import { recipeId } from '#domain/recipe-id.ts'
import { RecipeSidePanel } from './recipe-side-panel.tsx'

test('an own recipe says who chose its labels, and doesn’t claim that they follow from its ingredients', () => {
  const id = recipeId(1_000_000_000)
  if (id === null) throw new Error('The test needs a recipe id.')
  const recipe = customRecipeView({ ...emptyRecipeDraft(), id, isCustom: true, diets: ['Vegan'] })
  render(<RecipeSidePanel recipe={recipe} own dietBadges="Vegan" meritBadges={null} />)
  expect(screen.getByText(/^The recipe’s author chose these labels\./)).toBeTruthy()
  expect(screen.queryByText(/This comes from the ingredients/)).toBeNull()
})

test('says what the dish contains and may contain, and how many ingredients aren’t known', () => {
  const id = recipeId(1_000_000_000)
  if (id === null) throw new Error('The test needs a recipe id.')
  const view = customRecipeView(
    { ...emptyRecipeDraft(), id, isCustom: true },
    {
      ingredients: [
        { name: 'butter', food: 'butter', grams: 14, traits: ['dairy'] },
        { name: 'tempeh', food: 'tempeh', grams: 200, traits: ['soy'], mayContain: ['gluten'] },
        { name: 'moon dust', food: null, grams: null, traits: [] },
      ],
      nutrients: [],
    },
  )
  render(<RecipeSidePanel recipe={view} own dietBadges={null} meritBadges={null} />)
  expect(screen.getByText('Contains milk, soy. May contain gluten. 1 ingredient isn’t known to us.')).toBeTruthy()
})
