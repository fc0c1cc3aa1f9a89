// Loaded after the page, so that a recipe never waits for its stars. Their space is reserved, so nothing moves.

import { type ComponentType, Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { OnDevice } from '#web/ui/on-device.tsx'
import type { RatingProps } from './rating-stars.tsx'

const Average = lazyPart(() => import('./rating-stars.tsx').then((module) => module.AverageRating))
const OnCard = lazyPart(() => import('./rating-stars.tsx').then((module) => module.CardRating))

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
