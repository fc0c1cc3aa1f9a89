import type { Goals } from '#domain/diary/goals.ts'
import type { EnergyTotals } from '#domain/plan/week-plan.ts'
import { Card } from '#web/ui/card.tsx'
import { wholeNumber } from '#web/ui/format.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { Tone } from '#web/ui/tone.ts'

interface WeekSummaryProps {
  /** Over the planned days; null when nothing is planned. */
  average: EnergyTotals | null
  goals: Goals
}

export function WeekSummary({ average, goals }: WeekSummaryProps) {
  if (!average) {
    return <p className="mt-6 text-muted">Nothing is planned for this week yet. Press a plus to choose a recipe.</p>
  }
  const rows: { label: string; value: number; goal: number; unit: string; tone: Tone }[] = [
    { label: 'Calories', value: average.calories, goal: goals.calories, unit: 'kcal', tone: 'tomato' },
    { label: 'Protein', value: average.protein, goal: goals.proteinG, unit: 'g', tone: 'leaf' },
    { label: 'Carbs', value: average.carbs, goal: goals.carbsG, unit: 'g', tone: 'apricot' },
    { label: 'Fat', value: average.fat, goal: goals.fatG, unit: 'g', tone: 'berry' },
  ]
  return (
    <Card as="section" className="mt-6">
      <h2 className="text-xl">The week on average</h2>
      <p className="mb-5 text-muted text-sm">A planned day against your goals.</p>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {rows.map(({ label, value, goal, unit, tone }) => (
          <ProgressBar
            key={label}
            label={label}
            value={value}
            max={goal}
            tone={tone}
            valueText={`${wholeNumber(value)} of ${wholeNumber(goal)} ${unit}`}
          />
        ))}
      </div>
    </Card>
  )
}
