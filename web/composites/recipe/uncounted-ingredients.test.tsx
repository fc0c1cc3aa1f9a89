// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customRecipe, emptyRecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { customRecipeView } from '#domain/recipe/custom-recipe-view.ts'
import { recipeId } from '#domain/recipe-id.ts'
import { createQueryClient } from '#web/data/query-client.ts'
import { RecipeHero } from '#web/features/recipe-about/recipe-hero.tsx'
import { RecipeCard } from '#web/features/recipes/recipe-card.tsx'
import { BrowserRouter } from '#web/router/router.tsx'

const id = recipeId(5_000_000_001)
if (id === null) throw new Error('The test needs a recipe id.')
const chili = customRecipeView(customRecipe({ ...emptyRecipeDraft(), title: 'Beef chili' }, id), {
  ingredients: [
    { name: 'kidney beans', food: 'kidney beans', grams: 400, traits: [] },
    { name: '2 lb beef chili', food: null, grams: null, traits: [] },
  ],
  nutrients: [{ name: 'Calories', amount: 217, unit: 'kcal', percentOfDailyNeeds: null }],
})

test('calories that leave an ingredient out say so, on the card and under the title', () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter onMove={() => undefined}>
        <RecipeCard recipe={chili} own heart={null} />
        <RecipeHero recipe={chili}>{null}</RecipeHero>
      </BrowserRouter>
    </QueryClientProvider>,
  )
  expect(screen.getByText('per serving, 1 ingredient not counted')).toBeTruthy()
  expect(screen.getByText('217 kcal per serving, 1 ingredient not counted')).toBeTruthy()
})
