import { type Goals, goalMacros } from '#domain/diary/goals.ts'
import { MACRO_ROWS, type Macros } from '#domain/nutrition/macros.ts'
import { type DayStanding, dayStanding, standingText } from '#domain/plan/day-progress.ts'
import { cx } from '#web/ui/cx.ts'
import { wholeNumber } from '#web/ui/format.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { Tone } from '#web/ui/tone.ts'

/** Neutral: missing a target in a plan is no alarm. */
const TONES: Record<DayStanding, Tone> = { empty: 'leaf', under: 'leaf', 'on target': 'leaf', over: 'apricot' }

/** What one person eats that day, against their goals. */
export function DayTotals({ totals, goals, isToday }: { totals: Macros; goals: Goals; isToday: boolean }) {
  const fraction = `${wholeNumber(totals.calories)} / ${wholeNumber(goals.calories)} kcal`
  const targets = goalMacros(goals)
  const macros = MACRO_ROWS.filter(({ key }) => key !== 'calories')
  return (
    <footer className="mt-auto rounded-lg bg-surface p-2.5 text-sm tabular-nums lg:p-2 print:bg-transparent print:p-0">
      <ProgressBar
        label="Calories for each person"
        hideText
        value={totals.calories}
        max={goals.calories}
        valueText={fraction}
        tone={TONES[dayStanding(totals.calories, goals.calories)]}
        className="print:hidden"
      />
      <p className="mt-1.5 whitespace-nowrap font-semibold">{fraction}</p>
      <p className={cx('text-xs', isToday ? 'text-ink' : 'text-muted')}>
        {standingText(totals.calories, goals.calories)}
      </p>
      <dl
        className={cx(
          'flex flex-wrap justify-between gap-x-3 text-xs lg:grid print:hidden',
          isToday ? 'text-ink' : 'text-muted',
        )}
      >
        {macros.map(({ key, label }) => (
          <div key={key} className="flex gap-x-1.5 lg:justify-between">
            <dt>{label}</dt>
            <dd>
              {wholeNumber(totals[key])}/{targets[key]} g
            </dd>
          </div>
        ))}
      </dl>
    </footer>
  )
}
