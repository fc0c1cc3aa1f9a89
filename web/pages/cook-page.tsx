import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { isCustomRecipeId, type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'
import { RecipeNotFound } from '#web/features/recipe-about/recipe-not-found.tsx'
import { useHydrated } from '#web/hooks/use-hydrated.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { useParams } from '#web/router/router.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const CookRecipe = lazy(() =>
  import('#web/composites/cook/cook-recipe.tsx').then((module) => ({ default: module.CookRecipe })),
)
const OwnRecipe = lazy(() =>
  import('#web/features/custom-recipes/own-recipe.tsx').then((module) => ({ default: module.OwnRecipe })),
)

export function cookQueries({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const id = recipeId(params.id)
  // The server can't know recipes stored on a device.
  return id === null || isCustomRecipeId(id) ? [] : [recipeQueries.one(id)]
}

export function CookPage() {
  const id = recipeId(useParams().id)
  // Progress is stored on the device, so there is nothing to show before hydration.
  const hydrated = useHydrated()
  if (id === null) return <NothingToCook />
  if (!hydrated) return <LoadingDish id={id} />
  return (
    <Suspense fallback={<LoadingDish id={id} />}>
      {isCustomRecipeId(id) ? (
        <OwnRecipe key={id} id={id} missing={<NothingToCook />}>
          {(recipe) => <CookRecipe recipe={recipe} />}
        </OwnRecipe>
      ) : (
        <ProviderDish key={id} id={id} />
      )}
    </Suspense>
  )
}

function ProviderDish({ id }: { id: RecipeId }) {
  const { data: recipe, isPending, isFetching, refetch } = useQuery(recipeQueries.one(id))
  if (recipe) return <CookRecipe recipe={recipe} />
  if (isPending || isFetching) return <LoadingDish id={id} />
  return <NothingToCook onRetry={recipe === null ? undefined : refetch} />
}

function LoadingDish({ id }: { id: RecipeId }) {
  usePageHead({ title: 'Cook', noIndex: true })
  return (
    <div className="page-width py-6">
      <h1 className="sr-only">Cook</h1>
      <Loading label="Loading the recipe" className="grid gap-4">
        <Skeleton className="h-10 w-64 max-w-full" />
        {['a', 'b', 'c', 'd', 'e'].map((line) => (
          <Skeleton key={line} className="h-10 w-full max-w-2xl" />
        ))}
      </Loading>
      <noscript>
        <p className="mt-6">
          Cook mode needs JavaScript. <a href={`${paths.recipe(id)}#instructions`}>Read the recipe instead.</a>
        </p>
      </noscript>
    </div>
  )
}

function NothingToCook({ onRetry }: { onRetry?: () => void }) {
  usePageHead({ title: 'Recipe not found', status: 404, noIndex: true })
  return (
    <div className="page-width py-6">
      <RecipeNotFound onRetry={onRetry} />
    </div>
  )
}
