// Actions for a whole week: repeat the last one, write a note, and what is needed less often.

import { useQueryClient } from '@tanstack/react-query'
import { CalendarSync, StickyNote } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { failureText } from '#web/data/failure-text.ts'
import { useMealPlacement } from '#web/features/schedule/use-meal-placement.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { notify } from '#web/ui/toast-store.ts'
import { WeekMenu } from './week-menu.tsx'

const TemplatesDialog = lazyPart(() =>
  import('#web/features/week-templates/templates-dialog.tsx').then((module) => module.TemplatesDialog),
)

const placing = () => import('./place-week.ts')

/** The script could not be loaded. */
const sayNotAdded = (error: unknown) => notify(`The meals weren’t added. ${failureText(error)}`, { tone: 'danger' })

interface SchedulerToolbarProps {
  userId: string
  days: readonly string[]
  plan: readonly ScheduledMeal[]
  onNote: () => void
}

export function SchedulerToolbar({ userId, days, plan, onNote }: SchedulerToolbarProps) {
  const queryClient = useQueryClient()
  const { place, placementDialog } = useMealPlacement(userId)
  const [isRepeating, setRepeating] = useState(false)
  const [hasTemplates, setTemplates] = useState(false)

  async function repeat() {
    setRepeating(true)
    await placing()
      .then(({ repeatLastWeek }) => repeatLastWeek(queryClient, userId, { days, place }))
      .catch(sayNotAdded)
    setRepeating(false)
  }

  return (
    <div className="mb-4 flex flex-wrap gap-2 max-sm:gap-1 max-sm:[&>button,&_summary]:px-3 max-sm:[&>button,&_summary]:text-sm print:hidden">
      <Button
        variant="secondary"
        icon={<CalendarSync className="size-4 max-sm:hidden" />}
        loading={isRepeating}
        onClick={repeat}
      >
        Repeat Last Week
      </Button>
      <Button variant="secondary" icon={<StickyNote className="size-4 max-sm:hidden" />} onClick={onNote}>
        Add Note
      </Button>
      <WeekMenu onTemplates={() => setTemplates(true)} />
      {hasTemplates && (
        <Suspense>
          <TemplatesDialog
            userId={userId}
            days={days}
            plan={plan}
            onApply={({ meals, name }) => {
              setTemplates(false)
              placing()
                .then(({ placeWeek }) => placeWeek({ days, place }, meals, `${name} added to your week.`))
                .catch(sayNotAdded)
            }}
            onClose={() => setTemplates(false)}
          />
        </Suspense>
      )}
      {placementDialog}
    </div>
  )
}
