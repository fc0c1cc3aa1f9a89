import type { RecipeId } from '#domain/recipe/recipe-id.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { cx } from './cx.ts'

interface RecipeLinkProps {
  /** Null where a member's row names a recipe that this site cannot have: then the title alone is shown. */
  id: RecipeId | null
  /** Servings to open it at; 0 or none: as it is written. */
  servings?: number
  className: string
  children: string
}

export function RecipeLink({ id, servings, className, children }: RecipeLinkProps) {
  if (id === null) return <span className={className}>{children}</span>
  return (
    <Link to={paths.recipe(id, { servings })} title={children} className={cx(className, 'hover:underline')}>
      {children}
    </Link>
  )
}
