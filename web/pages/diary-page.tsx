import { lazy, Suspense, useCallback, useState } from 'react'
import { isDiaryDay } from '#domain/diary/diary-entry.ts'
import { formatDay, formatWeek, isDayKey } from '#domain/time/calendar.ts'
import { DaySkeleton, DiaryDay, dayQueries } from '#web/composites/diary/diary-day.tsx'
import { useSessionKnown, useSessionUser } from '#web/data/session.ts'
import { usePreferences } from '#web/device/preferences.ts'
import { DayBar } from '#web/features/diary/day-bar.tsx'
import { useToday } from '#web/hooks/use-today.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { useSearchParams } from '#web/router/router.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const DiaryWeek = lazy(() =>
  import('#web/composites/diary/diary-week.tsx').then((module) => ({ default: module.DiaryWeek })),
)

/** The day in the URL; null if it is outside the diary's range. */
function dayRequested(search: URLSearchParams, today: string): string | null {
  const requested = search.get('date')
  if (requested === null) return today
  return isDayKey(requested) && isDiaryDay(requested) ? requested : null
}

const isWeekRequested = (search: URLSearchParams) => search.get('view') === 'week'

export function diaryOwnQueries(member: string, search: URLSearchParams, today: string) {
  return isWeekRequested(search) ? [] : dayQueries(member, dayRequested(search, today) ?? today)
}

export function DiaryPage() {
  usePageHead({ title: 'Diary', description: 'What you ate, day by day.', noIndex: true })
  const user = useSessionUser()
  const known = useSessionKnown()
  const today = useToday()
  const { weekStartsOn } = usePreferences()
  const [search] = useSearchParams()
  const requested = dayRequested(search, today)
  // At midnight, an open dialog stays open, and logs to the day it was opened for.
  const [dialogDay, setDialogDay] = useState<string | null>(null)
  const date = search.has('date') ? (requested ?? today) : (dialogDay ?? today)
  const holdDay = useCallback((isOpen: boolean) => setDialogDay(isOpen ? date : null), [date])
  const isWeek = isWeekRequested(search)

  return (
    <div className="page-width pb-16">
      <PageHeader
        title={isWeek ? 'Week Summary' : 'Diary'}
        intro={date ? (isWeek ? formatWeek(date, weekStartsOn) : formatDay(date, 'long')) : '\u00a0'}
        actions={date && !isWeek ? <DayBar date={date} today={today} /> : undefined}
      />
      {requested === null && (
        <Notice tone="lake" className="mb-6">
          The diary covers the years 2000 to 2100, so here’s today.
        </Notice>
      )}
      {known && !user && (
        <Notice tone="lake" className="mb-6">
          You’re not signed in, so you can’t log anything yet.{' '}
          <TextLink to={`${paths.auth}?return=${paths.diary()}`}>Sign in</TextLink> to keep a diary.
        </Notice>
      )}
      {!known || date === '' ? (
        <DaySkeleton />
      ) : isWeek ? (
        <Suspense fallback={<DaySkeleton />}>
          <DiaryWeek userId={user?.id} date={date} today={today} />
        </Suspense>
      ) : (
        <DiaryDay key={date} userId={user?.id} date={date} today={today} onDialog={holdDay} />
      )}
    </div>
  )
}
