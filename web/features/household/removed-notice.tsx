import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { SOFT_TONES } from '#web/ui/tone.ts'
import { forgetRemoval, householdQueries } from './household-queries.ts'

/** Tells somebody who was removed from a household why its list and plan are gone. Stays until they have read it. */
export function RemovedNotice({ userId }: { userId: string }) {
  const { attempt } = useAttempt(userId)
  const household = useQuery(householdQueries.removal(userId)).data
  const putAway = () => attempt(forgetRemoval, { changes: ['household_removals'], notDone: '' })

  if (!household) return null
  return (
    <div role="status" aria-label="Household" className={`border-line border-t py-1 text-sm ${SOFT_TONES.apricot}`}>
      <p className="page-width flex flex-wrap items-center gap-x-4">
        <span className="flex min-w-0 items-center gap-2.5 py-1.5">
          <UsersRound className="size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <strong>You’re no longer in {household}.</strong> You have a household of your own again, with a copy of the
            recipes you added.
          </span>
        </span>
        <button
          type="button"
          onClick={putAway}
          className="rounded-sm py-1.5 underline underline-offset-4 hover:decoration-2"
        >
          OK
        </button>
      </p>
    </div>
  )
}
