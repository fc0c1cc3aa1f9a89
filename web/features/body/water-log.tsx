import { Droplet, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { GLASS, type Units, VOLUME_UNIT_NAMES, volumeMl, volumeNumber, volumeText } from '#domain/diary/units.ts'
import { useForm } from '#web/hooks/use-form.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { ANY_NUMBER } from '#web/ui/number-input.tsx'
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
const TOO_MUCH = 'Enter an amount up to 10 liters.'

const isPour = (amountMl: number) => amountMl >= 1 && amountMl <= MOST_ML

export function WaterLog({ pours, notLoaded, goalMl, unit, onPour, onCorrect, onRemove }: WaterLogProps) {
  const form = useForm({
    start: { amount: String(GLASS[unit]) },
    send: ({ amount }) => onPour(volumeMl(Number(amount), unit)),
  })
  const { amount } = form.values
  const wrong = !isPour(volumeMl(Number(amount), unit))
  const drunkMl = pours?.reduce((sum, pour) => sum + pour.amountMl, 0)

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
      <form {...form.props} className="flex flex-wrap items-end gap-2 print:hidden">
        <FormField
          form={form}
          name="amount"
          label={`Amount in ${VOLUME_UNIT_NAMES[unit]}`}
          error={wrong && amount !== '' ? TOO_MUCH : null}
          className="grow basis-[5rem]"
          {...ANY_NUMBER}
        />
        <Button type="submit" variant="secondary" className="whitespace-nowrap" loading={form.pending} disabled={wrong}>
          {form.pending ? 'Adding...' : 'Add Water'}
        </Button>
      </form>
      {pours && pours.length > 0 && (
        <ul className="divide-y divide-line" aria-label="Water today">
          {pours.map((pour) => (
            <li key={pour.id} className="flex items-center gap-2 py-1">
              <PourAmount pour={pour} unit={unit} onCorrect={onCorrect} />
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

/** Edits a pour in place; Enter saves it, and so does leaving the field. */
function PourAmount({ pour, unit, onCorrect }: { pour: Pour } & Pick<WaterLogProps, 'unit' | 'onCorrect'>) {
  const saved = String(volumeNumber(pour.amountMl, unit))
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const sent = useRef<string | null>(null)

  async function save() {
    if (typed === null || typed === sent.current) return
    const amountMl = volumeMl(Number(typed), unit)
    const wrong = !isPour(amountMl)
    setWrong(wrong)
    if (wrong) return
    sent.current = typed
    if (typed !== saved) await onCorrect(pour.id, amountMl)
    sent.current = null
    setTyped((now) => (now === typed ? null : now))
  }

  return (
    <Field
      label={`Correct ${volumeText(pour.amountMl, unit)}`}
      hideLabel
      error={isWrong ? TOO_MUCH : undefined}
      className="grow text-sm"
    >
      {(control) => (
        <span className="flex items-center gap-2">
          <input
            {...control}
            type="number"
            inputMode="decimal"
            step="any"
            value={typed ?? saved}
            onChange={(event) => {
              setTyped(event.target.value)
              setWrong(false)
            }}
            onBlur={save}
            onKeyDown={(event) => event.key === 'Enter' && save()}
            className="control w-24"
          />
          {VOLUME_UNIT_NAMES[unit]}
        </span>
      )}
    </Field>
  )
}
