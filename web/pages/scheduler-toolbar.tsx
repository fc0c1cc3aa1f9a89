// Actions for a whole week: repeat the last one, apply a template, print.
import { useQueryClient } from '@tanstack/react-query'
import { CalendarSync, LayoutTemplate, Printer, StickyNote } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import type { WeekMeal } from '#domain/plan/schedule-placement.ts'
import { addDays } from '#domain/time/calendar.ts'
import { failureText } from '#web/data/failure-text.ts'
import { scheduleQueries } from '#web/features/schedule/schedule-queries.ts'
import { useMealPlacement } from '#web/features/schedule/use-meal-placement.tsx'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/toast-store.ts'

const TemplatesDialog = lazy(() =>
  import('#web/features/week-templates/templates-dialog.tsx').then((module) => ({ default: module.TemplatesDialog })),
)

const weekPlacement = () => import('#domain/plan/schedule-placement.ts')

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

  async function placeWeek(meals: readonly WeekMeal[], said: string) {
    try {
      const { entriesOfWeek } = await weekPlacement()
      await place(entriesOfWeek(days, meals), said)
    } catch (error) {
      notify(`The meals weren’t added. ${failureText(error)}`, { tone: 'danger' })
    }
  }

  async function repeatLastWeek() {
    setRepeating(true)
    try {
      const before = days.map((day) => addDays(day, -7))
      const { weekMeals } = await weekPlacement()
      const meals = await queryClient.fetchQuery(scheduleQueries.week(userId, before))
      if (meals.length === 0) notify('Nothing was planned last week.', { tone: 'info' })
      else await placeWeek(weekMeals(before, meals), 'Last week’s meals are planned again.')
    } catch (error) {
      notify(`We couldn’t load last week. ${failureText(error)}`, { tone: 'danger' })
    } finally {
      setRepeating(false)
    }
  }

  return (
    <div className="mb-4 flex flex-wrap gap-2 print:hidden">
      <Button
        size="sm"
        variant="secondary"
        icon={<CalendarSync className="size-4" />}
        loading={isRepeating}
        onClick={repeatLastWeek}
      >
        Repeat Last Week
      </Button>
      <Button size="sm" variant="secondary" icon={<StickyNote className="size-4" />} onClick={onNote}>
        Add Note
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<LayoutTemplate className="size-4" />}
        onClick={() => setTemplates(true)}
      >
        Templates
      </Button>
      <Button size="sm" variant="secondary" icon={<Printer className="size-4" />} onClick={() => window.print()}>
        Print
      </Button>
      {hasTemplates && (
        <Suspense>
          <TemplatesDialog
            userId={userId}
            days={days}
            plan={plan}
            onApply={(template) => {
              setTemplates(false)
              void placeWeek(template.meals, `${template.name} added to your week.`)
            }}
            onClose={() => setTemplates(false)}
          />
        </Suspense>
      )}
      {placementDialog}
    </div>
  )
}
