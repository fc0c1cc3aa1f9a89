// "Who's eating": everybody at the household's table, with or without an account.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { GOAL_DIETS } from '#domain/diary/goals.ts'
import { initialsOf } from '#domain/household/initials.ts'
import { servingsText } from '#domain/kitchen/servings-text.ts'
import type { TablePerson } from '#domain/table/table-people.ts'
import { tableQuery } from '#web/data/household-table.ts'
import { changeSeat } from '#web/data/save-seats.ts'
import { showNow } from '#web/data/show-now.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { WhoEatsWhen } from './who-eats-when.tsx'

export function WhoIsEating({ userId }: { userId: string }) {
  const queryClient = useQueryClient()
  const { attempt } = useAttempt(userId)
  const { data: table, error, refetch } = useQuery(tableQuery(userId))
  const [open, setOpen] = useState<TablePerson | 'new' | null>(null)
  const own = table?.seats.find(({ memberId }) => memberId === userId)

  const chooseGoals = (usesGoals: boolean) =>
    attempt(async () => own && changeSeat(own.id, { uses_goals: usesGoals }), {
      changes: ['table_people'],
      notDone: 'Your choice wasn’t saved.',
      show: () =>
        showNow(queryClient, tableQuery(userId), (shown) => ({
          ...shown,
          seats: shown.seats.map((seat) => (seat.id === own?.id ? { ...seat, usesGoals } : seat)),
        })),
    })

  return (
    <Card as="section" id="who-is-eating" aria-labelledby="who-is-eating-title" className="grid scroll-mt-24 gap-4">
      <div>
        <h2 id="who-is-eating-title" className="text-xl">
          Who’s eating
        </h2>
        <p className="mt-1 text-muted text-sm">
          Plans, the shopping list and cook mode allow for everyone here. Children and guests don’t need an account.
        </p>
      </div>
      {error && !table && <FailureNotice text="We couldn’t load who eats." error={error} onRetry={refetch} />}
      {!table && !error && (
        <Loading label="Loading who eats">
          <Skeleton className="h-24" />
        </Loading>
      )}
      {table && (
        <>
          <ul className="divide-y divide-line">
            {table.seats.map((person) => (
              <li key={person.id} className="flex items-center gap-x-4 py-3">
                <span
                  aria-hidden="true"
                  className="grid size-10 shrink-0 place-items-center rounded-full bg-apricot-soft font-bold text-apricot-ink text-sm"
                >
                  {initialsOf(person.name)}
                </span>
                <span className="min-w-0 grow wrap-anywhere">
                  <span className="font-semibold">{person.name}</span>
                  {person.memberId === userId && <span className="text-muted"> · you</span>}
                  <span className="block text-muted text-sm">{seatText(person)}</span>
                </span>
                <Button size="sm" variant="secondary" onClick={() => setOpen(person)}>
                  Edit<span className="sr-only"> {person.name}</span>
                </Button>
              </li>
            ))}
          </ul>
          {own && table.members > 1 && (
            <label className="flex items-start gap-3">
              <input
                type="checkbox"
                checked={own.usesGoals}
                onChange={(event) => chooseGoals(event.target.checked)}
                className="mt-1 size-5 shrink-0 accent-leaf"
              />
              <span>
                Use my goals for our plan
                <span className="block text-muted text-sm">
                  Your portions then follow your goals, diet and what you don’t eat. The others see the portions, never
                  your goals.
                </span>
              </span>
            </label>
          )}
          <Button variant="secondary" className="justify-self-start" onClick={() => setOpen('new')}>
            <UserPlus className="size-4" />
            Add Person
          </Button>
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold hover:underline">Who eats when</summary>
            <WhoEatsWhen userId={userId} table={table} />
          </details>
        </>
      )}
      {open && (
        <PersonDialog
          person={open === 'new' ? null : open}
          isOwn={open !== 'new' && open.memberId === userId}
          userId={userId}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}

const MOST_NAMED = 4

/** "Vegan · no sesame, milk · ½ serving" */
function seatText({ diet, exclusions, appetite, usesGoals }: TablePerson): string {
  const named = exclusions.slice(0, MOST_NAMED).join(', ')
  const more = exclusions.length - MOST_NAMED
  return [
    diet === 'none' ? '' : (GOAL_DIETS.find(({ value }) => value === diet)?.label ?? ''),
    named && `no ${named}${more > 0 ? ` and ${more} more` : ''}`,
    usesGoals ? 'portions by own goals' : servingsText(appetite),
  ]
    .filter(Boolean)
    .join(' · ')
}
