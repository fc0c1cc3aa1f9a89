import { isUncounted, type NewEntry } from '#domain/diary/diary-entry.ts'
import { unknownMacros } from '#domain/diary/entry-figures.ts'
import { type Goals, goalMacros, ON_TARGET_SHARE } from '#domain/diary/goals.ts'
import { energyNumber, energyText, type Units } from '#domain/diary/units.ts'
import { MACRO_ROWS, sumMacros } from '#domain/nutrition/macros.ts'
import { Card } from '#web/ui/card.tsx'
import { uncountedNote, wholeNumber } from '#web/ui/format.ts'
import { MacroBar } from '#web/ui/macro-bar.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

interface DayTotalsProps {
  entries: readonly NewEntry[]
  goals: Goals
  energyUnit: Units['energy']
  isToday: boolean
}

export function DayTotals({ entries, goals, energyUnit, isToday }: DayTotalsProps) {
  const targets = goalMacros(goals)
  const eaten = sumMacros(entries)
  const unknown = unknownMacros(entries)
  const energy = (kcal: number) => wholeNumber(energyNumber(kcal, energyUnit))
  return (
    <Card as="section" aria-label="Totals" className="grid content-start gap-4">
      <div>
        <p className="font-bold text-3xl tabular-nums tracking-tight">
          {energy(eaten.calories)}
          <span className="font-medium text-base text-muted">
            {' '}
            / {energy(goals.calories)} {energyUnit}
          </span>
        </p>
        <p className="mt-1 text-muted text-sm">
          {balance(eaten.calories, goals.calories, energyUnit, isToday)}
          {uncountedNote(entries.filter(isUncounted).length)}
        </p>
      </div>
      <ProgressBar
        label="Eaten of your goal"
        value={eaten.calories}
        max={goals.calories}
        valueText={`${energy(eaten.calories)} of ${energy(goals.calories)} ${energyUnit}`}
        hideText
      />
      {MACRO_ROWS.map(
        (row) =>
          row.key !== 'calories' && (
            <MacroBar
              key={row.key}
              row={row}
              value={eaten[row.key]}
              goal={targets[row.key]}
              unknown={unknown[row.key]}
            />
          ),
      )}
    </Card>
  )
}

/** Within five percent counts as on target; the rest is stated neutrally. */
function balance(eaten: number, goal: number, unit: Units['energy'], isToday: boolean) {
  if (Math.abs(eaten - goal) <= goal * ON_TARGET_SHARE) return 'On target'
  if (eaten > goal) return `${energyText(eaten - goal, unit)} above your goal`
  return isToday ? `${energyText(goal - eaten, unit)} left today` : `${energyText(goal - eaten, unit)} below your goal`
}
