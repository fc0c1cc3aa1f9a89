import { Scale } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatDay } from '#domain/time/calendar.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { NOT_KNOWN } from '#web/ui/format.ts'
import { Input } from '#web/ui/input.tsx'
import type { WeightLog } from './day-queries.ts'
import { StatCard, Unit } from './stat-card.tsx'

interface WeightCardProps {
  today: string
  latest: WeightLog | null
  pending: boolean
  /** Resolves to true once it is saved; only then is the field emptied. */
  onLog: (weightKg: number) => Promise<boolean>
}

export function WeightCard({ today, latest, pending, onLog }: WeightCardProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)

  async function submit() {
    const weightKg = Number(text)
    if (!(weightKg > 0 && (await onLog(weightKg)))) return
    setText('')
    field.current?.focus() // without a figure the button is disabled again
  }

  return (
    <StatCard
      title="Weight"
      tone="apricot"
      icon={<Scale />}
      figure={
        <>
          {latest ? latest.weightKg : NOT_KNOWN}
          <Unit>kg</Unit>
        </>
      }
      detail={
        latest ? (latest.date === today ? 'Logged today' : `Logged on ${formatDay(latest.date)}`) : 'Not logged yet'
      }
    >
      <form
        className="flex items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field label="Weight in kg" hideLabel className="grow">
          {(control) => (
            <Input
              {...control}
              ref={field}
              type="number"
              inputMode="decimal"
              min="0.1"
              max="700"
              step="0.1"
              placeholder="e.g. 70.5"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="sm" className="min-h-11" disabled={text.trim() === ''} loading={pending}>
          {pending ? 'Logging...' : 'Log'}
        </Button>
      </form>
    </StatCard>
  )
}
