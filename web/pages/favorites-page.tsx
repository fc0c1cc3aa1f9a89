import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import type { CustomRecipe } from '#domain/custom-recipe.ts'
import { isCustomRecipeId } from '#domain/recipe-ids.ts'
import type { Recipe } from '#domain/recipe-view.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { useOwnRecipe } from '#web/features/custom-recipes/use-own-recipe.ts'
import { FavouriteButton } from '#web/features/favourites/favourite-button.tsx'
import { useFavourites } from '#web/features/favourites/favourites-store.ts'
import { MissingFavourite } from '#web/features/favourites/missing-favourite.tsx'
import { recipeDetailQuery } from '#web/features/recipe-detail/recipe-detail-query.ts'
import { RecipeCard } from '#web/features/recipes/recipe-card.tsx'
import { RecipeCardSkeleton, RecipeGrid, RecipeGridSkeleton } from '#web/features/recipes/recipe-grid.tsx'
import { countText } from '#web/lib/figures.ts'
import { usePageHead } from '#web/lib/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

export function FavoritesPage() {
  const ids = useFavourites(({ favorites }) => favorites)
  // Only the device knows them: until it has spoken, nothing can be said.
  const known = useHydrated()
  usePageHead({
    title: 'Your Favorite Recipes',
    description: 'The recipes that you marked with a heart, kept on this device.',
    canonical: paths.favorites,
  })
  return (
    // As tall as the screen: the footer stays below it when placeholders give way to few or no recipes.
    <div className="page-width min-h-dvh">
      <PageHeader
        title="Your Favorite Recipes"
        intro={`${known && ids.length > 0 ? countText(ids.length, 'recipe') : 'Recipes'} that you marked with a heart, kept on this device.`}
      />
      {!known ? <RecipeGridSkeleton /> : ids.length === 0 ? <NoFavourites /> : <FavouriteList ids={ids} />}
    </div>
  )
}

function NoFavourites() {
  return (
    <EmptyState
      title="No favorites yet"
      icon={<Heart />}
      action={
        <Link to={paths.recipes()} className={buttonClass()}>
          Browse Recipes
        </Link>
      }
    >
      Click the heart icon on a recipe to keep it here.
    </EmptyState>
  )
}

function FavouriteList({ ids }: { ids: readonly number[] }) {
  return (
    <RecipeGrid>
      {ids.toReversed().map((id) => (
        <li key={id}>
          <Favourite id={id} />
        </li>
      ))}
    </RecipeGrid>
  )
}

function Favourite({ id }: { id: number }) {
  const own = useCustomRecipes(({ recipes }) => recipes.find((recipe) => recipe.id === id))
  const remove = useFavourites((favourites) => favourites.remove)
  const { data, isError, refetch } = useQuery({ ...recipeDetailQuery(String(id)), enabled: !isCustomRecipeId(id) })
  if (own) return <OwnFavourite recipe={own} />
  if (data) return <FavouriteCard recipe={data} own={false} />
  const gone = isCustomRecipeId(id) || data === null
  if (!gone && !isError) return <RecipeCardSkeleton />
  return <MissingFavourite gone={gone} onRemove={() => remove(id)} onRetry={refetch} />
}

function OwnFavourite({ recipe }: { recipe: CustomRecipe }) {
  return <FavouriteCard recipe={useOwnRecipe(recipe).view} own />
}

function FavouriteCard({ recipe, own }: { recipe: Recipe; own: boolean }) {
  const heart = <FavouriteButton id={recipe.id} title={recipe.title} />
  return <RecipeCard recipe={recipe} title="h2" own={own} heart={heart} />
}
