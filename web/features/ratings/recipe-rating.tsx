// Loaded after the page, so that a recipe never waits for its stars. Their space is reserved, so nothing moves.
import { type ComponentType, lazy, Suspense } from 'react'
import { OnDevice } from '#web/ui/on-device.tsx'
import type { RatingProps } from './rating-stars.tsx'

const Average = lazy(() => import('./rating-stars.tsx').then((module) => ({ default: module.AverageRating })))
const OnCard = lazy(() => import('./rating-stars.tsx').then((module) => ({ default: module.CardRating })))

const afterPage = (Rating: ComponentType<RatingProps>) =>
  function LateRating(props: RatingProps) {
    return (
      <OnDevice>
        <Suspense fallback={null}>
          <Rating {...props} />
        </Suspense>
      </OnDevice>
    )
  }

export const AverageRating = afterPage(Average)
export const CardRating = afterPage(OnCard)
