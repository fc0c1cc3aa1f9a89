import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { isCustomRecipeId } from '#domain/recipe/recipe-ids.ts'
import { BackButton } from '#web/features/recipe-detail/back-button.tsx'
import { recipeDetailQuery } from '#web/features/recipe-detail/recipe-detail-query.ts'
import { RecipeNotFound } from '#web/features/recipe-detail/recipe-not-found.tsx'
import { RecipeSkeleton } from '#web/features/recipe-detail/recipe-skeleton.tsx'
import { useHydrated } from '#web/hooks/use-hydrated.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { useParams } from '#web/router/router.tsx'
import { RecipeArticle } from './recipe-article.tsx'

const OwnRecipe = lazy(() => import('./own-recipe.tsx').then((module) => ({ default: module.OwnRecipe })))

export function recipePageQueries({ params: { id = '' } }: { params: Readonly<Record<string, string | undefined>> }) {
  // The server cannot know a recipe that lives on somebody's device.
  return isCustomRecipeId(Number(id)) ? [] : [recipeDetailQuery(id)]
}

export function RecipePage() {
  const { id = '' } = useParams()
  return (
    <div className="page-width pt-4">
      {isCustomRecipeId(Number(id)) ? <RecipeOfThisDevice id={Number(id)} /> : <ProviderRecipe key={id} id={id} />}
    </div>
  )
}

function ProviderRecipe({ id }: { id: string }) {
  const { data: recipe, isPending, isFetching, refetch } = useQuery(recipeDetailQuery(id))
  if (recipe) return <RecipeArticle recipe={recipe} own={null} />
  if (isPending || isFetching) return <LoadingRecipe />
  return <MissingRecipe onRetry={recipe === null ? undefined : refetch} />
}

function RecipeOfThisDevice({ id }: { id: number }) {
  const hydrated = useHydrated()
  if (!hydrated) return <LoadingRecipe />
  return (
    <Suspense fallback={<LoadingRecipe />}>
      <OwnRecipe key={id} id={id} missing={<MissingRecipe />} />
    </Suspense>
  )
}

function LoadingRecipe() {
  usePageHead({ title: 'Recipe', noIndex: true })
  return (
    <>
      <BackButton />
      <h1 className="sr-only">Recipe</h1>
      <RecipeSkeleton />
    </>
  )
}

function MissingRecipe({ onRetry }: { onRetry?: () => void }) {
  usePageHead({ title: 'Recipe not found', status: 404, noIndex: true })
  return (
    <>
      <BackButton />
      <RecipeNotFound onRetry={onRetry} />
    </>
  )
}
