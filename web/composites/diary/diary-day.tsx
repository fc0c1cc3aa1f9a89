// One day of the diary, with all its actions.

import { useQuery } from '@tanstack/react-query'
import { CalendarRange, CopyPlus } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { DEFAULT_GOALS } from '#domain/diary/goals.ts'
import { foodsNotEaten } from '#domain/plan/foods-not-eaten.ts'
import { addDays } from '#domain/time/calendar.ts'
import { MEAL_SLOTS, type MealSlot, mealAtHour } from '#domain/time/meal-slots.ts'
import { DayTotals } from '#web/features/diary/day-totals.tsx'
import { diaryQueries } from '#web/features/diary/diary-queries.ts'
import { MealSection } from '#web/features/diary/meal-section.tsx'
import { useDayEntries } from '#web/features/diary/use-day-entries.ts'
import { useDiary } from '#web/features/diary/use-diary.ts'
import { goalsQueries } from '#web/features/goals/goals-queries.ts'
import { NO_PROFILE, profileQueries } from '#web/features/profile/profile-queries.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Deferred } from '#web/ui/deferred.tsx'
import { FailureNotice, OUT_OF_DATE } from '#web/ui/failure-notice.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { DiaryBody } from './diary-body.tsx'
import type { OpenDialog } from './diary-dialogs.tsx'
import { PlannedMeals } from './diary-planned-meals.tsx'

// Loaded as soon as the day is shown: none of it is visible at first.
const DiaryDialogs = lazyPart(() => import('./diary-dialogs.tsx').then((module) => module.DiaryDialogs))
const DiaryNutrients = lazyPart(() => import('./diary-nutrients.tsx').then((module) => module.DiaryNutrients))
const DiaryExchange = lazyPart(() => import('./diary-exchange.tsx').then((module) => module.DiaryExchange))
const ServedToMember = lazyPart(() =>
  import('#web/composites/today/served-to-member.tsx').then((module) => module.ServedToMember),
)
const WaitingDishes = lazyPart(() =>
  import('#web/features/cook-finish/waiting-dishes.tsx').then((module) => module.WaitingDishes),
)
const FavoriteMealButton = lazyPart(() =>
  import('./favorite-meal-button.tsx').then((module) => module.FavoriteMealButton),
)
const FavoriteMealSpace = () => <span className="size-9" />

