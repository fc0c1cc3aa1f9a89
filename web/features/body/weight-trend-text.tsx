import { type Units, weightChangeText, weightPaceText, weightText } from '#domain/diary/units.ts'
import { summarizeTrend, trendSince, type Weight, weeksToGoal } from '#domain/diary/weight-trend.ts'
import { EmptyPreview } from '#web/ui/empty-preview.tsx'
import { countText } from '#web/ui/format.ts'

interface WeightTrendTextProps {
  /** Also from before `since`. */
  weights: readonly Weight[]
  since: string
  goalKg: number | null
  unit: Units['weight']
}

/** The trend, how it changed, and how long the goal takes at this pace. */
export function WeightTrendText({ weights, since, goalKg, unit }: WeightTrendTextProps) {
  const summary = summarizeTrend(trendSince(weights, since))
  if (!summary) {
    return (
      <>
        <EmptyPreview of="weight" />
        <p className="text-muted text-sm">Log your weight a few times a week to see its trend.</p>
      </>
    )
  }
  const { trendKg, changeKg, days, kgPerWeek } = summary
  const weeks = goalKg === null ? null : weeksToGoal(summary, goalKg)
  return (
    <div className="text-sm">
      <p>
        Trend <strong className="text-lg">{weightText(trendKg, unit)}</strong>
      </p>
      {kgPerWeek !== null && (
        <p className="text-muted">
          {weightChangeText(changeKg, unit)} in {countText(days, 'day')}, {weightPaceText(kgPerWeek, unit)} a week
        </p>
      )}
      {goalKg !== null && (
        <p className="text-muted">
          Goal {weightText(goalKg, unit)}
          {weeks === null ? '' : weeks === 0 ? ', reached' : `, about ${countText(weeks, 'week')} at this pace`}
        </p>
      )}
    </div>
  )
}
