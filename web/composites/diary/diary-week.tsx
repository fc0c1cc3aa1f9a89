// A week of the diary to print, or to send to a dietitian as a file.

import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ChevronLeft, ChevronRight, Download, Printer } from 'lucide-react'
import { personOf } from '#domain/diary/dietary-references.ts'
import { DEFAULT_GOALS, goalMacros } from '#domain/diary/goals.ts'
import { weekSummary, weekSummaryCsv } from '#domain/diary/week-summary.ts'
import { addDays, weekDays } from '#domain/time/calendar.ts'
import { usePreferences } from '#web/device/preferences.ts'
import { bodyQueries } from '#web/features/body/body-queries.ts'
import { diaryQueries } from '#web/features/diary/diary-queries.ts'
import { WeekFoods } from '#web/features/diary-week/week-foods.tsx'
import { WeekTable } from '#web/features/diary-week/week-table.tsx'
import { goalsQueries } from '#web/features/goals/goals-queries.ts'
import { NutrientPanel } from '#web/features/nutrients/nutrient-panel.tsx'
import { NO_PROFILE, profileQueries } from '#web/features/profile/profile-queries.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { EnergyUnit } from '#web/ui/energy-unit.ts'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { countText } from '#web/ui/format.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

interface DiaryWeekProps {
  userId: string | undefined
  date: string
  today: string
}

export function DiaryWeek({ userId, date, today }: DiaryWeekProps) {
  const days = weekDays(date, usePreferences().weekStartsOn)
  const [first = date, last = date] = [days[0], days.at(-1)]
  const diary = useQuery(diaryQueries.days(userId, first, last))
  const entries = useQuery(diaryQueries.entries(userId, first, last))
  const weights = useQuery(bodyQueries.weights(userId, first, last))
  const goals = useQuery(goalsQueries.saved(userId)).data ?? DEFAULT_GOALS
  const requested = useQuery(profileQueries.own(userId))
  const profile = requested.data ?? NO_PROFILE
  const questions = [diary, entries, weights, requested]
  const failed = questions.find((question) => question.isError)
  if (failed) {
    return <FailureNotice text="We couldn’t load this week." error={failed.error} onRetry={failed.refetch} />
  }
  if (userId && questions.some((question) => question.isPending)) {
    return (
      <Loading label="Loading your week" className="grid gap-5">
        <Skeleton className="h-96 rounded-xl" />
      </Loading>
    )
  }
  const summary = weekSummary(days, diary.data ?? [], weights.data ?? [], today)
  return (
    <div className="grid grid-cols-1 gap-5">
      <nav aria-label="Week" className="flex flex-wrap items-center gap-2 print:hidden">
        <Link to={paths.diary(date)} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          <ArrowLeft className="size-4" /> Back to the day
        </Link>
        <Link to={paths.diaryWeek(addDays(date, -7))} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <ChevronLeft className="size-4" /> Previous Week
        </Link>
        <Link to={paths.diaryWeek(addDays(date, 7))} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          Next Week <ChevronRight className="size-4" />
        </Link>
        <Link to={paths.review} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          Your Week
        </Link>
        <Button size="sm" icon={<Printer className="size-4" />} onClick={() => window.print()}>
          Print
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<Download className="size-4" />}
          onClick={() => saveFile(`plateful-week-${first}.csv`, weekSummaryCsv(summary), 'text/csv')}
        >
          Download CSV
        </Button>
      </nav>
      {summary.days.every(({ eaten, waterMl, weightKg }) => !eaten && waterMl === null && weightKg === null) ? (
        <Card>
          <EmptyState
            preview="table"
            title="Nothing was logged this week"
            action={
              <Link to={paths.diary(date)} className={buttonClass()}>
                Open Diary
              </Link>
            }
          >
            Log what you eat, and your week adds up here, ready to print or send.
          </EmptyState>
        </Card>
      ) : (
        <>
          <Card as="section" aria-labelledby="week-days">
            <h2 id="week-days" className="mb-2 text-xl">
              Day by day
            </h2>
            <WeekTable summary={summary} goals={goals} units={profile.units} />
            <p className="mt-3 text-muted text-sm">
              {summary.nutrients.days === 0
                ? 'There are no past days with entries to average yet.'
                : `Average of ${countText(summary.nutrients.days, 'day')} with entries. Today and empty days don’t count.`}
            </p>
          </Card>
          <Card as="section" aria-labelledby="week-foods">
            <h2 id="week-foods" className="mb-3 text-xl">
              What you ate
            </h2>
            <WeekFoods days={days} entries={entries.data ?? []} unit={profile.units.energy} />
          </Card>
          {summary.nutrients.days > 0 && (
            <Card as="section" aria-labelledby="week-nutrients">
              <h2 id="week-nutrients" className="mb-3 text-xl">
                Nutrients per day
              </h2>
              <EnergyUnit value={profile.units.energy}>
                <NutrientPanel
                  nutrients={summary.nutrients.nutrients}
                  known={summary.nutrients.known}
                  person={personOf(profile, date)}
                  goals={goalMacros(goals)}
                  entries={null}
                  tonight={null}
                />
              </EnergyUnit>
            </Card>
          )}
        </>
      )}
    </div>
  )
}
