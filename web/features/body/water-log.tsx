import { Droplet, Trash2 } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { GLASS, type Units, VOLUME_UNIT_NAMES, volumeMl, volumeNumber, volumeText } from '#domain/diary/units.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { Pour } from './body-queries.ts'

interface WaterLogProps {
  /** Undefined until they are known. */
  pours: readonly Pour[] | undefined
  /** Shown instead of the day's total until then. */
  notLoaded: ReactNode
  goalMl: number
  unit: Units['volume']
  onPour: (amountMl: number) => Promise<boolean>
  onCorrect: (id: number, amountMl: number) => Promise<boolean>
  onRemove: (pour: Pour) => void
}

const MOST_ML = 10_000

export function WaterLog({ pours, notLoaded, goalMl, unit, onPour, onCorrect, onRemove }: WaterLogProps) {
  const [text, setText] = useState(String(GLASS[unit]))
  const [pending, setPending] = useState(false)
  const drunkMl = pours?.reduce((sum, pour) => sum + pour.amountMl, 0)
  const amountMl = volumeMl(Number(text), unit)
  const wrong = !(amountMl >= 1 && amountMl <= MOST_ML)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (wrong) return
    setPending(true)
    await onPour(amountMl)
    setPending(false)
  }

  return (
    <Card as="section" aria-label="Water" className="grid content-start gap-4">
      <h2 className="flex items-center gap-2 text-xl">
        <Droplet className="size-5 text-lake" />
        Water
      </h2>
      {drunkMl === undefined ? (
        notLoaded
      ) : (
        <ProgressBar
          label="Water"
          value={drunkMl}
          max={goalMl}
          tone="lake"
          valueText={`${volumeText(drunkMl, unit)} of ${volumeText(goalMl, unit)}`}
        />
      )}
      <form onSubmit={submit} className="flex items-end gap-2 print:hidden">
        <Field
          label={`Amount in ${VOLUME_UNIT_NAMES[unit]}`}
          className="grow"
          error={wrong && text !== '' ? 'Enter an amount up to 10 liters.' : undefined}
        >
          {(control) => <NumberInput {...control} value={text} onText={setText} />}
        </Field>
        <Button type="submit" variant="secondary" className="whitespace-nowrap" loading={pending} disabled={wrong}>
          {pending ? 'Adding...' : 'Add Water'}
        </Button>
      </form>
      {pours && pours.length > 0 && (
        <ul className="divide-y divide-line" aria-label="Water today">
          {pours.map((pour) => (
            <li key={pour.id} className="flex items-center gap-2 py-1">
              <PourAmount key={pour.amountMl} pour={pour} unit={unit} onCorrect={onCorrect} />
              <IconButton
                size="sm"
                label={`Remove ${volumeText(pour.amountMl, unit)}`}
                className="print:hidden"
                icon={<Trash2 className="size-4" />}
                onClick={() => onRemove(pour)}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Edits a pour in place; leaving the field saves it. */
function PourAmount({ pour, unit, onCorrect }: { pour: Pour } & Pick<WaterLogProps, 'unit' | 'onCorrect'>) {
  const saved = String(volumeNumber(pour.amountMl, unit))
  const [text, setText] = useState(saved)

  async function save() {
    const amountMl = volumeMl(Number(text), unit)
    if (text === saved) return
    if (!(amountMl >= 1 && amountMl <= MOST_ML) || !(await onCorrect(pour.id, amountMl))) setText(saved)
  }

  return (
    <span className="flex grow items-center gap-2 text-sm">
      <input
        type="number"
        inputMode="decimal"
        step="any"
        aria-label={`Correct ${volumeText(pour.amountMl, unit)}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        className="control w-24"
      />
      {VOLUME_UNIT_NAMES[unit]}
    </span>
  )
}
