import { Suspense, useRef, useState } from 'react'
import type { RecipeId } from '#domain/recipe-id.ts'
import { failureText } from '#web/data/failure-text.ts'
import { useSessionKnown, useSessionUser } from '#web/data/session.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { StarRating } from '#web/ui/star-rating.tsx'

const MemberProblem = lazyPart(() => import('./member-problem.tsx').then((module) => module.MemberProblem))

interface RateRowProps {
  recipeId: RecipeId
  /** Null if there is none, or none is known yet. */
  savedRating: number | null
  onRate: (rating: number) => Promise<void>
}

/** The chosen star stays unless saving fails. */
export function RateRow({ recipeId, savedRating, onRate }: RateRowProps) {
  const user = useSessionUser()
  const [chosen, setChosen] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [saved, setSaved] = useState(false)
  const isVisitor = useSessionKnown() && user === null
  /** Results of earlier choices are ignored. */
  const newest = useRef<number>(null)

  async function rate(rating: number) {
    newest.current = rating
    setChosen(rating)
    setProblem(null)
    setSaved(false)
    try {
      await onRate(rating)
      if (newest.current === rating) setSaved(true)
    } catch (error) {
      if (newest.current !== rating) return
      setChosen(null)
      setProblem(failureText(error))
    }
  }

  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StarRating label="Rate" value={chosen ?? savedRating} onChange={rate} />
        {isVisitor && !problem && <span className="text-muted text-sm">Sign in to rate</span>}
        <span role="status" className="text-leaf text-sm">
          {saved && 'Rating saved'}
        </span>
      </div>
      {problem && (
        <Suspense>
          <MemberProblem message={problem} purpose="rate this recipe" recipeId={recipeId} />
        </Suspense>
      )}
    </div>
  )
}
