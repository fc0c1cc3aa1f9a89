import { type Goals, goalMacros } from '#domain/diary/goals.ts'
import { MACRO_ROWS, type Macros } from '#domain/nutrition/macros.ts'
import { Card } from '#web/ui/card.tsx'
import { MacroBar } from '#web/ui/macro-bar.tsx'

interface WeekSummaryProps {
  /** For the planned days; null if nothing is planned. */
  average: Macros | null
  /** False until every recipe has loaded: until then there are only calories. */
  hasMacros: boolean
  goals: Goals
}

export function WeekSummary({ average, hasMacros, goals }: WeekSummaryProps) {
  if (!average) return null
  const targets = goalMacros(goals)
  return (
    <Card as="section" className="mt-6 print:hidden">
      <h2 className="text-xl">Your average day</h2>
      <p className="mb-5 text-muted text-sm">What each person eats on a planned day, compared with your goals.</p>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {MACRO_ROWS.filter(({ key }) => hasMacros || key === 'calories').map((row) => (
          <MacroBar key={row.key} row={row} value={average[row.key]} goal={targets[row.key]} />
        ))}
      </div>
    </Card>
  )
}
