import type { RecipeId } from '#domain/recipe-id.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { textLinkClass } from '#web/ui/text-link.tsx'

/** The message of memberId() without a signed-in member. */
const SIGNED_OUT = 'Not authenticated'

interface MemberProblemProps {
  message: string
  /** "rate this recipe" */
  purpose: string
  recipeId: RecipeId
}

/** Why something was not saved; for visitors, with a link to sign in and come back. */
export function MemberProblem({ message, purpose, recipeId }: MemberProblemProps) {
  return (
    <Notice tone="danger" role="alert">
      {message}
      {message === SIGNED_OUT && (
        <>
          {'. '}
          <Link to={`${paths.auth}?return=${encodeURIComponent(paths.recipe(recipeId))}`} className={textLinkClass}>
            Sign in
          </Link>
          {` to ${purpose}.`}
        </>
      )}
    </Notice>
  )
}
