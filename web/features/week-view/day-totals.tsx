import { type Goals, goalMacros } from '#domain/diary/goals.ts'
import { MACRO_ROWS, type Macros } from '#domain/nutrition/macros.ts'
import { type DayStanding, dayStanding } from '#domain/plan/day-progress.ts'
import { cx } from '#web/ui/cx.ts'
import { useEnergy } from '#web/ui/energy-unit.ts'
import { uncountedNote, wholeNumber } from '#web/ui/format.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { Tone } from '#web/ui/tone.ts'
import { dayStandingText, standingText } from './day-standing-text.ts'

/** Neutral: missing a target in a plan is no reason for alarm. */
const TONES: Record<DayStanding, Tone> = { empty: 'leaf', under: 'leaf', 'on target': 'leaf', over: 'apricot' }

interface DayTotalsProps {
  totals: Macros
  /** False until every recipe of the day has loaded: until then there are only calories. */
  hasMacros: boolean
  /** Dishes that the totals leave out, because their calories are unknown. */
  uncounted: number
  goals: Goals
  isToday: boolean
}

/** What one person eats that day, against their goals. */
export function DayTotals({ totals, hasMacros, uncounted, goals, isToday }: DayTotalsProps) {
  const { unit, energy } = useEnergy()
  const fraction = `${energy(totals.calories)} / ${energy(goals.calories)} ${unit}`
  const targets = goalMacros(goals)
  const macros = MACRO_ROWS.filter(({ key }) => key !== 'calories')
  return (
    <footer className="mt-auto rounded-lg bg-surface p-2.5 text-sm tabular-nums lg:p-2 print:hidden">
      <ProgressBar
        label="Calories for each person"
        hideText
        value={totals.calories}
        max={goals.calories}
        valueText={fraction}
        tone={TONES[dayStanding(totals.calories, goals.calories)]}
      />
      <p className="mt-1.5 whitespace-nowrap font-semibold">{fraction}</p>
      <p className={cx('text-xs', isToday ? 'text-ink' : 'text-muted')}>
        {hasMacros ? dayStandingText(totals, goals, unit) : standingText(totals.calories, goals.calories, unit)}
        {uncountedNote(uncounted)}
      </p>
      <dl
        className={cx(
          'grid grid-cols-[repeat(auto-fit,minmax(3.25rem,1fr))] gap-x-3 text-xs lg:grid-cols-1',
          isToday ? 'text-ink' : 'text-muted',
        )}
      >
        {macros.map(({ key, label }) => (
          <div key={key} className="lg:flex lg:justify-between">
            <dt>{label}</dt>
            <dd>
              {hasMacros ? wholeNumber(totals[key]) : '–'}/{targets[key]} g
            </dd>
          </div>
        ))}
      </dl>
    </footer>
  )
}
