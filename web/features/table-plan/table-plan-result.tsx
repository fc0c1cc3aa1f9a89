// The plan for everybody at the table, made when this is shown.
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, CookingPot, RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { OwnRecipeToPlan } from '#domain/plan/own-recipe-to-plan.ts'
import type { FigurePreference } from '#domain/plan/plan-request.ts'
import type { PlannedEntry } from '#domain/plan/schedule-entry.ts'
import { tableEntries } from '#domain/table-plan/table-entries.ts'
import type { TablePlan } from '#domain/table-plan/table-plan.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { failureText, notDoneText } from '#web/data/failure-text.ts'
import { paths } from '#web/router/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { savedTablePlan, saveTablePlan, tablePlanKey } from './saved-table-plan.ts'
import { TableMeal } from './table-meal.tsx'
import { fetchTablePlan, type TableRequest } from './table-plan-query.ts'

interface TablePlanResultProps {
  userId: string
  wanted: TableRequest
  favorites: readonly number[]
  ownRecipes: () => Promise<readonly OwnRecipeToPlan[]>
  onAgain: (shown: readonly number[]) => void
  onDrop: (preference: FigurePreference) => void
  onSchedule: (meals: readonly PlannedEntry[]) => Promise<boolean>
}

const idsOf = ({ days }: TablePlan) => days.flatMap(({ meals }) => meals.map(({ id }) => id))

export function TablePlanResult(props: TablePlanResultProps) {
  const { userId, wanted, favorites, ownRecipes, onAgain, onDrop, onSchedule } = props
  const {
    data: plan,
    error,
    refetch,
  } = useQuery({
    queryKey: tablePlanKey(userId, wanted),
    queryFn: async () => fetchTablePlan(wanted, favorites, await ownRecipes()),
    // A plan stays as it was shown, also when the schedule changes.
    staleTime: 'static',
    retry: false,
  })
  const [added, setAdded] = useState<TablePlan | null>(null)
  const isAdded = plan !== undefined && (added === plan || isSavedAsAdded(userId, plan))
  useEffect(() => {
    if (plan) saveTablePlan(userId, { wanted, plan, isAdded })
  }, [userId, wanted, plan, isAdded])
  if (error && !plan) {
    return (
      <section role="alert">
        <EmptyState
          icon={<CookingPot />}
          title="We couldn’t make a plan"
          action={<Button onClick={() => refetch()}>Try Again</Button>}
        >
          {failureText(error)}
        </EmptyState>
      </section>
    )
  }
  if (!plan) {
    return (
      <Loading label="Planning for your table" className="grid gap-4">
        {['first', 'second', 'third'].map((meal) => (
          <Skeleton key={meal} className="h-24 rounded-xl" />
        ))}
      </Loading>
    )
  }
  return (
    <>
      <Unmet plan={plan} onDrop={onDrop} />
      <AddToSchedule plan={plan} isAdded={isAdded} onSchedule={onSchedule} onAdded={() => setAdded(plan)}>
        <Button variant="secondary" icon={<RefreshCw className="size-4" />} onClick={() => onAgain(idsOf(plan))}>
          New Plan
        </Button>
      </AddToSchedule>
      {plan.days.map(({ date, meals }) => (
        <section key={date} aria-label={formatDay(date, 'long')} className="mt-6 border-line border-t pt-5">
          <h2 className="text-xl">{formatDay(date, 'long')}</h2>
          {meals.length === 0 ? (
            <p className="mt-2 text-muted">Nobody eats here.</p>
          ) : (
            <ul className="divide-y divide-line">
              {meals.map((meal) => {
                const together = meals.filter(({ slot }) => slot === meal.slot).flatMap(({ plates }) => plates)
                return (
                  <TableMeal
                    key={`${meal.slot} ${meal.id} ${meal.plates[0]?.person}`}
                    meal={meal}
                    plan={plan}
                    atTable={meal.slot === 'snack' ? plan.people.length : together.length}
                  />
                )
              })}
            </ul>
          )}
        </section>
      ))}
    </>
  )
}

function Unmet({ plan: { unmet, bestToDrop }, onDrop }: { plan: TablePlan; onDrop: TablePlanResultProps['onDrop'] }) {
  if (unmet.length === 0) return null
  return (
    <Notice tone="apricot" className="mb-5">
      <ul aria-label="What this plan couldn’t meet" className="grid gap-1">
        {unmet.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {bestToDrop && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          {bestToDrop.sentence}
          {bestToDrop.person === null && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => onDrop(bestToDrop.preference as FigurePreference)} // the plan's own are the form's
            >
              Drop It
            </Button>
          )}
        </p>
      )}
    </Notice>
  )
}

/** Also after a reload. */
function isSavedAsAdded(userId: string, { seed, days }: TablePlan): boolean {
  const saved = savedTablePlan(userId)
  return saved?.isAdded === true && saved.plan.seed === seed && saved.plan.days[0]?.date === days[0]?.date
}

interface AddToScheduleProps extends Pick<TablePlanResultProps, 'onSchedule'> {
  plan: TablePlan
  isAdded: boolean
  onAdded: () => void
  children: ReactNode
}

function AddToSchedule({ plan, isAdded, onSchedule, onAdded, children }: AddToScheduleProps) {
  const [pending, setPending] = useState(false)
  async function add() {
    setPending(true)
    try {
      if (await onSchedule(tableEntries(plan))) onAdded()
    } catch (error) {
      notify(notDoneText('The plan wasn’t added.', error), { tone: 'danger' })
    } finally {
      setPending(false)
    }
  }
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Button icon={<CalendarPlus className="size-4" />} loading={pending} onClick={add}>
        Add to Meal Schedule
      </Button>
      {children}
      {isAdded && <TextLink to={paths.scheduledDay(plan.days[0]?.date ?? '')}>View it in your week</TextLink>}
    </p>
  )
}
