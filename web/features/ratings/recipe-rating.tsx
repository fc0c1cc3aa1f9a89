import { lazy, Suspense } from 'react'
import { useHydrated } from '#web/hooks/use-hydrated.ts'
import type { RatingStarsProps } from './rating-stars.tsx'

const RatingStars = lazy(() => import('./rating-stars.tsx').then((module) => ({ default: module.RatingStars })))

/** Loaded after the page, so a recipe never waits for its stars. */
export function RecipeRating(props: RatingStarsProps) {
  return (
    useHydrated() && (
      <Suspense fallback={null}>
        <RatingStars {...props} />
      </Suspense>
    )
  )
}
