import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { RecipeGrid } from './recipe-grid.tsx'

interface GrowingGridProps {
  count: number
  compact?: boolean
  children: ReactNode
}

/** After Show More, the focus moves to the first new card, because the button may be gone. */
export function GrowingGrid({ count, compact, children }: GrowingGridProps) {
  const grid = useRef<HTMLUListElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const firstNew = before.current
    const grown = count > firstNew && firstNew > 0
    before.current = count
    const waiting = document.activeElement?.hasAttribute('data-show-more') || document.activeElement === document.body
    if (grown && waiting) grid.current?.children[firstNew]?.querySelector('a')?.focus({ preventScroll: true })
  }, [count])
  return (
    <RecipeGrid ref={grid} compact={compact}>
      {children}
    </RecipeGrid>
  )
}

export function ShowMore({ more, onMore, onRetry }: { more: string; onMore: () => void; onRetry: () => void }) {
  if (more === 'none') return null
  return (
    <div className="mt-10 grid justify-items-center gap-3">
      {more === 'failed' && (
        <p role="alert" className="text-danger">
          We couldn’t load more recipes.
        </p>
      )}
      <Button
        variant="secondary"
        size="lg"
        data-show-more=""
        loading={more === 'loading'}
        onClick={more === 'failed' ? onRetry : onMore}
      >
        {more === 'failed' ? 'Try Again' : more === 'loading' ? 'Loading...' : 'Show More'}
      </Button>
    </div>
  )
}
