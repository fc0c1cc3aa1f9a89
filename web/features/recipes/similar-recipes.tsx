import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RecipeCard as CardRecipe } from '#domain/recipe/recipe-view.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'
import { RecipeCard } from './recipe-card.tsx'
import { RecipeGrid } from './recipe-grid.tsx'

const SIMILAR = 4

interface SimilarRecipesProps {
  id: RecipeId
  /** The favorite button of a card. */
  heart: (id: RecipeId, title: string) => ReactNode
  plan: (recipe: CardRecipe) => ReactNode
}

/** Renders nothing until loaded, so the recipe never waits for it. */
export function SimilarRecipes({ id, heart, plan }: SimilarRecipesProps) {
  const { data: recipes = [] } = useQuery(recipeQueries.similar(id, SIMILAR))
  if (recipes.length === 0) return null
  return (
    <section aria-labelledby="similar-recipes" className="mt-14 print:hidden">
      <h2 id="similar-recipes" className="mb-5 font-bold text-2xl">
        More Like This
      </h2>
      <RecipeGrid>
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard recipe={recipe} heart={heart(recipe.id, recipe.title)} plan={plan(recipe)} />
          </li>
        ))}
      </RecipeGrid>
    </section>
  )
}