export function DaySkeleton() {
  return (
    <Loading label="Loading your diary" className="grid gap-5 lg:grid-cols-[1fr_20rem]">
      <div className="grid gap-5">
        {MEAL_SLOTS.map((meal) => (
          <Skeleton key={meal} className="h-32 rounded-xl" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-xl" />
    </Loading>
  )
}

const NOT_LOADED = 'We couldn’t load your diary.'

interface DiaryDayProps {
  userId: string | undefined
  date: string
  today: string
  /** Called with whether a dialog is open. */
  onDialog?: (isOpen: boolean) => void
}

/** What the day shows first. */
export const dayQueries = (userId: string | undefined, date: string) =>
  [diaryQueries.entries(userId, date, date), goalsQueries.saved(userId), profileQueries.own(userId)] as const

export function DiaryDay({ userId, date, today, onDialog }: DiaryDayProps) {
  const [, goalsQuery, profileQuery] = dayQueries(userId, date)
  const { query: entries, entries: list } = useDayEntries(userId, date)
  const { query: beforeQuery, entries: dayBefore } = useDayEntries(userId, addDays(date, -1))
  const savedGoals = useQuery(goalsQuery)
  const goals = savedGoals.data ?? DEFAULT_GOALS
  const requested = useQuery(profileQuery)
  const profile = requested.data ?? NO_PROFILE
  const diary = useDiary(userId)
  const [opened, setOpened] = useState<OpenDialog | null>(null)
  useEffect(() => {
    onDialog?.(opened !== null)
    return () => onDialog?.(false)
  }, [opened, onDialog])
  const { energy } = profile.units
  // What one member typed isn't for the next one on this device. An ended session isn't another member yet.
  const [member, setMember] = useState(userId)
  if (userId && userId !== member) {
    setMember(userId)
    if (member) setOpened(null)
  }

  // Without the account's entries and goals, the totals would be wrong.
  const isKnown = !userId || (entries.data !== undefined && savedGoals.data !== undefined)
  const of = (meal: MealSlot) => list.filter((entry) => entry.mealType === meal)
  const beforeOf = (meal: MealSlot) => dayBefore.filter((entry) => entry.mealType === meal)

  async function copyDayBefore() {
    const { data } = beforeQuery.data ? beforeQuery : await beforeQuery.refetch()
    if (!data) notify('We couldn’t load yesterday.', { tone: 'danger' })
    else if (dayBefore.length + data.length === 0)
      notify('There’s nothing to copy from the day before.', { tone: 'info' })
    else await diary.copy(dayBefore.length > 0 ? dayBefore : data, { date })
  }

  // Before the meals on a phone, next to them on a wide screen.
  const totals = isKnown && <DayTotals entries={list} goals={goals} energyUnit={energy} isToday={date === today} />

  // Outside the day, so that what was typed survives when a session ends, starts again, and the day reloads.
  const dialogs = (
    <Suspense>
      <DiaryDialogs
        userId={userId}
        opened={opened}
        diary={diary}
        date={date}
        today={today}
        energyUnit={energy}
        entriesOf={of}
        beforeOf={beforeOf}
        onClose={() => setOpened(null)}
      />
    </Suspense>
  )
  const isLoading = userId && (entries.isPending || savedGoals.isPending || requested.isPending)
  // Without the member's units, a weight in pounds would be saved as kilograms.
  if (requested.isLoadingError || isLoading)
    return (
      <>
        {requested.isLoadingError ? (
          <FailureNotice text={NOT_LOADED} error={requested.error} onRetry={requested.refetch} />
        ) : (
          <DaySkeleton />
        )}
        {opened && dialogs}
      </>
    )
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-5">
          <div className="lg:hidden">{totals}</div>
          <Suspense>{userId && <WaitingDishes member={userId} which={({ eaten }) => eaten?.date === date} />}</Suspense>
          {entries.isError && (
            <FailureNotice
              text={entries.data ? OUT_OF_DATE : NOT_LOADED}
              error={entries.error}
              onRetry={entries.refetch}
            />
          )}
          <Suspense>
            {userId && <ServedToMember userId={userId} energy={energy} date={date === today ? null : date} />}
          </Suspense>
          {MEAL_SLOTS.map((meal) => (
            <MealSection
              key={meal}
              meal={meal}
              entries={of(meal)}
              isKnown={isKnown}
              energyUnit={energy}
              onAddFood={() => setOpened({ dialog: 'add', meal, quick: false })}
              onQuickAdd={() => setOpened({ dialog: 'add', meal, quick: true })}
              onEdit={(entry) => setOpened({ dialog: 'edit', entry })}
              onDelete={(entry) => diary.remove([entry])}
              onCopy={() => setOpened({ dialog: 'copy', meal })}
              onCopyBefore={
                of(meal).length === 0 && beforeOf(meal).length > 0
                  ? () => diary.copy(beforeOf(meal), { date, mealType: meal })
                  : undefined
              }
              favorite={
                <Suspense fallback={<FavoriteMealSpace />}>
                  <FavoriteMealButton meal={meal} entries={of(meal)} />
                </Suspense>
              }
              planned={
                <PlannedMeals
                  userId={userId}
                  date={date}
                  meal={meal}
                  logged={list}
                  onLog={(entry) => diary.add([entry])}
                />
              }
            />
          ))}
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            <Button variant="secondary" size="sm" icon={<CopyPlus className="size-4" />} onClick={copyDayBefore}>
              Copy All of Yesterday
            </Button>
            <Link to={paths.diaryWeek(date)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              <CalendarRange className="size-4" /> Week Summary
            </Link>
            <Suspense>
              <DiaryExchange userId={userId} weightUnit={profile.units.weight} />
            </Suspense>
          </div>
        </div>
        <div className="grid min-w-0 gap-5 lg:row-span-2">
          <div className="hidden lg:block">{totals}</div>
          <Deferred meanwhile={<Skeleton className="h-72 rounded-xl" />}>
            <DiaryBody userId={userId} date={date} goals={goals} profile={profile} />
          </Deferred>
        </div>
        <div className="min-w-0">
          <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
            <DiaryNutrients
              userId={userId}
              date={date}
              today={today}
              entries={list}
              goals={goals}
              profile={profile}
              notEaten={requested.data && foodsNotEaten(requested.data)}
              onLogFood={() => setOpened({ dialog: 'add', meal: mealAtHour(new Date().getHours()), quick: false })}
            />
          </Suspense>
        </div>
      </div>
      {dialogs}
    </>
  )
}
