import { Scale } from 'lucide-react'
import { useRef } from 'react'
import { type Units, weightKg, weightNumber } from '#domain/diary/units.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { useForm } from '#web/hooks/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { NOT_KNOWN } from '#web/ui/format.ts'
import type { WeightLog } from './day-queries.ts'
import { StatCard, Unit } from './stat-card.tsx'

interface WeightCardProps {
  today: string
  latest: WeightLog | null
  unit: Units['weight']
  pending: boolean
  /** Resolves to true once it is saved; only then is the field cleared. */
  onLog: (weightKg: number) => Promise<boolean>
}

export function WeightCard({ today, latest, unit, pending, onLog }: WeightCardProps) {
  const field = useRef<HTMLInputElement>(null)
  const form = useForm({
    start: { weight: '' },
    send: async ({ weight }) => {
      const kg = weightKg(Number(weight), unit)
      if (!(kg > 0 && (await onLog(kg)))) return
      form.reset()
      field.current?.focus() // without a number the button is disabled again
    },
  })

  return (
    <StatCard
      title="Weight"
      tone="apricot"
      icon={<Scale />}
      figure={
        <>
          {latest ? (unit === 'kg' ? latest.weightKg : weightNumber(latest.weightKg, unit)) : NOT_KNOWN}
          <Unit>{unit}</Unit>
        </>
      }
      detail={
        latest ? (latest.date === today ? 'Logged today' : `Logged on ${formatDay(latest.date)}`) : 'Not logged yet'
      }
    >
      <form {...form.props} className="flex items-end gap-3">
        <FormField
          form={form}
          name="weight"
          label={`Weight in ${unit}`}
          hideLabel
          className="grow"
          ref={field}
          type="number"
          inputMode="decimal"
          min="0.1"
          max={weightNumber(700, unit)}
          step={unit === 'st' ? 0.01 : 0.1}
          placeholder={`e.g. ${weightNumber(70.5, unit)}`}
        />
        <Button
          type="submit"
          size="sm"
          className="min-h-11"
          disabled={form.values.weight.trim() === ''}
          loading={pending}
        >
          {pending ? 'Logging...' : 'Log'}
        </Button>
      </form>
    </StatCard>
  )
}
