import { formatDay } from '#domain/time/calendar.ts'
import { cx } from '#web/ui/cx.ts'

interface WeekStripProps {
  days: readonly { date: string; meals: number }[]
  chosen: string
  today: string
  onChoose: (date: string) => void
}

/** On a phone: the week in one row; a press jumps to that day. Dropping a meal on a day moves it there. */
export function WeekStrip({ days, chosen, today, onChoose }: WeekStripProps) {
  return (
    <fieldset className="sticky top-16 z-5 -mx-2 mb-3 grid grid-cols-7 gap-1 bg-ground px-2 py-2 md:hidden print:hidden">
      <legend className="sr-only">Day of the week</legend>
      {days.map(({ date, meals }) => (
        <button
          key={date}
          type="button"
          data-drop-date={date}
          aria-pressed={date === chosen}
          onClick={() => onChoose(date)}
          className={cx(
            'grid min-h-14 min-w-0 place-content-center justify-items-center rounded-lg border text-xs leading-tight data-over:outline-2 data-over:outline-leaf data-over:outline-dashed',
            date === chosen ? 'border-leaf bg-leaf text-on-leaf' : 'border-line bg-surface text-ink',
          )}
        >
          <span className="sr-only">{formatDay(date, 'long')}</span>
          <span aria-hidden="true">{formatDay(date, 'weekday')}</span>
          <span
            aria-hidden="true"
            className={cx('text-base tabular-nums', date === today ? 'font-extrabold' : 'font-semibold')}
          >
            {Number(date.slice(-2))}
          </span>
          <span
            aria-hidden="true"
            className={cx('mt-0.5 size-1.5 rounded-full', meals > 0 ? 'bg-current' : 'bg-transparent')}
          />
          <span className="sr-only">{meals === 0 ? ', nothing planned' : `, ${meals} planned`}</span>
        </button>
      ))}
    </fieldset>
  )
}
