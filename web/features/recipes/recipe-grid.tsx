import { type ReactNode, type Ref, useEffect } from 'react'
import { cardClass } from '#web/ui/card.tsx'
import { layOutCards } from '#web/ui/lay-out-cards.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const GRID = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

interface RecipeGridProps {
  children: ReactNode
  ref?: Ref<HTMLUListElement>
  /** On a phone: small pictures and two facts per dish. Cards style themselves by this attribute. */
  compact?: boolean
}

/** Cards go in as list items: `<li key={id}><RecipeCard ... /></li>`. */
export function RecipeGrid({ children, ref, compact }: RecipeGridProps) {
  useEffect(layOutCards, [])
  return (
    <ul ref={ref} data-compact={compact ? '' : undefined} className={`${GRID} cards-in-time`}>
      {children}
    </ul>
  )
}

const SKELETON_CARDS = 8

export function RecipeGridSkeleton({ count = SKELETON_CARDS }: { count?: number }) {
  return (
    <Loading label="Loading recipes" className={GRID}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
        <RecipeCardSkeleton key={place} />
      ))}
    </Loading>
  )
}

export function RecipeCardSkeleton() {
  return (
    <div data-skeleton-card="" className={cardClass({ padded: false, className: 'overflow-hidden' })}>
      <Skeleton className="aspect-3/2 w-full rounded-none" />
      <div className="grid gap-3 p-4">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-32 w-full" />
      </div>
    </div>
  )
}
