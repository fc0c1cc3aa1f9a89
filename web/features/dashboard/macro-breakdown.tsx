import { macroShares } from '#domain/nutrition/macros.ts'
import { Card } from '#web/ui/card.tsx'
import { wholeNumber } from '#web/ui/format.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { Tone } from '#web/ui/tone.ts'

interface MacroBreakdownProps {
  eaten: { protein: number; carbs: number; fat: number }
  goals: { proteinG: number; carbsG: number; fatG: number }
}

export function MacroBreakdown({ eaten, goals }: MacroBreakdownProps) {
  const shares = macroShares(eaten)
  const rows: { label: string; value: number; goal: number; share: number; tone: Tone }[] = [
    { label: 'Protein', value: eaten.protein, goal: goals.proteinG, share: shares.protein, tone: 'leaf' },
    { label: 'Carbs', value: eaten.carbs, goal: goals.carbsG, share: shares.carbs, tone: 'apricot' },
    { label: 'Fat', value: eaten.fat, goal: goals.fatG, share: shares.fat, tone: 'berry' },
  ]
  return (
    <Card as="section" className="grid content-start gap-5">
      <h2 className="text-xl">Macro breakdown</h2>
      {rows.map(({ label, value, goal, share, tone }) => (
        <ProgressBar
          key={label}
          label={label}
          value={value}
          max={goal}
          tone={tone}
          valueText={`${wholeNumber(value)} of ${wholeNumber(goal)} g · ${share} % of energy`}
        />
      ))}
    </Card>
  )
}
