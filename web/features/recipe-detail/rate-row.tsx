import { lazy, Suspense, useState } from 'react'
import { failureText } from '#web/data/failure-text.ts'
import { StarRating } from '#web/ui/star-rating.tsx'

const MemberProblem = lazy(() => import('./member-problem.tsx').then((module) => ({ default: module.MemberProblem })))

interface RateRowProps {
  recipeId: string
  /** Null while there is none, or none is known yet. */
  savedRating: number | null
  onRate: (rating: number) => Promise<void>
}

/** The chosen star stays where it was put, saved or not. */
export function RateRow({ recipeId, savedRating, onRate }: RateRowProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [saved, setSaved] = useState(false)

  async function rate(rating: number) {
    setChosen(rating)
    setProblem(null)
    setSaved(false)
    try {
      await onRate(rating)
      setSaved(true)
    } catch (error) {
      setProblem(failureText(error))
    }
  }

  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StarRating label="Rate" value={chosen ?? savedRating} onChange={rate} />
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
