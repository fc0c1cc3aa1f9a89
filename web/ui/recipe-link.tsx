import type { RecipeId } from '#domain/recipe-id.ts'
import { capitalized } from '#domain/text/capitalized.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { cx } from './cx.ts'

interface RecipeLinkProps {
  /** Null if a member's row refers to a recipe that this site can't have: then only the title is shown. */
  id: RecipeId | null
  /** Servings to open it with; 0 or none for the recipe's own. */
  servings?: number
  className: string
  children: string
}

export function RecipeLink({ id, servings, className, children }: RecipeLinkProps) {
  // A logged food's name may begin in lower case.
  const title = capitalized(children)
  if (id === null) return <span className={className}>{title}</span>
  return (
    <Link to={paths.recipe(id, { servings })} title={title} className={cx(className, 'hover:underline')}>
      {title}
    </Link>
  )
}
