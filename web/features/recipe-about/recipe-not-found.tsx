import { CookingPot } from 'lucide-react'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** With onRetry, the recipe may exist but could not be loaded. */
export function RecipeNotFound({ onRetry }: { onRetry?: () => void }) {
  return (
    <EmptyState
      as="h1"
      title="Recipe not found"
      icon={<CookingPot />}
      action={
        <>
          <Link to={paths.recipes()} className={buttonClass()}>
            Browse Recipes
          </Link>
          {onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              Try Again
            </Button>
          )}
        </>
      }
    >
      We couldn't find the recipe you're looking for.
      {onRetry && ' We can’t reach the server right now.'}
    </EmptyState>
  )
}
