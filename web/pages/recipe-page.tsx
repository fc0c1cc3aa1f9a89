import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { isCustomRecipeId, type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { RecipeArticle } from '#web/composites/recipe/recipe-article.tsx'
import type { RecipeMineProps } from '#web/composites/recipe/recipe-mine.tsx'
import { RecipeSwapsButton } from '#web/composites/recipe/recipe-swaps-button.tsx'
import { recipeQueries } from '#web/data/recipe-queries.ts'
import { useSessionUser } from '#web/data/session.ts'
import { FavoriteButton } from '#web/features/favorites/favorite-button.tsx'
import { SaveRecipeButton } from '#web/features/favorites/save-recipe-button.tsx'
import { AverageRating } from '#web/features/ratings/recipe-rating.tsx'
import { useRating } from '#web/features/ratings/use-rating.ts'
import { BackButton } from '#web/features/recipe-about/back-button.tsx'
import { RecipeNotFound } from '#web/features/recipe-about/recipe-not-found.tsx'
import { RecipeSkeleton } from '#web/features/recipe-about/recipe-skeleton.tsx'
import { DietBadges, hasDietBadges, hasMeritBadges, MeritBadges } from '#web/features/recipes/recipe-badges.tsx'
import { PlanMealButton } from '#web/features/schedule/plan-meal-button.tsx'
import { useHydrated } from '#web/hooks/use-hydrated.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { useParams } from '#web/router/router.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { OnDevice } from '#web/ui/on-device.tsx'

const OwnRecipe = lazy(() =>
  import('#web/features/custom-recipes/own-recipe.tsx').then((module) => ({ default: module.OwnRecipe })),
)

const RecipeMealLog = lazyPart(() =>
  import('#web/composites/recipe/recipe-meal-log.tsx').then((module) => module.RecipeMealLog),
)

const RecipeForMember = lazyPart(() =>
  import('#web/composites/recipe/recipe-for-member.tsx').then((module) => module.RecipeForMember),
)

const RecipeMine = lazyPart(() => import('#web/composites/recipe/recipe-mine.tsx').then((module) => module.RecipeMine))

const AddPhoto = lazyPart(() => import('#web/composites/recipe/add-photo.tsx').then((module) => module.AddPhoto))

const RecipeFiling = lazyPart(() =>
  import('#web/composites/recipe/recipe-filing.tsx').then((module) => module.RecipeFiling),
)

const TimedText = lazyPart(() => import('#web/features/timers/timed-text.tsx').then((module) => module.TimedText))

const OwnRecipeExtras = lazyPart(() =>
  import('#web/composites/own-recipes/own-recipe-extras.tsx').then((module) => module.OwnRecipeExtras),
)

const OwnRecipeDeletion = lazyPart(() =>
  import('#web/composites/own-recipes/own-recipe-deletion.tsx').then((module) => module.OwnRecipeDeletion),
)

const SimilarRecipes = lazyPart(() =>
  import('#web/features/recipes/similar-recipes.tsx').then((module) => module.SimilarRecipes),
)

export function recipePageQueries({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const id = recipeId(params.id)
  // The server can't know recipes stored on a device.
  return id === null || isCustomRecipeId(id) ? [] : [recipeQueries.one(id)]
}

export function RecipePage() {
  const id = recipeId(useParams().id)
  return <div className="page-width pt-4">{id === null ? <MissingRecipe /> : <RecipeOf key={id} id={id} />}</div>
}

function RecipeOf({ id }: { id: RecipeId }) {
  return isCustomRecipeId(id) ? <RecipeOfThisDevice id={id} /> : <ProviderRecipe id={id} />
}

function ProviderRecipe({ id }: { id: RecipeId }) {
  const { data: recipe, isPending, isFetching, refetch } = useQuery(recipeQueries.one(id))
  if (recipe) {
    return (
      <>
        <ShownRecipe recipe={recipe} own={null} origin={<Mine part="version" recipe={id} />} />
        <OnDevice>
          <Suspense fallback={null}>
            <SimilarRecipes
              id={id}
              heart={(similar, title) => <FavoriteButton id={similar} title={title} />}
              plan={(similar) => <PlanMealButton recipe={similar} onCard />}
            />
          </Suspense>
        </OnDevice>
      </>
    )
  }
  if (isPending || isFetching) return <LoadingRecipe />
  return <MissingRecipe onRetry={recipe === null ? undefined : refetch} />
}

function RecipeOfThisDevice({ id }: { id: RecipeId }) {
  const hydrated = useHydrated()
  if (!hydrated) return <LoadingRecipe />
  return (
    <Suspense fallback={<LoadingRecipe />}>
      <OwnRecipe
        id={id}
        missing={<MissingRecipe />}
        extras={(recipe) => <OwnRecipeExtras recipe={recipe} />}
        deletion={
          <Suspense>
            <OwnRecipeDeletion id={id} />
          </Suspense>
        }
      >
        {(recipe, own, origin, stars) => <ShownRecipe recipe={recipe} own={own} origin={origin} stars={stars} />}
      </OwnRecipe>
    </Suspense>
  )
}

interface ShownRecipeProps {
  recipe: RecipeDetail
  /** The owner's buttons, for a recipe stored on this device; null for all others. */
  own: ReactNode | null
  /** Which recipe it is a version of, or one's own version of it. */
  origin: ReactNode
  /** With which it was imported. */
  stars?: number | null
}

function ShownRecipe({ recipe, own, origin, stars = null }: ShownRecipeProps) {
  const { savedRating, rate } = useRating(recipe.id)
  const member = useSessionUser()
  const [logging, setLogging] = useState(false)
  const forMember = (part: 'note' | 'line') =>
    member && (
      <Suspense>
        <RecipeForMember part={part} recipe={recipe.id} member={member.id} />
      </Suspense>
    )

  return (
    <>
      {(logging || member) && (
        <Suspense>
          <RecipeMealLog recipe={recipe} open={logging} onOpen={setLogging} />
        </Suspense>
      )}
      <RecipeArticle
        recipe={recipe}
        own={own}
        rating={{ savedRating: savedRating ?? (stars && Math.round(stars)), rate }}
        note={
          <>
            {origin}
            {forMember('note')}
          </>
        }
        aboutMember={
          <>
            {forMember('line')}
            {!own && <Mine part="actions" recipe={recipe.id} />}
            <OnDevice>
              <Suspense fallback={null}>
                <AddPhoto recipe={recipe} />
                <RecipeFiling recipe={recipe} />
              </Suspense>
            </OnDevice>
          </>
        }
        onLog={() => setLogging(true)}
        onShop={async (portion, again) =>
          (await import('#web/composites/recipe/recipe-to-list.ts')).addToList(recipe, portion, again)
        }
        saveButton={<SaveRecipeButton id={recipe.id} />}
        planButton={<PlanMealButton recipe={recipe} />}
        swaps={<RecipeSwapsButton recipe={recipe} />}
        ratingAverage={<AverageRating id={recipe.id} />}
        stepText={(text, step) => (
          <Suspense fallback={text}>
            <TimedText text={text} step={step} recipe={recipe} />
          </Suspense>
        )}
        dietBadges={hasDietBadges(recipe) && <DietBadges recipe={recipe} inFull />}
        meritBadges={hasMeritBadges(recipe) && <MeritBadges recipe={recipe} />}
      />
    </>
  )
}

function Mine(props: RecipeMineProps) {
  return (
    <OnDevice>
      <Suspense fallback={null}>
        <RecipeMine {...props} />
      </Suspense>
    </OnDevice>
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
