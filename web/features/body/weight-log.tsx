import { Scale, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Units, WEIGHT_UNIT_NAMES, weightKg, weightNumber, weightText } from '#domain/diary/units.ts'
import type { Weight } from '#domain/diary/weight-trend.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { useForm } from '#web/hooks/use-form.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { ANY_NUMBER } from '#web/ui/number-input.tsx'

interface WeightLogProps {
  date: string
  /** In date order. */
  weights: readonly Weight[]
  unit: Units['weight']
  onWeigh: (weightKg: number) => Promise<boolean>
  onRemove: (weight: Weight) => void
  /** The trend, if there is one. */
  children?: ReactNode
}

const MOST_KG = 700
const MOST_LISTED = 7

export function WeightLog({ date, weights, unit, onWeigh, onRemove, children }: WeightLogProps) {
  const form = useForm({
    start: { weight: '' },
    check: ({ weight }) => {
      const kg = weightKg(Number(weight), unit)
      if (kg > 0 && kg <= MOST_KG) return null
      return { field: 'weight', message: `Enter a weight above 0 and up to ${weightNumber(MOST_KG, unit)} ${unit}.` }
    },
    send: async ({ weight }): Promise<void> => {
      if (await onWeigh(weightKg(Number(weight), unit))) form.reset()
    },
  })

  return (
    <Card as="section" aria-label="Weight" className="grid content-start gap-4">
      <h2 className="flex items-center gap-2 text-xl">
        <Scale className="size-5 text-apricot" />
        Weight
      </h2>
      {children}
      <form {...form.props} noValidate className="flex flex-wrap items-end gap-2 print:hidden">
        <FormField
          form={form}
          name="weight"
          label={`Weight in ${WEIGHT_UNIT_NAMES[unit]}`}
          className="grow basis-[5rem]"
          {...ANY_NUMBER}
        />
        <Button type="submit" variant="secondary" loading={form.pending} disabled={form.values.weight.trim() === ''}>
          {form.pending ? 'Logging...' : 'Log'}
        </Button>
      </form>
      {weights.length > 0 && (
        <ul className="divide-y divide-line" aria-label="Latest weights">
          {weights
            .slice(-MOST_LISTED)
            .toReversed()
            .map((weight) => (
              <li key={weight.date} className="flex items-center gap-3 py-1 text-sm tabular-nums">
                <span className="grow">{weight.date === date ? 'This day' : formatDay(weight.date)}</span>
                <span className="font-semibold">{weightText(weight.weightKg, unit)}</span>
                <IconButton
                  size="sm"
                  label={`Remove weight from ${formatDay(weight.date)}`}
                  className="print:hidden"
                  icon={<Trash2 className="size-4" />}
                  onClick={() => onRemove(weight)}
                />
              </li>
            ))}
        </ul>
      )}
    </Card>
  )
}
