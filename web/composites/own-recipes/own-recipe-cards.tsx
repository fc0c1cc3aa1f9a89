// Cards of the recipes stored on this device; loaded after the page, because most visitors have none.
import { type ReactNode, useEffect, useState } from 'react'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import type { ListFacts } from '#web/data/recipe-fetch.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { useOwnRecipe } from '#web/features/custom-recipes/use-own-recipe.ts'
import { FavoriteButton } from '#web/features/favorites/favorite-button.tsx'
import { knownFilters } from '#web/features/recipe-filters/list-address.ts'
import { ImportDrop } from '#web/features/recipe-import/import-drop.tsx'
import { RecipeCard } from '#web/features/recipes/recipe-card.tsx'
import { RecipeGrid } from '#web/features/recipes/recipe-grid.tsx'
import { Button } from '#web/ui/button.tsx'
import { countText } from '#web/ui/format.ts'
import { useFoundOwnRecipes } from './use-found-own-recipes.ts'

/** A collection may hold hundreds, and every card requests its nutrition. */
const AT_ONCE = 12

interface OwnRecipeListProps {
  search: string
  /** How the search was understood; null if unknown. */
  facts: Pick<ListFacts, 'preferences' | 'text' | 'unknown'> | null
  /** '' for any. */
  cuisine: string
  filters: Readonly<Record<string, string>>
  compact: boolean
  onCount: (count: number) => void
}

export function OwnRecipeList({ search, facts, cuisine, filters: requested, compact, onCount }: OwnRecipeListProps) {
  const { recipes, unchecked, uncounted } = useFoundOwnRecipes({
    ...{ search, facts, cuisine },
    // Words that the page says it ignored don't narrow this list either.
    filters: knownFilters(requested, facts?.unknown),
  })
  const [shown, setShown] = useState(AT_ONCE)
  useEffect(() => onCount(recipes.length), [onCount, recipes.length])
  const notes = (unchecked > 0 || uncounted > 0) && (
    <p className="my-4 text-muted">
      {uncounted > 0 && `Counting ${countText(uncounted, 'more of your recipes', 'more of your recipes')}. `}
      {unchecked > 0 && (
        <>
          {unchecked === 1 ? 'One of your recipes is' : `${unchecked} of your recipes are`} not shown, because we
          couldn’t check every ingredient.
        </>
      )}
    </p>
  )
  if (recipes.length === 0)
    return (
      <>
        {notes}
        <ImportDrop />
      </>
    )
  return (
    <section aria-labelledby="your-recipes" className="mb-12">
      <h2 id="your-recipes" className="mb-5">
        Your recipes
      </h2>
      <RecipeGrid compact={compact}>
        {recipes.slice(0, shown).map((recipe) => (
          <li key={recipe.id}>
            <OwnCard recipe={recipe} title="h3" />
          </li>
        ))}
      </RecipeGrid>
      {notes}
      {shown < recipes.length && (
        <Button variant="secondary" className="mt-6" onClick={() => setShown((count) => count + AT_ONCE)}>
          {`Show More of Your Recipes (${recipes.length - shown})`}
        </Button>
      )}
      <ImportDrop />
    </section>
  )
}

/** One of them by its number; `missing` if this device has no such recipe. */
export function OwnFavorite({ id, missing }: { id: RecipeId; missing: ReactNode }) {
  const recipe = useCustomRecipes(({ recipes }) => recipes.find((own) => own.id === id))
  return recipe ? <OwnCard recipe={recipe} title="h2" /> : missing
}

function OwnCard({ recipe, title }: { recipe: CustomRecipe; title: 'h2' | 'h3' }) {
  const view = useOwnRecipe(recipe)
  return <RecipeCard recipe={view} title={title} own heart={<FavoriteButton id={view.id} title={view.title} />} />
}
