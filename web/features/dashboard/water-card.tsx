import { Droplet } from 'lucide-react'
import { useState } from 'react'
import { progressTo, WATER_POUR_ML } from '#domain/diary/goals.ts'
import { GLASS, type Units, VOLUME_UNIT_NAMES, volumeMl, volumeNumber, volumeText } from '#domain/diary/units.ts'
import { Button } from '#web/ui/button.tsx'
import { shortNumber, wholeNumber } from '#web/ui/format.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { StatCard, Unit } from './stat-card.tsx'

interface WaterCardProps {
  drunkMl: number
  targetMl: number
  unit: Units['volume']
  pending: boolean
  onAdd: (amountMl: number) => void
}

const POURS = {
  ml: { ...WATER_POUR_ML, max: 10_000 },
  fl_oz: { min: 2, step: 2, max: 338 },
} as const

export function WaterCard({ drunkMl, targetMl, unit, pending, onAdd }: WaterCardProps) {
  const [amount, setAmount] = useState<number>(GLASS[unit])
  const { percent } = progressTo(drunkMl, targetMl)
  const glassMl = volumeMl(GLASS[unit], unit)
  const glasses = (ml: number) => shortNumber(ml / glassMl)
  return (
    <StatCard
      title="Water"
      tone="lake"
      icon={<Droplet />}
      figure={
        <>
          {wholeNumber(volumeNumber(drunkMl, unit))}
          <Unit>/ {volumeText(targetMl, unit)}</Unit>
        </>
      }
      detail={`${glasses(drunkMl)} of ${glasses(targetMl)} glasses (${volumeText(glassMl, unit)} each)`}
    >
      <ProgressBar label="Water today" value={drunkMl} max={targetMl} valueText={`${percent}%`} tone="lake" hideText />
      <form
        className="flex flex-wrap items-center gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          onAdd(volumeMl(amount, unit))
        }}
      >
        <Stepper
          label="Amount of water"
          hideLabel
          unit={VOLUME_UNIT_NAMES[unit]}
          min={POURS[unit].min}
          max={POURS[unit].max}
          step={POURS[unit].step}
          value={amount}
          onChange={setAmount}
        />
        <Button type="submit" size="sm" className="min-h-11" loading={pending}>
          {pending ? 'Adding...' : 'Add Water'}
        </Button>
      </form>
    </StatCard>
  )
}
