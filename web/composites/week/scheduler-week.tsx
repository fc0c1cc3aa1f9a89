// The scheduler's week with all its actions.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Goals } from '#domain/diary/goals.ts'
import type { UnplacedEntry } from '#domain/plan/recipe-entry.ts'
import { type EntryPlace, isSamePlace, type ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { loggedEntries } from '#domain/plan/week-plan.ts'
import { ownerOf, servingsAtTable } from '#domain/table/plates.ts'
import { addDays, formatDay } from '#domain/time/calendar.ts'
import { useOwnNutritionOf } from '#web/composites/own-recipes/use-own-dishes.ts'
import { useShownPlan } from '#web/composites/plan/use-shown-plan.ts'
import { notDoneText } from '#web/data/failure-text.ts'
import { memberPlate, tableQuery } from '#web/data/household-table.ts'
import { scheduleQueries } from '#web/features/schedule/schedule-queries.ts'
import { useScheduleSteps } from '#web/features/schedule/use-schedule-steps.ts'
import { addButtonId } from '#web/features/week-view/day-column.tsx'
import { EmptyWeek } from '#web/features/week-view/empty-week.tsx'
import { ScheduledWeek, WeekSkeleton } from '#web/features/week-view/scheduled-week.tsx'
import { useConfirm } from '#web/ui/alert-dialog.tsx'
import { FailureNotice, OUT_OF_DATE } from '#web/ui/failure-notice.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { notify } from '#web/ui/toast-store.ts'
import { SchedulerToolbar } from './scheduler-toolbar.tsx'
import { useLogPlanned } from './use-log-planned.ts'
import { usePlateMacros } from './use-plate-macros.ts'

const SlotDialog = lazyPart(() => import('./slot-dialog.tsx').then((module) => module.SlotDialog))
const SwapMeal = lazyPart(() => import('./swap-meal.tsx').then((module) => module.SwapMeal))
const steps = () => import('./planned-meal-steps.ts')
const mealDialogs = () => import('#web/features/schedule/meal-dialogs.tsx')
const PlaceMealDialog = lazyPart(() => mealDialogs().then((module) => module.PlaceMealDialog))
const NoteDialog = lazyPart(() => mealDialogs().then((module) => module.NoteDialog))
const ServingsDialog = lazyPart(() => mealDialogs().then((module) => module.ServingsDialog))

type OpenDialog =
  | { kind: 'choose' | 'note'; slot: EntryPlace }
  | { kind: 'Move' | 'Copy'; meal: ScheduledMeal }
  | { kind: 'servings' | 'swap'; meal: ScheduledMeal }

interface SchedulerWeekProps {
  userId: string | undefined
  today: string
  /** The week. */
  days: readonly string[]
  /** The chosen one of them. */
  date: string
  onChooseDay: (date: string) => void
  goals: Goals
  /** They haven't set any goals yet. */
  isNewMember: boolean
  /** What the member ate this week. */
  log: readonly { scheduleId: number | null; date: string }[]
}

export function SchedulerWeek(props: SchedulerWeekProps) {
  const { userId, today, days, date, onChooseDay, goals, isNewMember, log } = props
  const queryClient = useQueryClient()
  const { confirm, confirmDialog } = useConfirm()
  const { take, tryTo } = useScheduleSteps(userId)
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const schedule = useQuery(scheduleQueries.week(userId, days))
  const nextWeek = days.map((day) => addDays(day, 7))
  const later = useQuery(scheduleQueries.week(userId, nextWeek)).data ?? []
  const plan = useShownPlan(schedule.data)
  const ownMacros = useOwnNutritionOf(plan.map(({ recipeId }) => recipeId))
  const table = useQuery(tableQuery(userId)).data
  const plateIn = (meal: ScheduledMeal) => memberPlate(table, meal)
  const onPlates = usePlateMacros(plan, table)
  const logged = loggedEntries(plan, log)
  const { log: logMeal, loggingId } = useLogPlanned(userId)

  /** Also of steps whose script could not be loaded. */
  const sayNot = (what: string) => (error: unknown) => notify(notDoneText(what, error), { tone: 'danger' })

  async function remove(meal: ScheduledMeal) {
    const removed = await (await steps()).removeMeal(meal, confirm, tryTo)
    if (removed) focusPlace(meal) // the entry's own buttons are gone
  }

  async function clear(day: string) {
    const meals = plan.filter((meal) => meal.date === day)
    const done = await tryTo({ remove: meals }, `${formatDay(day, 'long')} is cleared.`, 'The day wasn’t cleared.')
    if (done) focusPlace({ date: day, mealType: 'breakfast' })
  }

  async function place(verb: 'Move' | 'Copy', meal: ScheduledMeal, to: EntryPlace) {
    const week = { userId, days, meals: [...plan, ...later], logged }
    const { message, ...step } = await (await steps()).placementOf(queryClient, verb, meal, to, week)
    await take(step, message)
  }

  async function swap(meal: ScheduledMeal, entry: UnplacedEntry) {
    const { message, ...step } = (await steps()).swapStep(meal, entry, [...plan, ...later], logged)
    await take(step, message, { swap: meal.id, entry })
  }

  async function drop(meal: ScheduledMeal, to: EntryPlace, isCopy: boolean) {
    if (!isCopy && isSamePlace(meal, to)) return
    await place(isCopy ? 'Copy' : 'Move', meal, to).catch(sayNot(`The meal wasn’t ${isCopy ? 'copied' : 'moved'}.`))
  }

  /** A moved meal has a new row, so the button that opened the dialog may be gone. */
  function closeAndFocus(find: () => HTMLElement | null) {
    flushSync(() => setOpen(null))
    find()?.focus()
  }

  const closeMealDialog = (id: number) =>
    closeAndFocus(() => document.querySelector(`[data-meal-id="${id}"] [popovertarget]`))

  if (schedule.isLoadingError) {
    return <FailureNotice text="We couldn’t load your plan." error={schedule.error} onRetry={schedule.refetch} />
  }
  if (userId && schedule.isPending) return <WeekSkeleton />
  return (
    <>
      {schedule.isRefetchError && (
        <FailureNotice text={OUT_OF_DATE} error={schedule.error} onRetry={schedule.refetch} className="mb-6" />
      )}
      {userId && (
        <SchedulerToolbar
          userId={userId}
          days={days}
          plan={plan}
          onNote={() => setOpen({ kind: 'note', slot: { date, mealType: 'dinner' } })}
        />
      )}
      {plan.length === 0 && (days.at(-1) ?? '') >= today && <EmptyWeek isNewMember={isNewMember} />}
      <ScheduledWeek
        today={today}
        days={days}
        chosenDay={date}
        onChooseDay={onChooseDay}
        plan={plan}
        later={later}
        plateIn={plateIn}
        onPlates={onPlates}
        ownerOf={(meal) => (table ? (ownerOf(meal, table.seats)?.name ?? null) : null)}
        atTable={table ? servingsAtTable(table) : ({ servings }) => servings}
        goals={goals}
        logged={logged}
        loggingId={loggingId ?? undefined}
        ownMacros={ownMacros}
        onAdd={(slot) => setOpen({ kind: 'choose', slot })}
        onClear={clear}
        onDrop={drop}
        actions={{
          onLog: logMeal,
          onNotCooked: (meal) =>
            steps()
              .then(({ markNotCooked }) => markNotCooked(meal, tryTo))
              .catch(sayNot('The meal wasn’t changed.')),
          onSwap: (meal) => setOpen({ kind: 'swap', meal }),
          onMove: (meal) => setOpen({ kind: 'Move', meal }),
          onCopy: (meal) => setOpen({ kind: 'Copy', meal }),
          onServings: (meal) => setOpen({ kind: 'servings', meal }),
          onRemove: (meal) => remove(meal).catch(sayNot('The meal wasn’t deleted.')),
        }}
      />
      <Suspense>
        {open?.kind === 'choose' && (
          <SlotDialog
            userId={userId}
            slot={open.slot}
            goals={goals}
            onAdd={(entry) => take({ add: [{ ...entry, ...open.slot }] }, `${entry.title} was added.`)}
            onNote={() => setOpen({ kind: 'note', slot: open.slot })}
            onClose={() => setOpen(null)}
          />
        )}
        {open?.kind === 'note' && (
          <NoteDialog
            start={open.slot}
            onClose={() => setOpen(null)}
            onAdd={(entry) => take({ add: [entry] }, 'The note was added.')}
          />
        )}
        {(open?.kind === 'Move' || open?.kind === 'Copy') && (
          <PlaceMealDialog
            verb={open.kind}
            meal={open.meal}
            onClose={() => closeMealDialog(open.meal.id)}
            onPlace={(to) => place(open.kind, open.meal, to)}
          />
        )}
        {open?.kind === 'swap' && (
          <SwapMeal
            userId={userId}
            meal={open.meal}
            plan={[...plan, ...later]}
            goals={goals}
            onSwap={(entry) => swap(open.meal, entry)}
            onClose={() => closeAndFocus(() => swapButton(open.meal))}
          />
        )}
        {open?.kind === 'servings' && (
          <ServingsDialog
            meal={open.meal}
            plate={(open.meal.plates && plateIn(open.meal)) || (open.meal.plates?.[0] ?? null)}
            onClose={() => closeMealDialog(open.meal.id)}
            onSave={(to) => take({ change: [{ meal: open.meal, to }] }, `${open.meal.title}: servings changed.`)}
          />
        )}
      </Suspense>
      {confirmDialog}
    </>
  )
}

/** The swapped meal's own, or that of the dish in its place. */
const swapButton = ({ id, date, mealType }: ScheduledMeal) =>
  document.querySelector<HTMLElement>(
    `[data-meal-id="${id}"] [data-swap], [data-drop-date="${date}"][data-drop-meal="${mealType}"] [data-swap]`,
  )

const focusPlace = (place: EntryPlace) =>
  requestAnimationFrame(() => document.getElementById(addButtonId(place))?.focus())
