import { Droplet } from 'lucide-react'
import { useState } from 'react'
import { progressTo, WATER_POUR_ML } from '#domain/diary/goals.ts'
import { Button } from '#web/ui/button.tsx'
import { shortNumber, wholeNumber } from '#web/ui/format.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { StatCard, Unit } from './stat-card.tsx'

interface WaterCardProps {
  drunkMl: number
  targetMl: number
  pending: boolean
  onAdd: (amountMl: number) => void
}

export function WaterCard({ drunkMl, targetMl, pending, onAdd }: WaterCardProps) {
  const [amountMl, setAmountMl] = useState<number>(WATER_POUR_ML.default)
  const { percent } = progressTo(drunkMl, targetMl)
  const glasses = (ml: number) => shortNumber(ml / WATER_POUR_ML.glass)
  return (
    <StatCard
      title="Water"
      tone="lake"
      icon={<Droplet />}
      figure={
        <>
          {wholeNumber(drunkMl)}
          <Unit>/ {wholeNumber(targetMl)} ml</Unit>
        </>
      }
      detail={`${glasses(drunkMl)} of ${glasses(targetMl)} glasses (${WATER_POUR_ML.glass} ml each)`}
    >
      <ProgressBar label="Water today" value={drunkMl} max={targetMl} valueText={`${percent} %`} tone="lake" hideText />
      <form
        className="flex flex-wrap items-center gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          onAdd(amountMl)
        }}
      >
        <Stepper
          label="Amount of water"
          hideLabel
          unit="ml"
          min={WATER_POUR_ML.min}
          max={10_000}
          step={WATER_POUR_ML.step}
          value={amountMl}
          onChange={setAmountMl}
        />
        <Button type="submit" size="sm" className="min-h-11" loading={pending}>
          {pending ? 'Adding...' : 'Add Water'}
        </Button>
      </form>
    </StatCard>
  )
}
