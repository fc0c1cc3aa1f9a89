import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe-id.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'
import { FavoriteButton } from '#web/features/favorites/favorite-button.tsx'
import { useFavorites } from '#web/features/favorites/favorites-store.ts'
import { MissingFavorite } from '#web/features/favorites/missing-favorite.tsx'
import { CardRating } from '#web/features/ratings/recipe-rating.tsx'
import { RecipeCard } from '#web/features/recipes/recipe-card.tsx'
import { RecipeCardSkeleton, RecipeGrid, RecipeGridSkeleton } from '#web/features/recipes/recipe-grid.tsx'
import { PlanMealButton } from '#web/features/schedule/plan-meal-button.tsx'
import { useHydrated } from '#web/hooks/use-hydrated.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { countText } from '#web/ui/format.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

const OwnFavorite = lazyPart(() =>
  import('#web/composites/own-recipes/own-recipe-cards.tsx').then((module) => module.OwnFavorite),
)

export function FavoritesPage() {
  const ids = useFavorites(({ favorites }) => favorites)
  // Only the device knows them, so nothing can be shown before hydration.
  const known = useHydrated()
  usePageHead({
    title: 'Your Favorite Recipes',
    description: 'The recipes you marked with a heart.',
    canonical: paths.favorites,
  })
  return (
    // At least as tall as the screen, so that the footer doesn't jump when the skeleton is replaced.
    <div className="page-width min-h-dvh">
      <PageHeader
        title="Your Favorite Recipes"
        intro={`${known && ids.length > 0 ? countText(ids.length, 'recipe') : 'Recipes'} you marked with a heart, saved on this device or in your account.`}
      />
      {!known ? <RecipeGridSkeleton /> : ids.length === 0 ? <NoFavorites /> : <FavoriteList ids={ids} />}
    </div>
  )
}

function NoFavorites() {
  return (
    <EmptyState
      title="No favorites yet"
      preview="cards"
      action={
        <Link to={paths.recipes()} className={buttonClass()}>
          Browse Recipes
        </Link>
      }
    >
      Click the heart icon on a recipe to save it here.
    </EmptyState>
  )
}

function FavoriteList({ ids }: { ids: readonly RecipeId[] }) {
  return (
    <RecipeGrid>
      {ids.toReversed().map((id) => (
        <li key={id}>
          <Favorite id={id} />
        </li>
      ))}
    </RecipeGrid>
  )
}

function Favorite({ id }: { id: RecipeId }) {
  const remove = useFavorites((favorites) => favorites.remove)
  const { data, isError, refetch } = useQuery({ ...recipeQueries.one(id), enabled: !isCustomRecipeId(id) })
  const missing = (gone: boolean) => <MissingFavorite gone={gone} onRemove={() => remove(id)} onRetry={refetch} />
  if (isCustomRecipeId(id)) {
    return (
      <Suspense fallback={<RecipeCardSkeleton />}>
        <OwnFavorite id={id} missing={missing(true)} />
      </Suspense>
    )
  }
  if (data) return <FavoriteCard recipe={data} />
  return data === null || isError ? missing(data === null) : <RecipeCardSkeleton />
}

function FavoriteCard({ recipe }: { recipe: Recipe }) {
  const heart = <FavoriteButton id={recipe.id} title={recipe.title} />
  return (
    <RecipeCard
      recipe={recipe}
      title="h2"
      heart={heart}
      plan={<PlanMealButton recipe={recipe} onCard />}
      rating={<CardRating id={recipe.id} />}
    />
  )
}
