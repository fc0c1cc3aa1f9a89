import { ChevronLeft, ChevronRight } from 'lucide-react'
import { isDiaryDay } from '#domain/diary/diary-entry.ts'
import { addDays, isDayKey } from '#domain/time/calendar.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useNavigate } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { DayInput } from '#web/ui/day-input.tsx'
import { Field } from '#web/ui/field.tsx'

/** Previous day, next day, or any day from the calendar. */
export function DayBar({ date, today }: { date: string; today: string }) {
  const navigate = useNavigate()
  const arrow = buttonClass({ variant: 'secondary', className: 'w-11 px-0!' })
  const previous = addDays(date, -1)
  const next = addDays(date, 1)
  return (
    <nav aria-label="Day" className="flex flex-wrap items-center gap-2 print:hidden">
      {isDiaryDay(previous) && (
        <Link to={paths.diary(previous)} className={arrow} aria-label="Previous day" title="Previous day">
          <ChevronLeft className="size-5" />
        </Link>
      )}
      <Field label="Day" hideLabel className="w-[10.5rem]">
        {(control) => (
          <DayInput
            {...control}
            value={date}
            onDay={(day) => {
              if (isDayKey(day) && isDiaryDay(day)) navigate(paths.diary(day))
            }}
          />
        )}
      </Field>
      {isDiaryDay(next) && (
        <Link to={paths.diary(next)} className={arrow} aria-label="Next day" title="Next day">
          <ChevronRight className="size-5" />
        </Link>
      )}
      {date !== today && (
        <Link to={paths.diary()} className={buttonClass({ variant: 'quiet', size: 'sm', className: 'min-h-11' })}>
          Today
        </Link>
      )}
    </nav>
  )
}
