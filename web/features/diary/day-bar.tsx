import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DIARY_DAYS, isDiaryDay } from '#domain/diary/diary-entry.ts'
import { addDays, isDayKey } from '#domain/time/calendar.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useNavigate } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

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
      <Field label="Day" hideLabel className="w-42">
        {(control) => (
          <Input
            {...control}
            type="date"
            min={DIARY_DAYS.first}
            max={DIARY_DAYS.last}
            value={date}
            onChange={({ target }) => {
              if (isDayKey(target.value) && isDiaryDay(target.value)) navigate(paths.diary(target.value))
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
