import type { Unknown } from '#domain/diary/entry-figures.ts'
import { type Goals, goalMacros } from '#domain/diary/goals.ts'
import { MACRO_ROWS, type Macro, type MacroGrams, macroShares } from '#domain/nutrition/macros.ts'
import { Card } from '#web/ui/card.tsx'
import { MacroBar } from '#web/ui/macro-bar.tsx'

interface MacroBreakdownProps {
  eaten: MacroGrams
  goals: Goals
  unknown: Record<Macro, Unknown>
}

export function MacroBreakdown({ eaten, goals, unknown }: MacroBreakdownProps) {
  const shares = macroShares(eaten)
  const targets = goalMacros(goals)
  return (
    <Card as="section" className="grid min-w-0 content-start gap-5">
      <h2 className="text-xl">Macro breakdown</h2>
      {MACRO_ROWS.map(
        (row) =>
          row.key !== 'calories' && (
            <MacroBar
              key={row.key}
              row={row}
              value={eaten[row.key]}
              goal={targets[row.key]}
              unknown={unknown[row.key]}
              note={`· ${shares[row.key]}% of energy`}
            />
          ),
      )}
    </Card>
  )
}
