import { Flame, UtensilsCrossed } from 'lucide-react'
import { progressTo } from '#domain/goals.ts'
import { countText, wholeNumber } from '#web/lib/figures.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { StatCard, Unit } from './stat-card.tsx'

export function CaloriesCard({ eaten, target }: { eaten: number; target: number }) {
  const { percent, remaining, over } = progressTo(eaten, target)
  return (
    <StatCard
      title="Calories"
      tone="tomato"
      icon={<Flame />}
      figure={
        <>
          {wholeNumber(eaten)}
          <Unit>/ {wholeNumber(target)} kcal</Unit>
        </>
      }
      detail={over > 0 ? `${wholeNumber(over)} kcal over your target` : `${wholeNumber(remaining)} kcal left today`}
    >
      <ProgressBar
        label="Calories today"
        value={eaten}
        max={target}
        valueText={`${percent} %`}
        tone={over > 0 ? 'danger' : 'tomato'}
        hideText
      />
    </StatCard>
  )
}

export function MealsCard({ count, planned }: { count: number; planned: number }) {
  return (
    <StatCard
      title="Meals"
      tone="leaf"
      icon={<UtensilsCrossed />}
      figure={
        <>
          {count}
          <Unit>logged</Unit>
        </>
      }
      detail={planned > 0 ? `${countText(planned, 'meal')} planned for today` : 'Nothing planned for today'}
    />
  )
}
