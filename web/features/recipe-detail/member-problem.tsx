import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { textLinkClass } from '#web/ui/text-link.tsx'

/** What the members' calls say when nobody is signed in. */
const SIGNED_OUT = 'Not authenticated'

interface MemberProblemProps {
  message: string
  /** "rate this recipe" */
  purpose: string
  recipeId: string
}

/** Why something was not saved, in plain view; whoever is signed out finds the way in, and back to the recipe. */
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
